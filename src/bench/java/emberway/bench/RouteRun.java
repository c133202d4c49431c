package emberway.bench;

import emberway.cli.option.PlanningFailures;
import emberway.cli.option.ProgressLine;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchRules;
import emberway.testing.RouteQueries;
import emberway.view.DisplayText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Measures route planning on one map: first the preparation in a cold virtual machine, as a command
 * experiences it; then, after a warm-up, every query once.
 */
final class RouteRun {
  /** Allows for older scenario files, which print few decimals. */
  private static final double LENGTH_TOLERANCE = 0.011;

  private static final double RELATIVE_LENGTH_TOLERANCE = 1e-4;

  /**
   * The measurements.
   *
   * @param queries the queries
   * @param times of the queries, each planned once
   * @param preparationNanos for cost field and planner, from a cold start [ns]
   * @param warmUp the warm-up before measuring
   * @param found how many queries had a route
   * @param expanded cells expanded for all queries together
   * @param fieldMemory heap memory of the cost field [bytes]
   * @param plannerMemory heap memory of the planner with its working arrays [bytes]
   * @param mismatches differences from the published lengths, one sentence each
   */
  record Result(
      RouteQueries queries,
      DurationStats times,
      long preparationNanos,
      WarmUp.Result warmUp,
      int found,
      long expanded,
      OptionalLong fieldMemory,
      OptionalLong plannerMemory,
      List<String> mismatches) {

    /** The mean number of expanded cells per query. */
    double expandedPerQuery() {
      return (double) expanded / queries.queries().size();
    }
  }

  /** Provides the queries for a cost field. */
  interface Source {
    RouteQueries queries(CostField field) throws UnreadableException;
  }

  private final double straight;
  private final List<String> mismatches = new ArrayList<>();
  private CostField field; // null once its memory is measured
  private Planner planner; // null once its memory is measured
  private final long preparationNanos;

  /** Prepares planning and measures the time for it. */
  RouteRun(TileMap map, SearchRules rules) {
    long began = System.nanoTime();
    field = PlanningFailures.planned(() -> CostField.of(map));
    planner = new Planner(field, rules);
    standStill(); // makes the planner allocate its arrays
    preparationNanos = System.nanoTime() - began;
    straight = rules.straight();
  }

  /** Plans a route from a cell to itself. */
  private void standStill() {
    for (int cell = 0; cell < field.size().cells(); cell++) {
      if (!field.isBlocked(cell)) {
        planner.plan(field.size().cell(cell), field.size().cell(cell));
        return;
      }
    }
  }

  /** Prepares landmarks if they make the planner faster. Returns the time taken. [ns] */
  OptionalLong useLandmarks() {
    if (!planner.isFasterWithLandmarks()) {
      return OptionalLong.empty();
    }
    long began = System.nanoTime();
    planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    return OptionalLong.of(System.nanoTime() - began);
  }

  /** Runs the measurement. Call only once. */
  Result measure(Source source) throws UnreadableException {
    RouteQueries queries = source.queries(field);
    long[] nanos = new long[queries.queries().size()];
    int found = 0;
    long expanded = 0;
    WarmUp.Result warmUp;
    try (ProgressLine progress = new ProgressLine("warming up")) {
      warmUp = new WarmUp().run(planner, queries.queries(), progress);
      for (int i = 0; i < nanos.length; i++) {
        progress.show("measuring", (double) i / nanos.length);
        Query query = queries.queries().get(i);
        long began = System.nanoTime();
        Outcome outcome = planner.plan(query);
        nanos[i] = System.nanoTime() - began;
        expanded += outcome.stats().expanded();
        found += outcome instanceof Outcome.Found ? 1 : 0;
        if (!queries.lengths().isEmpty()) {
          compare(i, query, queries.lengths().get(i), outcome);
        }
      }
    }
    OptionalLong withBoth = ProcessStats.liveHeap();
    planner = null;
    OptionalLong withField = ProcessStats.liveHeap();
    field = null;
    OptionalLong withNone = ProcessStats.liveHeap();
    return new Result(
        queries,
        new DurationStats(nanos),
        preparationNanos,
        warmUp,
        found,
        expanded,
        difference(withField, withNone),
        difference(withBoth, withField),
        mismatches);
  }

  private void compare(int index, Query query, double published, Outcome outcome) {
    String place =
        "scenario %d, from %s to %s: published length %s, "
            .formatted(index + 1, query.from(), query.goals().get(0), DisplayText.cost(published));
    if (outcome instanceof Outcome.Found found) {
      double length = found.route().cost() / straight;
      double tolerance = Math.max(LENGTH_TOLERANCE, RELATIVE_LENGTH_TOLERANCE * published);
      if (!(Math.abs(length - published) <= tolerance)) {
        mismatches.add(place + "found " + DisplayText.cost(length));
      }
    } else {
      mismatches.add(place + "no route");
    }
  }

  private static OptionalLong difference(OptionalLong with, OptionalLong without) {
    return with.isPresent() && without.isPresent()
        ? OptionalLong.of(Math.max(0, with.getAsLong() - without.getAsLong()))
        : OptionalLong.empty();
  }
}
