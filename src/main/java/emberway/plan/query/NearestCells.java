package emberway.plan.query;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The allowed cells with the least Euclidean distance to any of the goals.
 *
 * @param goals the goals
 * @param cells the nearest cells, each at that distance from at least one goal
 * @param square the distance, squared [cells^2]
 */
public record NearestCells(Goals goals, Goals cells, long square) {
  /**
   * Finds the cells, ring by ring around each goal; linear in the area searched.
   *
   * @param allowed which cells may be returned, by row-major index; at least one must be allowed
   */
  public static NearestCells find(Goals goals, IntPredicate allowed) {
    Finder finder = new Finder(goals.size(), allowed);
    for (int i = 0; i < goals.count(); i++) {
      finder.lookAround(goals.size().cell(goals.cell(i)));
    }
    return new NearestCells(goals, new Goals(goals.size(), finder.found), finder.least);
  }

  /** The first goal at that distance from one of these cells. */
  public int goalOf(int cell) {
    GridSize size = goals.size();
    for (int i = 0; i < goals.count(); i++) {
      if (size.cell(goals.cell(i)).squaredDistanceTo(size.cell(cell)) == square) {
        return goals.cell(i);
      }
    }
    throw new IllegalArgumentException(size.cell(cell) + " is near none of the goals");
  }

  private static final class Finder {
    private final GridSize size;
    private final IntPredicate allowed;
    private final List<Cell> found = new ArrayList<>();
    private long least = Long.MAX_VALUE;

    Finder(GridSize size, IntPredicate allowed) {
      this.size = size;
      this.allowed = allowed;
    }

    void lookAround(Cell goal) {
      int rings = Math.max(size.width(), size.height());
      for (int ring = 0; ring < rings && (long) ring * ring <= least; ring++) {
        int north = goal.y() - ring;
        int south = goal.y() + ring;
        for (int y = Math.max(0, north); y <= Math.min(size.height() - 1, south); y++) {
          int stride = y == north || y == south ? 1 : Math.max(1, 2 * ring);
          for (int x = goal.x() - ring; x <= goal.x() + ring; x += stride) {
            if (x >= 0 && x < size.width() && allowed.test(size.index(x, y))) {
              take(goal, new Cell(x, y));
            }
          }
        }
      }
    }

    private void take(Cell goal, Cell cell) {
      long square = goal.squaredDistanceTo(cell);
      if (square < least) {
        least = square;
        found.clear();
      }
      if (square == least) {
        found.add(cell);
      }
    }
  }
}
