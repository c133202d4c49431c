package emberway.app.state;

import emberway.app.scene.ItineraryText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import java.util.Optional;

/** Finds the nearest cell on which the traveler can stand. */
final class FreeCell {
  private static final int MAX_STEPS = 64; // how far to look

  private FreeCell() {}

  /**
   * Returns the free cell with the fewest steps to a cell, among those the one in the straightest
   * line; empty if there is none within {@value #MAX_STEPS} steps.
   */
  static Optional<Cell> nearest(CostField costs, GridSize size, Cell cell) {
    for (int steps = 0; steps <= MAX_STEPS; steps++) {
      Cell best = null;
      for (int y = cell.y() - steps; y <= cell.y() + steps; y++) {
        boolean isEdge = Math.abs(y - cell.y()) == steps;
        int stride = isEdge || steps == 0 ? 1 : 2 * steps; // only the ring is new
        for (int x = cell.x() - steps; x <= cell.x() + steps; x += stride) {
          Cell here = new Cell(x, y);
          boolean isFree = size.contains(x, y) && costs.costAt(here) < Double.POSITIVE_INFINITY;
          if (isFree && (best == null || here.distanceTo(cell) < best.distanceTo(cell))) {
            best = here;
          }
        }
      }
      if (best != null) {
        return Optional.of(best);
      }
    }
    return Optional.empty();
  }

  /** Returns how far one cell is from another and in which direction, such as "3 steps west". */
  static String way(Cell from, Cell to) {
    int steps = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    return Texts.format("cell.way", steps, ItineraryText.direction(from, to));
  }
}
