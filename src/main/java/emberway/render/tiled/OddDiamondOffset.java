package emberway.render.tiled;

import emberway.map.GridSize;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTileSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The offset by which Tiled displaces a layer's diamonds if their sides are odd.
 *
 * <p>Tiled paints such a layer row by row. It starts at the cell at the upper left corner of the
 * rectangle that the layer's chunks of 16 × 16 cells cover, extended by the space that the layer's
 * sprites need. From row to row, it moves half a cell to the right or to the left, rounded down. So
 * half a pixel that is lost in the first row is lost in every other row; which rows these are
 * depends on sprites and chunks. Measured with Tiled 1.8.2.
 *
 * @param x to be added to all columns before they are halved [half px]
 * @param y to be added to all rows before they are halved [half px]
 */
record OddDiamondOffset(int x, int y) {
  /** For even sides, or cells that are not diamonds. */
  static final OddDiamondOffset NONE = new OddDiamondOffset(0, 0);

  /** The offset of a layer. Linear in its cells if a side is odd. */
  static OddDiamondOffset of(TiledMap map, TiledLayer.Tiles layer) {
    int width = map.tileWidth();
    int height = map.tileHeight();
    int halfWidth = width / 2; // rounded down
    int halfHeight = height / 2;
    boolean isOdd = ((width | height) & 1) == 1;
    if (map.orientation() != TiledMap.Orientation.ISOMETRIC || !isOdd) {
      return NONE;
    }
    Room room = Room.of(map, layer);
    Chunks chunks = Chunks.of(layer.cells());
    int origin = map.size().height() * width / 2;
    double cornerX = (chunks.left - chunks.bottom) * width / 2 + origin - (room.right() - width);
    double cornerY = (chunks.left + chunks.top) * height / 2 - room.below();
    double alongX = (cornerX - origin) / width;
    double alongY = cornerY / height;
    int column = (int) Math.floor(alongY + alongX);
    int row = (int) Math.floor(alongY - alongX);
    double left = (column - row) * width / 2.0 + origin - halfWidth;
    double bottom = (column + row) * height / 2.0 + height;
    boolean upper = bottom - cornerY > halfHeight;
    boolean leftHalf = cornerX - left < halfWidth;
    if (upper) {
      column -= leftHalf ? 1 : 0;
      row -= leftHalf ? 0 : 1;
      left += leftHalf ? -halfWidth : halfWidth;
      bottom -= halfHeight;
    }
    boolean goesLeft = upper != leftHalf;
    int place = column - row + map.size().height() - 1; // in the lattice's columns
    int next = place + (goesLeft ? -1 : 1);
    double nextLeft = left + (goesLeft ? -halfWidth : halfWidth);
    int oddX = Math.max(odd((int) left, place, width), odd((int) nextLeft, next, width));
    int oddY = (int) (2 * bottom) - 2 * height - (column + row) * height;
    return new OddDiamondOffset(oddX, oddY);
  }

  /** The difference to a column's regular position. [half px] */
  private static int odd(int left, int place, int width) {
    return 2 * left - place * width;
  }

  /** The smallest rectangle of chunks that holds all tiles of a layer. [cells] */
  private record Chunks(int left, int top, int bottom) {
    private static final int SIDE = 16; // of a chunk [cells]

    static Chunks of(TiledCells cells) {
      int left = Integer.MAX_VALUE;
      int top = Integer.MAX_VALUE;
      int bottom = 0;
      GridSize size = cells.size();
      for (int cell = cells.next(0); cell < size.cells(); cell = cells.next(cell + 1)) {
        int y = size.y(cell);
        left = Math.min(left, size.x(cell) / SIDE * SIDE);
        top = Math.min(top, y / SIDE * SIDE);
        bottom = Math.max(bottom, (y / SIDE + 1) * SIDE);
      }
      return bottom == 0 ? new Chunks(0, 0, 0) : new Chunks(left, top, bottom);
    }
  }

  /**
   * The space that Tiled reserves around a layer.
   *
   * @param right the largest side of its sprites, plus their largest offset to the right [px]
   * @param below the largest downward offset of its sprites [px]
   */
  private record Room(int right, int below) {
    static Room of(TiledMap map, TiledLayer.Tiles layer) {
      int largest = 0;
      int offsetX = 0;
      int offsetY = 0;
      for (TiledTileSet set : used(map, layer.cells())) {
        largest = Math.max(largest, Math.max(set.tileWidth(), set.tileHeight()));
        offsetX = Math.max(offsetX, set.offsetX());
        offsetY = Math.max(offsetY, set.offsetY());
      }
      return new Room(largest + offsetX, offsetY);
    }

    private static Set<TiledTileSet> used(TiledMap map, TiledCells cells) {
      Set<Integer> numbers = new HashSet<>();
      Set<TiledTileSet> used = Collections.newSetFromMap(new IdentityHashMap<>());
      int last = 0;
      for (int i = cells.next(0); i < cells.size().cells(); i = cells.next(i + 1)) {
        int number = TiledCells.number(cells.gid(i));
        if (number != last && numbers.add(number)) {
          map.tile(number).ifPresent(ref -> used.add(ref.tileSet()));
        }
        last = number;
      }
      return used;
    }
  }
}
