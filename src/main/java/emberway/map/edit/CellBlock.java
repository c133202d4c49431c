package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Optional;

/**
 * A rectangular block of a map's cells.
 *
 * @param west its first column
 * @param north its first row
 * @param width [cells] [&gt;= 1]
 * @param height [cells] [&gt;= 1]
 */
public record CellBlock(int west, int north, int width, int height) {
  /** The part on the map of the block between two corners, both included; empty if it is off. */
  public static Optional<CellBlock> between(GridSize size, Cell corner, Cell opposite) {
    int west = Math.max(0, Math.min(corner.x(), opposite.x()));
    int east = Math.min(size.width() - 1, Math.max(corner.x(), opposite.x()));
    int north = Math.max(0, Math.min(corner.y(), opposite.y()));
    int south = Math.min(size.height() - 1, Math.max(corner.y(), opposite.y()));
    return west > east || north > south
        ? Optional.empty()
        : Optional.of(new CellBlock(west, north, east - west + 1, south - north + 1));
  }

  /** A block of a size around a cell, moved onto the map, and cut off if the map is smaller. */
  static CellBlock around(GridSize size, Cell middle, int width, int height) {
    int wide = Math.min(width, size.width());
    int high = Math.min(height, size.height());
    int west = Math.max(0, Math.min(size.width() - wide, middle.x() - width / 2));
    int north = Math.max(0, Math.min(size.height() - high, middle.y() - height / 2));
    return new CellBlock(west, north, wide, high);
  }

  /** The number of cells. */
  public int cells() {
    return width * height;
  }

  /** The north-west cell. */
  public Cell corner() {
    return new Cell(west, north);
  }

  /** The south-east cell. */
  public Cell opposite() {
    return new Cell(west + width - 1, north + height - 1);
  }
}
