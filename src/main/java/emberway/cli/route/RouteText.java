package emberway.cli.route;

import emberway.map.Cell;
import emberway.map.NumberText;
import emberway.map.Scale;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.survey.AlternativeRoutes;
import emberway.plan.travel.DistanceAndTime;
import emberway.plan.travel.MeasuredRoute;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** An answer as lines for people. */
final class RouteText {
  private final RouteContext setting;

  /** Answers to questions in a setting; turns are told of where a shape was asked for. */
  RouteText(RouteContext setting) {
    this.setting = setting;
  }

  /** Prints a route's figures and cells, or where else the way leads. */
  void print(Query query, Outcome outcome, PrintWriter out) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      out.printf("%s from %s to %s%n", figures(route), route.start(), route.end());
      out.println(cells(route));
      printAmounts(route, out);
    } else if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      Cell target = unreachable.target();
      boolean astray = !query.goals().contains(target);
      out.printf("no way from %s to %s%s%n", query.from(), astray ? "the way-point " : "", target);
      boolean arrives = query.goals().contains(nearest.end());
      String instead = arrives ? "the goal" : "the nearest cell to the goal that";
      out.printf(
          "%s can be reached: %s, %s%n",
          astray ? "without it " + instead : "nearest cell that", nearest.end(), figures(nearest));
      out.println(cells(nearest));
      printAmounts(nearest, out);
      if (setting.field().costAt(unreachable.target()) == Double.POSITIVE_INFINITY) {
        out.printf(
            "%s is on ground that %s cannot enter (%s)%n",
            unreachable.target(),
            setting.travelContext().noun(),
            DisplayText.tilesAt(setting.map(), unreachable.target()));
      }
    }
  }

  /** How far and how long a route is, where the map or its tile set says what cells are. */
  private void printAmounts(Route route, PrintWriter out) {
    Scale scale = setting.travelContext().scale();
    List<String> amounts =
        DistanceAndTime.of(
            scale,
            MeasuredRoute.length(setting.map().size(), route),
            route.cost() / setting.rules().straight());
    if (!amounts.isEmpty()) {
      out.println(String.join(", ", amounts));
    }
  }

  /** The same, and the alternatives to it; where they are fewer than asked for, why. */
  void print(
      Query query,
      AlternativeRoutes.Answer answer,
      AlternativeRoutes.Limits limits,
      PrintWriter out) {
    print(query, answer.best(), out);
    for (Route route : answer.others()) {
      out.println("or " + figures(route));
      out.println(cells(route));
      printAmounts(route, out);
    }
    int routes = 1 + answer.others().size();
    if (answer.best() instanceof Outcome.Found && routes < limits.most()) {
      out.printf(
          "%d of %d routes: no other within %s times the cheapest really differs%s%n",
          routes,
          limits.most(),
          NumberText.plain(limits.stretch()),
          limits.stretch() < AlternativeRoutes.Limits.MOST_STRETCH
              ? "; --stretch allows more"
              : "");
    }
  }

  private String figures(Route route) {
    String figures =
        "cost " + DisplayText.cost(route.cost()) + ", " + DisplayText.steps(route.steps());
    return setting.shape().isAsked()
        ? figures + ", " + 45 * route.turns() + " degrees of turns"
        : figures;
  }

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
