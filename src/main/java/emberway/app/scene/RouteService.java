package emberway.app.scene;

import emberway.app.text.DistanceUnit;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.plan.cost.CostFieldException;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.plan.travel.Itinerary;
import emberway.plan.travel.ItineraryBuilder;
import emberway.plan.travel.MeasuredRoute;
import emberway.render.iso.FieldOverlay;
import emberway.view.Barrier;
import emberway.view.FieldKind;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Plans routes over a map, for one set of travel settings at a time, and explains them: costs,
 * comparisons and descriptions. One thread.
 */
public final class RouteService implements AutoCloseable {
  // Relative tolerance for sums of the same steps in another order.
  private static final double EQUAL = 1e-9;

  private final TileMap map; // as in its file; edits change its layers from outside
  private final TravelDescription travelDescription;
  private final Scale scale;
  // Planners of other scenarios, created when first needed.
  private final Map<InfluenceScenario, MapPlanner> scenarioPlanners =
      new EnumMap<>(InfluenceScenario.class);
  private TravelSettings travelSettings = TravelSettings.ON_FOOT;
  private MapPlanner plan;
  private ItineraryBuilder itineraryBuilder; // null until needed
  private DistanceUnit itineraryUnit; // of that builder's lengths

  /**
   * Creates a service for a map whose edits are reported to {@link #edited}.
   *
   * @param travelDescription how the tile set's terrain affects travel
   * @param scale the size of cells and the unit of costs
   */
  public RouteService(TileMap map, TravelDescription travelDescription, Scale scale) {
    this.map = map;
    this.travelDescription = travelDescription;
    this.scale = scale;
    plan = travelSettings.planner(map);
  }

  /** Switches to other travel settings. Returns whether they differ from the current ones. */
  public boolean switchTo(TravelSettings next) {
    if (next.equals(travelSettings)) {
      return false;
    }
    close();
    travelSettings = next;
    plan = next.planner(map);
    return true;
  }

  /**
   * Returns the traveler's steps, by the rules of preset terrain.
   *
   * @throws CostFieldException if the map has costs that no search can handle
   */
  public StepCosts stepCosts() {
    return plan.stepCosts();
  }

  /**
   * Returns a field over the unrotated map.
   *
   * @throws CostFieldException if the map has costs that no search can handle
   */
  public FieldOverlay field(FieldKind fieldKind) {
    return plan.field(fieldKind);
  }

  /**
   * Plans a route with the current travel settings.
   *
   * @param isStale polled during the search; once it returns true, the search may stop
   * @return empty if the search was stopped or the request is incomplete
   * @throws CostFieldException if the map has costs that no search can handle
   */
  public Optional<RouteReport> answer(RouteRequest routeRequest, BooleanSupplier isStale) {
    Query query = routeRequest.query().orElse(null);
    if (query == null) {
      return Optional.empty();
    }
    SearchHooks hooks = SearchHooks.stoppedWhen(isStale);
    Outcome outcome = plan.plan(query, hooks);
    List<RouteReport.Comparison> comparisons =
        routeRequest.compared().isPresent() ? compare(query, outcome, hooks) : List.of();
    boolean isStopped =
        outcome instanceof Outcome.Stopped
            || comparisons.stream().anyMatch(each -> each.outcome() instanceof Outcome.Stopped);
    if (isStopped) {
      return Optional.empty();
    }
    Optional<Route> route = routeOf(outcome);
    return Optional.of(
        new RouteReport(
            routeRequest,
            outcome,
            plan.reasons(outcome),
            scale,
            route.map(found -> MeasuredRoute.length(map.size(), found)).orElse(0.0),
            route.map(Route::cost).orElse(0.0) / plan.byOwnRules().rules().straight(),
            routeRequest.itinerary().flatMap(unit -> itinerary(query, outcome, unit)),
            comparisons,
            outOfReach(routeRequest, outcome),
            barrier(outcome)));
  }

  private List<Cell> outOfReach(RouteRequest routeRequest, Outcome outcome) {
    return routeRequest.others().isEmpty() || outcome instanceof Outcome.BlockedStart
        ? List.of()
        : plan.outOfReach(routeRequest.routeEnds().start().orElseThrow(), routeRequest.goals());
  }

  private List<RouteReport.Comparison> compare(Query query, Outcome here, SearchHooks hooks) {
    List<RouteReport.Comparison> comparisons = new ArrayList<>();
    for (InfluenceScenario scenario : InfluenceScenario.values()) {
      MapPlanner there =
          scenarioPlanners.computeIfAbsent(
              scenario, removed -> travelSettings.planner(map, removed));
      Outcome outcome = there.plan(query, hooks);
      comparisons.add(
          new RouteReport.Comparison(scenario, outcome, isAsCheap(there, here, outcome)));
    }
    return comparisons;
  }

  /** Whether the route found here costs no more in another scenario than the route found there. */
  private static boolean isAsCheap(MapPlanner there, Outcome here, Outcome found) {
    return here instanceof Outcome.Found mine
        && found instanceof Outcome.Found other
        && there.costOf(mine.route()) <= other.route().cost() * (1 + EQUAL);
  }

  private Optional<Itinerary> itinerary(Query query, Outcome outcome, DistanceUnit unit) {
    if (itineraryBuilder == null || unit != itineraryUnit) {
      itineraryUnit = unit;
      itineraryBuilder =
          new ItineraryBuilder(
              travelSettings.costTuning().applyTo(map),
              travelSettings.traveler(),
              travelDescription,
              unit.of(scale),
              plan.stepCosts().field(),
              plan.byOwnRules().rules());
    }
    if (outcome instanceof Outcome.Found found) {
      return Optional.of(itineraryBuilder.describe(query, found));
    }
    return outcome instanceof Outcome.Unreachable failed
        ? Optional.of(itineraryBuilder.describe(query, failed))
        : Optional.empty();
  }

  private List<Cell> barrier(Outcome outcome) {
    return outcome instanceof Outcome.Unreachable failed
        ? Barrier.between(plan.byOwnRules(), failed)
        : List.of();
  }

  /** Returns the route found, or the one to the cell nearest to the goal. */
  public static Optional<Route> routeOf(Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      return Optional.of(found.route());
    }
    return outcome instanceof Outcome.Unreachable failed
        ? Optional.of(failed.nearest())
        : Optional.empty();
  }

  /**
   * Updates the planner after an edit of the map.
   *
   * @param changed the cells with another tile since the last edit
   * @throws CostFieldException if the map has costs that no search can handle
   */
  public void edited(Collection<Cell> changed) {
    forgetOthers();
    plan.edited(changed);
  }

  /**
   * Prepares in idle time for the requests likely to come next.
   *
   * @param isStale polled; once it returns true, this method returns soon
   * @return whether there is more to prepare
   */
  public boolean prepare(BooleanSupplier isStale) {
    return plan.prepare(Long.MAX_VALUE, isStale);
  }

  private void forgetOthers() {
    scenarioPlanners.values().forEach(MapPlanner::close);
    scenarioPlanners.clear();
    itineraryBuilder = null;
  }

  /** Stops preparing in the background. */
  @Override
  public void close() {
    forgetOthers();
    plan.close();
  }
}
