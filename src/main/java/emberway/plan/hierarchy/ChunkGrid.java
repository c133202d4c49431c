package emberway.plan.hierarchy;

import emberway.map.GridSize;
import java.util.BitSet;

/**
 * Divides a map into chunks for the upper tier, by lines along every {@value #SPAN}th column and
 * row except the map's own edges. A chunk owns the cells of the line to its north and of the line
 * to its west; the cell where they cross belongs to the northern line. Chunks are numbered row by
 * row from the north-west. The last column and row of a map may belong to the previous chunk.
 *
 * <p>An <em>entrance</em> is a run of adjacent passable cells along a line, at most {@value
 * #LONGEST} long. Its number identifies its first cell.
 */
final class ChunkGrid {
  /** The distance between lines. [cells] */
  static final int SPAN = 32;

  /** The greatest length of an entrance; longer runs are split. [cells] */
  static final int LONGEST = 8;

  /** The most cells of a line that one chunk owns. */
  private static final int SIDE = SPAN + 1;

  /** The number of possible entrance numbers in a chunk. */
  private static final int NUMBERS = 2 * SIDE;

  private final GridSize size;
  private final int columns;
  private final int rows;

  ChunkGrid(GridSize size) {
    this.size = size;
    columns = between(size.width());
    rows = between(size.height());
  }

  private static int between(int cells) {
    return Math.max(1, (cells - 2 + SPAN) / SPAN);
  }

  GridSize size() {
    return size;
  }

  /** The number of chunks. [&gt;= 1] */
  int count() {
    return columns * rows;
  }

  /** One more than the greatest possible entrance number. */
  int entranceNumbers() {
    return count() * NUMBERS;
  }

  int column(int chunk) {
    return chunk % columns;
  }

  int row(int chunk) {
    return chunk / columns;
  }

  /** The chunk that contains a cell. */
  int chunkOf(int x, int y) {
    return chunkRow(y) * columns + chunkColumn(x);
  }

  private int chunkColumn(int x) {
    return Math.min(x / SPAN, columns - 1);
  }

  private int chunkRow(int y) {
    return Math.min(y / SPAN, rows - 1);
  }

  /** Whether a column is a line. */
  boolean isColumnLine(int x) {
    return x % SPAN == 0 && x > 0 && x / SPAN < columns;
  }

  /** Whether a row is a line. */
  boolean isRowLine(int y) {
    return y % SPAN == 0 && y > 0 && y / SPAN < rows;
  }

  /** Whether every run along a line is split before this column or row. */
  static boolean isCut(int at) {
    return at % LONGEST == 0;
  }

  /** A chunk and its neighbors. [size: 1..9] */
  int[] neighborhood(int chunk) {
    int west = Math.max(0, column(chunk) - 1);
    int east = Math.min(columns - 1, column(chunk) + 1);
    int north = Math.max(0, row(chunk) - 1);
    int south = Math.min(rows - 1, row(chunk) + 1);
    int[] chunks = new int[(east - west + 1) * (south - north + 1)];
    int count = 0;
    for (int row = north; row <= south; row++) {
      for (int column = west; column <= east; column++) {
        chunks[count++] = row * columns + column;
      }
    }
    return chunks;
  }

  /** Adds the chunks between the lines of a window to a set. */
  void addChunks(Window window, BitSet chunks) {
    for (int row = window.north() / SPAN; row <= (window.south() - 1) / SPAN; row++) {
      chunks.set(
          row * columns + window.west() / SPAN, row * columns + (window.east() - 1) / SPAN + 1);
    }
  }

  /** Whether a cell lies in one of these chunks or on a line next to one. */
  boolean isAmong(BitSet chunks, int x, int y) {
    int chunk = chunkOf(x, y);
    boolean isOnColumn = isColumnLine(x);
    return chunks.get(chunk)
        || (isOnColumn && chunks.get(chunk - 1))
        || (isRowLine(y)
            && (chunks.get(chunk - columns) || (isOnColumn && chunks.get(chunk - columns - 1))));
  }

  /** The chunk that owns an entrance. */
  int owner(int entrance) {
    return entrance / NUMBERS;
  }

  /** Whether an entrance lies on a line along a row. */
  boolean isOnRow(int entrance) {
    return entrance % NUMBERS < SIDE;
  }

  /** The number of the entrance that starts at this cell of a line. */
  int entranceAt(int x, int y) {
    int chunk = chunkOf(x, y);
    return isRowLine(y)
        ? chunk * NUMBERS + x - column(chunk) * SPAN
        : chunk * NUMBERS + SIDE + y - row(chunk) * SPAN;
  }

  /**
   * The window in which an entrance's costs are computed: bounded by the lines next to the
   * entrance's own, and by one more chunk at each end of its owner.
   */
  Window aroundLine(int owner, boolean isOnRow) {
    int column = column(owner);
    int row = row(owner);
    return isOnRow
        ? window(column - 1, row - 1, column + 2, row + 1)
        : window(column - 1, row - 1, column + 1, row + 2);
  }

  /** A chunk and the given number of chunks around it. */
  Window around(int chunk, int chunks) {
    int column = column(chunk);
    int row = row(chunk);
    return window(column - chunks, row - chunks, column + chunks + 1, row + chunks + 1);
  }

  /** The window between these lines, both included; the map's edges replace missing lines. */
  private Window window(int fromColumn, int fromRow, int toColumn, int toRow) {
    return new Window(
        Math.max(0, fromColumn) * SPAN,
        Math.max(0, fromRow) * SPAN,
        toColumn >= columns ? size.width() - 1 : toColumn * SPAN,
        toRow >= rows ? size.height() - 1 : toRow * SPAN);
  }

  /**
   * A rectangle of cells; all four sides are inclusive.
   *
   * @param west the first column
   * @param north the first row
   * @param east the last column
   * @param south the last row
   */
  record Window(int west, int north, int east, int south) {
    int width() {
      return east - west + 1;
    }

    int height() {
      return south - north + 1;
    }

    boolean contains(int x, int y) {
      return x >= west && x <= east && y >= north && y <= south;
    }
  }
}
