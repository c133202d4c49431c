package emberway.plan.cost;

import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Influence.Effect;
import emberway.map.Legend;

/** One kind of influence, worked out for every offset within its radius. Immutable. */
final class InfluenceDisk {
  private final Influence influence;
  private final int radius; // [cells]
  private final double[] multipliers; // [size: (2*radius + 1)^2, row-major] around the source
  private final int[] halfWidths; // [cells] [size: radius + 1] by |dy|: how far |dx| may go

  private InfluenceDisk(Influence influence) {
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

  /** Those of a legend's tiles. [by tile id] null where a tile has no influence */
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

  /** How far it acts. [cells] */
  int radius() {
    return radius;
  }

  /** The cells of the square around it. */
  int area() {
    return multipliers.length;
  }

  /** A value so many columns and rows from a source, divided or multiplied; or left as it is. */
  double apply(boolean divide, double value, int dx, int dy) {
    if (Math.abs(dy) > radius || Math.abs(dx) > halfWidths[Math.abs(dy)]) {
      return value;
    }
    double multiplier = multipliers[multiplierIndex(dy, dx)];
    return divide ? value / multiplier : value * multiplier;
  }

  /** Divides or multiplies the values of the cells around a source; off-map cells are left out. */
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
