package emberway.map;

/**
 * The size of a grid of cells; also the only place that converts cells to flat indices.
 *
 * <p>{@code x} is the column and grows east, {@code y} is the row and grows south; (0, 0) is the
 * north-west cell. Flat arrays over a grid are row-major.
 *
 * @param width the width [cells] [1..{@value #MAX_SIDE}]
 * @param height the height [cells] [1..{@value #MAX_SIDE}], with {@code width * height <=} {@value
 *     #MAX_CELLS}
 */
public record GridSize(int width, int height) {
  /** The greatest width or height of a map. [cells] */
  public static final int MAX_SIDE = 1 << 20;

  /** The greatest number of cells of a map; allows 8192 × 8192. */
  public static final int MAX_CELLS = 1 << 26;

  /** Checks that the components lie in their ranges. */
  public GridSize {
    String complaint = complaint(width, height);
    if (complaint != null) {
      throw new IllegalArgumentException(complaint);
    }
  }

  /** Whether a grid of this size is allowed; readers check this before they allocate memory. */
  public static boolean isValid(long width, long height) {
    return complaint(width, height) == null;
  }

  /** An error text about a size, or null if the size is valid. */
  private static String complaint(long width, long height) {
    if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
      return "a map of %,d × %,d cells: each side must be in 1..%,d"
          .formatted(width, height, MAX_SIDE);
    }
    if (width * height > MAX_CELLS) {
      return "a map of %,d × %,d cells: at most %,d cells".formatted(width, height, MAX_CELLS);
    }
    return null;
  }

  /** The number of cells. */
  public int cells() {
    return width * height;
  }

  /** Whether (x, y) is a cell of this grid. */
  public boolean contains(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  /** The row-major index of an in-bounds cell. */
  public int index(int x, int y) {
    assert contains(x, y) : x + "," + y + " in " + this;
    return y * width + x;
  }

  /** The row-major index of an in-bounds cell. */
  public int index(Cell cell) {
    return index(cell.x(), cell.y());
  }

  /**
   * The row-major index of a caller's cell.
   *
   * @param what names the cell in the message
   * @throws IllegalArgumentException if it is off this grid
   */
  public int checkedIndex(String what, Cell cell) {
    if (!contains(cell.x(), cell.y())) {
      throw new IllegalArgumentException(
          "%s %s is off the map: must be in 0..%d,0..%d"
              .formatted(what, cell, width - 1, height - 1));
    }
    return index(cell);
  }

  /** The column of the cell at a row-major index. */
  public int x(int index) {
    return index % width;
  }

  /** The row of the cell at a row-major index. */
  public int y(int index) {
    return index / width;
  }

  /** Whether two row-major indices differ in both column and row, as a diagonal move's ends do. */
  public boolean isDiagonal(int from, int to) {
    return x(from) != x(to) && y(from) != y(to);
  }

  /** The cell at a row-major index. */
  public Cell cell(int index) {
    return new Cell(x(index), y(index));
  }

  @Override
  public String toString() {
    return width + "×" + height;
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof GridSize that && width == that.width && height == that.height;
  }

  @Override
  public int hashCode() {
    return 31 * width + height;
  }
}
