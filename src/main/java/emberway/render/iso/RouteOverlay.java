package emberway.render.iso;

import emberway.map.GridSize;
import emberway.map.Rotation;
import java.util.Arrays;

/**
 * A route, drawn as a ribbon from cell to cell.
 *
 * <p>If it ends before its goal, it is drawn dashed and the goal is crossed out.
 */
public final class RouteOverlay {
  private final GridSize size;
  private final int[] cells; // row-major indices, start first [size: >= 1]
  private final int goal;
  private final RouteMarks.Color color; // inside the outline

  /**
   * Wraps an array of cells, without copying it.
   *
   * @param cells row-major indices from start to end, each a neighbor of the previous one [size:
   *     &gt;= 1]
   * @param goal the row-major index of the intended goal
   */
  public RouteOverlay(GridSize size, int[] cells, int goal) {
    this(size, cells, goal, RouteMarks.BRIGHT);
  }

  private RouteOverlay(GridSize size, int[] cells, int goal, RouteMarks.Color color) {
    if (cells.length == 0) {
      throw new IllegalArgumentException("a route needs a cell to start from");
    }
    checkInside(size, goal);
    for (int cell : cells) {
      checkInside(size, cell);
    }
    this.size = size;
    this.cells = cells;
    this.goal = goal;
    this.color = color;
  }

  private static void checkInside(GridSize size, int cell) {
    if (cell < 0 || cell >= size.cells()) {
      throw new IllegalArgumentException(
          "route cell " + cell + ": must be in 0.." + (size.cells() - 1));
    }
  }

  /** The grid's size. */
  public GridSize size() {
    return size;
  }

  /** The cells from start to end, row-major indices; the route's own array, read-only. */
  public int[] cells() {
    return cells;
  }

  /** The intended goal, a row-major index. */
  public int goal() {
    return goal;
  }

  /** Whether the route ends at its goal. */
  public boolean isComplete() {
    return cells[cells.length - 1] == goal;
  }

  /** This route, drawn for comparison: thinner, in another color, without marks. */
  public RouteOverlay compared() {
    return compared(RouteMarks.COMPARED);
  }

  /** This route, drawn for comparison in a color of its own. */
  public RouteOverlay compared(RouteMarks.Color own) {
    return new RouteOverlay(size, cells, goal, own);
  }

  /** The color of the route inside its outline. */
  public RouteMarks.Color color() {
    return color;
  }

  /** Whether the route is drawn for comparison. */
  public boolean isCompared() {
    return !color.equals(RouteMarks.BRIGHT);
  }

  /** Whether another route looks the same as this one. */
  public boolean looksLike(RouteOverlay other) {
    return size.equals(other.size)
        && goal == other.goal
        && color.equals(other.color)
        && Arrays.equals(cells, other.cells);
  }

  /** This route on the rotated map. */
  public RouteOverlay rotated(Rotation rotation) {
    int[] turned = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      turned[i] = turn(rotation, cells[i]);
    }
    return new RouteOverlay(rotation.apply(size), turned, turn(rotation, goal), color);
  }

  private int turn(Rotation rotation, int cell) {
    int x = size.x(cell);
    int y = size.y(cell);
    return rotation.apply(size).index(rotation.x(size, x, y), rotation.y(size, x, y));
  }
}
