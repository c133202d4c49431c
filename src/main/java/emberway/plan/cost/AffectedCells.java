package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Collection;
import java.util.List;

/** Finds the cells whose cost an edit of a map can change. */
final class AffectedCells {
  private final GridSize size;
  private final int extent; // the greatest of an influence [cells] [>= 0]

  /** For maps of this size whose tiles have these influences. [by tile id] null = none */
  AffectedCells(GridSize size, InfluenceStamp[] stamps) {
    this.size = size;
    extent = InfluenceStamp.greatestExtent(stamps);
  }

  /** The approximate number of cells visited for each changed cell, counting repeated visits. */
  long work() {
    long side = 2L * extent + 1;
    return side * side * side;
  }

  /**
   * Windows that cover the changed cells and all cells that an influence can carry a change to;
   * windows may overlap. Changes that lie close together, such as a brush stroke, share one window.
   */
  List<CellWindow> windows(Collection<Cell> changed) {
    List<CellWindow> each =
        changed.stream().map(cell -> CellWindow.of(cell).grown(extent, size)).toList();
    long area = each.stream().mapToLong(CellWindow::cells).sum();
    return each.stream()
        .reduce(CellWindow::with)
        .filter(all -> all.cells() <= area)
        .map(List::of)
        .orElse(each);
  }
}
