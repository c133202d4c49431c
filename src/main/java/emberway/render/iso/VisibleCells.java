package emberway.render.iso;

import emberway.sprite.TileGeometry;

/**
 * The cells that a rectangle of the world shows, numbered in painter's order: rows from north to
 * south, and in each row columns from east to west.
 *
 * <p>The rectangle is an interval of {@code x + y} and one of {@code y − x}, so the cells it shows
 * are one interval of columns in each row. Every row gets as many <em>slots</em> as the longest
 * interval can have. Slot {@code n} is place {@code n % slotsPerRow} of row {@code firstRow + n /
 * slotsPerRow}, counted from the interval's east end; past the west end, it shows nothing. The
 * number of slots depends on the size of the rectangle, not of the map. The vertex shader does the
 * same arithmetic ({@code shaders/visible.glsl}).
 *
 * <p>Mutable and reused from frame to frame, so that a frame allocates nothing.
 */
public final class VisibleCells {
  /** The result of {@link #column} for a slot that shows nothing. */
  public static final int NOTHING = -1;

  private int minSum;
  private int maxSum;
  private int minDifference;
  private int maxDifference;
  private int minColumn;
  private int maxColumn;
  private int firstRow;
  private int rows;
  private int slotsPerRow;

  /** Starts empty; call {@link #look} first. */
  public VisibleCells() {}

  /**
   * Finds the cells of a region whose sprites touch a rectangle of the world.
   *
   * @param left the left edge [world px] inclusive
   * @param top the top edge [world px] inclusive
   * @param right the right edge [world px] exclusive
   * @param bottom the bottom edge [world px] exclusive
   */
  public void look(
      IsoProjection projection, CellRegion cells, int left, int top, int right, int bottom) {
    int lastColumn = projection.size().width() - 1;
    minSum = firstTouching(left, projection.geometry().spriteWidth(), projection.halfWidth());
    maxSum = Math.floorDiv(right - 1, projection.halfWidth());
    minDifference =
        firstTouching(top, projection.geometry().spriteHeight(), projection.halfHeight())
            - lastColumn;
    maxDifference = Math.floorDiv(bottom - 1, projection.halfHeight()) - lastColumn;
    minColumn = cells.x();
    maxColumn = cells.x() + cells.width() - 1;
    firstRow = Math.max(cells.y(), Math.floorDiv(minSum + minDifference + 1, 2));
    int lastRow =
        Math.min(cells.y() + cells.height() - 1, Math.floorDiv(maxSum + maxDifference, 2));
    rows = Math.max(0, lastRow - firstRow + 1);
    int widest = Math.min(maxSum - minSum, maxDifference - minDifference) + 1;
    slotsPerRow = Math.max(0, Math.min(widest, cells.width()));
  }

  /**
   * Like {@link #look(IsoProjection, CellRegion, int, int, int, int)}, for sprites that may extend
   * beyond their tile set's usual size.
   *
   * @param reach the extent of all sprites, relative to the position where a sprite is drawn
   */
  public void look(
      IsoProjection projection,
      CellRegion cells,
      PixelBox reach,
      int left,
      int top,
      int right,
      int bottom) {
    TileGeometry usual = projection.geometry();
    look(
        projection,
        cells,
        left - Math.max(0, reach.right() - usual.spriteWidth()),
        top - Math.max(0, reach.bottom() - usual.spriteHeight()),
        right - Math.min(0, reach.left()),
        bottom - Math.min(0, reach.top()));
  }

  /** The first lattice step whose sprite, with the given extent, reaches past an edge. */
  private static int firstTouching(int edge, int extent, int step) {
    return Math.floorDiv(edge - extent, step) + 1;
  }

  /** The number of slots; at most 2³¹ − 1 in any view that fits a framebuffer. */
  public int slots() {
    return Math.multiplyExact(rows, slotsPerRow);
  }

  /** The row of a slot. [0..slots() - 1] */
  public int row(int slot) {
    return firstRow + slot / slotsPerRow;
  }

  /** The column of a slot, or {@link #NOTHING}. [0..slots() - 1] */
  public int column(int slot) {
    int row = row(slot);
    int east = Math.min(maxColumn, Math.min(maxSum - row, row - minDifference));
    int west = Math.max(minColumn, Math.max(minSum - row, row - maxDifference));
    int column = east - slot % slotsPerRow;
    return column >= west ? column : NOTHING;
  }

  /** The smallest visible x + y. */
  public int minSum() {
    return minSum;
  }

  /** The largest visible x + y. */
  public int maxSum() {
    return maxSum;
  }

  /** The smallest visible y − x. */
  public int minDifference() {
    return minDifference;
  }

  /** The largest visible y − x. */
  public int maxDifference() {
    return maxDifference;
  }

  /** The westernmost visible column. */
  public int minColumn() {
    return minColumn;
  }

  /** The easternmost visible column. */
  public int maxColumn() {
    return maxColumn;
  }

  /** The northernmost visible row. */
  public int firstRow() {
    return firstRow;
  }

  /** The number of slots per row. */
  public int slotsPerRow() {
    return slotsPerRow;
  }
}
