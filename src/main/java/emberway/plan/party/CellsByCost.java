package emberway.plan.party;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.queue.ExactOpenList;
import java.util.Arrays;

/**
 * The cells that can be reached from a goal, in order of the cost of the cheapest route from it;
 * equal costs by row, then by column. Dijkstra's search, as far as cells are asked for.
 */
final class CellsByCost {
  /** What follows the last cell. */
  static final int NONE = -1;

  /** How many buckets of the open list a step of average cost spans. */
  private static final int BUCKETS_PER_STEP = 64;

  private final CostField land;
  private final Passability passability;
  private final double diagonal;
  private final double[] costs; // by cell, the least found so far
  private final ExactOpenList open;

  CellsByCost(CostField land, Movement movement, Passability passability, int goal) {
    this.land = land;
    this.passability = passability;
    diagonal = movement.diagonal();
    open = new ExactOpenList(land.meanCost() / BUCKETS_PER_STEP);
    costs = new double[land.size().cells()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    improve(goal, 0);
  }

  private void improve(int cell, double cost) {
    if (cost < costs[cell]) {
      costs[cell] = cost;
      open.push(cell, cost, -cell);
    }
  }

  /** The next cell, the goal first even if it is blocked; {@link #NONE} after the last. */
  int next() {
    while (!open.isEmpty()) {
      double cost = open.topF();
      int cell = open.pop();
      if (cost == costs[cell]) { // else a cheaper route was found later
        for (int next : passability.neighbors(cell)) {
          double factor = land.size().isDiagonal(cell, next) ? diagonal : 1;
          improve(next, cost + land.costAt(next) * factor);
        }
        return cell;
      }
    }
    return NONE;
  }
}
