package emberway.app.route;

import emberway.map.Cell;
import emberway.plan.query.Outcome;
import emberway.plan.travel.Itinerary;
import emberway.view.RouteCostBreakdown;
import java.util.List;
import java.util.Optional;

/**
 * What there is to say about a route that was asked for.
 *
 * @param routeRequest what was asked
 * @param outcome what came of planning
 * @param reasons why the route costs what it costs, where there is one
 * @param amounts how long it is and how long it takes, as far as that is known
 * @param itinerary the route in words, where that was asked for
 * @param comparisons what the route would cost in other worlds, where that was asked for
 * @param outOfReach those of several goals to which no way leads; none where no way leads out
 * @param barrier the blocked cells that keep the traveler from the goal, where there is no way
 */
public record RouteReport(
    RouteRequest routeRequest,
    Outcome outcome,
    Optional<RouteCostBreakdown> reasons,
    List<String> amounts,
    Optional<Itinerary> itinerary,
    List<Comparison> comparisons,
    List<Cell> outOfReach,
    List<Cell> barrier) {

  /**
   * The same question in another world.
   *
   * @param world which world that is
   * @param outcome what comes of planning there
   * @param isSame whether this world's route is as cheap there as the one that was found there:
   *     then nothing of what is missing there bends it
   */
  public record Comparison(InfluenceScenario world, Outcome outcome, boolean isSame) {}

  /** Keeps copies. */
  public RouteReport {
    amounts = List.copyOf(amounts);
    comparisons = List.copyOf(comparisons);
    outOfReach = List.copyOf(outOfReach);
    barrier = List.copyOf(barrier);
  }
}
