package emberway.cli.route;

import emberway.map.Cell;
import emberway.map.Numbers;
import emberway.map.Scale;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.survey.Alternatives;
import emberway.plan.travel.Amounts;
import emberway.plan.travel.Journey;
import emberway.view.Words;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** An answer as lines for people. */
final class RouteText {
  private final RouteSetting setting;

  /** Answers to questions in a setting; turns are told of where a shape was asked for. */
  RouteText(RouteSetting setting) {
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
            setting.traveler().noun(),
            Words.tilesAt(setting.map(), unreachable.target()));
      }
    }
  }

  /** How far and how long a route is, where the map or its tile set says what cells are. */
  private void printAmounts(Route route, PrintWriter out) {
    Scale scale = setting.traveler().scale();
    List<String> amounts =
        Amounts.of(
            scale,
            Journey.length(setting.map().size(), route),
            route.cost() / setting.rules().straight());
    if (!amounts.isEmpty()) {
      out.println(String.join(", ", amounts));
    }
  }

  /** The same, and the alternatives to it; where they are fewer than asked for, why. */
  void print(Query query, Alternatives.Answer answer, Alternatives.Limits limits, PrintWriter out) {
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
          Numbers.plain(limits.stretch()),
          limits.stretch() < Alternatives.Limits.MOST_STRETCH ? "; --stretch allows more" : "");
    }
  }

  private String figures(Route route) {
    String figures = "cost " + Words.cost(route.cost()) + ", " + Words.steps(route.steps());
    return setting.shape().isAsked()
        ? figures + ", " + 45 * route.turns() + " degrees of turns"
        : figures;
  }

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
