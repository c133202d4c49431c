package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * A rectangle of cells on a map.
 *
 * @param x its first column [&gt;= 0]
 * @param y its first row [&gt;= 0]
 * @param width its columns [&gt;= 1]
 * @param height its rows [&gt;= 1]
 */
record CellWindow(int x, int y, int width, int height) {
  private static final int BAND = 1 << 16; // [cells]

  /** All cells of a map. */
  static CellWindow all(GridSize size) {
    return new CellWindow(0, 0, size.width(), size.height());
  }

  /** Some whole rows of a map from a given one on, as many as take little memory. */
  static CellWindow band(GridSize size, int firstRow) {
    int rows = Math.max(1, BAND / size.width());
    return new CellWindow(0, firstRow, size.width(), Math.min(rows, size.height() - firstRow));
  }

  /** One cell. */
  static CellWindow of(Cell cell) {
    return new CellWindow(cell.x(), cell.y(), 1, 1);
  }

  /** This window enlarged on every side and clipped to the map. [cells] [&gt;= 0] */
  CellWindow grown(int by, GridSize size) {
    int left = Math.max(0, x - by);
    int top = Math.max(0, y - by);
    int right = Math.min(size.width() - 1, lastColumn() + by);
    int bottom = Math.min(size.height() - 1, lastRow() + by);
    return new CellWindow(left, top, right - left + 1, bottom - top + 1);
  }

  /** The smallest window that contains this one and another. */
  CellWindow with(CellWindow other) {
    int left = Math.min(x, other.x);
    int top = Math.min(y, other.y);
    int right = Math.max(lastColumn(), other.lastColumn());
    int bottom = Math.max(lastRow(), other.lastRow());
    return new CellWindow(left, top, right - left + 1, bottom - top + 1);
  }

  int lastColumn() {
    return x + width - 1;
  }

  int lastRow() {
    return y + height - 1;
  }

  int cells() {
    return width * height;
  }

  /** The row-major index within the window of a cell of the map. */
  int index(int cellX, int cellY) {
    return (cellY - y) * width + cellX - x;
  }
}
