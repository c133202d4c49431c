package emberway.cli;

import emberway.map.TileMap;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import java.io.PrintWriter;

/** Queries from a file or from standard input, one a line, answered in order. */
final class QueryBatch {
  private final TileMap map;
  private final Planner planner;
  private final RouteJson json;
  private ExitCode result = ExitCode.DONE;

  QueryBatch(TileMap map, Planner planner, RouteJson json) {
    this.map = map;
    this.planner = planner;
    this.json = json;
  }

  /**
   * Answers every query of a file.
   *
   * @return {@link ExitCode#DONE} when every query had a route, else {@link ExitCode#NO}
   */
  ExitCode answer(String file, PrintWriter out) {
    QueryLines.read(
        file,
        map.size(),
        query -> {
          Outcome outcome = planner.plan(query);
          json.print(query, outcome, out);
          out.println();
          result = outcome instanceof Outcome.Found ? result : ExitCode.NO;
        });
    out.flush();
    return result;
  }
}
