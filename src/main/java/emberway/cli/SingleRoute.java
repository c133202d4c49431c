package emberway.cli;

import emberway.pack.Problem;
import emberway.plan.Outcome;
import emberway.plan.Query;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * The answer to one query, as text or as JSON.
 *
 * @param blockedStart what the map's file has wrong with the start, if it is the map's own
 */
record SingleRoute(Query query, boolean json, Optional<Problem> blockedStart)
    implements RouteAnswer {
  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    Outcome outcome = setting.planner().plan(query);
    if (outcome instanceof Outcome.BlockedStart blocked) {
      throw PlanFailures.blockedStart(setting.map(), blocked.start(), blockedStart);
    }
    if (json) {
      setting.json().print(query, outcome, out);
      out.println();
    } else {
      RouteText.print(query, outcome, out);
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }
}
