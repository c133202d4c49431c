package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.Collection;
import java.util.stream.IntStream;

/** Which cells an edit of a map can give another cost, and what influences make of each. */
final class AffectedCells {
  private final GridSize size;
  private final TileLayer base;
  private final TileLayer overlay;
  private final InfluenceDisk[] disks; // by tile id
  private final int reach; // of the farthest influence [cells]; negative where there is none

  AffectedCells(TileMap map, InfluenceDisk[] disks) {
    size = map.size();
    base = map.base();
    overlay = map.overlay();
    this.disks = disks;
    int farthest = -1;
    for (InfluenceDisk disk : disks) {
      farthest = disk == null ? farthest : Math.max(farthest, disk.radius());
    }
    reach = farthest;
  }

  /** About how many cells are looked at for one that has changed, each more than once. */
  long work() {
    long side = 2L * Math.max(0, reach) + 1;
    return side * side * side;
  }

  /** The changed cells and all within reach of them, ascending, each once. */
  int[] cellsNear(Collection<Cell> changed) {
    int around = Math.max(0, reach);
    IntStream.Builder near = IntStream.builder();
    for (Cell cell : changed) {
      for (int y = Math.max(0, cell.y() - around); y <= lastRow(cell.y() + around); y++) {
        for (int x = Math.max(0, cell.x() - around); x <= lastColumn(cell.x() + around); x++) {
          near.add(size.index(x, y));
        }
      }
    }
    return near.build().sorted().distinct().toArray();
  }

  private int lastRow(int y) {
    return Math.min(size.height() - 1, y);
  }

  private int lastColumn(int x) {
    return Math.min(size.width() - 1, x);
  }

  /** A cell's cost after all influences, in the order in which {@link InfluenceSources} applies. */
  double influenced(double cost, int cell) {
    if (reach < 0) {
      return cost;
    }
    return apply(Effect.REPEL, false, apply(Effect.ATTRACT, true, cost, cell), cell);
  }

  /** What the influences of one kind multiply a cell by, in that order, too. */
  double multiplier(Effect effect, int cell) {
    return apply(effect, false, 1, cell);
  }

  private double apply(Effect effect, boolean divide, double before, int cell) {
    double value = before;
    int x = size.x(cell);
    int y = size.y(cell);
    for (int row = Math.max(0, y - reach); row <= lastRow(y + reach); row++) {
      for (int column = Math.max(0, x - reach); column <= lastColumn(x + reach); column++) {
        int source = size.index(column, row);
        value = apply(disks[base.id(source)], effect, divide, value, x - column, y - row);
        value = apply(disks[overlay.id(source)], effect, divide, value, x - column, y - row);
      }
    }
    return value;
  }

  private static double apply(
      InfluenceDisk disk, Effect effect, boolean divide, double value, int dx, int dy) {
    return disk == null || disk.effect() != effect ? value : disk.apply(divide, value, dx, dy);
  }
}
