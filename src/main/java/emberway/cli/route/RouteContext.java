package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.ShapeOptions;
import emberway.cli.option.TravelContext;
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
import emberway.plan.query.StepCosts;
import emberway.plan.travel.ItineraryBuilder;
import java.util.List;

/**
 * The map and the rules for a question about routes.
 *
 * @param input the map's file
 * @param map the map as the traveler's profile changes it
 * @param travelContext the traveler
 * @param stepCosts the traveler's steps by the rules of the search
 * @param preset the label of the preset that the rules came from
 * @param shape the desired shape of routes
 */
record RouteContext(
    MapInput input,
    TileMap map,
    TravelContext travelContext,
    StepCosts stepCosts,
    String preset,
    ShapeOptions shape) {
  /** The option for the two-tier search, as typed. */
  static final String TWO_TIERS = "--engine two-tier";

  /** The exact search's maximum memory. [bytes per cell] */
  private static final long EXACT_BYTES = 16;

  /** Answers queries. */
  interface QueryPlanner {
    /** Answers a query and reports to the hooks. */
    Outcome plan(Query query, SearchHooks hooks);
  }

  /** The map's path as given. */
  String path() {
    return input.path().toString();
  }

  /** Whether the traveler cannot start at a cell, because it is blocked. */
  boolean isBlocked(Cell start) {
    return field().costAt(start) == Double.POSITIVE_INFINITY;
  }

  /** The costs of steps onto cells. */
  CostField field() {
    return stepCosts.field();
  }

  /** Adds a warning to the input if a start is blocked. */
  void warnIfBlocked(Cell start) {
    if (isBlocked(start)) {
      input.warnOfStart(start, travelContext.blockedStart(map, start));
    }
  }

  /** A planner for these rules, which reuses its working arrays. */
  QueryPlanner planner() {
    if (shape.turn().isPresent()) {
      return new TurnCostPlanner(field(), exactMovement("--turn"), shape.turn().getAsDouble())
          ::plan;
    }
    Planner planner = new Planner(stepCosts);
    if (!shape.smooth()) {
      return new BatchPlanner(planner);
    }
    RouteSmoother smoother = new RouteSmoother(field(), stepCosts.rules());
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

  /** The movement for an option that supports only the default search's rules; fails for others. */
  Movement exactMovement(String option) {
    return exact(option, stepCosts.rules(), preset).movement();
  }

  /** Rules for an option that supports only those of the default search; fails for others. */
  static SearchRules exact(String option, SearchRules rules, String preset) {
    if (!rules.areExact()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s follows the rules of preset terrain, not those of %s; give --preset terrain"
              .formatted(option, preset));
    }
    return rules;
  }

  /** Describes routes by these rules in words. */
  ItineraryBuilder itineraryBuilder() {
    return new ItineraryBuilder(
        map,
        travelContext.profile(),
        travelContext.travelDescription(),
        travelContext.scale(),
        field(),
        stepCosts.rules());
  }

  /** A two-tier planner, which supports only the default search's rules. */
  HierarchicalPlanner hierarchicalPlanner() {
    return new HierarchicalPlanner(field(), exactMovement(TWO_TIERS));
  }

  /**
   * A two-tier planner for one query, which may fall back on the exact search if memory suffices.
   */
  HierarchicalPlanner twoTierPlannerForOne() {
    HierarchicalPlanner planner = hierarchicalPlanner();
    Runtime runtime = Runtime.getRuntime();
    long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    return free > EXACT_BYTES * field().size().cells() ? planner.fallingBackOnExact() : planner;
  }

  /** Writes routes by these rules as JSON. */
  RouteJson json() {
    return new RouteJson(this);
  }
}
