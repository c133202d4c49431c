package emberway.plan;

/**
 * A lower bound on the ways between any cell and one end of a query, by the landmarks that say most
 * about the query at hand. One thread at a time.
 *
 * <p>All in the units of the {@link PackedSearch} it is made for.
 *
 * <p>Design. A landmark far behind the end that a search is going to pulls it there: the bound is
 * all but exact along the ways that lead on to the landmark, and only there. One behind the cell
 * that the search came from says the same of its whole shadow, everything whose way to the landmark
 * leads through that cell. So the search goes towards the end behind which the best landmark lies.
 */
final class LandmarkBound {
  /** The most goals that have a say in which tables are asked. */
  private static final int MOST_GOALS = 16;

  /** A bound must stay below 2^this. */
  private static final int MOST_BITS = 54;

  private static final int TABLES = 4; // asked for each cell; measured

  private final Landmarks landmarks;
  private final int bits; // a quantum of the landmarks is 2^bits of the search's units
  private final LandmarkRanking ranking = new LandmarkRanking(TABLES);

  // The tables chosen, the best first. Where a higher number is nearer to the end, its complement
  // counts.
  private char[] table0;
  private char[] table1;
  private char[] table2;
  private char[] table3;
  private int sign0; // 0, or -1 for the complement
  private int sign1;
  private int sign2;
  private int sign3;
  private int more0; // is to be added: minus the end's, and minus one for what was rounded off
  private int more1;
  private int more2;
  private int more3;
  private boolean isForward;

  LandmarkBound(Landmarks landmarks, double unitsPerCost) {
    this.landmarks = landmarks;
    bits = landmarks.quantumBits(unitsPerCost);
  }

  /** The landmarks. */
  Landmarks landmarks() {
    return landmarks;
  }

  /**
   * From now on, bounds are on ways between a cell and one end of a query, see {@link #isForward};
   * or none are, and this returns false.
   */
  boolean begin(int start, Goals goals) {
    if (bits < 0 || bits + Character.SIZE > MOST_BITS) {
      return false;
    }
    int goal = goals.cell(0);
    boolean isForwardPossible = goals.count() == 1;
    ranking.clear();
    for (int number = 0; number < landmarks.tables(); number++) {
      char[] table = landmarks.table(number);
      if (table == null) {
        continue;
      }
      if (table[start] == Landmarks.UNKNOWN) {
        return false;
      }
      isForwardPossible &= table[goal] != Landmarks.UNKNOWN;
      int sign = -(number & 1);
      long sum = 0;
      for (int i = 0; i < Math.min(MOST_GOALS, goals.count()); i++) {
        sum += Math.max(0, ((table[goals.cell(i)] - table[start]) ^ sign) - sign);
      }
      ranking.insert(number, sum);
    }
    if (!ranking.isFull()) {
      return false;
    }
    isForward = isForwardPossible && (ranking.best(0) & 1) == 1;
    int end = isForward ? goal : start;
    int flip = isForward ? -1 : 0;
    table0 = landmarks.table(ranking.best(0));
    table1 = landmarks.table(ranking.best(1));
    table2 = landmarks.table(ranking.best(2));
    table3 = landmarks.table(ranking.best(3));
    sign0 = flip ^ -(ranking.best(0) & 1);
    sign1 = flip ^ -(ranking.best(1) & 1);
    sign2 = flip ^ -(ranking.best(2) & 1);
    sign3 = flip ^ -(ranking.best(3) & 1);
    more0 = -(table0[end] ^ sign0) - 1;
    more1 = -(table1[end] ^ sign1) - 1;
    more2 = -(table2[end] ^ sign2) - 1;
    more3 = -(table3[end] ^ sign3) - 1;
    return true;
  }

  /** Whether the end is the goal, and ways lead there from any cell; else it is the start. */
  boolean isForward() {
    return isForward;
  }

  /** The bound between a cell and the end. [&gt;= 0] */
  long at(int cell) {
    int one = Math.max((table0[cell] ^ sign0) + more0, (table1[cell] ^ sign1) + more1);
    int other = Math.max((table2[cell] ^ sign2) + more2, (table3[cell] ^ sign3) + more3);
    return (long) Math.max(0, Math.max(one, other)) << bits;
  }
}
