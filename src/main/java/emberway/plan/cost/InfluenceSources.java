package emberway.plan.cost;

import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.Objects;

/**
 * What influences make of the costs in a window of a map, be it all of it or what lies around an
 * edit. The order in which they apply is here and nowhere else, so that a cell costs the same, bit
 * by bit, whichever window it is looked at through.
 *
 * <p>A source touches its disk only: each kind of tile has its multipliers worked out once for
 * every offset, and every source of that kind lays them over the cells around it.
 */
final class InfluenceSources {
  /**
   * The most cells in the squares around all sources of a map, each counted for each source: some
   * seconds of work, and room for 8192 × 8192 volcanoes.
   */
  static final long MOST_AREA = 1L << 33;

  private final GridSize size; // of the map
  private final CellWindow window;
  private final InfluenceDisk[] disks; // [by tile id] null where a tile has no influence
  private int[] cells = new int[16]; // [size: >= count] row by row, base before overlay
  private int[] tiles = new int[16]; // the tile id of each source
  private int count;
  private long area; // [cells] of the squares around all sources

  /** Collects the sources that reach a window. */
  InfluenceSources(TileMap map, InfluenceDisk[] disks, CellWindow window) {
    size = map.size();
    this.window = window;
    this.disks = disks;
    if (Arrays.stream(disks).anyMatch(Objects::nonNull)) {
      collect(map.base(), map.overlay(), window.grown(InfluenceDisk.reach(disks), size));
    }
  }

  /**
   * Collects the sources of a map, for the window of all its cells.
   *
   * @throws CostFieldException if they act on more cells than {@link #MOST_AREA}
   */
  static InfluenceSources all(TileMap map) {
    InfluenceSources sources =
        new InfluenceSources(map, InfluenceDisk.of(map.legend()), CellWindow.all(map.size()));
    if (sources.area > MOST_AREA) {
      throw CostFieldException.tooMuchInfluence(sources.count, sources.area);
    }
    return sources;
  }

  /** Whether no source reaches the window. */
  boolean isEmpty() {
    return count == 0;
  }

  private void collect(TileLayer base, TileLayer overlay, CellWindow around) {
    for (int y = around.y(); y <= around.lastRow(); y++) {
      for (int x = around.x(); x <= around.lastColumn(); x++) {
        int cell = size.index(x, y);
        int baseId = base.id(cell);
        int overlayId = overlay.id(cell);
        if (disks[baseId] != null) {
          add(cell, baseId);
        }
        if (disks[overlayId] != null) {
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
    area += disks[tile].area();
  }

  /**
   * The costs of the window's cells after all influences, as published: the attracting ones divide
   * first, then the repelling ones multiply, each row by row. [size: window.cells(), row-major]
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

  /** The product of the multipliers of one kind. [size: window.cells(), row-major] */
  double[] multipliers(Effect effect) {
    double[] product = new double[window.cells()];
    Arrays.fill(product, 1);
    apply(effect, false, product);
    return product;
  }

  private void apply(Effect effect, boolean divide, double[] values) {
    for (int i = 0; i < count; i++) {
      InfluenceDisk disk = disks[tiles[i]];
      if (disk.effect() == effect) {
        disk.apply(divide, values, window, size.x(cells[i]), size.y(cells[i]));
      }
    }
  }
}
