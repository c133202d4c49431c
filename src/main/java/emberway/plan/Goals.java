package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Arrays;
import java.util.List;

/** Where a search may end: one cell or several, and the rectangle around them. */
final class Goals {
  private final GridSize size;
  private final int[] cells; // [size: >= 1] row-major, ascending, each once
  final int west; // the rectangle, all four sides inclusive [cells]
  final int east;
  final int north;
  final int south;

  Goals(GridSize size, List<Cell> goals) {
    this.size = size;
    cells = goals.stream().mapToInt(size::index).sorted().distinct().toArray();
    west = goals.stream().mapToInt(Cell::x).min().orElseThrow();
    east = goals.stream().mapToInt(Cell::x).max().orElseThrow();
    north = goals.stream().mapToInt(Cell::y).min().orElseThrow();
    south = goals.stream().mapToInt(Cell::y).max().orElseThrow();
  }

  GridSize size() {
    return size;
  }

  int count() {
    return cells.length;
  }

  int cell(int i) {
    return cells[i];
  }

  /** All of them, in ascending order; the array itself, to be read only. */
  int[] cells() {
    return cells;
  }

  boolean contains(int cell) {
    return cells.length == 1 ? cells[0] == cell : Arrays.binarySearch(cells, cell) >= 0;
  }
}
