package emberway.cli;

import emberway.map.Cell;
import emberway.plan.Alternatives;
import emberway.plan.Outcome;
import emberway.plan.Query;
import emberway.plan.Route;
import emberway.view.Words;
import java.io.PrintWriter;
import java.util.stream.Collectors;

/** An answer as lines for people. */
final class RouteText {
  private final boolean withTurns;

  /** Answers to questions in a setting; turns are told of where a shape was asked for. */
  RouteText(RouteSetting setting) {
    withTurns = setting.shape().isAsked();
  }

  /** Prints a route's figures and cells, or where else the way leads. */
  void print(Query query, Outcome outcome, PrintWriter out) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      out.printf("%s from %s to %s%n", figures(route), route.start(), route.end());
      out.println(cells(route));
    } else if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      Cell target = unreachable.target();
      boolean astray = !query.goals().contains(target);
      out.printf("no way from %s to %s%s%n", query.from(), astray ? "the way-point " : "", target);
      out.printf(
          "nearest cell %sthat can be reached: %s, %s%n",
          astray ? "to the goal " : "", nearest.end(), figures(nearest));
      out.println(cells(nearest));
    }
  }

  /** The same, and the alternatives to it. */
  void print(Query query, Alternatives.Answer answer, PrintWriter out) {
    print(query, answer.best(), out);
    for (Route route : answer.others()) {
      out.println("or " + figures(route));
      out.println(cells(route));
    }
  }

  private String figures(Route route) {
    String figures = "cost " + Words.cost(route.cost()) + ", " + Words.steps(route.steps());
    return withTurns ? figures + ", " + 45 * route.turns() + " degrees of turns" : figures;
  }

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
