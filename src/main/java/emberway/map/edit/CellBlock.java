package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rectangular block of a map's cells.
 *
 * @param west its first column; like the first row, negative where it extends beyond the map
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

  /**
   * The block of a size in which a map lies at a side, a corner or in the middle.
   *
   * @param column 0 for a map at the west, 1 in the middle, 2 at the east
   * @param row 0 for a map at the north, 1 in the middle, 2 at the south
   */
  public static CellBlock around(GridSize map, GridSize size, int column, int row) {
    return new CellBlock(
        Math.floorDiv(column * (map.width() - size.width()), 2),
        Math.floorDiv(row * (map.height() - size.height()), 2),
        size.width(),
        size.height());
  }

  /** A block of a size around a cell, moved onto the map, and cut off if the map is smaller. */
  static CellBlock around(GridSize size, Cell middle, int width, int height) {
    int wide = Math.min(width, size.width());
    int high = Math.min(height, size.height());
    int west = Math.max(0, Math.min(size.width() - wide, middle.x() - width / 2));
    int north = Math.max(0, Math.min(size.height() - high, middle.y() - height / 2));
    return new CellBlock(west, north, wide, high);
  }

  /**
   * The map of this block alone: the cells and places that a map has in it, and ground elsewhere.
   *
   * @param ground id of a base tile
   */
  public TileMap cutFrom(TileMap map, int ground) {
    return new TileMap(
        map.info(),
        map.legend(),
        cutFrom(map.base(), ground),
        cutFrom(map.overlay(), Legend.NOTHING),
        cutFrom(map.top(), Legend.NOTHING),
        map.places().stream()
            .filter(place -> contains(place.cell()))
            .map(place -> place.at(new Cell(place.cell().x() - west, place.cell().y() - north)))
            .toList());
  }

  private TileLayer cutFrom(TileLayer layer, int filler) {
    GridSize size = size();
    TileLayer result = new TileLayer(size);
    for (int cell = 0; cell < size.cells(); cell++) {
      int x = west + size.x(cell);
      int y = north + size.y(cell);
      result.set(cell, layer.size().contains(x, y) ? layer.id(x, y) : filler);
    }
    return result;
  }

  /**
   * How many places and marks of start and goal a map has beyond this block. Linear in the cells.
   */
  public long cutOff(TileMap map) {
    return Stream.of(
            map.places().stream().map(Place::cell), map.start().stream(), map.goal().stream())
        .flatMap(cells -> cells)
        .filter(cell -> !contains(cell))
        .count();
  }

  /** Whether a cell lies in this block. */
  public boolean contains(Cell cell) {
    return size().contains(cell.x() - west, cell.y() - north);
  }

  /** The size of the map of this block. */
  public GridSize size() {
    return new GridSize(width, height);
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
