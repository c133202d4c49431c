package emberway.plan.party;

import emberway.map.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * A traveler's start, waypoints and goal.
 *
 * @param from the start cell
 * @param via the waypoints to pass, in this order; may be empty
 * @param to the goal cell, where the traveler wants to stay
 */
public record Trip(Cell from, List<Cell> via, Cell to) {
  /** Copies the list. */
  public Trip {
    via = List.copyOf(via);
  }

  /** A trip without waypoints. */
  public Trip(Cell from, Cell to) {
    this(from, List.of(), to);
  }

  /** All cells to reach, in order: the waypoints, then the goal. */
  public List<Cell> stops() {
    List<Cell> stops = new ArrayList<>(via);
    stops.add(to);
    return stops;
  }
}
