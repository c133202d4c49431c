package emberway.tiled;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * Where the cells of a Tiled map lie on a map of Emberway's, which has north at the upper left and
 * a cell for every diamond.
 *
 * <p>Tiled's isometric columns run to the lower right and its rows to the lower left; ours run to
 * the upper right and the lower right. So an isometric map is turned by a quarter: column {@code c}
 * and row {@code r} are cell {@code (height − 1 − r, c)}. A staggered map is laid on the diamonds
 * it shows; the corners of the grid around it stay empty. An orthogonal map keeps its cells.
 */
public final class TiledGrid {
  private final TiledMap.Orientation orientation;
  private final GridSize tiled;
  private final boolean byColumn; // staggered along x
  private final int shifted; // the parity of the lines that are shifted by half a cell
  private final int west; // what brings the westernmost staggered cell to x = 0
  private final int north; // what brings the northernmost staggered cell to y = 0
  private final long width;
  private final long height;

  /** The grid of a map of that shape. */
  public TiledGrid(TiledMap.Orientation orientation, GridSize tiled, TiledMap.Stagger stagger) {
    this.orientation = orientation;
    this.tiled = tiled;
    byColumn = stagger.axis() == TiledMap.Axis.X;
    shifted = stagger.even() ? 0 : 1;
    if (orientation != TiledMap.Orientation.STAGGERED) {
      boolean turned = orientation == TiledMap.Orientation.ISOMETRIC;
      width = turned ? tiled.height() : tiled.width();
      height = turned ? tiled.width() : tiled.height();
      west = 0;
      north = 0;
      return;
    }
    Extent extent = extent();
    west = extent.west;
    north = extent.north;
    width = (long) extent.east - west + 1;
    height = (long) extent.south - north + 1;
  }

  /** The grid of a map. */
  public static TiledGrid of(TiledMap map) {
    return new TiledGrid(map.orientation(), map.size(), map.stagger());
  }

  /** The columns of the grid. A long staggered map may need more than a {@link GridSize} can be. */
  public long width() {
    return width;
  }

  /** The rows of the grid. */
  public long height() {
    return height;
  }

  /** The cell of a Tiled column and row, which may lie off the map. */
  public Cell cell(int column, int row) {
    return new Cell(x(column, row), y(column, row));
  }

  /** The column, here, of a Tiled column and row. */
  public int x(int column, int row) {
    return switch (orientation) {
      case ISOMETRIC -> tiled.height() - 1 - row;
      case STAGGERED -> staggeredX(column, row) - west;
      case ORTHOGONAL -> column;
    };
  }

  /** The row, here, of a Tiled column and row. */
  public int y(int column, int row) {
    return switch (orientation) {
      case ISOMETRIC -> column;
      case STAGGERED -> staggeredY(column, row) - north;
      case ORTHOGONAL -> row;
    };
  }

  /** The Tiled column of a cell here; off the map for a corner around a staggered one. */
  public int column(int x, int y) {
    return switch (orientation) {
      case ISOMETRIC -> y;
      case STAGGERED -> byColumn ? right(x, y) : Math.floorDiv(right(x, y), 2);
      case ORTHOGONAL -> x;
    };
  }

  /** The Tiled row of a cell here; off the map for a corner around a staggered one. */
  public int row(int x, int y) {
    return switch (orientation) {
      case ISOMETRIC -> tiled.height() - 1 - x;
      case STAGGERED -> byColumn ? Math.floorDiv(down(x, y), 2) : down(x, y);
      case ORTHOGONAL -> y;
    };
  }

  /** Half cells to the right of the first column: x + y but for a constant. */
  private int halvesRight(int column, int row) {
    return byColumn ? column : 2 * column + ((row & 1) == shifted ? 1 : 0);
  }

  /** Half cells below the first row: y − x but for a constant. */
  private int halvesDown(int column, int row) {
    return byColumn ? 2 * row + ((column & 1) == shifted ? 1 : 0) : row;
  }

  /** Where the even lines are the shifted ones, sums of halves are odd: this makes them even. */
  private int parity() {
    return 1 - shifted;
  }

  private int staggeredX(int column, int row) {
    return (halvesRight(column, row) + parity() - halvesDown(column, row)) >> 1;
  }

  private int staggeredY(int column, int row) {
    return (halvesRight(column, row) + parity() + halvesDown(column, row)) >> 1;
  }

  private int right(int x, int y) {
    return x + west + y + north - parity();
  }

  private int down(int x, int y) {
    return y + north - x - west;
  }

  private record Extent(int west, int east, int north, int south) {}

  /** What the corners span: a shifted line beside one reaches no farther than its corner does. */
  private Extent extent() {
    int west = Integer.MAX_VALUE;
    int north = Integer.MAX_VALUE;
    int east = Integer.MIN_VALUE;
    int south = Integer.MIN_VALUE;
    for (int column : new int[] {0, tiled.width() - 1}) {
      for (int row : new int[] {0, tiled.height() - 1}) {
        west = Math.min(west, staggeredX(column, row));
        east = Math.max(east, staggeredX(column, row));
        north = Math.min(north, staggeredY(column, row));
        south = Math.max(south, staggeredY(column, row));
      }
    }
    return new Extent(west, east, north, south);
  }
}
