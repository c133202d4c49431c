package emberway.cli;

import emberway.plan.Bounded;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.SearchHooks;
import emberway.plan.TwoTierPlanner;
import java.io.PrintWriter;

/**
 * Queries from a file or from standard input, one a line, answered in order, one JSON object each;
 * there is a way if every query has a route.
 *
 * @param file its path, or - for standard input
 * @param isTwoTier whether two tiers of searches answer, rather than the search of the rules
 */
record QueryBatch(String file, boolean isTwoTier) implements RouteAnswer {
  /** Answers a query and prints the answer. */
  private interface Answering {
    Outcome answer(Query query);
  }

  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    Answering planner = isTwoTier ? twoTiers(setting, out) : oneSearch(setting, out);
    boolean[] all = {true};
    QueryLines.read(
        "--queries",
        file,
        setting.map().size(),
        (query, line) -> all[0] &= planner.answer(query) instanceof Outcome.Found);
    return all[0] ? ExitCode.DONE : ExitCode.NO;
  }

  private static Answering oneSearch(RouteSetting setting, PrintWriter out) {
    RouteSetting.QueryPlanner planner = setting.planner();
    RouteJson json = setting.json();
    return query -> {
      Outcome outcome = planner.plan(query, SearchHooks.NONE);
      json.print(query, outcome, out);
      return outcome;
    };
  }

  /** Works out all chunks first. */
  private static Answering twoTiers(RouteSetting setting, PrintWriter out) {
    TwoTierPlanner planner = setting.twoTierPlanner();
    try (ProgressLine progress = new ProgressLine()) {
      planner.prepare(done -> progress.show("working out chunks", done), () -> false);
    }
    RouteJson json = setting.json();
    return query -> {
      Bounded answer = planner.plan(query, () -> false);
      json.print(query, answer, out);
      return answer.outcome();
    };
  }
}
