package emberway.cli.route;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.map.GridSize;
import emberway.plan.query.Outcome;
import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceCursor;

/**
 * The state of a search after a number of expanded cells.
 *
 * @param outcome the answer that the search ends with
 * @param step the number of expanded cells, at most those of the whole search
 * @param steps the number of cells that the whole search expands
 * @param cursor at this state
 */
record SearchStep(Outcome outcome, int step, int steps, TraceCursor cursor) {
  /** About 130 MB of events. */
  private static final int MAX_EVENTS = 1 << 22;

  /** Runs the search; beyond its end, the end is the state. */
  static SearchStep of(SingleRouteAnswer route, int step, RouteContext context) {
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
    return new SearchStep(outcome, shown, trace.steps(), cursor);
  }
}
