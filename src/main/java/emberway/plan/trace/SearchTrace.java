package emberway.plan.trace;

import emberway.map.GridSize;
import emberway.plan.query.SearchListener;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.Arrays;

/**
 * A record of a search, event by event, up to a limit that bounds its memory: some 32 bytes an
 * event and 4 a cell of the map.
 *
 * <p>A step is the expansion of a cell with all its consequences. For a route through waypoints,
 * each leg is a search of its own: its start is generated without a parent, and the state of cells
 * from other legs is discarded there.
 */
public final class SearchTrace implements SearchListener {
  private static final int NONE = -1;

  private final GridSize size;
  private final int mostEvents;

  // The events. [size: at least events]
  private Kind[] kinds = new Kind[256];
  private int[] cells = new int[256];
  private int[] parents = new int[256];
  private double[] gs = new double[256];
  private double[] hs = new double[256];
  private int[] previous = new int[256]; // the previous event of the same cell, NONE for the first
  private int events;
  private long leftOut;

  private final int[] latest; // [by cell] its latest event, NONE before the first
  private int[] legs = new int[4]; // the first event of each leg
  private int legCount;
  private int[] stepEnds = new int[64]; // [by step, from 0] the number of events up to its end
  private int steps;

  /**
   * Creates an empty trace of a search over a grid.
   *
   * @param mostEvents the most events to keep; later events are only counted [&gt;= 1]
   */
  public SearchTrace(GridSize size, int mostEvents) {
    if (mostEvents < 1) {
      throw new IllegalArgumentException(mostEvents + " events: must be at least 1");
    }
    this.size = size;
    this.mostEvents = mostEvents;
    latest = new int[size.cells()];
    Arrays.fill(latest, NONE);
  }

  @Override
  public void opened(int cell, int parent, double g, double h) {
    if (parent == NO_PARENT && events < mostEvents) {
      if (legCount == legs.length) {
        legs = Arrays.copyOf(legs, 2 * legCount);
      }
      legs[legCount++] = events;
    }
    add(Kind.GENERATED, cell, parent, g, h);
  }

  @Override
  public void reparented(int cell, int parent, double g, double h) {
    add(Kind.REPARENTED, cell, parent, g, h);
  }

  @Override
  public void reopened(int cell, int parent, double g, double h) {
    add(Kind.REOPENED, cell, parent, g, h);
  }

  @Override
  public void expanded(int cell, int parent, double g, double h) {
    if (events < mostEvents) {
      if (steps == stepEnds.length) {
        stepEnds = Arrays.copyOf(stepEnds, 2 * steps);
      }
      // The start of a new leg is not part of the old leg's last step.
      boolean startsLeg = events > 1 && legs[legCount - 1] == events - 1;
      stepEnds[steps++] = startsLeg ? events - 1 : events;
    }
    add(Kind.EXPANDED, cell, parent, g, h);
  }

  private void add(Kind kind, int cell, int parent, double g, double h) {
    if (events == mostEvents) {
      leftOut++;
      return;
    }
    if (events == cells.length) {
      grow((int) Math.min(2L * events, mostEvents));
    }
    kinds[events] = kind;
    cells[events] = cell;
    parents[events] = parent;
    gs[events] = g;
    hs[events] = h;
    previous[events] = latest[cell];
    latest[cell] = events;
    events++;
  }

  private void grow(int length) {
    kinds = Arrays.copyOf(kinds, length);
    cells = Arrays.copyOf(cells, length);
    parents = Arrays.copyOf(parents, length);
    gs = Arrays.copyOf(gs, length);
    hs = Arrays.copyOf(hs, length);
    previous = Arrays.copyOf(previous, length);
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The number of events kept. */
  public int events() {
    return events;
  }

  /** The number of events after those kept. */
  public long leftOut() {
    return leftOut;
  }

  /** The event with a number. [0..events - 1] */
  public TraceEvent event(int number) {
    if (number < 0 || number >= events) {
      throw new IllegalArgumentException(
          "event %d: must be in 0..%d".formatted(number, events - 1));
    }
    return new TraceEvent(kinds[number], cells[number], parents[number], gs[number], hs[number]);
  }

  /** The number of cells expanded in the events kept. */
  public int steps() {
    return steps;
  }

  /**
   * The number of events up to the end of a step.
   *
   * @param step 0 for the state before the first expansion [0..steps]
   */
  public int eventsAfter(int step) {
    if (step < 0 || step > steps) {
      throw new IllegalArgumentException("step %d: must be in 0..%d".formatted(step, steps));
    }
    return step == steps ? events : stepEnds[step];
  }

  // For the cursor.

  int cell(int event) {
    return cells[event];
  }

  int parent(int event) {
    return parents[event];
  }

  double g(int event) {
    return gs[event];
  }

  double h(int event) {
    return hs[event];
  }

  Kind kind(int event) {
    return kinds[event];
  }

  boolean isExpansion(int event) {
    return kinds[event] == Kind.EXPANDED;
  }

  /** The previous event of the same cell; negative for its first. */
  int previous(int event) {
    return previous[event];
  }

  /** The latest event of a cell in the whole trace; negative if there is none. */
  int last(int cell) {
    return latest[cell];
  }

  /** The end of the leg that is current after this many events: the first event of the next leg. */
  int legEnd(int eventCount) {
    for (int leg = 0; leg < legCount; leg++) {
      if (legs[leg] >= eventCount && legs[leg] > 0) {
        return legs[leg];
      }
    }
    return events;
  }

  /** The first event of the leg that is current after this many events; 0 before the first. */
  int legAfter(int eventCount) {
    int leg = legCount - 1;
    while (leg > 0 && legs[leg] >= eventCount) {
      leg--;
    }
    return leg < 0 ? 0 : legs[leg];
  }
}
