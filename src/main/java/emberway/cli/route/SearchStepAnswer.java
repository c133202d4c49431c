package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.map.GridSize;
import emberway.plan.query.Outcome;
import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceCursor;
import emberway.render.iso.RouteOverlay;
import emberway.view.DisplayText;
import emberway.view.SearchedCells;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Shows the state of a search after a number of expanded cells: a sentence, a diagram, and the open
 * list sorted by F.
 *
 * @param step the number of expanded cells; beyond the end of the search, the end is shown
 */
record SearchStepAnswer(SingleRouteAnswer route, int step) implements DrawableAnswer {
  /** The most rows of the open list to print. */
  private static final int MAX_ROWS = 30;

  @Override
  public ExitCode print(RouteContext context, PrintWriter out) {
    State state = State.of(route, step, context);
    if (state.outcome() instanceof Outcome.BlockedStart) {
      return route.print(context, state.outcome(), out);
    }
    GridSize size = context.map().size();
    printSentence(size, state, out);
    out.println();
    new SearchStepDiagram(context, route.query(), state.cursor()).print(out);
    out.println();
    printOpenList(size, state.cursor(), out);
    return state.outcome() instanceof Outcome.Found ? ExitCode.DONE : ExitCode.NO;
  }

  @Override
  public DrawnAnswer draw(RouteContext context) {
    State state = State.of(route, step, context);
    GridSize size = context.map().size();
    TraceCursor cursor = state.cursor();
    int[] closed = cursor.closedInOrder();
    int[] path =
        closed.length == 0
            ? new int[] {size.index(route.query().from())}
            : cursor.pathTo(closed[closed.length - 1]);
    int goal = size.index(RouteJson.meant(route.query(), state.outcome()));
    return new DrawnAnswer(
        List.of(new RouteOverlay(size, path, goal)),
        SearchedCells.of(cursor, size),
        Optional.of("Route so far"),
        state.outcome() instanceof Outcome.BlockedStart
            ? RouteText.lacking(route.query(), state.outcome())
            : Optional.empty());
  }

  private static void printSentence(GridSize size, State state, PrintWriter out) {
    TraceCursor cursor = state.cursor();
    int[] closed = cursor.closedInOrder();
    out.printf(
        "step %d of %d: %d closed, %d open%n",
        state.step(), state.steps(), closed.length, cursor.openInOrder().length);
    if (closed.length > 0) {
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

  /**
   * The state of a search after a number of expanded cells.
   *
   * @param outcome the answer that the search ends with
   * @param step the number of expanded cells, at most those of the whole search
   * @param steps the number of cells that the whole search expands
   * @param cursor at this state
   */
  private record State(Outcome outcome, int step, int steps, TraceCursor cursor) {
    /** About 130 MB of events. */
    private static final int MAX_EVENTS = 1 << 22;

    /** Runs the search; beyond its end, the end is the state. */
    static State of(SingleRouteAnswer route, int step, RouteContext context) {
      GridSize size = context.map().size();
      SearchTrace trace = new SearchTrace(size, MAX_EVENTS);
      Outcome outcome = route.plan(context, trace);
      if (step > trace.steps() && trace.leftOut() > 0) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--step %d: only the first %d events are kept, and they end with step %d; choose a nearer goal, or write all events with --trace"
                .formatted(step, trace.events(), trace.steps()));
      }
      int shown = Math.min(step, trace.steps());
      TraceCursor cursor = new TraceCursor(trace);
      cursor.moveToStep(shown);
      return new State(outcome, shown, trace.steps(), cursor);
    }
  }
}
