package emberway.cli;

import emberway.plan.Bounded;
import emberway.plan.Outcome;
import emberway.plan.TwoTierPlanner;
import java.io.PrintWriter;

/**
 * Queries from a file or from standard input, answered by two tiers, one JSON object each.
 *
 * @param file its path, or - for standard input
 */
record BoundedBatch(String file) implements RouteAnswer {
  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    TwoTierPlanner planner = setting.twoTierPlanner();
    try (ProgressLine progress = new ProgressLine()) {
      planner.prepare(done -> progress.show("working out chunks", done), () -> false);
    }
    RouteJson json = setting.json();
    boolean[] all = {true};
    QueryLines.read(
        file,
        setting.map().size(),
        query -> {
          Bounded answer = planner.plan(query, () -> false);
          json.print(query, answer, out);
          all[0] &= answer.outcome() instanceof Outcome.Found;
        });
    return all[0] ? ExitCode.DONE : ExitCode.NO;
  }
}
