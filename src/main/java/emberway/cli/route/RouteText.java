package emberway.cli.route;

import emberway.map.Cell;
import emberway.map.NumberText;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.survey.AlternativeRoutes;
import emberway.plan.travel.DistanceAndTime;
import emberway.plan.travel.MeasuredRoute;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints an answer as text for people. */
final class RouteText {
  private final RouteContext context;

  /** Prints answers in the given context, with --turn or --smooth also the sum of turns [°]. */
  RouteText(RouteContext context) {
    this.context = context;
  }

  /** Prints a route's figures and cells, or else the route to the nearest reachable cell. */
  void print(Query query, Outcome outcome, PrintWriter out) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      out.printf("%s from %s to %s%n", figures(route), route.start(), route.end());
      out.println(cells(route));
      printAmounts(route, out);
    } else if (outcome instanceof Outcome.BlockedStart) {
      out.println(unreachable(query, RouteJson.meant(query, outcome)));
    } else if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      Cell target = unreachable.target();
      boolean astray = !query.goals().contains(target);
      out.println(unreachable(query, target));
      boolean arrives = query.goals().contains(nearest.end());
      String instead = arrives ? "the goal" : "the closest cell to the goal that";
      out.printf(
          "%s can be reached: %s, %s%n",
          astray ? "without it, " + instead : "closest cell that", nearest.end(), figures(nearest));
      out.println(cells(nearest));
      printAmounts(nearest, out);
      if (context.field().costAt(unreachable.target()) == Double.POSITIVE_INFINITY) {
        out.printf(
            "%s is on ground that %s cannot enter (%s)%n",
            unreachable.target(),
            context.travelContext().noun(),
            DisplayText.tilesAt(context.map(), unreachable.target()));
      }
    }
  }

  private static String unreachable(Query query, Cell target) {
    String waypoint = query.goals().contains(target) ? "" : "the waypoint ";
    return "no route from %s to %s%s".formatted(query.from(), waypoint, target);
  }

  /** Says what a picture shows instead of a route that does not exist; empty if there is one. */
  static Optional<String> lacking(Query query, Outcome outcome) {
    if (outcome instanceof Outcome.BlockedStart) {
      Cell goal = RouteJson.meant(query, outcome);
      return Optional.of(
          unreachable(query, goal) + "; the picture shows only where it would begin and end");
    }
    if (!(outcome instanceof Outcome.Unreachable unreachable)) {
      return Optional.empty();
    }
    Cell end = unreachable.nearest().end();
    boolean arrives = query.goals().contains(end);
    return Optional.of(
        "%s; the picture shows the one to %s%s"
            .formatted(
                unreachable(query, unreachable.target()),
                arrives ? "the goal, without it" : "the closest cell that can be reached, ",
                arrives ? "" : end));
  }

  /** Prints a route's distance and time, where the map or its tile set gives the scale. */
  private void printAmounts(Route route, PrintWriter out) {
    List<String> amounts = amounts(route);
    if (!amounts.isEmpty()) {
      out.println(String.join(", ", amounts));
    }
  }

  private List<String> amounts(Route route) {
    return DistanceAndTime.of(
        context.travelContext().scale(),
        MeasuredRoute.length(context.map().size(), route),
        route.cost() / context.stepCosts().rules().straight());
  }

  /** Says in a few words what a route costs: its time and length too, where these are known. */
  Optional<String> brief(Outcome outcome) {
    if (!(outcome instanceof Outcome.Found found)) {
      return Optional.empty();
    }
    List<String> figures = new ArrayList<>(amounts(found.route()));
    figures.add("cost " + DisplayText.cost(Math.round(100 * found.route().cost()) / 100.0));
    return Optional.of("Route, " + String.join(", ", figures));
  }

  /** Prints the answer with its alternatives, and says why if they are fewer than requested. */
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
          limits.stretch() < AlternativeRoutes.Limits.MAX_STRETCH ? "; --stretch allows more" : "");
    }
  }

  private String figures(Route route) {
    String figures =
        "cost " + DisplayText.cost(route.cost()) + ", " + DisplayText.steps(route.steps());
    return context.shape().isGiven()
        ? figures + ", " + 45 * route.eighthTurns() + " degrees of turns"
        : figures;
  }

  private static String cells(Route route) {
    return route.cells().stream().map(Cell::toString).collect(Collectors.joining(" "));
  }
}
