package emberway.cli;

import emberway.plan.Outcome;
import emberway.plan.SearchHooks;
import java.io.PrintWriter;

/**
 * Queries from a file or from standard input, one a line, answered in order, one JSON object each;
 * there is a way if every query has a route.
 *
 * @param file its path, or - for standard input
 */
record QueryBatch(String file) implements RouteAnswer {
  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    RouteSetting.QueryPlanner planner = setting.planner();
    RouteJson json = setting.json();
    boolean[] all = {true};
    QueryLines.read(
        file,
        setting.map().size(),
        query -> {
          Outcome outcome = planner.plan(query, SearchHooks.NONE);
          json.print(query, outcome, out);
          all[0] &= outcome instanceof Outcome.Found;
        });
    return all[0] ? ExitCode.DONE : ExitCode.NO;
  }
}
