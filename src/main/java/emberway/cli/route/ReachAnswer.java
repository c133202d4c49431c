package emberway.cli.route;

import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.ProgressLine;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.survey.ReachableCells;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * Answers with the cells within a budget: their number and extent as text, or each with its cost as
 * JSON. The exit code is {@link ExitCode#DONE} unless the start is blocked.
 */
record ReachAnswer(Cell start, double budget, boolean json) implements RouteAnswer {
  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    context.warnIfBlocked(start);
    final long began = System.nanoTime();
    CostField field = context.field();
    Movement movement = context.exactMovement("--within");
    ReachableCells reachableCells =
        ProgressLine.during(
                "planning", p -> ReachableCells.of(field, movement, start, budget, () -> false))
            .orElseThrow();
    long nanos = System.nanoTime() - began;
    if (json) {
      JsonLine.print(out, fields -> write(context, reachableCells, nanos, fields));
    } else {
      print(reachableCells, out);
    }
    return reachableCells.cells() > 0 ? ExitCode.DONE : ExitCode.NO;
  }

  private static void print(ReachableCells reachableCells, PrintWriter out) {
    out.printf(
        "%s within %s of %s",
        PrintableText.count(reachableCells.cells(), "cell"),
        DisplayText.cost(reachableCells.budget()),
        reachableCells.start());
    if (reachableCells.cells() > 0) {
      Cell northWest = reachableCells.northWest();
      Cell southEast = reachableCells.southEast();
      out.printf(
          ", in columns %d to %d and rows %d to %d",
          northWest.x(), southEast.x(), northWest.y(), southEast.y());
    }
    out.println();
  }

  /** Writes each run of adjacent cells in a row as one entry: its first cell, and the costs. */
  private static void write(
      RouteContext context, ReachableCells reachableCells, long nanos, JsonGenerator fields) {
    fields.writeStringProperty("map", context.path());
    JsonLine.write("from", reachableCells.start(), fields);
    JsonLine.write("within", reachableCells.budget(), fields);
    fields.writeNumberProperty("cells", reachableCells.cells());
    Optional<ReachableCells> some = Optional.of(reachableCells).filter(all -> all.cells() > 0);
    JsonLine.write("northWest", some.map(ReachableCells::northWest), fields);
    JsonLine.write("southEast", some.map(ReachableCells::southEast), fields);
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
        JsonLine.write(reachableCells.costAt(cell), fields);
      }
    }
    if (isOpen) {
      fields.writeEndArray();
      fields.writeEndObject();
    }
    fields.writeEndArray();
    JsonLine.writeMillis(nanos, fields);
    fields.writeStringProperty("preset", context.preset());
  }
}
