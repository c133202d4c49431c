package emberway.app.command;

import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.map.Cell;
import java.util.List;
import java.util.Optional;

/**
 * Changes the route's ends and stops, the traveler, and the comparison: no steps of the undo
 * history.
 */
public interface RouteCommands {
  /** Swaps the start and the goal. */
  void swapEnds();

  /** Moves an end of the route to a cell. */
  void setEnd(RouteEnd end, Cell cell);

  /** Adds a via cell after all others. */
  void addVia(Cell cell);

  /** Removes a via cell. [0..number of via cells - 1] */
  void removeVia(int index);

  /** Swaps a via cell with the one before it. [1..number of via cells - 1] */
  void passEarlier(int index);

  /** Adds an alternative goal; the route leads to the goal that is cheapest to reach. */
  void addGoal(Cell cell);

  /** Removes a goal, unless it is the only one. [0 for the first goal, then the alternatives] */
  void removeGoal(int index);

  /** Removes all via cells and all goals but the first. */
  void clearStops();

  /** Requests a route between two ends by these via cells, in place of all stops. */
  void takeRoute(RouteEnds routeEnds, List<Cell> via);

  /** Selects the travel profile, by its name in the tile set. */
  void chooseTraveler(String profile);

  /**
   * Compares the route with the one in a scenario. An empty {@code scenario}, or the scenario
   * compared with now, ends the comparison.
   */
  void compare(Optional<InfluenceScenario> scenario);
}
