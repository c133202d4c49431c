package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.plan.query.Query;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Option;

/** The engine of {@code emberway route}: the exact search of the rules, or the two-tier search. */
final class EngineOptions {
  private static final String EXACT = "exact";
  private static final String TWO_TIER = "two-tier";

  @Option(
      names = "--engine",
      paramLabel = "E",
      completionCandidates = Engines.class,
      description =
          "Which engine answers: ${COMPLETION-CANDIDATES}. Two tiers search chunks of 32 x 32"
              + " cells first, then the cells of promising ones. Their routes are cheap but not"
              + " always the cheapest; the answer says how far off they are at most. This pays off"
              + " for many --queries on maps larger than 4096 x 4096, or when memory is short. The"
              + " exact search answers a single query, and says so, if preparing chunks would take"
              + " longer and there is enough memory. Default: exact.")
  private String engine = EXACT;

  /** Whether the two-tier search is requested. */
  boolean isTwoTier() {
    if (!engine.equals(EXACT) && !engine.equals(TWO_TIER)) {
      throw CommandFailure.unknown("--engine", engine, List.of(EXACT, TWO_TIER));
    }
    return engine.equals(TWO_TIER);
  }

  /** Answers a query file by the two-tier search. */
  RouteAnswer batch(String file) {
    return new QueryBatchAnswer(file, true);
  }

  /** Answers one query by the two-tier search. */
  RouteAnswer single(Query query, boolean json) {
    return new HierarchicalAnswer(query, json);
  }

  private static final class Engines implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return List.of(EXACT, TWO_TIER).iterator();
    }
  }
}
