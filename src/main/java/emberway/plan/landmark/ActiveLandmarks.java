package emberway.plan.landmark;

import emberway.plan.query.Goals;

/** The few tables of {@link Landmarks} that give the best bounds for a query. */
final class ActiveLandmarks {
  /** The number of tables read for each cell. Measured. */
  static final int TABLES = 4;

  /** The most goals considered when choosing tables. */
  private static final int MAX_GOALS = 16;

  /** Table values must stay below 2^this, in units of the search. */
  private static final int MAX_BITS = 52;

  private final Landmarks landmarks;
  private final int bits; // a quantum of the landmarks is 2^bits of the search's units
  private final int[] best = new int[TABLES]; // the numbers of the tables
  private final long[] promise = new long[TABLES]; // bounds for the query, descending
  private int count;
  private boolean isGoalKnown;

  ActiveLandmarks(Landmarks landmarks, double unitsPerCost) {
    this.landmarks = landmarks;
    bits = landmarks.quantumBits(unitsPerCost);
  }

  /** The landmarks that own the tables. */
  Landmarks landmarks() {
    return landmarks;
  }

  /** The shift that converts a table's values to units of the search. */
  int bits() {
    return bits;
  }

  /** Chooses tables for a query; false if the tables do not know its start or are too few. */
  boolean choose(int start, Goals goals) {
    if (bits < 0 || bits + Character.SIZE > MAX_BITS) {
      return false;
    }
    count = 0;
    isGoalKnown = true;
    for (int number = 0; number < landmarks.tables(); number++) {
      char[] table = landmarks.table(number);
      if (table == null) {
        continue;
      }
      if (table[start] == Landmarks.UNKNOWN) {
        return false;
      }
      isGoalKnown &= table[goals.cell(0)] != Landmarks.UNKNOWN;
      int sign = signOf(number);
      long sum = 0;
      for (int i = 0; i < Math.min(MAX_GOALS, goals.count()); i++) {
        sum += Math.max(0, (table[goals.cell(i)] ^ sign) - (table[start] ^ sign));
      }
      insert(number, sum);
    }
    return count == TABLES;
  }

  /** Inserts a table before those with lower bounds. */
  private void insert(int number, long promised) {
    int place = count;
    while (place > 0 && promised > promise[place - 1]) {
      place--;
      if (place + 1 < TABLES) {
        best[place + 1] = best[place];
        promise[place + 1] = promise[place];
      }
    }
    if (place < TABLES) {
      best[place] = number;
      promise[place] = promised;
    }
    count = Math.min(TABLES, count + 1);
  }

  /** Whether all tables contain the first goal. */
  boolean isGoalKnown() {
    return isGoalKnown;
  }

  /** The table at a place; place 0 has the best bound. */
  char[] table(int place) {
    return landmarks.table(best[place]);
  }

  /**
   * The value to XOR the numbers of the table at a place with, so that they grow along a route: 0,
   * or -1 for routes to a landmark, which negates the numbers and subtracts 1.
   */
  int sign(int place) {
    return signOf(best[place]);
  }

  private static int signOf(int number) {
    return -(number & 1);
  }
}
