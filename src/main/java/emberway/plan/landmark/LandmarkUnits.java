package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;

/**
 * The whole numbers that landmarks count in: sums of steps, each rounded down.
 *
 * @param unitsPerCost how many units a cost of 1 is: a power of two
 * @param diagonal the factor of a diagonal step
 */
public record LandmarkUnits(double unitsPerCost, double diagonal) {
  /** Of what cannot be reached. */
  static final int UNREACHED = Integer.MAX_VALUE >> 1;

  /** What costs more is said to cost this. */
  static final int MOST = UNREACHED - 1;

  /** A mean step costs so many units, up to twice as many. */
  private static final int MEAN_STEP_BITS = 12;

  /** Takes from each step more than all that {@code FixedPointAStar} rounds off it. */
  private static final double SAFETY = 1 - 0x1p-20;

  /** Those for landmarks on a field. */
  public static LandmarkUnits of(CostField field, Movement movement) {
    double unitsPerCost = Math.scalb(1.0, MEAN_STEP_BITS - Math.getExponent(field.meanCost()));
    return new LandmarkUnits(unitsPerCost, movement.diagonal());
  }

  /**
   * A sum and another step.
   *
   * @param cost of the cell that the step leads onto
   * @param move which one it is, see {@link NeighborMasks}
   */
  int plus(int sum, double cost, int move) {
    return plus(sum, step(cost, NeighborMasks.isDiagonal(move)));
  }

  /** A sum and another step, by what that comes to. */
  static int plus(int sum, int step) {
    return Math.min(MOST, sum + step);
  }

  /** What a step onto a cell of some cost comes to. [0..{@link #MOST}] */
  int step(double cost, boolean isDiagonal) {
    double straight = cost * unitsPerCost * SAFETY;
    return (int) Math.min((double) MOST, Math.floor(isDiagonal ? straight * diagonal : straight));
  }
}
