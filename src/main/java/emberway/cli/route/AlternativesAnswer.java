package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.ProgressLine;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.AlternativeRoutes;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers with the cheapest route and clearly different alternatives. */
record AlternativesAnswer(Cell from, Cell to, AlternativeRoutes.Limits limits, boolean json)
    implements DrawableAnswer {
  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    AlternativeRoutes.Answer answer = plan(context);
    Query query = Query.between(from, to);
    if (json) {
      context.json().print(query, answer, limits, out);
    } else {
      new RouteText(context).print(query, answer, limits, out);
    }
    return answer.best() instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  @Override
  public DrawnAnswer draw(RouteContext context) {
    AlternativeRoutes.Answer answer = plan(context);
    TileMap map = context.map();
    List<RouteOverlay> routes = new ArrayList<>();
    for (Route route : answer.others()) {
      routes.add(0, MapPlanner.overlay(route, map, to).compared());
    }
    Query query = Query.between(from, to);
    routes.add(DrawnAnswer.front(query, answer.best(), map));
    Optional<String> lacking = RouteText.lacking(query, answer.best());
    return new DrawnAnswer(routes, List.of(), new RouteText(context).brief(answer.best()), lacking);
  }

  private AlternativeRoutes.Answer plan(RouteContext context) {
    AlternativeRoutes alternativeRoutes =
        new AlternativeRoutes(context.field(), context.exactMovement("--alternatives"));
    context.warnIfBlocked(from);
    return ProgressLine.during(
        "planning", progress -> alternativeRoutes.plan(from, to, limits, SearchHooks.NONE));
  }
}
