package emberway.app.study;

import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.EnumMap;
import java.util.Map;

/** How many events of each kind a search has had up to a position in its trace. */
public final class StepCounts {
  private final SearchTrace trace;
  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
  private int position;

  /** Creates the counts before the first event. */
  StepCounts(SearchTrace trace) {
    this.trace = trace;
    for (Kind kind : Kind.values()) {
      counts.put(kind, 0);
    }
  }

  /** Moves to another position. [events, 0..events in the trace] */
  void moveTo(int events) {
    for (; position < events; position++) {
      counts.merge(trace.event(position).kind(), 1, Integer::sum);
    }
    while (position > events) {
      position--;
      counts.merge(trace.event(position).kind(), -1, Integer::sum);
    }
  }

  /** Returns how many events of a kind there were. */
  public int of(Kind kind) {
    return counts.get(kind);
  }

  /**
   * Returns how often a cell was put on the open list or given a lower cost there, as the search
   * statistics count it.
   */
  public int generated() {
    return of(Kind.GENERATED) + of(Kind.REPARENTED) + of(Kind.REOPENED);
  }
}
