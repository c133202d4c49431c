package emberway.render.iso;

import emberway.map.GridSize;
import java.util.Arrays;

/**
 * The visible parts of a field as blocks of cells that do not overlap, ordered by first row.
 *
 * <p>A strength is also visible in neighboring cells, since the field is drawn with smooth
 * transitions. A cost is visible everywhere, a share of a budget only in its own cell. Each row is
 * divided into runs of visible cells; equal runs in consecutive rows form a block.
 */
public final class FieldBlocks {
  /** Numbers per block in {@link #blocks}: first and last column, first and last row. */
  public static final int INTS = 4;

  /** The most rows of a block, which limits how far back {@link #firstFrom} must search. */
  public static final int MAX_ROWS = 64;

  private static final int LAST_COLUMN = 1;
  private static final int FIRST_ROW = 2;
  private static final int LAST_ROW = 3;

  private final GridSize size;
  private int[] blocks = new int[INTS * 16];
  private int count;
  private int[] above; // blocks ending in the row above, west to east
  private int aboveCount;
  private int[] here; // blocks ending in the current row
  private int hereCount;
  private int next; // index in above of the first block that the next run may extend

  private FieldBlocks(GridSize size) {
    this.size = size;
    above = new int[size.width() / 2 + 1];
    here = new int[size.width() / 2 + 1];
  }

  /** Finds the blocks of a field. */
  public static FieldBlocks of(FieldOverlay field) {
    FieldBlocks result = new FieldBlocks(field.size());
    boolean[] shown = new boolean[field.size().width()];
    Arrays.fill(shown, true);
    for (int row = 0; row < field.size().height(); row++) {
      if (field.kind() == FieldOverlay.Kind.REACH) {
        findShares(field, row, shown);
      } else if (field.kind() != FieldOverlay.Kind.COST) {
        findStrengths(field, row, shown);
      }
      result.addRow(row, shown);
    }
    return result;
  }

  /** Marks the cells of a row that have, or touch, a strength above 1. */
  private static void findStrengths(FieldOverlay field, int row, boolean[] shown) {
    Arrays.fill(shown, false);
    int width = field.size().width();
    int lastRow = Math.min(row + 1, field.size().height() - 1);
    for (int y = Math.max(row - 1, 0); y <= lastRow; y++) {
      int first = field.size().index(0, y);
      int end = first + width;
      for (int i = field.nextAboveOne(first, end); i < end; i = field.nextAboveOne(i + 1, end)) {
        int x = i - first;
        shown[Math.max(x - 1, 0)] = true;
        shown[x] = true;
        shown[Math.min(x + 1, width - 1)] = true;
      }
    }
  }

  /** Marks the cells of a row within the budget. */
  private static void findShares(FieldOverlay field, int row, boolean[] shown) {
    for (int x = 0; x < shown.length; x++) {
      shown[x] = field.valueAt(field.size().index(x, row)) < Float.POSITIVE_INFINITY;
    }
  }

  private void addRow(int row, boolean[] shown) {
    hereCount = 0;
    next = 0;
    for (int x = 0; x < shown.length; x++) {
      if (shown[x]) {
        int first = x;
        while (x + 1 < shown.length && shown[x + 1]) {
          x++;
        }
        here[hereCount++] = addRun(row, first, x);
      }
    }
    int[] swap = above;
    above = here;
    aboveCount = hereCount;
    here = swap;
  }

  /**
   * Extends the block above a run if it has the same columns, or else begins a new one. Returns the
   * block's number.
   */
  private int addRun(int row, int firstColumn, int lastColumn) {
    while (next < aboveCount && blocks[INTS * above[next]] < firstColumn) {
      next++;
    }
    if (next < aboveCount) {
      int at = INTS * above[next];
      if (blocks[at] == firstColumn
          && blocks[at + LAST_COLUMN] == lastColumn
          && row - blocks[at + FIRST_ROW] < MAX_ROWS) {
        blocks[at + LAST_ROW] = row;
        return above[next];
      }
    }
    if (INTS * count == blocks.length) {
      blocks = Arrays.copyOf(blocks, 2 * blocks.length);
    }
    int at = INTS * count;
    blocks[at] = firstColumn;
    blocks[at + LAST_COLUMN] = lastColumn;
    blocks[at + FIRST_ROW] = row;
    blocks[at + LAST_ROW] = row;
    return count++;
  }

  /** The field's grid. */
  public GridSize size() {
    return size;
  }

  /** The number of blocks. */
  public int count() {
    return count;
  }

  /** All blocks, {@value #INTS} numbers each; a copy. */
  public int[] blocks() {
    return Arrays.copyOf(blocks, INTS * count);
  }

  /** The number of the first block that may overlap this row or later ones. */
  public int firstFrom(int row) {
    return firstBeginningAt((long) row - MAX_ROWS + 1);
  }

  /**
   * The number of the first block that begins after this row; neither it nor later ones overlap the
   * row.
   */
  public int endAfter(int row) {
    return firstBeginningAt((long) row + 1);
  }

  private int firstBeginningAt(long row) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (blocks[INTS * middle + FIRST_ROW] < row) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
