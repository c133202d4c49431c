package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Finds the cells that a brush, a line, a rectangle or a fill touches: row-major indices,
 * ascending, clipped to the grid. The shapes themselves may extend beyond it.
 */
public final class ShapeRasterizer {
  /** The widest brush. [cells] */
  public static final int MAX_WIDTH = 9;

  private ShapeRasterizer() {}

  /**
   * The cells that a square brush covers along a straight line between two cells, both included.
   *
   * @param width of the brush [cells] [1..{@value #MAX_WIDTH}]; an even width extends farther to
   *     the south-east
   * @param bySides whether consecutive cells must share sides, not only corners, so that tiles that
   *     join along sides form one piece
   */
  public static int[] line(GridSize size, Cell from, Cell to, int width, boolean bySides) {
    if (width < 1 || width > MAX_WIDTH) {
      throw new IllegalArgumentException("brush " + width + ", legal range 1.." + MAX_WIDTH);
    }
    long dx = (long) to.x() - from.x();
    long dy = (long) to.y() - from.y();
    long steps = Math.max(Math.abs(dx), Math.abs(dy));
    int before = (width - 1) / 2;
    Collector cells = new Collector(size);
    int lastY = from.y() - before;
    int lastX = from.x() - before;
    for (long step = 0; step <= steps; step++) {
      int x = (int) (from.x() + along(dx, step, steps)) - before;
      int y = (int) (from.y() + along(dy, step, steps)) - before;
      if (bySides && x != lastX && y != lastY) {
        cells.addSquare(x, lastY, width);
      }
      cells.addSquare(x, y, width);
      lastX = x;
      lastY = y;
    }
    return cells.toArray();
  }

  /** A fraction of a distance, rounded to the nearest; halves round toward the end. */
  private static long along(long distance, long step, long steps) {
    if (steps == 0) {
      return 0;
    }
    long twice = 2 * Math.abs(distance) * step + steps;
    return Long.signum(distance) * (twice / (2 * steps));
  }

  /** The cells of the rectangle between two corners, both included. */
  public static int[] rectangle(GridSize size, Cell corner, Cell opposite) {
    int west = Math.max(0, Math.min(corner.x(), opposite.x()));
    int east = Math.min(size.width() - 1, Math.max(corner.x(), opposite.x()));
    int north = Math.max(0, Math.min(corner.y(), opposite.y()));
    int south = Math.min(size.height() - 1, Math.max(corner.y(), opposite.y()));
    if (west > east || north > south) {
      return new int[0];
    }
    int columns = east - west + 1;
    int[] cells = new int[columns * (south - north + 1)];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = size.index(west + i % columns, north + i / columns);
    }
    return cells;
  }

  /** The cells on the border of that rectangle. */
  public static int[] frame(GridSize size, Cell corner, Cell opposite) {
    int west = Math.min(corner.x(), opposite.x());
    int east = Math.max(corner.x(), opposite.x());
    int north = Math.min(corner.y(), opposite.y());
    int south = Math.max(corner.y(), opposite.y());
    return Arrays.stream(rectangle(size, corner, opposite))
        .filter(
            cell ->
                size.x(cell) == west
                    || size.x(cell) == east
                    || size.y(cell) == north
                    || size.y(cell) == south)
        .toArray();
  }

  /**
   * The cells around a seed that are connected to it side by side through cells with the same tile
   * in a layer and, for the overlay, the same ground.
   *
   * @param seed row-major index
   * @param most the most cells allowed
   * @return empty if there are more
   */
  public static Optional<int[]> flood(TileMap map, Layer layer, int seed, int most) {
    GridSize size = map.size();
    Sameness same = new Sameness(map, layer, seed);
    BitSet found = new BitSet();
    int[] open = new int[64]; // cells found but not yet expanded
    int count = 1;
    int total = 1;
    open[0] = seed;
    found.set(seed);
    while (count > 0) {
      int cell = open[--count];
      int x = size.x(cell);
      int y = size.y(cell);
      for (int side = 0; side < 4; side++) {
        int nextX = x + (side == 0 ? 1 : side == 1 ? -1 : 0);
        int nextY = y + (side == 2 ? 1 : side == 3 ? -1 : 0);
        if (!size.contains(nextX, nextY)) {
          continue;
        }
        int next = size.index(nextX, nextY);
        if (!found.get(next) && same.at(next)) {
          if (++total > most) {
            return Optional.empty();
          }
          found.set(next);
          open = count == open.length ? Arrays.copyOf(open, 2 * count) : open;
          open[count++] = next;
        }
      }
    }
    return Optional.of(found.stream().toArray());
  }

  /** Whether a cell holds the same tiles as the seed, in a layer and all below it. */
  private static final class Sameness {
    private final TileMap map;
    private final Layer layer;
    private final int base;
    private final int overlay;
    private final int top;

    Sameness(TileMap map, Layer layer, int seed) {
      this.map = map;
      this.layer = layer;
      base = map.base().id(seed);
      overlay = map.overlay().id(seed);
      top = map.top().id(seed);
    }

    boolean at(int cell) {
      return map.base().id(cell) == base
          && (layer == Layer.BASE || map.overlay().id(cell) == overlay)
          && (layer != Layer.TOP || map.top().id(cell) == top);
    }
  }

  /** Collects cells of overlapping squares, each once. */
  private static final class Collector {
    private final GridSize size;
    private int[] cells = new int[64];
    private int count;

    Collector(GridSize size) {
      this.size = size;
    }

    void addSquare(int left, int top, int width) {
      int right = Math.min(size.width(), left + width);
      int bottom = Math.min(size.height(), top + width);
      for (int y = Math.max(0, top); y < bottom; y++) {
        for (int x = Math.max(0, left); x < right; x++) {
          cells = count == cells.length ? Arrays.copyOf(cells, 2 * count) : cells;
          cells[count++] = size.index(x, y);
        }
      }
    }

    int[] toArray() {
      return Arrays.stream(cells, 0, count).sorted().distinct().toArray();
    }
  }
}
