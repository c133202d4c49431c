package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;

/** The route that the person asks for. */
final class RouteWish {
  private final GridSize size;
  private Ends ends;

  /** The one between the ends that a map marks. */
  RouteWish(TileMap map) {
    size = map.size();
    ends = Ends.markedOn(map);
  }

  /** Asks for another route. */
  void apply(Action.OfRoute action) {
    if (action instanceof Action.SetEnd set) {
      if (accepts(set)) {
        ends = ends.with(set.end(), set.cell());
      }
    } else if (action instanceof Action.SwapEnds) {
      ends = ends.swapped();
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
  }

  /** Whether an end may be there. */
  boolean accepts(Action.SetEnd set) {
    Cell cell = set.cell();
    return size.contains(cell.x(), cell.y());
  }

  /** Where the route begins and ends. */
  Ends ends() {
    return ends;
  }
}
