package emberway.app.lab;

import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import emberway.plan.trace.SearchTrace;
import java.util.Optional;

/**
 * A search, recorded from its beginning: all of it, or as much as there is room for. A search that
 * does not fit is stopped there, so that its own memory and time are bounded too.
 *
 * @param recordingRequest what was searched
 * @param trace what happened, event by event; empty where the map is too large
 * @param outcome what came of it; a search that was cut short says that it was stopped
 * @param complaint why not all of it is there, for people; empty where it is
 */
public record Recording(
    RecordingRequest recordingRequest, SearchTrace trace, Outcome outcome, String complaint) {
  /** Some 64 MB of events. */
  private static final int MOST_EVENTS = 1 << 21;

  /** A map of 4096 by 4096; the trace and the search take some 30 bytes a cell. */
  static final int MOST_CELLS = 1 << 24;

  private static final int TOLD_EVERY = 1 << 16; // events

  /** Somebody who waits for a recording; asked and told now and then by who records. */
  @FunctionalInterface
  public interface Listener {
    /** Whether nobody wants it any more. */
    boolean isStale();

    /** Whether what there is by now is all that is wanted. */
    default boolean hasEnough() {
      return false;
    }

    /** It takes a while, and has come that far. */
    default void soFar(RecordingProgress progress) {}
  }

  /**
   * Records a search.
   *
   * @return nothing where it was given up
   */
  public static Optional<Recording> of(RecordingRequest recordingRequest, Listener listener) {
    return of(recordingRequest, listener, MOST_EVENTS, MOST_CELLS);
  }

  /** The same within other bounds. */
  static Optional<Recording> of(
      RecordingRequest recordingRequest, Listener listener, int mostEvents, int mostCells) {
    int cells = recordingRequest.costs().size().cells();
    if (cells > mostCells) {
      return Optional.of(
          refused(
              recordingRequest,
              Texts.format("lab.too-large", recordingRequest.costs().size(), mostCells)));
    }
    try {
      return recorded(recordingRequest, listener, mostEvents);
    } catch (OutOfMemoryError full) {
      return Optional.of(refused(recordingRequest, Texts.get("lab.out-of-memory")));
    }
  }

  private static Optional<Recording> recorded(
      RecordingRequest recordingRequest, Listener listener, int mostEvents) {
    SearchTrace trace = new SearchTrace(recordingRequest.costs().size(), mostEvents);
    Watch watch = new Watch(recordingRequest, trace, mostEvents, listener);
    Outcome outcome =
        new Planner(recordingRequest.costs(), recordingRequest.rules())
            .plan(
                Query.between(recordingRequest.start(), recordingRequest.goal()),
                new SearchHooks(trace, watch::ends));
    if (trace.leftOut() > 0) {
      String complaint = Texts.format("lab.too-long", trace.events());
      return Optional.of(new Recording(recordingRequest, trace, outcome, complaint));
    }
    if (!(outcome instanceof Outcome.Stopped)) {
      return Optional.of(new Recording(recordingRequest, trace, outcome, ""));
    }
    String complaint = Texts.format("lab.stopped", trace.events());
    return watch.hasEnough
        ? Optional.of(new Recording(recordingRequest, trace, outcome, complaint))
        : Optional.empty();
  }

  /** Looks after a search under way. */
  private static final class Watch {
    private final RecordingRequest recordingRequest;
    private final SearchTrace trace;
    private final int mostEvents;
    private final Listener listener;
    private int told; // events of which the listener knows
    private boolean hasEnough;

    Watch(RecordingRequest recordingRequest, SearchTrace trace, int mostEvents, Listener listener) {
      this.recordingRequest = recordingRequest;
      this.trace = trace;
      this.mostEvents = mostEvents;
      this.listener = listener;
    }

    /** Whether the search is to end here. */
    boolean ends() {
      if (trace.leftOut() > 0 || listener.isStale()) {
        return true;
      }
      if (trace.events() - told >= TOLD_EVERY) {
        told = trace.events();
        double ofRoom = (double) told / mostEvents;
        double ofMap = (double) trace.steps() / trace.size().cells();
        double part = Math.min(1, Math.max(ofRoom, ofMap));
        listener.soFar(new RecordingProgress(recordingRequest, trace.steps(), part));
      }
      hasEnough = trace.events() > 0 && listener.hasEnough();
      return hasEnough;
    }
  }

  private static Recording refused(RecordingRequest recordingRequest, String complaint) {
    return new Recording(
        recordingRequest,
        new SearchTrace(new GridSize(1, 1), 1),
        new Outcome.Stopped(SearchStats.NONE),
        complaint);
  }

  /** Whether the user has stopped it before its end. */
  public boolean wasStopped() {
    return outcome instanceof Outcome.Stopped && isUsable() && trace.leftOut() == 0;
  }

  /** Whether there is anything to step through. */
  public boolean isUsable() {
    return trace.events() > 0;
  }
}
