package emberway.app.lab;

import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.EnumMap;
import java.util.Map;

/** How often a search has done each kind of thing up to a place in its trace. */
public final class StepCounts {
  private final SearchTrace trace;
  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
  private int position;

  /** Before the first event. */
  StepCounts(SearchTrace trace) {
    this.trace = trace;
    for (Kind kind : Kind.values()) {
      counts.put(kind, 0);
    }
  }

  /** Counts up or down to where so many events have happened. [0..events] */
  void moveTo(int events) {
    for (; position < events; position++) {
      counts.merge(trace.event(position).kind(), 1, Integer::sum);
    }
    while (position > events) {
      position--;
      counts.merge(trace.event(position).kind(), -1, Integer::sum);
    }
  }

  /** How often that has happened. */
  public int of(Kind kind) {
    return counts.get(kind);
  }

  /** Times a cell was put on the open list or given a better cost there, as statistics have it. */
  public int generated() {
    return of(Kind.GENERATED) + of(Kind.REPARENTED) + of(Kind.REOPENED);
  }
}
