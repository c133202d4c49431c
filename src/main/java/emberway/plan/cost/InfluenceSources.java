package emberway.plan.cost;

import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.Objects;

/**
 * Applies the influences to the costs in a window of a map: the whole map or the surroundings of an
 * edit. The order of the influences is defined only here, so that a cell has the same cost, bit by
 * bit, in every window.
 *
 * <p>A source affects only cells near it. The multipliers of each kind of tile are computed once
 * for every offset ({@link InfluenceStamp}), and every source of that kind applies them to the
 * cells around it.
 */
final class InfluenceSources {
  /**
   * The most cells in the squares around all sources of a map; a cell counts once for every source.
   * Allows some seconds of work, and 8192 × 8192 volcanoes.
   */
  static final long MAX_AREA = 1L << 33;

  private final GridSize size; // of the map
  private final CellWindow window;
  private final InfluenceStamp[] stamps; // [by tile id] null if a tile has no influence
  private int[] cells = new int[16]; // [size: >= count] row by row, base before overlay
  private int[] tiles = new int[16]; // of the sources
  private int from; // the first source
  private int count; // the end of the sources
  private long area; // [cells] in the squares around all sources

  /** Collects the sources that reach a window. */
  InfluenceSources(TileMap map, InfluenceStamp[] stamps, CellWindow window) {
    size = map.size();
    this.window = window;
    this.stamps = stamps;
    if (Arrays.stream(stamps).anyMatch(Objects::nonNull)) {
      collect(map.base(), map.overlay(), window.grown(InfluenceStamp.greatestExtent(stamps), size));
    }
  }

  /** Takes those of some sources that may reach a window. */
  private InfluenceSources(InfluenceSources all, CellWindow window) {
    size = all.size;
    this.window = window;
    stamps = all.stamps;
    cells = all.cells;
    tiles = all.tiles;
    area = all.area;
    CellWindow around = window.grown(InfluenceStamp.greatestExtent(stamps), size);
    from = all.firstFrom(size.index(0, around.y()));
    count = all.firstFrom(size.index(size.width() - 1, around.lastRow()) + 1);
  }

  /** The number of the first source at or after a cell. */
  private int firstFrom(int cell) {
    int low = from;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (cells[middle] < cell) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** These sources for a window of these sources' window. */
  InfluenceSources reaching(CellWindow part) {
    return new InfluenceSources(this, part);
  }

  /**
   * Collects the sources of a map, for a window of all its cells.
   *
   * @throws CostFieldException if they affect more cells than {@link #MAX_AREA}
   */
  static InfluenceSources all(TileMap map) {
    InfluenceSources sources =
        new InfluenceSources(map, InfluenceStamp.of(map.legend()), CellWindow.all(map.size()));
    if (sources.area > MAX_AREA) {
      throw CostFieldException.tooMuchInfluence(sources.count, sources.area);
    }
    return sources;
  }

  /** Whether no source reaches the window. */
  boolean isEmpty() {
    return count == from;
  }

  private void collect(TileLayer base, TileLayer overlay, CellWindow around) {
    for (int y = around.y(); y <= around.lastRow(); y++) {
      for (int x = around.x(); x <= around.lastColumn(); x++) {
        int cell = size.index(x, y);
        int baseId = base.id(cell);
        int overlayId = overlay.id(cell);
        if (stamps[baseId] != null) {
          add(cell, baseId);
        }
        if (stamps[overlayId] != null) {
          add(cell, overlayId);
        }
      }
    }
  }

  private void add(int cell, int tile) {
    if (count == tiles.length) {
      cells = Arrays.copyOf(cells, 2 * count);
      tiles = Arrays.copyOf(tiles, 2 * count);
    }
    cells[count] = cell;
    tiles[count++] = tile;
    area += stamps[tile].area();
  }

  /**
   * The costs of the window's cells after all influences, as published: attracting sources divide
   * first, then repelling sources multiply, each row by row. [size: window.cells(), row-major]
   */
  double[] costs(GroundCosts ground) {
    double[] costs = new double[window.cells()];
    int i = 0;
    for (int y = window.y(); y <= window.lastRow(); y++) {
      int cell = size.index(window.x(), y);
      for (int last = cell + window.width(); cell < last; cell++) {
        costs[i++] = ground.costAt(cell);
      }
    }
    apply(Effect.ATTRACT, true, costs);
    apply(Effect.REPEL, false, costs);
    return costs;
  }

  /** The product of the multipliers of one effect. [size: window.cells(), row-major] */
  double[] multipliers(Effect effect) {
    double[] product = new double[window.cells()];
    Arrays.fill(product, 1);
    apply(effect, false, product);
    return product;
  }

  private void apply(Effect effect, boolean divide, double[] values) {
    for (int i = from; i < count; i++) {
      InfluenceStamp stamp = stamps[tiles[i]];
      if (stamp.effect() == effect) {
        stamp.apply(divide, values, window, size.x(cells[i]), size.y(cells[i]));
      }
    }
  }
}
