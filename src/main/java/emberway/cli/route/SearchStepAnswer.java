package emberway.cli.route;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.map.GridSize;
import emberway.plan.query.Outcome;
import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceCursor;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * Shows the state of a search after a number of expanded cells: a sentence, a diagram, and the open
 * list sorted by F.
 *
 * @param step the number of expanded cells; beyond the end of the search, the end is shown
 */
record SearchStepAnswer(SingleRouteAnswer route, int step) implements RouteAnswer {
  /** About 130 MB of events. */
  private static final int MAX_EVENTS = 1 << 22;

  /** The most rows of the open list to print. */
  private static final int MAX_ROWS = 30;

  @Override
  public ExitCode print(RouteContext setting, PrintWriter out) {
    SearchTrace trace = new SearchTrace(setting.map().size(), MAX_EVENTS);
    Outcome outcome = route.plan(setting, trace);
    if (step > trace.steps() && trace.leftOut() > 0) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--step %d: only the first %d events are kept, and they end with step %d; choose a nearer goal, or write all events with --trace"
              .formatted(step, trace.events(), trace.steps()));
    }
    int shown = Math.min(step, trace.steps());
    TraceCursor cursor = new TraceCursor(trace);
    cursor.moveToStep(shown);
    printSentence(trace, cursor, shown, out);
    out.println();
    new SearchStepDiagram(setting, route.query(), cursor).print(out);
    out.println();
    printOpenList(setting.map().size(), cursor, out);
    return outcome instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  private static void printSentence(
      SearchTrace trace, TraceCursor cursor, int step, PrintWriter out) {
    int[] closed = cursor.closedInOrder();
    out.printf(
        "step %d of %d: %d closed, %d open%n",
        step, trace.steps(), closed.length, cursor.openInOrder().length);
    if (closed.length > 0) {
      GridSize size = trace.size();
      int cell = closed[closed.length - 1];
      out.printf(
          "expanded %s at G %s, H %s, F %s%n",
          size.cell(cell),
          DisplayText.cost(cursor.g(cell)),
          DisplayText.cost(cursor.h(cell)),
          DisplayText.cost(cursor.f(cell)));
    }
  }

  private static void printOpenList(GridSize size, TraceCursor cursor, PrintWriter out) {
    int[] open = cursor.openByF();
    String row = "%-12s %12s %12s %12s  %s%n";
    out.printf(row, "open", "F", "G", "H", "parent");
    for (int i = 0; i < Math.min(MAX_ROWS, open.length); i++) {
      int cell = open[i];
      int parent = cursor.parent(cell);
      out.printf(
          Locale.ROOT,
          row,
          size.cell(cell),
          DisplayText.cost(cursor.f(cell)),
          DisplayText.cost(cursor.g(cell)),
          DisplayText.cost(cursor.h(cell)),
          parent < 0 ? "none" : size.cell(parent));
    }
    if (open.length > MAX_ROWS) {
      out.printf(Locale.ROOT, "and %,d more%n", open.length - MAX_ROWS);
    }
  }
}
