package emberway.plan.cost;

import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;
import java.util.Objects;

/**
 * Where a map's influences come from, and the multipliers they spread.
 *
 * <p>A source touches its disk only: each kind of tile has its multipliers worked out once for
 * every offset, and every source of that kind lays them over the cells around it.
 */
final class InfluenceSources {
  /**
   * The most cells in the squares around all sources, each counted for each source: some seconds of
   * work, and room for 8192 × 8192 volcanoes.
   */
  static final long MOST_AREA = 1L << 33;

  private final GridSize size;
  private final InfluenceDisk[]
      disks; // [size: highest tile id + 1] null where a tile has no influence
  private int[] cells = new int[16]; // [size: >= count] row by row, base before overlay
  private int[] tiles = new int[16]; // the tile id of each source
  private int count;
  private long area; // [cells] of the squares around all sources

  /**
   * Collects the sources of a map.
   *
   * @throws CostFieldException if they act on more cells than {@link #MOST_AREA}
   */
  InfluenceSources(TileMap map) {
    size = map.size();
    disks = InfluenceDisk.of(map.legend());
    if (Arrays.stream(disks).anyMatch(Objects::nonNull)) {
      collect(map.base(), map.overlay());
    }
    if (area > MOST_AREA) {
      throw CostFieldException.tooMuchInfluence(count, area);
    }
  }

  /** Whether no cell has an influence. */
  boolean isEmpty() {
    return count == 0;
  }

  private void collect(TileLayer base, TileLayer overlay) {
    for (int cell = 0; cell < size.cells(); cell++) {
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

  private void add(int cell, int tile) {
    if (count == cells.length) {
      cells = Arrays.copyOf(cells, 2 * count);
      tiles = Arrays.copyOf(tiles, 2 * count);
    }
    cells[count] = cell;
    tiles[count++] = tile;
    area += disks[tile].area();
  }

  /**
   * Applies all influences to costs, as published: the attracting ones first, then the repelling
   * ones, each row by row. [size: width*height, row-major]
   */
  void applyTo(double[] costs) {
    apply(Effect.ATTRACT, true, costs);
    apply(Effect.REPEL, false, costs);
  }

  /** Multiplies values by the multipliers of one kind. [size: width*height, row-major] */
  void multiplyBy(Effect effect, double[] values) {
    apply(effect, false, values);
  }

  private void apply(Effect effect, boolean divide, double[] values) {
    for (int i = 0; i < count; i++) {
      InfluenceDisk disk = disks[tiles[i]];
      if (disk.effect() == effect) {
        disk.apply(divide, values, size, cells[i]);
      }
    }
  }
}
