package emberway.render.iso;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * A rectangle of cells: columns {@code x .. x + width - 1}, rows {@code y .. y + height - 1}.
 *
 * @param x [&gt;= 0]
 * @param y [&gt;= 0]
 * @param width the width [cells] [&gt;= 1]
 * @param height the height [cells] [&gt;= 1]
 */
public record CellRegion(int x, int y, int width, int height) {
  /** Checks the parameters' ranges. */
  public CellRegion {
    if (x < 0 || y < 0 || width < 1 || height < 1) {
      throw new IllegalArgumentException(
          "a region of %d × %d cells at %d,%d: it must have at least one cell and begin at 0,0 or beyond"
              .formatted(width, height, x, y));
    }
  }

  /** The region of a whole grid. */
  public static CellRegion all(GridSize size) {
    return new CellRegion(0, 0, size.width(), size.height());
  }

  /** Whether the region contains a cell. */
  public boolean contains(Cell cell) {
    return cell.x() >= x && cell.x() - x < width && cell.y() >= y && cell.y() - y < height;
  }

  /** Whether the region lies inside a grid. */
  public boolean isInside(GridSize grid) {
    return (long) x + width <= grid.width() && (long) y + height <= grid.height();
  }

  /**
   * The least x + y of its cells whose y − x is in a range, or less by 1; more than {@link
   * #greatestSum} if there are none.
   */
  public int leastSum(int from, int to) {
    int difference = Math.max(from, Math.min(to, y - x));
    return Math.max(2 * x + difference, 2 * y - difference);
  }

  /** The greatest x + y of its cells whose y − x is in a range, or more by 1. */
  public int greatestSum(int from, int to) {
    int lastX = x + width - 1;
    int lastY = y + height - 1;
    int difference = Math.max(from, Math.min(to, lastY - lastX));
    return Math.min(2 * lastX + difference, 2 * lastY - difference);
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof CellRegion that
        && x == that.x
        && y == that.y
        && width == that.width
        && height == that.height;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * x + y) + width) + height;
  }
}
