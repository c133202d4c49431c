package emberway.plan.astar;

import emberway.plan.cost.CostField;
import emberway.plan.query.OctileDistance;

/**
 * The costs of steps over a cost field, in whole numbers.
 *
 * <p>A unit is a power of two, some 2^-{@value #UNIT_BITS} of the cheapest step. The price of a
 * straight step is its cost rounded to units; a diagonal step costs that times the diagonal factor,
 * rounded. If the field has a palette of costs, prices are precomputed by palette index.
 */
final class FixedPointCosts {
  /** The cheapest step costs more than 2^UNIT_BITS - 1 units, and at most twice that. */
  static final int UNIT_BITS = 28;

  private final CostField field;
  private final double diagonal;
  private final double leastStep;
  private final double unitsPerCost; // a power of two
  private final long one; // as in OctileDistance, in units
  private final long bothLessOne;
  private final long[] byNumber; // [2*number: straight, +1: diagonal] empty without palette

  /** Creates the prices for a field with at least one passable cell. */
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

  /** Rounds to whole units; monotonic. */
  private static long rounded(double units) {
    return (long) (units + 0.5);
  }

  /** The diagonal factor. */
  double diagonal() {
    return diagonal;
  }

  /** The cost of the cheapest step, not in units. */
  double leastStep() {
    return leastStep;
  }

  /** The number of units in a cost of 1: a power of two. */
  double unitsPerCost() {
    return unitsPerCost;
  }

  /** The price of a straight step onto a passable cell. [units] */
  long straight(int cell) {
    return onto(cell, 0);
  }

  /** The price of a diagonal step onto a passable cell. [units] */
  long across(int cell) {
    return onto(cell, 1);
  }

  /** The price of a step onto a passable cell: straight (0) or diagonal (1). [units] */
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
