package emberway.plan;

/**
 * A lower bound on the ways from one cell, by the landmarks that say most about the query at hand.
 * One thread at a time.
 *
 * <p>All in the units of the {@link PackedSearch} it is made for.
 */
final class LandmarkBound {
  /** How many tables are asked for each cell. Measured. */
  private static final int MOST_TABLES = 4;

  /** The most goals that have a say in which tables these are. */
  private static final int MOST_GOALS = 16;

  /** A bound must stay below 2^this. */
  private static final int MOST_BITS = 54;

  private final Landmarks landmarks;
  private final int unitBits; // a unit of the landmarks is 2^unitBits of the search's

  // The tables chosen; the first of them is the best.
  private final char[][] tables = new char[MOST_TABLES][];
  private final int[] base = new int[MOST_TABLES]; // what each holds for the start of the ways
  private final int[] sign = new int[MOST_TABLES]; // 0 where more is farther, -1 where it is nearer
  private final int[] bits = new int[MOST_TABLES]; // of a quantum
  private final long[] promise = new long[MOST_TABLES]; // the bound at the goals, summed
  private int count;

  LandmarkBound(Landmarks landmarks, double unitsPerCost) {
    this.landmarks = landmarks;
    unitBits = Math.getExponent(unitsPerCost) - Math.getExponent(landmarks.unitsPerCost());
  }

  /** The landmarks. */
  Landmarks landmarks() {
    return landmarks;
  }

  /**
   * From now on, bounds are on ways from this cell, which lead to one of the goals; or none are.
   */
  boolean begin(int start, Goals goals) {
    count = 0;
    for (int number = 0; number < landmarks.tables(); number++) {
      char[] table = landmarks.table(number);
      int quantumBits = landmarks.quantumBits(number) + unitBits;
      if (table[start] == Landmarks.UNKNOWN || quantumBits + Character.SIZE > MOST_BITS) {
        return false;
      }
      int direction = -(number & 1);
      long sum = 0;
      for (int i = 0; i < Math.min(MOST_GOALS, goals.count()); i++) {
        int ahead = ((table[goals.cell(i)] - table[start]) ^ direction) - direction;
        sum += (long) Math.max(0, ahead) << quantumBits;
      }
      insert(table, table[start], direction, quantumBits, sum);
    }
    return true;
  }

  /** Takes a table in, before those that promise less. */
  private void insert(char[] table, int at, int direction, int quantumBits, long sum) {
    int place = count < MOST_TABLES ? count++ : MOST_TABLES;
    while (place > 0 && sum > promise[place - 1]) {
      place--;
      if (place + 1 < MOST_TABLES) {
        tables[place + 1] = tables[place];
        base[place + 1] = base[place];
        sign[place + 1] = sign[place];
        bits[place + 1] = bits[place];
        promise[place + 1] = promise[place];
      }
    }
    if (place < MOST_TABLES) {
      tables[place] = table;
      base[place] = at;
      sign[place] = direction;
      bits[place] = quantumBits;
      promise[place] = sum;
    }
  }

  /** The bound between the cell of {@link #begin} and this one. [&gt;= 0] */
  long at(int cell) {
    long bound = 0;
    for (int i = 0; i < count; i++) {
      int ahead = ((tables[i][cell] - base[i]) ^ sign[i]) - sign[i];
      bound = Math.max(bound, (long) (ahead - 1) << bits[i]);
    }
    return bound;
  }
}
