package emberway.cli;

import emberway.map.Cell;
import emberway.map.Scale;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.Route;
import emberway.plan.travel.Amounts;
import emberway.plan.travel.Journey;
import emberway.view.Words;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** An answer as lines for people. */
final class RouteText {
  private final RouteSetting setting;

  /** Answers to questions in a setting. */
  RouteText(RouteSetting setting) {
    this.setting = setting;
  }

  /** Prints a route's figures and cells, or where else the way leads. */
  void print(Query query, Outcome outcome, PrintWriter out) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      out.printf(
          "cost %s, %s from %s to %s%n",
          Words.cost(route.cost()), Words.steps(route.steps()), route.start(), route.end());
      out.println(cells(route));
      printAmounts(route, out);
    } else if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      Cell target = unreachable.target();
      boolean astray = !query.goals().contains(target);
      out.printf("no way from %s to %s%s%n", query.from(), astray ? "the way-point " : "", target);
      out.printf(
          "nearest cell %sthat can be reached: %s, cost %s, %s%n",
          astray ? "to the goal " : "",
          nearest.end(),
          Words.cost(nearest.cost()),
          Words.steps(nearest.steps()));
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

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
