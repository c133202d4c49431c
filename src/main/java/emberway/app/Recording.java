package emberway.app;

import emberway.map.GridSize;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import emberway.plan.Query;
import emberway.plan.SearchHooks;
import emberway.plan.SearchStats;
import emberway.plan.trace.SearchTrace;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A search, recorded from its beginning: all of it, or as much as there is room for. A search that
 * does not fit is stopped there, so that its own memory and time are bounded too.
 *
 * @param question what was searched
 * @param trace what happened, event by event; empty where the map is too large
 * @param outcome what came of it; a search that was cut short says that it was stopped
 * @param complaint why not all of it is there, for people; empty where it is
 */
record Recording(LabQuestion question, SearchTrace trace, Outcome outcome, String complaint) {
  /** Some 64 MB of events. */
  private static final int MOST_EVENTS = 1 << 21;

  /** A map of 4096 by 4096; the trace and the search take some 30 bytes a cell. */
  static final int MOST_CELLS = 1 << 24;

  /**
   * Records a search.
   *
   * @param isStale asked now and then, whether to give up
   * @return nothing where it was given up
   */
  static Optional<Recording> of(LabQuestion question, BooleanSupplier isStale) {
    return of(question, isStale, MOST_EVENTS, MOST_CELLS);
  }

  /** The same within other bounds. */
  static Optional<Recording> of(
      LabQuestion question, BooleanSupplier isStale, int mostEvents, int mostCells) {
    int cells = question.costs().size().cells();
    if (cells > mostCells) {
      return Optional.of(
          refused(
              question,
              "a map of %s cells: the lab records searches on maps of up to %,d cells"
                  .formatted(question.costs().size(), mostCells)));
    }
    try {
      return recorded(question, isStale, mostEvents);
    } catch (OutOfMemoryError full) {
      return Optional.of(
          refused(question, "memory does not suffice to record a search on this map"));
    }
  }

  private static Optional<Recording> recorded(
      LabQuestion question, BooleanSupplier isStale, int mostEvents) {
    SearchTrace trace = new SearchTrace(question.costs().size(), mostEvents);
    Outcome outcome =
        new Planner(question.costs(), question.rules())
            .plan(
                Query.between(question.start(), question.goal()),
                new SearchHooks(trace, () -> trace.leftOut() > 0 || isStale.getAsBoolean()));
    if (trace.leftOut() > 0) {
      String complaint =
          "too long to record whole: these are its first %,d events".formatted(trace.events());
      return Optional.of(new Recording(question, trace, outcome, complaint));
    }
    return outcome instanceof Outcome.Stopped
        ? Optional.empty()
        : Optional.of(new Recording(question, trace, outcome, ""));
  }

  private static Recording refused(LabQuestion question, String complaint) {
    return new Recording(
        question,
        new SearchTrace(new GridSize(1, 1), 1),
        new Outcome.Stopped(SearchStats.NONE),
        complaint);
  }

  /** Whether there is anything to step through. */
  boolean isUsable() {
    return trace.events() > 0;
  }
}
