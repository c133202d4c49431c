package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Influence.Effect;
import emberway.map.Legend;

/**
 * The multipliers of one kind of influence, precomputed for every offset from a source and applied
 * around each source. The influence defines the shape. Immutable.
 */
final class InfluenceStamp {
  private final Influence influence;
  private final int extent; // the greatest difference in columns or rows at which it acts [cells]
  private final double[] multipliers; // [size: (2*extent + 1)^2] row-major around the source
  private final int[] halfWidths; // [cells] [size: extent + 1] by |dy|: the greatest |dx|

  private InfluenceStamp(Influence influence) {
    this.influence = influence;
    extent = influence.extent();
    int side = 2 * extent + 1;
    multipliers = new double[side * side];
    halfWidths = new int[extent + 1];
    Cell source = new Cell(0, 0);
    for (int dy = -extent; dy <= extent; dy++) {
      for (int dx = -extent; dx <= extent; dx++) {
        Cell target = new Cell(dx, dy);
        multipliers[(dy + extent) * side + dx + extent] = influence.multiplier(source, target);
        if (influence.actsOn(source, target)) {
          halfWidths[Math.abs(dy)] = Math.max(halfWidths[Math.abs(dy)], Math.abs(dx));
        }
      }
    }
  }

  /** The stamps of a legend's tiles. [by tile id] null if a tile has no influence */
  static InfluenceStamp[] of(Legend legend) {
    InfluenceStamp[] stamps = new InfluenceStamp[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      stamps[id] = legend.tile(id).influence().map(InfluenceStamp::new).orElse(null);
    }
    return stamps;
  }

  Effect effect() {
    return influence.effect();
  }

  /** The number of cells in the square around a source. */
  int area() {
    return multipliers.length;
  }

  /** The greatest extent among these stamps; 0 if there is none. [cells] [>= 0] */
  static int greatestExtent(InfluenceStamp[] stamps) {
    int greatest = 0;
    for (InfluenceStamp stamp : stamps) {
      greatest = stamp == null ? greatest : Math.max(greatest, stamp.extent);
    }
    return greatest;
  }

  /**
   * Divides or multiplies the values of a window's cells by the influence of one source, which may
   * lie outside the window.
   *
   * @param values the values of the cells [size: window.cells(), row-major]
   */
  void apply(boolean divide, double[] values, CellWindow window, int x, int y) {
    int firstRow = Math.max(window.y(), y - extent);
    int lastRow = Math.min(window.lastRow(), y + extent);
    for (int row = firstRow; row <= lastRow; row++) {
      int half = halfWidths[Math.abs(row - y)];
      int from = Math.max(window.x(), x - half);
      int last = Math.min(window.lastColumn(), x + half);
      int start = window.index(from, row);
      int shift = (row - y + extent) * (2 * extent + 1) + from - x + extent - start;
      for (int i = start; i <= start + last - from; i++) {
        double multiplier = multipliers[i + shift];
        values[i] = divide ? values[i] / multiplier : values[i] * multiplier;
      }
    }
  }
}
