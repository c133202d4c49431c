package emberway.plan;

import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Influence.Effect;
import emberway.map.Legend;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Arrays;

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
  private final Disk[] disks; // [size: highest tile id + 1] null where a tile has no influence
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
    Legend legend = map.legend();
    disks = new Disk[legend.size() + 1];
    boolean any = false;
    for (int id = 1; id <= legend.size(); id++) {
      disks[id] = legend.tile(id).influence().map(Disk::new).orElse(null);
      any |= disks[id] != null;
    }
    if (any) {
      collect(map.base(), map.overlay());
    }
    if (area > MOST_AREA) {
      throw CostFieldException.tooMuchInfluence(count, area);
    }
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
    area += disks[tile].multipliers.length;
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
      Disk disk = disks[tiles[i]];
      if (disk.influence.effect() == effect) {
        disk.apply(divide, values, size, cells[i]);
      }
    }
  }

  /** One kind of influence, worked out for every offset within its radius. */
  private static final class Disk {
    final Influence influence;
    private final int radius; // [cells]
    private final double[] multipliers; // [size: (2*radius + 1)^2, row-major] around the source
    private final int[] halfWidths; // [cells] [size: radius + 1] by |dy|: how far |dx| may go

    Disk(Influence influence) {
      this.influence = influence;
      radius = (int) influence.radius();
      int side = 2 * radius + 1;
      multipliers = new double[side * side];
      halfWidths = new int[radius + 1];
      for (int dy = -radius; dy <= radius; dy++) {
        for (int dx = -radius; dx <= radius; dx++) {
          double distance = Math.sqrt((double) (dx * dx + dy * dy));
          multipliers[(dy + radius) * side + dx + radius] = influence.multiplierAt(distance);
          if (influence.actsAt(distance)) {
            halfWidths[Math.abs(dy)] = Math.max(halfWidths[Math.abs(dy)], Math.abs(dx));
          }
        }
      }
    }

    /**
     * Divides or multiplies the values of the cells around a source; off-map cells are left out.
     */
    void apply(boolean divide, double[] values, GridSize size, int source) {
      int x = size.x(source);
      int y = size.y(source);
      int firstRow = Math.max(0, y - radius);
      int lastRow = Math.min(size.height() - 1, y + radius);
      for (int row = firstRow; row <= lastRow; row++) {
        int half = halfWidths[Math.abs(row - y)];
        int from = Math.max(0, x - half);
        int last = Math.min(size.width() - 1, x + half);
        int shift = multiplierIndex(row - y, from - x) - size.index(from, row);
        for (int cell = size.index(from, row); cell <= size.index(last, row); cell++) {
          double multiplier = multipliers[cell + shift];
          values[cell] = divide ? values[cell] / multiplier : values[cell] * multiplier;
        }
      }
    }

    private int multiplierIndex(int dy, int dx) {
      return (dy + radius) * (2 * radius + 1) + dx + radius;
    }
  }
}
