package emberway.plan.astar;

import emberway.plan.cost.CostField;
import emberway.plan.query.OctileDistance;

/**
 * What steps over a cost field cost, in whole numbers.
 *
 * <p>A unit is a power of two, some 2^-{@value #UNIT_BITS} of the cheapest step; a straight step
 * costs its cost rounded to units, a diagonal one that times the factor of a diagonal, rounded.
 * Where the field numbers its costs, so are the prices.
 */
final class FixedPointCosts {
  /** The cheapest step costs more than 2^this units less one, at most twice as many. */
  static final int UNIT_BITS = 28;

  private final CostField field;
  private final double diagonal;
  private final double leastStep;
  private final double unitsPerCost; // a power of two
  private final long one; // OctileDistance's, in units
  private final long bothLessOne;
  private final long[] byNumber; // [2*number: straight, +1: diagonal] empty where not numbered

  /** The prices over a field on which some cell is passable. */
  FixedPointCosts(CostField field, double diagonal) {
    this.field = field;
    this.diagonal = diagonal;
    leastStep = field.minCost() * Math.min(1, diagonal);
    unitsPerCost = Math.scalb(1.0, UNIT_BITS - Math.getExponent(leastStep));
    long straight = straightOf(field.minCost());
    long across = acrossOf(straight);
    one = Math.min(straight, across);
    bothLessOne = Math.min(across, 2 * straight) - one;
    byNumber = new long[2 * field.numberedCosts()];
    for (int number = 0; number < field.numberedCosts(); number++) {
      byNumber[2 * number] = straightOf(field.costOfNumber(number));
      byNumber[2 * number + 1] = acrossOf(byNumber[2 * number]);
    }
  }

  private long straightOf(double cost) {
    return rounded(cost * unitsPerCost);
  }

  private long acrossOf(long straight) {
    return rounded((double) straight * diagonal);
  }

  /** Never falls as {@code units} grows. */
  private static long rounded(double units) {
    return (long) (units + 0.5);
  }

  /** The factor of a diagonal. */
  double diagonal() {
    return diagonal;
  }

  /** What the cheapest step costs, not in units. */
  double leastStep() {
    return leastStep;
  }

  /** How many units a cost of 1 is: a power of two. */
  double unitsPerCost() {
    return unitsPerCost;
  }

  /** A straight step onto a passable cell. [units] */
  long straight(int cell) {
    return onto(cell, 0);
  }

  /** A diagonal step onto a passable cell. [units] */
  long across(int cell) {
    return onto(cell, 1);
  }

  /** A step onto a passable cell: straight (0) or diagonal (1). [units] */
  long onto(int cell, int isDiagonal) {
    if (byNumber.length > 0) {
      return byNumber[2 * field.numberAt(cell) + isDiagonal];
    }
    long straight = straightOf(field.costAt(cell));
    return isDiagonal == 0 ? straight : acrossOf(straight);
  }

  /** {@link OctileDistance}, in units. */
  long bound(int dx, int dy) {
    return Math.max(dx, dy) * one + Math.min(dx, dy) * bothLessOne;
  }
}
