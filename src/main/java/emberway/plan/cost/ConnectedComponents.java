package emberway.plan.cost;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Labels which cells can reach each other. The largest components have a label each; the others
 * share one label.
 *
 * <p>Six bits a cell suffice to tell that no route exists, which saves most where a search would
 * run longest. Cells with different labels are never connected. Cells with the same label are
 * connected unless it is {@link #OTHER}; a component with that label holds at most a 64th of all
 * cells.
 */
public final class ConnectedComponents {
  /** The label of blocked cells and of all components beyond the largest. */
  public static final int OTHER = 63;

  /** A component: the range of its cells in {@code cells}, the end exclusive. */
  private record Span(int from, int to) {
    int length() {
      return to - from;
    }
  }

  /**
   * The most cells to search for a connection between cells that an edit may have separated.
   * [cells]
   */
  private static final int MAX_SEARCHED = 4_096;

  private final byte[] moves;
  private final int[] offset; // by move
  private final byte[] labels; // [0..OTHER] [size: width*height, row-major]

  /**
   * Finds the components. Linear in the cells.
   *
   * @param moves the moves that each cell allows, see {@link NeighborMasks}
   * @param width of the map [cells]
   */
  public ConnectedComponents(byte[] moves, int width) {
    this.moves = moves;
    offset = NeighborMasks.offsets(width);
    int[] cells = new int[moves.length]; // component by component
    labels = new byte[moves.length];
    List<Span> spans = new ArrayList<>();
    int from = 0;
    for (int cell = 0; cell < moves.length; cell++) {
      if (moves[cell] != 0 && labels[cell] == 0) {
        int to = flood(cell, cells, from);
        spans.add(new Span(from, to));
        from = to;
      }
    }
    Arrays.fill(labels, (byte) OTHER);
    spans.sort(Comparator.comparingInt(Span::length).reversed());
    for (int label = 0; label < Math.min(OTHER, spans.size()); label++) {
      for (int i = spans.get(label).from; i < spans.get(label).to; i++) {
        labels[cells[i]] = (byte) label;
      }
    }
  }

  /** Appends a component's cells from an index on and marks them; returns the index after them. */
  private int flood(int first, int[] cells, int from) {
    int to = from;
    cells[to++] = first;
    labels[first] = OTHER;
    for (int next = from; next < to; next++) {
      int cell = cells[next];
      for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
        int neighbor = cell + offset[Integer.numberOfTrailingZeros(todo)];
        if (labels[neighbor] == 0) {
          labels[neighbor] = OTHER;
          cells[to++] = neighbor;
        }
      }
    }
    return to;
  }

  /**
   * Updates the labels after an edit. They stay correct, but components labeled {@link #OTHER} that
   * grew together may exceed a 64th of all cells. Linear in the cells around the edit and the cells
   * that get another label.
   *
   * @param touched the cells whose moves may have changed; the moves must be up to date
   * @return false if the edit may have split a component; this object is unusable then
   */
  public boolean update(int[] touched) {
    for (int cell : touched) {
      if (moves[cell] == 0) {
        labels[cell] = OTHER;
      }
    }
    if (!areStillTogether(touched)) {
      return false;
    }
    for (int cell : touched) {
      for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
        join(cell, cell + offset[Integer.numberOfTrailingZeros(todo)]);
      }
    }
    return true;
  }

  /**
   * Whether touched cells with the same label are still connected, as far as a short search can
   * tell.
   */
  private boolean areStillTogether(int[] touched) {
    BitSet isChecked = new BitSet(OTHER);
    isChecked.set(OTHER); // cells with this label may be unconnected
    for (int i = 0; i < touched.length; i++) {
      int label = labels[touched[i]];
      if (!isChecked.get(label)) {
        isChecked.set(label);
        int from = touched[i];
        Set<Integer> wanted = new HashSet<>();
        for (int j = i; j < touched.length; j++) {
          if (labels[touched[j]] == label) {
            wanted.add(touched[j]);
          }
        }
        if (!isJoined(from, wanted)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether one cell is connected to all wanted cells; false if the search gives up. */
  private boolean isJoined(int first, Set<Integer> wanted) {
    Set<Integer> seen = new HashSet<>();
    Deque<Integer> waiting = new ArrayDeque<>();
    seen.add(first);
    waiting.add(first);
    wanted.remove(first);
    while (!wanted.isEmpty() && !waiting.isEmpty() && seen.size() <= MAX_SEARCHED) {
      int cell = waiting.remove();
      for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
        int next = cell + offset[Integer.numberOfTrailingZeros(todo)];
        if (seen.add(next)) {
          waiting.add(next);
          wanted.remove(next);
        }
      }
    }
    return wanted.isEmpty();
  }

  /**
   * Merges the labels of two neighbors: into their own label rather than OTHER, else into the
   * smaller.
   */
  private void join(int one, int other) {
    int from = Math.max(labels[one], labels[other]);
    int to = Math.min(labels[one], labels[other]);
    if (from == OTHER && to < OTHER) {
      spread(labels[one] == OTHER ? one : other, to);
    } else if (from != to) {
      for (int cell = 0; cell < labels.length; cell++) {
        labels[cell] = labels[cell] == from ? (byte) to : labels[cell];
      }
    }
  }

  /** Gives a label to all cells labeled OTHER that are connected to a cell. */
  private void spread(int first, int label) {
    Deque<Integer> waiting = new ArrayDeque<>();
    waiting.add(first);
    labels[first] = (byte) label;
    while (!waiting.isEmpty()) {
      int cell = waiting.remove();
      for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
        int next = cell + offset[Integer.numberOfTrailingZeros(todo)];
        if (labels[next] == OTHER) {
          labels[next] = (byte) label;
          waiting.add(next);
        }
      }
    }
  }

  /**
   * Whether two cells are connected; at least one must be passable. Constant time, or linear in the
   * component if both are labeled {@link #OTHER}.
   */
  public boolean areJoined(int one, int other) {
    if (one == other || labels[one] != labels[other]) {
      return one == other;
    }
    return labels[one] != OTHER || isFlooded(one, other);
  }

  private boolean isFlooded(int first, int wanted) {
    BitSet seen = new BitSet(labels.length);
    Deque<Integer> waiting = new ArrayDeque<>();
    seen.set(first);
    waiting.add(first);
    while (!waiting.isEmpty() && !seen.get(wanted)) {
      int cell = waiting.remove();
      for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
        int next = cell + offset[Integer.numberOfTrailingZeros(todo)];
        if (!seen.get(next)) {
          seen.set(next);
          waiting.add(next);
        }
      }
    }
    return seen.get(wanted);
  }

  /** The label of the cell at a row-major index. [0..{@value #OTHER}] */
  public int label(int cell) {
    return labels[cell];
  }
}
