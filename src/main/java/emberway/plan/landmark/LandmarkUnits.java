package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;

/**
 * The whole-number units of landmarks: sums of steps, each step rounded down.
 *
 * @param unitsPerCost units in a cost of 1: a power of two
 * @param diagonal the diagonal factor
 */
public record LandmarkUnits(double unitsPerCost, double diagonal) {
  /** Stands for an unreachable cell. */
  static final int UNREACHED = Integer.MAX_VALUE >> 1;

  /** The cap on costs. */
  static final int MAX = UNREACHED - 1;

  /** A mean step costs 2^this to 2^(this + 1) units. */
  private static final int MEAN_STEP_BITS = 12;

  /** Lowers each step by more than {@code FixedPointAStar} can lose by rounding. */
  private static final double SAFETY = 1 - 0x1p-20;

  /** The units for landmarks on a field. */
  public static LandmarkUnits of(CostField field, Movement movement) {
    double unitsPerCost = Math.scalb(1.0, MEAN_STEP_BITS - Math.getExponent(field.meanCost()));
    return new LandmarkUnits(unitsPerCost, movement.diagonal());
  }

  /**
   * Adds a step to a sum.
   *
   * @param cost the cost of the cell that the step leads onto
   * @param move the move, see {@link NeighborMasks}
   */
  int plus(int sum, double cost, int move) {
    return plus(sum, step(cost, NeighborMasks.isDiagonal(move)));
  }

  /** Adds a step of this many units to a sum. */
  static int plus(int sum, int step) {
    return Math.min(MAX, sum + step);
  }

  /** The units of a step onto a cell of this cost. [0..{@link #MAX}] */
  int step(double cost, boolean isDiagonal) {
    double straight = cost * unitsPerCost * SAFETY;
    return (int) Math.min((double) MAX, Math.floor(isDiagonal ? straight * diagonal : straight));
  }
}
