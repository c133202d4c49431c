package emberway.plan.trace;

import emberway.plan.query.SearchListener;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A place in a {@link SearchTrace}, and the state of the search there: which cells are open and
 * closed, and what is known of each. Moves back as well as forth, in time linear in the events
 * passed over; what the trace hears later, it sees too.
 */
public final class TraceCursor {
  private static final int NONE = -1;

  private final SearchTrace trace;
  private final int[] latest; // of each cell the latest event before this place, NONE if none
  private int position; // how many events have happened
  private int leg; // the first event of the leg under way

  /** A cursor before the first event. */
  public TraceCursor(SearchTrace trace) {
    this.trace = trace;
    latest = new int[trace.size().cells()];
    Arrays.fill(latest, NONE);
  }

  /** How many events have happened here. */
  public int position() {
    return position;
  }

  /** Moves to where so many events have happened. [0..events] */
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

  /** What the way to a known cell costs. */
  public double g(int cell) {
    return trace.g(eventOf(cell));
  }

  /** The estimate to go from a known cell. */
  public double h(int cell) {
    return trace.h(eventOf(cell));
  }

  /** What the open list is sorted by: {@code g + h} of a known cell. */
  public double f(int cell) {
    return g(cell) + h(cell);
  }

  /** The cell a known cell is reached from; {@link SearchListener#NO_PARENT} at the start. */
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

  /** The cells on the open list, in the order in which they were put there. Linear in the leg. */
  public int[] openInOrder() {
    return openEvents().map(trace::cell).toArray();
  }

  /**
   * The cells on the open list as the search takes them: the least {@code f} first, and equals in
   * the order in which the trace goes on to take them, whatever rule it breaks ties by. Those that
   * it never takes come after their equals: the least {@code h} first, then in the order in which
   * they were put there.
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

  /** The event by which a cell on the open list is taken from it; beyond all where it never is. */
  private int takenAt(int cell, int end) {
    int taken = Integer.MAX_VALUE;
    for (int event = trace.last(cell); event >= position; event = trace.previous(event)) {
      if (event < end && trace.isExpansion(event)) {
        taken = event;
      }
    }
    return taken;
  }

  /** Where each cell on the open list was put there; a new parent keeps the place. */
  private IntStream openEvents() {
    return IntStream.range(leg, position)
        .filter(event -> isOpen(trace.cell(event)) && event == opening(latest[trace.cell(event)]));
  }

  /** The event that put a cell on the open list, of the latest of that cell. */
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

  /** The way to a known cell, from the start, by the parents as they are here. */
  public int[] way(int cell) {
    int length = 1;
    for (int at = parent(cell); at != SearchListener.NO_PARENT; at = parent(at)) {
      length++;
    }
    int[] way = new int[length];
    int at = cell;
    while (length > 0) {
      way[--length] = at;
      at = parent(at);
    }
    return way;
  }
}
