package emberway.cli;

import emberway.map.Cell;
import emberway.pack.Problem;
import emberway.plan.Alternatives;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.SearchHooks;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * The cheapest route, and others that really differ.
 *
 * @param blockedStart what the map's file has wrong with the start, if it is the map's own
 */
record SeveralRoutes(
    Cell from, Cell to, Alternatives.Limits limits, boolean json, Optional<Problem> blockedStart)
    implements RouteAnswer {
  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    Alternatives alternatives =
        new Alternatives(setting.field(), setting.exactMovement("--alternatives"));
    Alternatives.Answer answer = alternatives.plan(from, to, limits, SearchHooks.NONE);
    if (answer.best() instanceof Outcome.BlockedStart blocked) {
      throw setting.traveler().blockedStart(setting.map(), blocked.start(), blockedStart);
    }
    Query query = Query.between(from, to);
    if (json) {
      setting.json().print(query, answer, limits, out);
    } else {
      new RouteText(setting).print(query, answer, limits, out);
    }
    return answer.best() instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }
}
