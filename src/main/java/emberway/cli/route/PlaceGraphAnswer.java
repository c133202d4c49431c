package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.ProgressLine;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import emberway.plan.survey.PlaceGraphBuilder;
import emberway.plan.textbook.GraphOutcome;
import emberway.plan.textbook.PlaceGraph;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/**
 * Answers with a route from place to place, along the roads between them.
 *
 * @param inSight whether roads are unobstructed straight lines instead of cheapest routes
 */
record PlaceGraphAnswer(Cell from, Cell to, boolean inSight, boolean json) implements RouteAnswer {
  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    context.warnIfBlocked(from);
    final long began = System.nanoTime();
    List<Place> places = new ArrayList<>(context.map().places());
    int start = number(from, places);
    int goal = number(to, places);
    PlaceGraphBuilder survey =
        new PlaceGraphBuilder(context.field(), context.exactMovement("--by-places"));
    PlaceGraph graph =
        ProgressLine.during(
            "planning",
            progress ->
                inSight
                    ? survey.straightLines(places)
                    : survey.cheapestRoutes(places, done -> progress.show("planning", done)));
    GraphOutcome outcome =
        context.isBlocked(from)
            ? new GraphOutcome.Unreachable(SearchStats.NONE)
            : graph.plan(start, List.of(goal), SearchHooks.NONE);
    long nanos = System.nanoTime() - began;
    if (json) {
      JsonLine.print(out, fields -> write(context, graph, outcome, nanos, fields));
    } else {
      print(places.get(start), places.get(goal), places, outcome, out);
    }
    return outcome instanceof GraphOutcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  /** The index of the place in a cell; adds one if there is none. */
  private static int number(Cell cell, List<Place> places) {
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).cell().equals(cell)) {
        return i;
      }
    }
    places.add(new Place(cell, cell.toString()));
    return places.size() - 1;
  }

  private static void print(
      Place from, Place to, List<Place> places, GraphOutcome outcome, PrintWriter out) {
    if (!(outcome instanceof GraphOutcome.Found found)) {
      out.printf("no route from %s to %s along roads between places%n", from.name(), to.name());
      return;
    }
    int roads = found.nodes().size() - 1;
    out.printf(
        "cost %s, %s from %s to %s%n",
        DisplayText.cost(found.cost()),
        roads == 1 ? "1 road" : roads + " roads",
        from.name(),
        to.name());
    for (int i = 1; i <= roads; i++) {
      out.printf(
          "%s at cost %s%n",
          places.get(found.nodes().get(i)).name(), DisplayText.cost(found.costs().get(i)));
    }
  }

  private void write(
      RouteContext context,
      PlaceGraph graph,
      GraphOutcome outcome,
      long nanos,
      JsonGenerator fields) {
    fields.writeStringProperty("map", context.path());
    JsonLine.write("from", from, fields);
    JsonLine.write("to", to, fields);
    fields.writeBooleanProperty("found", outcome instanceof GraphOutcome.Found);
    double cost =
        outcome instanceof GraphOutcome.Found found ? found.cost() : Double.POSITIVE_INFINITY;
    JsonLine.write("cost", cost, fields);
    fields.writeArrayPropertyStart("places");
    if (outcome instanceof GraphOutcome.Found found) {
      for (int i = 0; i < found.nodes().size(); i++) {
        Place place = graph.places().get(found.nodes().get(i));
        fields.writeStartObject();
        fields.writeStringProperty("name", place.name());
        JsonLine.write("cell", place.cell(), fields);
        JsonLine.write("cost", found.costs().get(i), fields);
        fields.writeEndObject();
      }
    }
    fields.writeEndArray();
    fields.writeNumberProperty("roads", graph.roads());
    SearchStats stats = outcome.stats();
    fields.writeNumberProperty("expanded", stats.expanded());
    fields.writeNumberProperty("generated", stats.generated());
    JsonLine.writeMillis(nanos, fields);
    fields.writeStringProperty("preset", context.preset());
  }
}
