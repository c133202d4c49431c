package emberway.cli.route;

import emberway.cli.output.ExitCode;
import emberway.cli.output.JsonLine;
import emberway.cli.output.ReportPrinter;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.pack.problem.Problem;
import emberway.plan.survey.ReachableCells;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * Answers with the cells within a budget: their number and extent as text, or each with its cost as
 * JSON.
 *
 * @param blockedStart the problem in the map's file, if the start is the map's own and blocked
 */
record ReachAnswer(Cell start, double budget, boolean json, Optional<Problem> blockedStart)
    implements RouteAnswer {
  @Override
  public ExitCode print(RouteContext setting, PrintWriter out) {
    if (setting.field().costAt(start) == Double.POSITIVE_INFINITY) {
      throw setting.travelContext().blockedStart(setting.map(), start, blockedStart);
    }
    final long began = System.nanoTime();
    ReachableCells reachableCells =
        ReachableCells.of(
                setting.field(), setting.exactMovement("--within"), start, budget, () -> false)
            .orElseThrow();
    long nanos = System.nanoTime() - began;
    if (json) {
      JsonLine.print(out, fields -> write(setting, reachableCells, nanos, fields));
    } else {
      print(reachableCells, out);
    }
    return ExitCode.DONE;
  }

  private static void print(ReachableCells reachableCells, PrintWriter out) {
    Cell northWest = reachableCells.northWest();
    Cell southEast = reachableCells.southEast();
    out.printf(
        "%s within %s of %s, in columns %d to %d and rows %d to %d%n",
        reachableCells.cells() == 1 ? "1 cell" : reachableCells.cells() + " cells",
        DisplayText.cost(reachableCells.budget()),
        reachableCells.start(),
        northWest.x(),
        southEast.x(),
        northWest.y(),
        southEast.y());
  }

  /** Writes each run of adjacent cells in a row as one entry: its first cell, and the costs. */
  private static void write(
      RouteContext setting, ReachableCells reachableCells, long nanos, JsonGenerator fields) {
    fields.writeStringProperty("map", setting.path());
    JsonLine.write("from", reachableCells.start(), fields);
    JsonLine.write("within", reachableCells.budget(), fields);
    fields.writeNumberProperty("cells", reachableCells.cells());
    JsonLine.write("northWest", reachableCells.northWest(), fields);
    JsonLine.write("southEast", reachableCells.southEast(), fields);
    fields.writeArrayPropertyStart("runs");
    GridSize size = reachableCells.size();
    boolean isOpen = false;
    for (int cell = 0; cell < size.cells(); cell++) {
      boolean goesOn = isOpen && size.x(cell) > 0 && reachableCells.contains(cell);
      if (isOpen && !goesOn) {
        fields.writeEndArray();
        fields.writeEndObject();
      }
      if (reachableCells.contains(cell) && !goesOn) {
        fields.writeStartObject();
        JsonLine.write("from", size.cell(cell), fields);
        fields.writeArrayPropertyStart("costs");
      }
      isOpen = reachableCells.contains(cell);
      if (isOpen) {
        fields.writeNumber(reachableCells.costAt(cell));
      }
    }
    if (isOpen) {
      fields.writeEndArray();
      fields.writeEndObject();
    }
    fields.writeEndArray();
    fields.writeNumberProperty("millis", ReportPrinter.millis(nanos));
    fields.writeStringProperty("preset", setting.preset());
  }
}
