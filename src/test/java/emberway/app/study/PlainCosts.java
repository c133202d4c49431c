package emberway.app.study;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import java.util.Arrays;

/** Dijkstra's algorithm as in a textbook, without a queue: the reference for surveys. */
final class PlainCosts {
  private PlainCosts() {}

  /**
   * Returns the cost of the cheapest route from a cell to each other; infinite if there is none.
   */
  static double[] from(CostField costs, Movement movement, Cell start) {
    GridSize size = costs.size();
    double[] best = new double[size.cells()];
    boolean[] isSettled = new boolean[size.cells()];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    if (costs.costAt(start) < Double.POSITIVE_INFINITY) {
      best[size.index(start)] = 0;
    }
    for (int next = nearest(best, isSettled); next >= 0; next = nearest(best, isSettled)) {
      isSettled[next] = true;
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          int x = size.x(next) + dx;
          int y = size.y(next) + dy;
          if (size.contains(x, y) && mayStep(costs, movement, next, dx, dy)) {
            boolean isDiagonal = dx != 0 && dy != 0;
            double step = costs.costAt(size.index(x, y)) * (isDiagonal ? movement.diagonal() : 1);
            best[size.index(x, y)] = Math.min(best[size.index(x, y)], best[next] + step);
          }
        }
      }
    }
    return best;
  }

  private static int nearest(double[] best, boolean[] isSettled) {
    int nearest = -1;
    for (int cell = 0; cell < best.length; cell++) {
      boolean isOpen = !isSettled[cell] && best[cell] < Double.POSITIVE_INFINITY;
      nearest = isOpen && (nearest < 0 || best[cell] < best[nearest]) ? cell : nearest;
    }
    return nearest;
  }

  private static boolean mayStep(CostField costs, Movement movement, int cell, int dx, int dy) {
    GridSize size = costs.size();
    if (dx == 0 || dy == 0) {
      return true;
    }
    boolean isFree = costs.costAt(cell + dx) < Double.POSITIVE_INFINITY;
    boolean isOtherFree = costs.costAt(cell + dy * size.width()) < Double.POSITIVE_INFINITY;
    CornerCutting corners = movement.cornerCutting();
    return corners == CornerCutting.CUT
        || (corners == CornerCutting.NO_SQUEEZE ? isFree || isOtherFree : isFree && isOtherFree);
  }
}
