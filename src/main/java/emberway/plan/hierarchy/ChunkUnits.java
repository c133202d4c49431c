package emberway.plan.hierarchy;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;

/**
 * The whole-number costs of the upper tier: never more than the real ones, so that every sum of
 * them is a lower bound.
 *
 * @param perCost units to a cost of 1; a power of two
 * @param diagonal the diagonal factor, rounded down a little
 */
record ChunkUnits(double perCost, double diagonal) {
  /** The cheapest step costs that many units, up to twice as many. [a power of two] */
  static final int CHEAPEST = 512;

  /** No way to a cell; more than any way is counted for. */
  static final int NO_WAY = 1 << 30;

  /** The most a step is counted for, so that few buckets do. */
  static final int DEAREST = 1000 * CHEAPEST;

  private static final double SLIGHTLY_LESS = 1 - 0x1p-50;

  /** The units for a field. */
  static ChunkUnits of(CostField field, Movement movement) {
    double least = field.minCost() * Math.min(1, movement.diagonal());
    double perCost =
        least < Double.POSITIVE_INFINITY
            ? Math.scalb((double) CHEAPEST, -Math.getExponent(least))
            : 1;
    return new ChunkUnits(perCost, movement.diagonal() * SLIGHTLY_LESS);
  }

  /** A straight step onto a passable cell of this cost. */
  int straight(double cost) {
    return (int) Math.min(DEAREST, cost * perCost);
  }

  /** A diagonal step onto a passable cell of this cost. */
  int diagonal(double cost) {
    return (int) Math.min(DEAREST, cost * perCost * diagonal);
  }

  /** Whether every step over a field costs something in these units. */
  boolean suit(CostField field) {
    return field.minCost() == Double.POSITIVE_INFINITY
        || Math.min(straight(field.minCost()), diagonal(field.minCost())) > 0;
  }

  /** What units come to. */
  double cost(long units) {
    return units / perCost;
  }
}
