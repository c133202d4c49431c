package emberway.plan.party;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * The cells that can be reached from a goal, in order of the cost of the cheapest route from it;
 * equal costs by row, then by column. Dijkstra's search, as far as cells are asked for.
 */
final class CellsByCost {
  /** What follows the last cell. */
  static final int NONE = -1;

  private record Entry(double cost, int cell) {}

  private final CostField land;
  private final Passability passability;
  private final double diagonal;
  private final double[] costs; // by cell, the least found so far
  private final PriorityQueue<Entry> open =
      new PriorityQueue<>(Comparator.comparingDouble(Entry::cost).thenComparingInt(Entry::cell));

  CellsByCost(CostField land, Movement movement, Passability passability, int goal) {
    this.land = land;
    this.passability = passability;
    diagonal = movement.diagonal();
    costs = new double[land.size().cells()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    improve(goal, 0);
  }

  private void improve(int cell, double cost) {
    if (cost < costs[cell]) {
      costs[cell] = cost;
      open.add(new Entry(cost, cell));
    }
  }

  /** The next cell, the goal first even if it is blocked; {@link #NONE} after the last. */
  int next() {
    Entry entry = open.poll();
    while (entry != null && entry.cost > costs[entry.cell]) {
      entry = open.poll(); // a cheaper route was found later
    }
    if (entry == null) {
      return NONE;
    }
    for (int next : passability.neighbors(entry.cell)) {
      double factor = land.size().isDiagonal(entry.cell, next) ? diagonal : 1;
      improve(next, entry.cost + land.costAt(next) * factor);
    }
    return entry.cell;
  }
}
