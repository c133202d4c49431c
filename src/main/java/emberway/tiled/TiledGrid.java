package emberway.tiled;

import emberway.map.Cell;
import emberway.map.GridSize;

/**
 * Maps the cells of a Tiled map to those of an Emberway map, which has north at the upper left and
 * a cell for every diamond.
 *
 * <p>In Tiled's isometric maps, columns run to the lower right and rows to the lower left; in
 * Emberway, they run to the upper right and the lower right. So an isometric map is turned by a
 * quarter: column {@code c} and row {@code r} become cell {@code (height − 1 − r, c)}. A staggered
 * map's cells keep their places in the picture; the corners of the grid around them stay empty. An
 * orthogonal map's cells keep their coordinates.
 */
public final class TiledGrid {
  private final TiledMap.Orientation orientation;
  private final GridSize tiled;
  private final boolean byColumn; // staggered along x
  private final int shifted; // parity of the lines shifted by half a cell
  private final int west; // moves the westernmost staggered cell to x = 0
  private final int north; // moves the northernmost staggered cell to y = 0
  private final long width;
  private final long height;

  /** The grid for a map of the given shape. */
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

  /**
   * The grid's width in cells. A long staggered map may need more than a {@link GridSize} can hold.
   */
  public long width() {
    return width;
  }

  /** The grid's height in cells. */
  public long height() {
    return height;
  }

  /** The Emberway cell of a Tiled column and row, possibly off the map. */
  public Cell cell(int column, int row) {
    return new Cell(x(column, row), y(column, row));
  }

  /** The Emberway x of a Tiled column and row. */
  public int x(int column, int row) {
    return switch (orientation) {
      case ISOMETRIC -> tiled.height() - 1 - row;
      case STAGGERED -> staggeredX(column, row) - west;
      case ORTHOGONAL -> column;
    };
  }

  /** The Emberway y of a Tiled column and row. */
  public int y(int column, int row) {
    return switch (orientation) {
      case ISOMETRIC -> column;
      case STAGGERED -> staggeredY(column, row) - north;
      case ORTHOGONAL -> row;
    };
  }

  /** Half cells to the right of the first column: x + y plus a constant. */
  private int halvesRight(int column, int row) {
    return byColumn ? column : 2 * column + ((row & 1) == shifted ? 1 : 0);
  }

  /** Half cells below the first row: y − x plus a constant. */
  private int halvesDown(int column, int row) {
    return byColumn ? 2 * row + ((column & 1) == shifted ? 1 : 0) : row;
  }

  /**
   * Added where even lines are shifted: it makes the sums of halves even, which otherwise are odd.
   */
  private int parity() {
    return 1 - shifted;
  }

  private int staggeredX(int column, int row) {
    return (halvesRight(column, row) + parity() - halvesDown(column, row)) >> 1;
  }

  private int staggeredY(int column, int row) {
    return (halvesRight(column, row) + parity() + halvesDown(column, row)) >> 1;
  }

  private record Extent(int west, int east, int north, int south) {}

  /** The bounds of the staggered corner cells; no other cell lies outside them. */
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
