package emberway.app.study;

import emberway.plan.query.SearchVariant;
import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceEvent;
import emberway.plan.trace.TraceEvent.Kind;
import java.util.Arrays;
import java.util.Optional;

/**
 * How many comparisons of numbers the open list of a recorded search takes: if it is an unsorted
 * list, all of which is looked through for each cell to expand, and if it is a binary heap. Both
 * hold each cell once.
 */
public final class OpenListWork {
  /** The most cells of a map: counting takes 16 bytes a cell for a moment. */
  private static final int MAX_CELLS = 1 << 22;

  private final long[] list; // [by step] comparisons up to its end
  private final long[] heap;

  private OpenListWork(int steps) {
    list = new long[steps + 1];
    heap = new long[steps + 1];
  }

  /** Counts the comparisons of a whole trace; empty if the map is too large for that. */
  static Optional<OpenListWork> of(SearchTrace trace, SearchVariant variant) {
    if (trace.size().cells() > MAX_CELLS) {
      return Optional.empty();
    }
    OpenListWork result = new OpenListWork(trace.steps());
    result.count(trace, variant);
    return Optional.of(result);
  }

  private void count(SearchTrace trace, SearchVariant variant) {
    Heap waiting = new Heap(trace.size().cells());
    int step = 0;
    for (int i = 0; i < trace.events(); i++) {
      TraceEvent event = trace.event(i);
      if (event.kind() == Kind.EXPANDED) {
        step++;
        list[step] = list[step - 1] + waiting.size - 1;
        waiting.remove(event.cell());
      } else {
        waiting.put(event.cell(), variant.key(event.g(), event.h()));
      }
      heap[step] = waiting.compared;
    }
  }

  /** Returns how many comparisons an unsorted list has taken up to the end of a step. */
  public long ofList(int step) {
    return list[step];
  }

  /** Returns how many comparisons a binary heap has taken up to the end of a step. */
  public long ofHeap(int step) {
    return heap[step];
  }

  /** A binary heap of cells that counts its comparisons. */
  static final class Heap {
    private static final int ABSENT = -1;

    private final int[] cells; // by position
    private final int[] places; // positions, by cell
    private final double[] keys; // by cell
    private int size;
    private long compared;

    /** Creates an empty heap for a map with a number of cells. */
    Heap(int all) {
      cells = new int[all];
      places = new int[all];
      keys = new double[all];
      Arrays.fill(places, ABSENT);
    }

    /** Adds a cell, or gives it a lower key. */
    void put(int cell, double key) {
      if (places[cell] == ABSENT) {
        place(cell, size++);
      }
      keys[cell] = key;
      rise(places[cell]);
    }

    /** Removes a cell, usually a first one. */
    void remove(int cell) {
      int at = places[cell];
      places[cell] = ABSENT;
      size--;
      if (at < size) {
        int last = cells[size];
        place(last, at);
        sink(at);
        rise(places[last]);
      }
    }

    /** Returns the first cell of a heap that is not empty. */
    int first() {
      return cells[0];
    }

    /** Returns how many comparisons there were. */
    long compared() {
      return compared;
    }

    private void place(int cell, int at) {
      cells[at] = cell;
      places[cell] = at;
    }

    private void rise(int from) {
      for (int at = from; at > 0 && isBefore(at, (at - 1) / 2); at = (at - 1) / 2) {
        swap(at, (at - 1) / 2);
      }
    }

    private void sink(int from) {
      int at = from;
      while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        if (child + 1 < size && isBefore(child + 1, child)) {
          child++;
        }
        if (!isBefore(child, at)) {
          return;
        }
        swap(child, at);
        at = child;
      }
    }

    private boolean isBefore(int one, int other) {
      compared++;
      return keys[cells[one]] < keys[cells[other]];
    }

    private void swap(int one, int other) {
      int cell = cells[one];
      place(cells[other], one);
      place(cell, other);
    }
  }
}
