package emberway.plan.trace;

import emberway.plan.query.SearchListener;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A position in a {@link SearchTrace} and the state of the search there: which cells are open or
 * closed, and their data. Moves forward and back, in time linear in the events passed; also sees
 * events that the trace receives later.
 */
public final class TraceCursor {
  private static final int NONE = -1;

  private final SearchTrace trace;
  private final int[] latest; // [by cell] latest event before this position, or NONE
  private int position; // the number of events before this position
  private int leg; // the first event of the current leg

  /** Creates a cursor before the first event. */
  public TraceCursor(SearchTrace trace) {
    this.trace = trace;
    latest = new int[trace.size().cells()];
    Arrays.fill(latest, NONE);
  }

  /** The number of events before this position. */
  public int position() {
    return position;
  }

  /** Moves to the position after this many events. [0..events] */
  public void moveTo(int events) {
    if (events < 0 || events > trace.events()) {
      throw new IllegalArgumentException(
          "event %d: must be in 0..%d".formatted(events, trace.events()));
    }
    while (position < events) {
      latest[trace.cell(position)] = position;
      position++;
    }
    while (position > events) {
      position--;
      latest[trace.cell(position)] = trace.previous(position);
    }
    leg = trace.legAfter(position);
  }

  /** Moves to the end of a step; see {@link SearchTrace#eventsAfter}. */
  public void moveToStep(int step) {
    moveTo(trace.eventsAfter(step));
  }

  /** Whether a cell is on the open list or closed. */
  public boolean isKnown(int cell) {
    return latest[cell] >= leg;
  }

  /** Whether a cell is on the open list. */
  public boolean isOpen(int cell) {
    return isKnown(cell) && !trace.isExpansion(latest[cell]);
  }

  /** Whether a cell is closed. */
  public boolean isClosed(int cell) {
    return isKnown(cell) && trace.isExpansion(latest[cell]);
  }

  /** The cost of the path to a known cell. */
  public double g(int cell) {
    return trace.g(eventOf(cell));
  }

  /** The estimated remaining cost from a known cell. */
  public double h(int cell) {
    return trace.h(eventOf(cell));
  }

  /** The estimated cost of a route through a known cell, by {@link SearchListener#f}. */
  public double f(int cell) {
    return SearchListener.f(g(cell), h(cell));
  }

  /** The parent of a known cell; {@link SearchListener#NO_PARENT} at the start. */
  public int parent(int cell) {
    return trace.parent(eventOf(cell));
  }

  private int eventOf(int cell) {
    if (!isKnown(cell)) {
      throw new IllegalArgumentException(
          "cell %s is not known after %d events".formatted(trace.size().cell(cell), position));
    }
    return latest[cell];
  }

  /** The cells on the open list, in the order in which they were added. Linear in the leg. */
  public int[] openInOrder() {
    return openEvents().map(trace::cell).toArray();
  }

  /**
   * The cells on the open list in the order in which the search takes them: least {@code f} first,
   * equals in the order in which the rest of the trace takes them, whatever the tie-breaking rule.
   * Cells that it never takes follow their equals: least {@code h} first, then in the order in
   * which they were added.
   */
  public int[] openByF() {
    int end = trace.legEnd(position);
    return openEvents()
        .map(trace::cell)
        .mapToObj(cell -> new Waiting(cell, f(cell), takenAt(cell, end), h(cell)))
        .sorted(
            Comparator.comparingDouble(Waiting::f)
                .thenComparingInt(Waiting::takenAt)
                .thenComparingDouble(Waiting::h))
        .mapToInt(Waiting::cell)
        .toArray();
  }

  private record Waiting(int cell, double f, int takenAt, double h) {}

  /** The event that takes a cell from the open list; beyond all events if there is none. */
  private int takenAt(int cell, int end) {
    int taken = Integer.MAX_VALUE;
    for (int event = trace.last(cell); event >= position; event = trace.previous(event)) {
      if (event < end && trace.isExpansion(event)) {
        taken = event;
      }
    }
    return taken;
  }

  /** The events that added the cells on the open list; a new parent keeps the position. */
  private IntStream openEvents() {
    return IntStream.range(leg, position)
        .filter(event -> isOpen(trace.cell(event)) && event == opening(latest[trace.cell(event)]));
  }

  /** The event that put a cell on the open list, given the cell's latest event. */
  private int opening(int event) {
    int opening = event;
    while (trace.kind(opening) == Kind.REPARENTED) {
      opening = trace.previous(opening);
    }
    return opening;
  }

  /** The closed cells, in the order in which they were closed. Linear in the leg. */
  public int[] closedInOrder() {
    return IntStream.range(leg, position)
        .filter(event -> trace.isExpansion(event) && latest[trace.cell(event)] == event)
        .map(trace::cell)
        .toArray();
  }

  /** The path from the start to a known cell, by the parents at this position. */
  public int[] pathTo(int cell) {
    int length = 1;
    for (int at = parent(cell); at != SearchListener.NO_PARENT; at = parent(at)) {
      length++;
    }
    int[] path = new int[length];
    int at = cell;
    while (length > 0) {
      path[--length] = at;
      at = parent(at);
    }
    return path;
  }
}
