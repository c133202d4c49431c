package emberway.cli.route;

import emberway.cli.option.JsonLine;
import emberway.cli.option.TravelContext;
import emberway.map.Cell;
import emberway.plan.hierarchy.BoundedOutcome;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchStats;
import emberway.plan.survey.AlternativeRoutes;
import emberway.plan.travel.MeasuredRoute;
import java.io.PrintWriter;
import java.util.OptionalDouble;
import tools.jackson.core.JsonGenerator;

/** Writes an answer as the JSON object that scripts rely on. */
final class RouteJson {
  private final RouteContext context;

  /** Writes answers in the given context. */
  RouteJson(RouteContext context) {
    this.context = context;
  }

  /** Prints the answer to a query. */
  void print(Query query, Outcome outcome, PrintWriter out) {
    JsonLine.print(out, json -> writeFields(query, outcome, json));
  }

  /** Prints the answer to a query with the lower bound on any route's cost. */
  void print(Query query, BoundedOutcome answer, PrintWriter out) {
    boolean isFound = answer.outcome() instanceof Outcome.Found;
    JsonLine.print(
        out,
        json -> {
          writeFields(query, answer.outcome(), json);
          double none = Double.POSITIVE_INFINITY;
          JsonLine.write("lowerBound", isFound ? answer.lowerBound() : none, json);
          JsonLine.write("atMost", isFound ? answer.atMost() : none, json);
          json.writeStringProperty("engine", answer.byExactSearch() ? "exact" : "two-tier");
        });
  }

  /** Prints the answer to a query with the alternatives and the limit on their cost. */
  void print(
      Query query,
      AlternativeRoutes.Answer answer,
      AlternativeRoutes.Limits limits,
      PrintWriter out) {
    JsonLine.print(
        out,
        json -> {
          writeFields(query, answer.best(), json);
          json.writeArrayPropertyStart("alternatives");
          for (Route route : answer.others()) {
            json.writeStartObject();
            writeRoute(route, json);
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeNumberProperty("stretch", limits.stretch());
        });
  }

  /** Writes the answer to a query as one object. */
  void write(Query query, Outcome outcome, JsonGenerator json) {
    json.writeStartObject();
    writeFields(query, outcome, json);
    json.writeEndObject();
  }

  /** The goal to name in an answer without a route. */
  static Cell meant(Query query, Outcome outcome) {
    return outcome instanceof Outcome.Unreachable failed && query.goals().contains(failed.target())
        ? failed.target()
        : query.goals().get(0);
  }

  private void writeFields(Query query, Outcome outcome, JsonGenerator json) {
    Route route = outcome instanceof Outcome.Found found ? found.route() : null;
    Cell goal = route == null ? meant(query, outcome) : route.end();
    json.writeStringProperty("map", context.path());
    JsonLine.write("from", query.from(), json);
    JsonLine.write("to", goal, json);
    json.writeBooleanProperty("found", route != null);
    writeRoute(route, json);
    SearchStats stats = outcome.stats();
    json.writeNumberProperty("expanded", stats.expanded());
    json.writeNumberProperty("generated", stats.generated());
    json.writeNumberProperty("reopened", stats.reopened());
    json.writeNumberProperty("millis", Math.round(stats.nanos() / 1e3) / 1e3);
    json.writeStringProperty("preset", context.preset());
    json.writeName("nearest");
    if (outcome instanceof Outcome.Unreachable unreachable) {
      json.writeStartObject();
      JsonLine.write("cell", unreachable.nearest().end(), json);
      writeRoute(unreachable.nearest(), json);
      json.writeEndObject();
    } else {
      json.writeNull();
    }
    json.writeName("unreachable");
    if (outcome instanceof Outcome.Unreachable unreachable) {
      JsonLine.write(unreachable.target(), json);
    } else {
      json.writeNull();
    }
    if (context.shape().isGiven()) {
      writeTurns(route, json);
    }
    writeTravel(route, json);
  }

  /**
   * Writes the fields {@code profile}, {@code distance} [m] and {@code time} [s], each where known.
   */
  private void writeTravel(Route route, JsonGenerator json) {
    TravelContext travelContext = context.travelContext();
    if (travelContext.isChosen()) {
      json.writeStringProperty("profile", travelContext.profile().name());
    }
    if (route == null) {
      return;
    }
    OptionalDouble meters =
        travelContext.scale().meters(MeasuredRoute.length(context.map().size(), route));
    OptionalDouble seconds =
        travelContext.scale().seconds(route.cost() / context.stepCosts().rules().straight());
    if (meters.isPresent()) {
      JsonLine.write("distance", meters.getAsDouble(), json);
    }
    if (seconds.isPresent()) {
      JsonLine.write("time", seconds.getAsDouble(), json);
    }
  }

  /**
   * Writes the fields {@code cost}, {@code steps} and {@code path}: null, null and [] without a
   * route.
   */
  private static void writeRoute(Route route, JsonGenerator json) {
    if (route == null) {
      json.writeNullProperty("cost");
      json.writeNullProperty("steps");
    } else {
      JsonLine.write("cost", route.cost(), json);
      json.writeNumberProperty("steps", route.steps());
    }
    json.writeArrayPropertyStart("path");
    for (int step = 0; route != null && step <= route.steps(); step++) {
      JsonLine.write(route.cell(step), json);
    }
    json.writeEndArray();
  }

  /** Writes the field {@code turns}, in steps of 45 degrees. */
  private static void writeTurns(Route route, JsonGenerator json) {
    if (route == null) {
      json.writeNullProperty("turns");
    } else {
      json.writeNumberProperty("turns", route.eighthTurns());
    }
  }
}
