package emberway.plan.landmark;

import emberway.plan.query.Goals;

/**
 * A lower bound on the ways between any cell and one end of a query, by the landmarks that say most
 * about the query at hand. One thread at a time.
 *
 * <p>All in the units of the {@code FixedPointAStar} it is made for.
 *
 * <p>Design. A landmark far behind the end that a search is going to pulls it there: the bound is
 * all but exact along the ways that lead on to the landmark, and only there. One behind the cell
 * that the search came from says the same of its whole shadow, everything whose way to the landmark
 * leads through that cell. So the search goes towards the end behind which the best landmark lies.
 */
public final class LandmarkHeuristic {
  private final ActiveLandmarks ranking;
  private final int bits; // see ActiveLandmarks

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

  public LandmarkHeuristic(Landmarks landmarks, double unitsPerCost) {
    ranking = new ActiveLandmarks(landmarks, unitsPerCost);
    bits = ranking.bits();
  }

  /** The landmarks. */
  public Landmarks landmarks() {
    return ranking.landmarks();
  }

  /**
   * From now on, bounds are on ways between a cell and one end of a query, see {@link #isForward};
   * or none are, and this returns false.
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

  /** Whether the end is the goal, and ways lead there from any cell; else it is the start. */
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
