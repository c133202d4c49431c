package emberway.app.route;

import emberway.map.Cell;
import emberway.plan.query.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which route is asked for, and what is to be known of it.
 *
 * @param routeEnds where it begins and ends
 * @param via cells to pass, in this order
 * @param others further cells to end in: whichever goal is cheapest to reach
 * @param travelSettings how one travels
 * @param compared the world to compare with, if there is to be one
 * @param isTold whether it is to be told in words
 */
public record RouteRequest(
    RouteEnds routeEnds,
    List<Cell> via,
    List<Cell> others,
    TravelSettings travelSettings,
    Optional<InfluenceScenario> compared,
    boolean isTold) {
  /** Keeps copies. */
  public RouteRequest {
    via = List.copyOf(via);
    others = List.copyOf(others);
  }

  /** The cells that have a mark on the map: the ends of the route, and what it passes. */
  public List<Cell> marked() {
    List<Cell> marked = new ArrayList<>(others);
    routeEnds.start().ifPresent(marked::add);
    routeEnds.goal().ifPresent(marked::add);
    marked.addAll(via);
    return marked;
  }

  /** From one end to the other on foot, and nothing else. */
  public static RouteRequest between(RouteEnds routeEnds) {
    return new RouteRequest(
        routeEnds, List.of(), List.of(), TravelSettings.ON_FOOT, Optional.empty(), false);
  }

  /** All cells to end in, the goal first. */
  public List<Cell> goals() {
    return new RouteStops(routeEnds, via, others).goals();
  }

  /** What to ask a planner; nothing while an end is missing. */
  public Optional<Query> query() {
    return routeEnds.areComplete()
        ? Optional.of(new Query(routeEnds.start().orElseThrow(), via, goals()))
        : Optional.empty();
  }
}
