package emberway.cli;

import emberway.map.Cell;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.Route;
import emberway.view.Words;
import java.io.PrintWriter;
import java.util.stream.Collectors;

/** An answer as lines for people. */
final class RouteText {
  private RouteText() {}

  /** Prints a route's figures and cells, or where else the way leads. */
  static void print(Query query, Outcome outcome, PrintWriter out) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      out.printf(
          "cost %s, %s from %s to %s%n",
          Words.cost(route.cost()), Words.steps(route.steps()), route.start(), route.end());
      out.println(cells(route));
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
    }
  }

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
