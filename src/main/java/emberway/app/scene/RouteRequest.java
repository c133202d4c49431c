package emberway.app.scene;

import emberway.app.text.DistanceUnit;
import emberway.map.Cell;
import emberway.plan.query.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A route to plan, and what to report about it.
 *
 * @param routeEnds the start and goal
 * @param via cells to pass, in this order
 * @param others further goals; the route ends in the one that is cheapest to reach
 * @param travelSettings the traveler and the costs
 * @param compared the scenario to compare with, if any
 * @param itinerary the unit of lengths in the description of the route, if it is wanted
 */
public record RouteRequest(
    RouteEnds routeEnds,
    List<Cell> via,
    List<Cell> others,
    TravelSettings travelSettings,
    Optional<InfluenceScenario> compared,
    Optional<DistanceUnit> itinerary) {
  /** Copies the lists. */
  public RouteRequest {
    via = List.copyOf(via);
    others = List.copyOf(others);
  }

  /** Returns the cells with a marker on the map: start, goals and the cells to pass. */
  public List<Cell> marked() {
    List<Cell> marked = new ArrayList<>(others);
    routeEnds.start().ifPresent(marked::add);
    routeEnds.goal().ifPresent(marked::add);
    marked.addAll(via);
    return marked;
  }

  /** Returns a request for a route on foot between two ends, without extras. */
  public static RouteRequest between(RouteEnds routeEnds) {
    return new RouteRequest(
        routeEnds,
        List.of(),
        List.of(),
        TravelSettings.ON_FOOT,
        Optional.empty(),
        Optional.empty());
  }

  /** Returns all goals, the main one first. */
  public List<Cell> goals() {
    return new RouteStops(routeEnds, via, others).goals();
  }

  /** Returns the planner's query, or empty while an end is missing. */
  public Optional<Query> query() {
    return routeEnds.areComplete()
        ? Optional.of(new Query(routeEnds.start().orElseThrow(), via, goals()))
        : Optional.empty();
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof RouteRequest that
        && Objects.equals(routeEnds, that.routeEnds)
        && Objects.equals(via, that.via)
        && Objects.equals(others, that.others)
        && Objects.equals(travelSettings, that.travelSettings)
        && Objects.equals(compared, that.compared)
        && Objects.equals(itinerary, that.itinerary);
  }

  @Override
  public int hashCode() {
    return Objects.hash(routeEnds, via, others, travelSettings, compared, itinerary);
  }
}
