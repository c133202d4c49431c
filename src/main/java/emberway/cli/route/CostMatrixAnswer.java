package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.ProgressLine;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.plan.survey.CostMatrix;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/**
 * Answers with the costs from each source to each target, as an aligned table or as JSON. The exit
 * code is {@link ExitCode#DONE} if every pair has a route.
 */
record CostMatrixAnswer(List<Place> sources, List<Place> targets, boolean json)
    implements RouteAnswer {
  private static final String NO_ROUTE = "-";

  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    final long began = System.nanoTime();
    CostMatrix matrix =
        ProgressLine.during("planning", progress -> matrix(context, progress)).orElseThrow();
    if (json) {
      JsonLine.print(out, fields -> write(context, matrix, System.nanoTime() - began, fields));
    } else {
      print(matrix, out);
    }
    boolean all =
        IntStream.range(0, sources.size() * targets.size())
            .mapToDouble(pair -> matrix.cost(pair / targets.size(), pair % targets.size()))
            .allMatch(cost -> cost < Double.POSITIVE_INFINITY);
    return all ? ExitCode.DONE : ExitCode.NO;
  }

  private Optional<CostMatrix> matrix(RouteContext context, ProgressLine progress) {
    return CostMatrix.of(
        context.field(),
        context.exactMovement("--matrix"),
        cells(sources),
        cells(targets),
        done -> progress.show("planning", done),
        () -> false);
  }

  private static List<Cell> cells(List<Place> places) {
    return places.stream().map(Place::cell).toList();
  }

  private void write(RouteContext context, CostMatrix matrix, long nanos, JsonGenerator fields) {
    fields.writeStringProperty("map", context.path());
    write("from", sources, fields);
    write("to", targets, fields);
    fields.writeArrayPropertyStart("costs");
    for (int row = 0; row < sources.size(); row++) {
      fields.writeStartArray();
      for (int column = 0; column < targets.size(); column++) {
        JsonLine.write(matrix.cost(row, column), fields);
      }
      fields.writeEndArray();
    }
    fields.writeEndArray();
    JsonLine.writeMillis(nanos, fields);
    fields.writeStringProperty("preset", context.preset());
  }

  private static void write(String name, List<Place> places, JsonGenerator fields) {
    fields.writeArrayPropertyStart(name);
    for (Place place : places) {
      fields.writeStartObject();
      fields.writeStringProperty("name", place.name());
      JsonLine.write("cell", place.cell(), fields);
      fields.writeEndObject();
    }
    fields.writeEndArray();
  }

  private void print(CostMatrix matrix, PrintWriter out) {
    int labels = sources.stream().mapToInt(place -> place.name().length()).max().orElse(0);
    StringBuilder heading = new StringBuilder(" ".repeat(labels));
    List<List<String>> columns =
        IntStream.range(0, targets.size()).mapToObj(column -> column(matrix, column)).toList();
    int[] widths = columns.stream().mapToInt(CostMatrixAnswer::width).toArray();
    for (int column = 0; column < widths.length; column++) {
      heading.append("  ").append(padded(columns.get(column).get(0), widths[column]));
    }
    out.println(heading);
    for (int row = 0; row < sources.size(); row++) {
      StringBuilder line = new StringBuilder(sources.get(row).name());
      line.append(" ".repeat(labels - line.length()));
      for (int column = 0; column < widths.length; column++) {
        line.append("  ").append(padded(columns.get(column).get(row + 1), widths[column]));
      }
      out.println(line);
    }
  }

  /** A target's name and the costs of the routes to it. */
  private List<String> column(CostMatrix matrix, int column) {
    List<String> cells = new ArrayList<>(List.of(targets.get(column).name()));
    for (int row = 0; row < sources.size(); row++) {
      double cost = matrix.cost(row, column);
      cells.add(cost < Double.POSITIVE_INFINITY ? DisplayText.cost(cost) : NO_ROUTE);
    }
    return cells;
  }

  private static int width(List<String> column) {
    return column.stream().mapToInt(String::length).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }
}
