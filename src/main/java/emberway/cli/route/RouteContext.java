package emberway.cli.route;

import emberway.cli.option.ShapeOptions;
import emberway.cli.option.TravelContext;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.RouteSmoother;
import emberway.plan.TurnCostPlanner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.hierarchy.HierarchicalPlanner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchRules;
import emberway.plan.travel.ItineraryBuilder;
import java.util.List;

/**
 * Over what, and by which rules, a question about routes is asked.
 *
 * @param path the map's path as it was given
 * @param map the map as the traveler finds it
 * @param travelContext who travels
 * @param field what steps on the map cost
 * @param preset the label of the preset that the rules came from
 * @param shape what shape routes should have
 */
record RouteContext(
    String path,
    TileMap map,
    TravelContext travelContext,
    CostField field,
    SearchRules rules,
    String preset,
    ShapeOptions shape) {
  /** The option for two tiers as it is written. */
  static final String TWO_TIERS = "--engine two-tier";

  /** What the exact search takes at most. [bytes a cell] */
  private static final long EXACT_BYTES = 16;

  /** What answers queries. */
  interface QueryPlanner {
    /** The answer to a query, in sight of hooks. */
    Outcome plan(Query query, SearchHooks hooks);
  }

  /** What answers queries by these rules; it keeps its working arrays from one to the next. */
  QueryPlanner planner() {
    if (shape.turn().isPresent()) {
      return new TurnCostPlanner(field, exactMovement("--turn"), shape.turn().getAsDouble())::plan;
    }
    Planner planner = new Planner(field, rules);
    if (!shape.smooth()) {
      return new BatchPlanner(planner);
    }
    RouteSmoother smoother = new RouteSmoother(field, rules);
    return (query, hooks) -> smoothed(query, planner.plan(query, hooks), smoother);
  }

  private static Outcome smoothed(Query query, Outcome outcome, RouteSmoother smoother) {
    if (outcome instanceof Outcome.Found found) {
      return new Outcome.Found(smoother.smooth(found.route(), query.via()), found.stats());
    }
    if (outcome instanceof Outcome.Unreachable failed) {
      int passed = query.via().indexOf(failed.target());
      List<Cell> via = passed < 0 ? query.via() : query.via().subList(0, passed);
      return new Outcome.Unreachable(
          failed.target(), smoother.smooth(failed.nearest(), via), failed.stats());
    }
    return outcome;
  }

  /** How one moves, for an option that knows no other rules than the default search's. */
  Movement exactMovement(String option) {
    if (!rules.areExact()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s goes by the rules of preset terrain, not by those of %s; give --preset terrain"
              .formatted(option, preset));
    }
    return rules.movement();
  }

  /** What tells routes by these rules in words. */
  ItineraryBuilder itineraryBuilder() {
    return new ItineraryBuilder(
        map,
        travelContext.profile(),
        travelContext.travelDescription(),
        travelContext.scale(),
        field,
        rules);
  }

  /** A planner in two tiers, which knows no other rules than the default search's. */
  HierarchicalPlanner hierarchicalPlanner() {
    return new HierarchicalPlanner(field, exactMovement(TWO_TIERS));
  }

  /** The same for a single query: with the exact search to fall back on, if memory suffices. */
  HierarchicalPlanner twoTierPlannerForOne() {
    HierarchicalPlanner planner = hierarchicalPlanner();
    Runtime runtime = Runtime.getRuntime();
    long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    return free > EXACT_BYTES * field.size().cells() ? planner.fallingBackOnExact() : planner;
  }

  /** The JSON form of routes by these rules. */
  RouteJson json() {
    return new RouteJson(this);
  }
}
