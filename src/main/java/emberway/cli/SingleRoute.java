package emberway.cli;

import emberway.pack.Problem;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.SearchHooks;
import emberway.plan.SearchListener;
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
    return print(setting, plan(setting, SearchListener.NONE), out);
  }

  /** Plans the route, in sight of a listener. */
  Outcome plan(RouteSetting setting, SearchListener listener) {
    Outcome outcome = setting.planner().apply(query, SearchHooks.listening(listener));
    if (outcome instanceof Outcome.BlockedStart blocked) {
      throw PlanFailures.blockedStart(setting.map(), blocked.start(), blockedStart);
    }
    return outcome;
  }

  /** Prints what came of it. */
  ExitCode print(RouteSetting setting, Outcome outcome, PrintWriter out) {
    if (json) {
      setting.json().print(query, outcome, out);
    } else {
      new RouteText(setting).print(query, outcome, out);
    }
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }
}
