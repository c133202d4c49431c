package emberway.plan.party;

import emberway.map.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * Where somebody starts and where they want to go.
 *
 * @param from where they start
 * @param via the way-points to pass, in this order; may be empty
 * @param to where they want to stay
 */
public record Trip(Cell from, List<Cell> via, Cell to) {
  /** Keeps a copy. */
  public Trip {
    via = List.copyOf(via);
  }

  /** Straight to the goal. */
  public Trip(Cell from, Cell to) {
    this(from, List.of(), to);
  }

  /** All cells to be reached, in order: the way-points, then the goal. */
  public List<Cell> stops() {
    List<Cell> stops = new ArrayList<>(via);
    stops.add(to);
    return stops;
  }
}
