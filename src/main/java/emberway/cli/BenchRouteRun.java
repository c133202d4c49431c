package emberway.cli;

import emberway.map.TileMap;
import emberway.pack.UnreadableException;
import emberway.plan.CostField;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import emberway.plan.Query;
import emberway.plan.SearchRules;
import emberway.view.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;

/**
 * Measures the planning of routes over one map: the preparation in a machine that has just started,
 * as a command pays for it; then, after a warm-up, every query once.
 */
final class BenchRouteRun {
  /** The warm-up ends after so many rounds of all queries, */
  private static final int WARM_UP_ROUNDS = 20;

  /** or after so long. [ns] */
  private static final long WARM_UP_NANOS = 2_000_000_000L;

  /** Older scenario files print few decimals. */
  private static final double LENGTH_TOLERANCE = 0.011;

  private static final double RELATIVE_LENGTH_TOLERANCE = 1e-4;

  /**
   * What was measured.
   *
   * @param queries the queries
   * @param times of the queries, each planned once
   * @param preparationNanos for cost field and planner, from a cold start [ns]
   * @param warmUpQueries answered before anything was measured
   * @param warmUpNanos the time that took [ns]
   * @param found how many queries had a route
   * @param expanded cells expanded for all queries together
   * @param memory of cost field and planner, working arrays included, by the heap [bytes]
   * @param mismatches how routes differ from the published lengths, a sentence each
   */
  record Result(
      BenchQueries queries,
      BenchTimes times,
      long preparationNanos,
      int warmUpQueries,
      long warmUpNanos,
      int found,
      long expanded,
      OptionalLong memory,
      List<String> mismatches) {

    /** How many cells were expanded for each query. */
    double expandedPerQuery() {
      return (double) expanded / queries.queries().size();
    }
  }

  /** Finds the queries, once there is a cost field. */
  interface Source {
    BenchQueries queries(CostField field) throws UnreadableException;
  }

  private final double straight;
  private final List<String> mismatches = new ArrayList<>();
  private CostField field; // null once its memory is measured, as is the planner
  private Planner planner;
  private final long preparationNanos;
  private int warmUpQueries;
  private long warmUpNanos;

  /** Prepares the planning, and takes the time of that. */
  BenchRouteRun(TileMap map, SearchRules rules) {
    long began = System.nanoTime();
    field = PlanFailures.costField(map);
    planner = new Planner(field, rules);
    preparationNanos = System.nanoTime() - began;
    straight = rules.straight();
  }

  /** Measures; once. */
  Result measure(Source source) throws UnreadableException {
    BenchQueries queries = source.queries(field);
    long[] nanos = new long[queries.queries().size()];
    int found = 0;
    long expanded = 0;
    try (ProgressLine progress = new ProgressLine()) {
      warmUp(queries.queries(), progress);
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
    return new Result(
        queries,
        new BenchTimes(nanos),
        preparationNanos,
        warmUpQueries,
        warmUpNanos,
        found,
        expanded,
        memory(),
        mismatches);
  }

  /** Answers the queries over and over, shuffled, for files often begin with the short ones. */
  private void warmUp(List<Query> queries, ProgressLine progress) {
    List<Query> shuffled = new ArrayList<>(queries);
    Collections.shuffle(shuffled, new Random(BenchQueries.SEED));
    long most = (long) WARM_UP_ROUNDS * shuffled.size();
    long began = System.nanoTime();
    while (warmUpQueries < most && warmUpNanos < WARM_UP_NANOS) {
      planner.plan(shuffled.get(warmUpQueries % shuffled.size()));
      warmUpQueries++;
      warmUpNanos = System.nanoTime() - began;
      progress.show("warming up", (double) warmUpNanos / WARM_UP_NANOS);
    }
  }

  private void compare(int index, Query query, double published, Outcome outcome) {
    String place =
        "scenario %d, from %s to %s: published length %s, "
            .formatted(index + 1, query.from(), query.goals().get(0), Words.cost(published));
    if (outcome instanceof Outcome.Found found) {
      double length = found.route().cost() / straight;
      double tolerance = Math.max(LENGTH_TOLERANCE, RELATIVE_LENGTH_TOLERANCE * published);
      if (!(Math.abs(length - published) <= tolerance)) {
        mismatches.add(place + "found " + Words.cost(length));
      }
    } else {
      mismatches.add(place + "no route");
    }
  }

  /** The heap with cost field and planner, less the heap without them. */
  private OptionalLong memory() {
    OptionalLong with = BenchProcess.liveHeap();
    field = null;
    planner = null;
    OptionalLong without = BenchProcess.liveHeap();
    return with.isPresent() && without.isPresent()
        ? OptionalLong.of(with.getAsLong() - without.getAsLong())
        : OptionalLong.empty();
  }
}
