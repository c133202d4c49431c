package emberway.render.iso;

/**
 * The cells of a lattice that a rectangle of the world may show, numbered in painting order.
 *
 * <p>Slot {@code n} is place {@code n % slotsPerRow} of the window's screen row {@code n /
 * slotsPerRow}; with diamonds, some slots lie outside the grid. The number of slots depends on the
 * size of the rectangle, not of the map. The vertex shader does the same arithmetic ({@code
 * shaders/lattice.glsl}).
 *
 * <p>Mutable and reused from frame to frame, so that a frame allocates nothing.
 */
public final class LatticeWindow {
  private int firstRow;
  private int rows;
  private int firstColumn; // even for diamonds
  private int slotsPerRow;
  private Lattice lattice; // null before the first look
  private CellRegion cells; // all of the lattice; null before the first look

  /** Starts empty; call {@link #look} first. */
  public LatticeWindow() {}

  /**
   * Finds the cells whose sprites may touch a rectangle of the world.
   *
   * @param placed from the lattice's to the world's coordinates, in half pixels
   * @param band the rows and columns to look at
   * @param left the left edge [world px] inclusive
   * @param top the top edge [world px] inclusive
   * @param right the right edge [world px] exclusive
   * @param bottom the bottom edge [world px] exclusive
   */
  public void look(
      Lattice shown,
      CellSpriteLayer placed,
      CellSpriteLayer.Band band,
      int left,
      int top,
      int right,
      int bottom) {
    if (!shown.equals(lattice)) {
      lattice = shown;
      cells = CellRegion.all(shown.size());
    }
    PixelBox reach = placed.reach();
    int x = placed.offsetX();
    int y = placed.offsetY();
    firstRow = Math.max(band.firstRow(), first(top - reach.bottom(), y, shown.stepY()));
    int lastRow = Math.min(band.endRow() - 1, last(bottom - reach.top(), y, shown.stepY()));
    int step = shown.columnStep();
    int begin = Math.max(band.firstColumn(), first(left - reach.right(), x, shown.stepX()));
    firstColumn = Math.floorDiv(begin, step) * step;
    int lastColumn = Math.min(band.endColumn() - 1, last(right - reach.left(), x, shown.stepX()));
    slotsPerRow = Math.max(0, Math.floorDiv(lastColumn - firstColumn, step) + 1);
    if (shown.kind() == Lattice.Kind.DIAMOND) { // rows are x + y, columns count down with y - x
      int zero = shown.size().height() - 1;
      firstRow = Math.max(firstRow, cells.leastSum(zero - lastColumn, zero - firstColumn));
      lastRow = Math.min(lastRow, cells.greatestSum(zero - lastColumn, zero - firstColumn));
    }
    rows = Math.max(0, lastRow - firstRow + 1);
  }

  /** The first step beyond an edge, or the one before it. */
  private static int first(int edge, int offset, int step) {
    return (int) Math.floorDiv(2L * edge - offset, (long) step);
  }

  /** The last step before an edge, or the one after it. */
  private static int last(int edge, int offset, int step) {
    return (int) Math.floorDiv(2L * edge - offset, (long) step) + 1;
  }

  /** The number of slots; at most 2³¹ − 1 in any view that fits a framebuffer. */
  public int slots() {
    return Math.multiplyExact(rows, slotsPerRow);
  }

  /** The screen row of a slot. [0..slots() - 1] */
  public int screenRow(int slot) {
    int row = slot / slotsPerRow;
    return firstRow + (lattice.fromBottom() ? rows - 1 - row : row);
  }

  /** The screen column of a slot; it may lie past the last one. [0..slots() - 1] */
  public int screenColumn(int slot) {
    int place = slot % slotsPerRow;
    int step = lattice.columnStep();
    int column = firstColumn + step * (lattice.fromRight() ? slotsPerRow - 1 - place : place);
    return step == 1 ? column : column + ((screenRow(slot) + lattice.parity()) & 1);
  }

  /** The first screen row. */
  public int firstRow() {
    return firstRow;
  }

  /** The number of screen rows. */
  public int rows() {
    return rows;
  }

  /** The first screen column; even for diamonds. */
  public int firstColumn() {
    return firstColumn;
  }

  /** The number of slots per row. */
  public int slotsPerRow() {
    return slotsPerRow;
  }
}
