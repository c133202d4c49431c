package emberway.app.route;

import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.travel.DistanceAndTime;
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
 * Finds the ways over a map, for one manner of traveling at a time: routes, why they are as they
 * are, what they would be in other worlds, and how they are told. One thread.
 */
public final class RouteService implements AutoCloseable {
  private static final double EQUAL = 1e-9; // by which sums of the same steps may differ

  private final TileMap map; // as its file has it; others edit its layers
  private final TravelDescription travelDescription;
  private final Scale scale;
  private final Map<InfluenceScenario, MapPlanner> worlds =
      new EnumMap<>(InfluenceScenario.class); // as needed
  private TravelSettings travelSettings = TravelSettings.ON_FOOT;
  private MapPlanner plan;
  private ItineraryBuilder itineraryBuilder; // null until needed

  /**
   * Over a map whose edits are told by {@link #edited}.
   *
   * @param travelDescription what its tile set says about traveling
   * @param scale what its cells and costs are
   */
  public RouteService(TileMap map, TravelDescription travelDescription, Scale scale) {
    this.map = map;
    this.travelDescription = travelDescription;
    this.scale = scale;
    plan = new MapPlanner(map);
  }

  /** Goes about it in another manner from now on; whether that is another. */
  public boolean travel(TravelSettings next) {
    if (next.equals(travelSettings)) {
      return false;
    }
    close();
    travelSettings = next;
    plan = new MapPlanner(next.find(map), next.movement());
    return true;
  }

  /**
   * What steps cost.
   *
   * @throws CostFieldException if the map asks for costs that no search can work with
   */
  public CostField costs() {
    return plan.costs();
  }

  /**
   * A field over the unturned map.
   *
   * @throws CostFieldException likewise
   */
  public FieldOverlay field(FieldKind fieldKind) {
    return plan.field(fieldKind);
  }

  /**
   * The answer to a question in the manner set before.
   *
   * @param isStale asked now and then; once it says yes there may be no answer
   * @return nothing where the search was stopped, or there is nothing to ask
   * @throws CostFieldException likewise
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
    return Optional.of(
        new RouteReport(
            routeRequest,
            outcome,
            plan.reasons(outcome),
            amounts(outcome),
            routeRequest.isTold() ? itinerary(query, outcome) : Optional.empty(),
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
    for (InfluenceScenario world : InfluenceScenario.values()) {
      MapPlanner there =
          worlds.computeIfAbsent(
              world,
              without ->
                  new MapPlanner(
                      travelSettings.findWithout(map, without), travelSettings.movement()));
      Outcome outcome = there.plan(query, hooks);
      comparisons.add(new RouteReport.Comparison(world, outcome, isAsCheap(there, here, outcome)));
    }
    return comparisons;
  }

  /** Whether a route found in one world is as cheap in another as the one found there. */
  private static boolean isAsCheap(MapPlanner there, Outcome here, Outcome found) {
    return here instanceof Outcome.Found mine
        && found instanceof Outcome.Found other
        && there.costOf(mine.route()) <= other.route().cost() * (1 + EQUAL);
  }

  private List<String> amounts(Outcome outcome) {
    Route route = routeOf(outcome).orElse(null);
    return route == null
        ? List.of()
        : DistanceAndTime.of(
            scale, MeasuredRoute.length(map.size(), route), route.cost() / plan.rules().straight());
  }

  private Optional<Itinerary> itinerary(Query query, Outcome outcome) {
    if (itineraryBuilder == null) {
      itineraryBuilder =
          new ItineraryBuilder(
              travelSettings.costTuning().over(map),
              travelSettings.traveler(),
              travelDescription,
              scale,
              plan.costs(),
              plan.rules());
    }
    if (outcome instanceof Outcome.Found found) {
      return Optional.of(itineraryBuilder.tell(query, found));
    }
    return outcome instanceof Outcome.Unreachable failed
        ? Optional.of(itineraryBuilder.tell(query, failed))
        : Optional.empty();
  }

  private List<Cell> barrier(Outcome outcome) {
    return outcome instanceof Outcome.Unreachable failed
        ? Barrier.between(plan.costs(), plan.rules().movement().cornerCutting(), failed)
        : List.of();
  }

  /** The route that came of planning, or the one to the nearest cell. */
  public static Optional<Route> routeOf(Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      return Optional.of(found.route());
    }
    return outcome instanceof Outcome.Unreachable failed
        ? Optional.of(failed.nearest())
        : Optional.empty();
  }

  /**
   * Takes an edit of the map.
   *
   * @param changed the cells that hold another tile since the last edit
   * @throws CostFieldException likewise
   */
  public void edited(Collection<Cell> changed) {
    forgetOthers();
    plan.edited(changed);
  }

  /**
   * Gets ready for what is likely to be asked next, while nothing is.
   *
   * @param isStale asked now and then; once it says yes, this ends soon
   * @return whether there is more to get ready
   */
  public boolean prepare(BooleanSupplier isStale) {
    return plan.prepare(Long.MAX_VALUE, isStale);
  }

  private void forgetOthers() {
    worlds.values().forEach(MapPlanner::close);
    worlds.clear();
    itineraryBuilder = null;
  }

  /** Ends what goes on in the background to get ready. */
  @Override
  public void close() {
    forgetOthers();
    plan.close();
  }
}
