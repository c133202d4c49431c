package emberway.cli.route;

import emberway.cli.output.ExitCode;
import emberway.map.Cell;
import emberway.pack.problem.Problem;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.Alternatives;
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
