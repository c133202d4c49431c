package emberway.cli;

import emberway.plan.Outcome;
import emberway.plan.Query;
import java.io.PrintWriter;

/**
 * The answer to one query, as text or as JSON.
 *
 * @param blockedStart the exit status where the start is in a wall: whose fault that is
 */
record SingleRoute(Query query, boolean json, ExitCode blockedStart) implements RouteAnswer {
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
