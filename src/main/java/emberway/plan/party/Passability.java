package emberway.plan.party;

import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The steps that a land allows, as far as it is known.
 *
 * @param size of the land
 * @param cornerCutting when a diagonal step is allowed
 * @param isBlocked whether the cell at a row-major index is blocked
 */
record Passability(GridSize size, CornerCutting cornerCutting, IntPredicate isBlocked) {
  /** The cells that one step from a cell can reach, row by row. */
  int[] neighbors(int cell) {
    int x = size.x(cell);
    int y = size.y(cell);
    int[] cells = new int[8];
    int count = 0;
    for (int row = Math.max(0, y - 1); row <= Math.min(size.height() - 1, y + 1); row++) {
      for (int column = Math.max(0, x - 1); column <= Math.min(size.width() - 1, x + 1); column++) {
        int next = size.index(column, row);
        if (next != cell && allows(cell, next)) {
          cells[count++] = next;
        }
      }
    }
    return Arrays.copyOf(cells, count);
  }

  /** Whether a step from a cell onto one of its eight neighbors is allowed. */
  boolean allows(int from, int to) {
    if (isBlocked.test(to)) {
      return false;
    }
    return !size.isDiagonal(from, to)
        || cornerCutting.allows(
            !isBlocked.test(size.index(size.x(from), size.y(to))),
            !isBlocked.test(size.index(size.x(to), size.y(from))));
  }
}
