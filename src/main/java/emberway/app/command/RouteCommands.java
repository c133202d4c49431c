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

  /**
   * Moves a stop to a cell, or adds it where the route has no such end yet.
   *
   * @param stop 0 for the start, then the via cells, the goal and further goals
   */
  void setStop(int stop, Cell cell);

  /** Adds a via cell. [0..number of via cells, before the via cell of that number] */
  void insertVia(int index, Cell cell);

  /**
   * Moves a stop to the place of another one; the stops between them move up or down. [0 for the
   * start, then the via cells, then the goal]
   */
  void moveStop(int from, int to);

  /**
   * Removes a stop. In place of the start or the goal comes the next goal, or else the via cell
   * beside it; without any, that end is open.
   *
   * @param stop 0 for the start, then the via cells, the goal and further goals
   */
  void removeStop(int stop);

  /** Adds an alternative goal; the route leads to the goal that is cheapest to reach. */
  void addGoal(Cell cell);

  /** Removes all via cells and all goals but the first. */
  void clearStops();

  /** Asks for the stops asked for before these, if any. */
  void goBack();

  /** Asks for the stops from which {@link #goBack} came, if any. */
  void goForward();

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
