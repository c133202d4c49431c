package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Collection;
import java.util.List;

/** Which cells an edit of a map can give another cost. */
final class AffectedCells {
  private final GridSize size;
  private final int reach; // of the farthest influence [cells] [>= 0]

  /** On maps of a size whose tiles have these influences. [by tile id] null = none */
  AffectedCells(GridSize size, InfluenceDisk[] disks) {
    this.size = size;
    reach = InfluenceDisk.reach(disks);
  }

  /** About how many cells are looked at for one that has changed, each more than once. */
  long work() {
    long side = 2L * reach + 1;
    return side * side * side;
  }

  /**
   * Windows that hold the changed cells and all within reach of them; they may overlap. Changes
   * that lie close together, as those of a brush do, share one.
   */
  List<CellWindow> windows(Collection<Cell> changed) {
    List<CellWindow> each =
        changed.stream().map(cell -> CellWindow.of(cell).grown(reach, size)).toList();
    long area = each.stream().mapToLong(CellWindow::cells).sum();
    return each.stream()
        .reduce(CellWindow::with)
        .filter(all -> all.cells() <= area)
        .map(List::of)
        .orElse(each);
  }
}
