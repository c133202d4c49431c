package emberway.app.study;

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
 * A search recorded from its beginning, completely or as far as there is room. A search that does
 * not fit is stopped there, which also bounds its own memory and time.
 *
 * @param recordingRequest the search
 * @param trace the events; none if the map is too large
 * @param outcome the search's outcome; {@link Outcome.Stopped} if it was cut short
 * @param complaint why the recording is incomplete, for users; empty if it is complete
 * @param work the comparisons of its open list, if they were counted
 */
public record Recording(
    RecordingRequest recordingRequest,
    SearchTrace trace,
    Outcome outcome,
    String complaint,
    Optional<OpenListWork> work) {
  /** The most events of a recording: about 64 MB. */
  private static final int MAX_EVENTS = 1 << 21;

  /** The most cells of a recorded map: the trace and the search take about 30 bytes per cell. */
  static final int MAX_CELLS = 1 << 24;

  private static final int REPORT_INTERVAL = 1 << 16; // [events]

  /** Waits for a recording; called now and then while it is made. */
  @FunctionalInterface
  public interface Listener {
    /** Whether nobody wants the recording any more. */
    boolean isStale();

    /** Whether the part recorded so far is enough. */
    default boolean hasEnough() {
      return false;
    }

    /** Reports the progress of a recording that takes a while. */
    default void soFar(RecordingProgress progress) {}
  }

  /**
   * Records a search.
   *
   * @return the recording; empty if it was given up
   */
  public static Optional<Recording> of(RecordingRequest recordingRequest, Listener listener) {
    return of(recordingRequest, listener, MAX_EVENTS, MAX_CELLS);
  }

  /**
   * Records a search within given limits.
   *
   * @param maxEvents the most events to record
   * @param maxCells the most cells of a map to search
   * @return the recording; empty if it was given up
   */
  static Optional<Recording> of(
      RecordingRequest recordingRequest, Listener listener, int maxEvents, int maxCells) {
    int cells = recordingRequest.stepCosts().size().cells();
    if (cells > maxCells) {
      return Optional.of(
          refused(
              recordingRequest,
              Texts.format("lab.too-large", recordingRequest.stepCosts().size(), maxCells)));
    }
    try {
      return recorded(recordingRequest, listener, maxEvents);
    } catch (OutOfMemoryError full) {
      return Optional.of(refused(recordingRequest, Texts.get("lab.out-of-memory")));
    }
  }

  private static Optional<Recording> recorded(
      RecordingRequest recordingRequest, Listener listener, int maxEvents) {
    SearchTrace trace = new SearchTrace(recordingRequest.stepCosts().size(), maxEvents);
    Watch watch = new Watch(recordingRequest, trace, maxEvents, listener);
    Outcome outcome =
        new Planner(recordingRequest.stepCosts())
            .plan(
                Query.between(recordingRequest.start(), recordingRequest.goal()),
                new SearchHooks(trace, watch::ends));
    if (trace.leftOut() > 0) {
      String complaint = Texts.format("lab.too-long", trace.events());
      return Optional.of(counted(recordingRequest, trace, outcome, complaint));
    }
    if (!(outcome instanceof Outcome.Stopped)) {
      return Optional.of(counted(recordingRequest, trace, outcome, ""));
    }
    String complaint = Texts.format("lab.stopped", trace.events());
    return watch.hasEnough
        ? Optional.of(counted(recordingRequest, trace, outcome, complaint))
        : Optional.empty();
  }

  private static Recording counted(
      RecordingRequest request, SearchTrace trace, Outcome outcome, String complaint) {
    Optional<OpenListWork> work = OpenListWork.of(trace, request.stepCosts().rules().variant());
    return new Recording(request, trace, outcome, complaint, work);
  }

  /** Watches a search and decides when to stop it. */
  private static final class Watch {
    private final RecordingRequest recordingRequest;
    private final SearchTrace trace;
    private final int maxEvents;
    private final Listener listener;
    private int reported; // events reported to the listener
    private boolean hasEnough;

    Watch(RecordingRequest recordingRequest, SearchTrace trace, int maxEvents, Listener listener) {
      this.recordingRequest = recordingRequest;
      this.trace = trace;
      this.maxEvents = maxEvents;
      this.listener = listener;
    }

    /** Whether the search is to end here. */
    boolean ends() {
      if (trace.leftOut() > 0 || listener.isStale()) {
        return true;
      }
      if (trace.events() - reported >= REPORT_INTERVAL) {
        reported = trace.events();
        double ofRoom = (double) reported / maxEvents;
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
        complaint,
        Optional.empty());
  }

  /** Whether the user stopped the recording before its end. */
  public boolean wasStopped() {
    return outcome instanceof Outcome.Stopped && hasSteps() && trace.leftOut() == 0;
  }

  /** Whether there is anything to step through. */
  public boolean hasSteps() {
    return trace.events() > 0;
  }
}
