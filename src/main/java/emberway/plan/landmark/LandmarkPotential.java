package emberway.plan.landmark;

import emberway.plan.query.Goals;

/**
 * How much farther a cell is from one end of a query than from the other, estimated from the
 * landmarks best suited to the query. Both sides of a {@code BidirectionalAStar} share this
 * potential. One thread at a time may call {@link #begin}; after that, any thread may read.
 *
 * <p>Design. Let <i>h(v, t)</i> and <i>h(s, v)</i> be the greatest bounds from the chosen tables on
 * the routes from a cell to the goal and from the start to the cell, without rounding. Along a
 * step, <i>h(v, t) - h(s, v)</i> falls by no more than twice the step's cost, plus {@link #slack}
 * for rounding in the tables. Compare T. Ikeda and others, "A fast algorithm for finding better
 * routes by AI search techniques", 1994.
 */
public final class LandmarkPotential {
  private static final long LOW = 0xffffffffL;

  private final ActiveLandmarks ranking;
  private final int bits; // see ActiveLandmarks

  // The chosen tables. Those of routes to a landmark are negated bit by bit.
  // Fields of their own, as in LandmarkHeuristic: an array would be looked into for each cell.
  private char[] table0;
  private char[] table1;
  private char[] table2;
  private char[] table3;
  private int sign0; // 0, or -1 to negate
  private int sign1;
  private int sign2;
  private int sign3;
  private int start0; // the values of the landmarks at the start
  private int start1;
  private int start2;
  private int start3;
  private int goal0; // the values of the landmarks at the goal
  private int goal1;
  private int goal2;
  private int goal3;

  public LandmarkPotential(Landmarks landmarks, double unitsPerCost) {
    ranking = new ActiveLandmarks(landmarks, unitsPerCost);
    bits = ranking.bits();
  }

  /**
   * Prepares potentials between these cells; returns false if the landmarks are of no use for them.
   */
  public boolean begin(int start, Goals goals) {
    if (!ranking.choose(start, goals) || !ranking.isGoalKnown()) {
      return false;
    }
    int goal = goals.cell(0);
    table0 = ranking.table(0);
    table1 = ranking.table(1);
    table2 = ranking.table(2);
    table3 = ranking.table(3);
    sign0 = ranking.sign(0);
    sign1 = ranking.sign(1);
    sign2 = ranking.sign(2);
    sign3 = ranking.sign(3);
    start0 = table0[start] ^ sign0;
    start1 = table1[start] ^ sign1;
    start2 = table2[start] ^ sign2;
    start3 = table3[start] ^ sign3;
    goal0 = table0[goal] ^ sign0;
    goal1 = table1[goal] ^ sign1;
    goal2 = table2[goal] ^ sign2;
    goal3 = table3[goal] ^ sign3;
    return true;
  }

  /** Both bounds of a cell, for {@link #twice}, {@link #toGoal} and {@link #fromStart}. */
  public long at(int cell) {
    int value0 = table0[cell] ^ sign0;
    int value1 = table1[cell] ^ sign1;
    int value2 = table2[cell] ^ sign2;
    int value3 = table3[cell] ^ sign3;
    int toGoal =
        Math.max(
            Math.max(goal0 - value0, goal1 - value1), Math.max(goal2 - value2, goal3 - value3));
    int fromStart =
        Math.max(
            Math.max(value0 - start0, value1 - start1), Math.max(value2 - start2, value3 - start3));
    return ((long) toGoal << Integer.SIZE) | (fromStart & LOW);
  }

  /** Twice the potential, from both bounds; may be negative. [units] */
  public long twice(long bounds) {
    return ((long) toGoal(bounds) - fromStart(bounds)) << bits;
  }

  /** The bound on the route to the goal. [quanta, for {@link #moreThan}] */
  public int toGoal(long bounds) {
    return (int) (bounds >> Integer.SIZE);
  }

  /** The bound on the route from the start. [quanta, for {@link #moreThan}] */
  public int fromStart(long bounds) {
    return (int) bounds;
  }

  /** Converts a bound; the route costs more than the result. [units] */
  public long moreThan(int bound) {
    return (bound - 1L) << bits;
  }

  /**
   * Along a route, twice the potential falls by at most twice the route's cost plus this. [units]
   */
  public long slack() {
    return 2L << bits;
  }
}
