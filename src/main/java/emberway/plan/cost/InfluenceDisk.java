package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Influence.Effect;
import emberway.map.Legend;

/** One kind of influence, precomputed for every offset within its radius. Immutable. */
final class InfluenceDisk {
  private final Influence influence;
  private final int radius; // [cells]
  private final double[] multipliers; // [size: (2*radius + 1)^2, row-major] centered on the source
  private final int[] halfWidths; // [cells] [size: radius + 1] by |dy|: the greatest |dx|

  private InfluenceDisk(Influence influence) {
    this.influence = influence;
    radius = influence.extent();
    int side = 2 * radius + 1;
    multipliers = new double[side * side];
    halfWidths = new int[radius + 1];
    Cell source = new Cell(0, 0);
    for (int dy = -radius; dy <= radius; dy++) {
      for (int dx = -radius; dx <= radius; dx++) {
        Cell target = new Cell(dx, dy);
        multipliers[(dy + radius) * side + dx + radius] = influence.multiplier(source, target);
        if (influence.actsOn(source, target)) {
          halfWidths[Math.abs(dy)] = Math.max(halfWidths[Math.abs(dy)], Math.abs(dx));
        }
      }
    }
  }

  /** The disks of a legend's tiles. [by tile id] null if a tile has no influence */
  static InfluenceDisk[] of(Legend legend) {
    InfluenceDisk[] disks = new InfluenceDisk[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      disks[id] = legend.tile(id).influence().map(InfluenceDisk::new).orElse(null);
    }
    return disks;
  }

  Effect effect() {
    return influence.effect();
  }

  /** The number of cells in the square around the disk. */
  int area() {
    return multipliers.length;
  }

  /** The greatest radius among these disks; 0 if there is none. [cells] */
  static int reach(InfluenceDisk[] disks) {
    int reach = 0;
    for (InfluenceDisk disk : disks) {
      reach = disk == null ? reach : Math.max(reach, disk.radius);
    }
    return reach;
  }

  /**
   * Divides or multiplies the values of a window's cells by the influence of one source, which may
   * lie outside the window.
   *
   * @param values [size: window.cells(), row-major]
   */
  void apply(boolean divide, double[] values, CellWindow window, int x, int y) {
    int firstRow = Math.max(window.y(), y - radius);
    int lastRow = Math.min(window.lastRow(), y + radius);
    for (int row = firstRow; row <= lastRow; row++) {
      int half = halfWidths[Math.abs(row - y)];
      int from = Math.max(window.x(), x - half);
      int last = Math.min(window.lastColumn(), x + half);
      int start = window.index(from, row);
      int shift = (row - y + radius) * (2 * radius + 1) + from - x + radius - start;
      for (int i = start; i <= start + last - from; i++) {
        double multiplier = multipliers[i + shift];
        values[i] = divide ? values[i] / multiplier : values[i] * multiplier;
      }
    }
  }
}
