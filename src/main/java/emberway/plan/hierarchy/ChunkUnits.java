package emberway.plan.hierarchy;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;

/**
 * The whole-number costs of the upper tier. They never exceed the real costs, so every sum of them
 * is a lower bound.
 *
 * @param perCost units in a cost of 1; a power of two
 * @param diagonal the diagonal factor, rounded down slightly
 */
record ChunkUnits(double perCost, double diagonal) {
  /** The cheapest step costs one to two times this many units. [a power of two] */
  static final int CHEAPEST = 512;

  /** Stands for an unreachable cell; greater than the cost of any path. */
  static final int NO_ROUTE = 1 << 30;

  /** The cap on the cost of a step, so that few buckets suffice. */
  static final int MAX_COST = 1000 * CHEAPEST;

  private static final double SLIGHTLY_LESS = 1 - 0x1p-50;

  /** Chooses the units for a field. */
  static ChunkUnits of(CostField field, Movement movement) {
    double least = field.minCost() * Math.min(1, movement.diagonal());
    double perCost =
        least < Double.POSITIVE_INFINITY
            ? Math.scalb((double) CHEAPEST, -Math.getExponent(least))
            : 1;
    return new ChunkUnits(perCost, movement.diagonal() * SLIGHTLY_LESS);
  }

  /** The units of a straight step onto a passable cell of this cost. */
  int straight(double cost) {
    return (int) Math.min(MAX_COST, cost * perCost);
  }

  /** The units of a diagonal step onto a passable cell of this cost. */
  int diagonal(double cost) {
    return (int) Math.min(MAX_COST, cost * perCost * diagonal);
  }

  /** Whether every step over a field costs at least one of these units. */
  boolean suit(CostField field) {
    return field.minCost() == Double.POSITIVE_INFINITY
        || Math.min(straight(field.minCost()), diagonal(field.minCost())) > 0;
  }

  /** Converts units to cost. */
  double cost(long units) {
    return units / perCost;
  }
}
