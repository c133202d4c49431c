package emberway.app.scene;

import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.plan.query.Outcome;
import emberway.plan.travel.DistanceAndTime;
import emberway.plan.travel.Itinerary;
import emberway.view.RouteCostBreakdown;
import java.util.List;
import java.util.Optional;

/**
 * The result of planning a route.
 *
 * @param routeRequest the request
 * @param outcome the outcome of planning
 * @param reasons the parts of the route's cost, if there is a route
 * @param scale the size of cells and the unit of costs, as far as they are known
 * @param length the route's length; 0 if there is none [cell widths]
 * @param straightSteps the route's cost in straight steps over plain ground; 0 if there is none
 * @param itinerary the route described in words, if requested
 * @param comparisons the route in other scenarios, if requested
 * @param outOfReach goals that cannot be reached, if there are several; empty if the start is
 *     blocked
 * @param barrier the blocked cells that separate the start from the goal, if there is no route
 */
public record RouteReport(
    RouteRequest routeRequest,
    Outcome outcome,
    Optional<RouteCostBreakdown> reasons,
    Scale scale,
    double length,
    double straightSteps,
    Optional<Itinerary> itinerary,
    List<Comparison> comparisons,
    List<Cell> outOfReach,
    List<Cell> barrier) {

  /**
   * The same request in another scenario.
   *
   * @param scenario the scenario
   * @param outcome the outcome of planning there
   * @param isSame whether the map's own route costs no more there than the best one: then the
   *     removed influences do not bend it
   */
  public record Comparison(InfluenceScenario scenario, Outcome outcome, boolean isSame) {}

  /** Copies the lists. */
  public RouteReport {
    comparisons = List.copyOf(comparisons);
    outOfReach = List.copyOf(outOfReach);
    barrier = List.copyOf(barrier);
  }

  /** Returns the route's length and then its travel time in words, as far as they are known. */
  public List<String> amounts() {
    Scale shown = Texts.distanceUnit().of(scale);
    return DistanceAndTime.of(shown, length, straightSteps).stream().map(Texts::amount).toList();
  }
}
