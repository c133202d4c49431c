package emberway.plan.landmark;

import emberway.plan.query.Goals;

/**
 * The few tables of {@link Landmarks} that say most about a query: those that bound its way best.
 */
final class ActiveLandmarks {
  /** How many tables are asked for each cell. Measured. */
  static final int TABLES = 4;

  /** The most goals that have a say in which tables are asked. */
  private static final int MOST_GOALS = 16;

  /** What tables say must stay below 2^this, in units of the search. */
  private static final int MOST_BITS = 52;

  private final Landmarks landmarks;
  private final int bits; // a quantum of the landmarks is 2^bits of the search's units
  private final int[] best = new int[TABLES]; // the numbers of the tables
  private final long[] promise = new long[TABLES]; // what they bound the query by, descending
  private int count;
  private boolean isGoalKnown;

  ActiveLandmarks(Landmarks landmarks, double unitsPerCost) {
    this.landmarks = landmarks;
    bits = landmarks.quantumBits(unitsPerCost);
  }

  /** The landmarks whose tables these are. */
  Landmarks landmarks() {
    return landmarks;
  }

  /** How far to shift what a table says, so that it counts units of the search. */
  int bits() {
    return bits;
  }

  /** Chooses for a query; false if landmarks say nothing of its start, or too little. */
  boolean choose(int start, Goals goals) {
    if (bits < 0 || bits + Character.SIZE > MOST_BITS) {
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
      for (int i = 0; i < Math.min(MOST_GOALS, goals.count()); i++) {
        sum += Math.max(0, (table[goals.cell(i)] ^ sign) - (table[start] ^ sign));
      }
      insert(number, sum);
    }
    return count == TABLES;
  }

  /** Takes a table in, before those that promise less. */
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

  /** Whether all tables know the first goal. */
  boolean isGoalKnown() {
    return isGoalKnown;
  }

  /** The table at a place, 0 being that which promises most. */
  char[] table(int place) {
    return landmarks.table(best[place]);
  }

  /**
   * What to combine the numbers of the table at a place with, by exclusive or, so that they grow
   * along the way: 0; or -1, which negates them and takes 1 off, where they are of ways to a
   * landmark.
   */
  int sign(int place) {
    return signOf(best[place]);
  }

  private static int signOf(int number) {
    return -(number & 1);
  }
}
