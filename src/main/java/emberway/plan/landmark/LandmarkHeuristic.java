package emberway.plan.landmark;

import emberway.plan.query.Goals;

/**
 * A lower bound on the routes between any cell and one end of a query, from the landmarks best
 * suited to the query. Serves one thread at a time.
 *
 * <p>All costs are in the units of the {@code FixedPointAStar} that it is made for.
 *
 * <p>Design. A landmark far behind the target end of a search gives a nearly exact bound along the
 * routes that continue to the landmark, and only there. A landmark behind the source end gives the
 * same bound for all cells whose route to the landmark passes through the source. So the search
 * goes toward the end behind which the best landmark lies.
 */
public final class LandmarkHeuristic {
  private final ActiveLandmarks ranking;
  private final int bits; // see ActiveLandmarks

  // The chosen tables, best first. If higher numbers are nearer to the end, the complement counts.
  private char[] table0;
  private char[] table1;
  private char[] table2;
  private char[] table3;
  private int sign0; // 0, or -1 for the complement
  private int sign1;
  private int sign2;
  private int sign3;
  private int more0; // to add: minus the end's value, and minus one for rounding
  private int more1;
  private int more2;
  private int more3;
  private boolean isForward;

  public LandmarkHeuristic(Landmarks landmarks, double unitsPerCost) {
    ranking = new ActiveLandmarks(landmarks, unitsPerCost);
    bits = ranking.bits();
  }

  /** The landmarks. */
  public Landmarks landmarks() {
    return ranking.landmarks();
  }

  /**
   * Prepares bounds between any cell and one end of a query, see {@link #isForward}; returns false
   * if the landmarks are of no use for it.
   */
  public boolean begin(int start, Goals goals) {
    if (!ranking.choose(start, goals)) {
      return false;
    }
    isForward = goals.count() == 1 && ranking.isGoalKnown() && ranking.sign(0) != 0;
    int end = isForward ? goals.cell(0) : start;
    int flip = isForward ? -1 : 0;
    table0 = ranking.table(0);
    table1 = ranking.table(1);
    table2 = ranking.table(2);
    table3 = ranking.table(3);
    sign0 = flip ^ ranking.sign(0);
    sign1 = flip ^ ranking.sign(1);
    sign2 = flip ^ ranking.sign(2);
    sign3 = flip ^ ranking.sign(3);
    more0 = -(table0[end] ^ sign0) - 1;
    more1 = -(table1[end] ^ sign1) - 1;
    more2 = -(table2[end] ^ sign2) - 1;
    more3 = -(table3[end] ^ sign3) - 1;
    return true;
  }

  /**
   * Whether the end is the goal, and routes lead to it from any cell; otherwise it is the start.
   */
  public boolean isForward() {
    return isForward;
  }

  /** The bound between a cell and the end. [&gt;= 0] */
  public long at(int cell) {
    int one = Math.max((table0[cell] ^ sign0) + more0, (table1[cell] ^ sign1) + more1);
    int other = Math.max((table2[cell] ^ sign2) + more2, (table3[cell] ^ sign3) + more3);
    return (long) Math.max(0, Math.max(one, other)) << bits;
  }
}
