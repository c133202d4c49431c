package emberway.plan.query;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Arrays;
import java.util.List;

/** The cells where a search may end, one or more, and their bounding rectangle. */
public final class Goals {
  private final GridSize size;
  private final int[] cells; // [size: >= 1] row-major, ascending, each once
  private final int west; // the bounding rectangle, all sides inclusive [cells]
  private final int east;
  private final int north;
  private final int south;

  public Goals(GridSize size, List<Cell> goals) {
    this.size = size;
    assert !goals.isEmpty();
    int[] sorted = new int[goals.size()];
    int minX = Integer.MAX_VALUE;
    int maxX = 0;
    for (int i = 0; i < sorted.length; i++) {
      Cell goal = goals.get(i);
      sorted[i] = size.index(goal);
      minX = Math.min(minX, goal.x());
      maxX = Math.max(maxX, goal.x());
    }
    Arrays.sort(sorted);
    cells = distinct(sorted);
    west = minX;
    east = maxX;
    north = size.y(cells[0]);
    south = size.y(cells[cells.length - 1]);
  }

  private static int[] distinct(int[] sorted) {
    int count = 0;
    for (int cell : sorted) {
      if (count == 0 || cell != sorted[count - 1]) {
        sorted[count++] = cell;
      }
    }
    return Arrays.copyOf(sorted, count);
  }

  public GridSize size() {
    return size;
  }

  public int count() {
    return cells.length;
  }

  public int cell(int i) {
    return cells[i];
  }

  /** All goal cells, ascending; the internal array, which must not be modified. */
  public int[] cells() {
    return cells;
  }

  /** The distance in columns to the rectangle; 0 within it. */
  public int columnsFrom(int x) {
    return Math.max(0, Math.max(west - x, x - east));
  }

  /** The distance in rows to the rectangle; 0 within it. */
  public int rowsFrom(int y) {
    return Math.max(0, Math.max(north - y, y - south));
  }

  public boolean contains(int cell) {
    return cells.length == 1 ? cells[0] == cell : Arrays.binarySearch(cells, cell) >= 0;
  }
}
