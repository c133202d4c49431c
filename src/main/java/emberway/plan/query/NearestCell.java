package emberway.plan.query;

import emberway.map.GridSize;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;

/**
 * The reachable cell that is nearest to any of the goals.
 *
 * @param cell its row-major index
 * @param goal the row-major index of the goal nearest to it
 */
public record NearestCell(int cell, int goal) {
  /**
   * Finds the cell with the least Euclidean distance; ties go to the least cost, then to the first
   * row by row. Linear in the cells for each goal at worst; rows and columns farther away than the
   * best cell so far are skipped.
   *
   * @param reached whether a cell was reached; at least one must have been
   * @param cost the cost of the route to a reached cell
   */
  public static NearestCell find(Goals goals, IntPredicate reached, IntToDoubleFunction cost) {
    GridSize size = goals.size();
    int bestCell = -1;
    int bestGoal = -1;
    long bestSquare = Long.MAX_VALUE;
    double bestCost = Double.POSITIVE_INFINITY;
    for (int i = 0; i < goals.count(); i++) {
      int goalX = size.x(goals.cell(i));
      int goalY = size.y(goals.cell(i));
      for (int y = 0; y < size.height(); y++) {
        long squareY = (long) (y - goalY) * (y - goalY);
        if (squareY > bestSquare) {
          continue;
        }
        long half = Math.min(size.width(), (long) Math.sqrt((double) (bestSquare - squareY)));
        int east = (int) Math.min(size.width() - 1, goalX + half);
        for (int x = (int) Math.max(0, goalX - half); x <= east; x++) {
          int cell = size.index(x, y);
          if (!reached.test(cell)) {
            continue;
          }
          long square = squareY + (long) (x - goalX) * (x - goalX);
          double cellCost = cost.applyAsDouble(cell);
          if (square < bestSquare
              || (square == bestSquare
                  && (cellCost < bestCost || (cellCost == bestCost && cell < bestCell)))) {
            bestCell = cell;
            bestGoal = goals.cell(i);
            bestSquare = square;
            bestCost = cellCost;
          }
        }
      }
    }
    return new NearestCell(bestCell, bestGoal);
  }
}
