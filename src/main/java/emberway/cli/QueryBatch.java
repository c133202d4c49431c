package emberway.cli;

import emberway.plan.BackgroundLandmarks;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Queries from a file or from standard input, one a line, answered in order, one JSON object each;
 * there is a way if every query has a route.
 *
 * @param file its path, or - for standard input
 */
record QueryBatch(String file) implements RouteAnswer {
  /** After so many queries more are likely to come, and landmarks to pay. */
  private static final int QUERIES_BEFORE_LANDMARKS = 64;

  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    Planner planner = setting.planner();
    RouteJson json = setting.json();
    boolean[] all = {true};
    int[] answered = {0};
    List<BackgroundLandmarks> landmarks = new ArrayList<>(); // one, once there is need
    QueryLines.read(
        file,
        setting.map().size(),
        query -> {
          Outcome outcome = planner.plan(query);
          json.print(query, outcome, out);
          out.println();
          all[0] &= outcome instanceof Outcome.Found;
          if (++answered[0] == QUERIES_BEFORE_LANDMARKS) {
            landmarks.add(new BackgroundLandmarks(planner));
          }
        });
    landmarks.forEach(BackgroundLandmarks::close);
    return all[0] ? ExitCode.DONE : ExitCode.NO;
  }
}
