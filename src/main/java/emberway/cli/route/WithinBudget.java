package emberway.cli.route;

import com.fasterxml.jackson.core.JsonGenerator;
import emberway.cli.output.BenchReport;
import emberway.cli.output.ExitCode;
import emberway.cli.output.JsonLine;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.pack.problem.Problem;
import emberway.plan.survey.Reach;
import emberway.view.Words;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * The cells within a budget: how many and where, or as JSON each with its cost.
 *
 * @param blockedStart what the map's file has wrong with the start, if it is the map's own
 */
record WithinBudget(Cell start, double budget, boolean json, Optional<Problem> blockedStart)
    implements RouteAnswer {
  @Override
  public ExitCode print(RouteSetting setting, PrintWriter out) {
    if (setting.field().costAt(start) == Double.POSITIVE_INFINITY) {
      throw setting.traveler().blockedStart(setting.map(), start, blockedStart);
    }
    final long began = System.nanoTime();
    Reach reach =
        Reach.of(setting.field(), setting.exactMovement("--within"), start, budget, () -> false)
            .orElseThrow();
    long nanos = System.nanoTime() - began;
    if (json) {
      JsonLine.print(out, fields -> write(setting, reach, nanos, fields));
    } else {
      print(reach, out);
    }
    return ExitCode.DONE;
  }

  private static void print(Reach reach, PrintWriter out) {
    Cell northWest = reach.northWest();
    Cell southEast = reach.southEast();
    out.printf(
        "%s within %s of %s, in columns %d to %d and rows %d to %d%n",
        reach.cells() == 1 ? "1 cell" : reach.cells() + " cells",
        Words.cost(reach.budget()),
        reach.start(),
        northWest.x(),
        southEast.x(),
        northWest.y(),
        southEast.y());
  }

  /** Cells that lie side by side in a row are one entry: where it begins, and their costs. */
  private static void write(RouteSetting setting, Reach reach, long nanos, JsonGenerator fields)
      throws IOException {
    fields.writeStringField("map", setting.path());
    JsonLine.write("from", reach.start(), fields);
    JsonLine.write("within", reach.budget(), fields);
    fields.writeNumberField("cells", reach.cells());
    JsonLine.write("northWest", reach.northWest(), fields);
    JsonLine.write("southEast", reach.southEast(), fields);
    fields.writeArrayFieldStart("runs");
    GridSize size = reach.size();
    boolean isOpen = false;
    for (int cell = 0; cell < size.cells(); cell++) {
      boolean goesOn = isOpen && size.x(cell) > 0 && reach.contains(cell);
      if (isOpen && !goesOn) {
        fields.writeEndArray();
        fields.writeEndObject();
      }
      if (reach.contains(cell) && !goesOn) {
        fields.writeStartObject();
        JsonLine.write("from", size.cell(cell), fields);
        fields.writeArrayFieldStart("costs");
      }
      isOpen = reach.contains(cell);
      if (isOpen) {
        fields.writeNumber(reach.costAt(cell));
      }
    }
    if (isOpen) {
      fields.writeEndArray();
      fields.writeEndObject();
    }
    fields.writeEndArray();
    fields.writeNumberField("millis", BenchReport.millis(nanos));
    fields.writeStringField("preset", setting.preset());
  }
}
