package emberway.cli.route;

import emberway.cli.output.ExitCode;
import emberway.map.Cell;
import emberway.pack.problem.Problem;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.AlternativeRoutes;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * Answers with the cheapest route and clearly different alternatives.
 *
 * @param blockedStart the problem in the map's file, if the start is the map's own and blocked
 */
record AlternativesAnswer(
    Cell from,
    Cell to,
    AlternativeRoutes.Limits limits,
    boolean json,
    Optional<Problem> blockedStart)
    implements RouteAnswer {
  @Override
  public ExitCode print(RouteContext setting, PrintWriter out) {
    AlternativeRoutes alternativeRoutes =
        new AlternativeRoutes(setting.field(), setting.exactMovement("--alternatives"));
    AlternativeRoutes.Answer answer = alternativeRoutes.plan(from, to, limits, SearchHooks.NONE);
    if (answer.best() instanceof Outcome.BlockedStart blocked) {
      throw setting.travelContext().blockedStart(setting.map(), blocked.start(), blockedStart);
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
