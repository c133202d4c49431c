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
 * Which cells hang together: the components that the moves make of a map, the largest of them by
 * number, the rest in one lot.
 *
 * <p>Six bits a cell are enough to tell that there is no way, which matters most where a search
 * would look for it longest: two cells of different labels are never joined, two of one label are
 * unless it is {@link #OTHER}, and a component in that lot has at most a 64th of all cells.
 */
public final class ConnectedComponents {
  /** The label of all components beyond the largest, and of blocked cells. */
  public static final int OTHER = 63;

  /** A component: the places of its cells in {@code cells}, the last one exclusive. */
  private record Span(int from, int to) {
    int length() {
      return to - from;
    }
  }

  /** How far to look for another way between cells that an edit may have parted. [cells] */
  private static final int MOST_SEARCHED = 4_096;

  private final byte[] moves;
  private final int[] offset; // by move
  private final byte[] labels; // [0..OTHER] [size: width*height, row-major]

  /**
   * Finds them. Linear in the cells.
   *
   * @param moves the moves each cell allows, see {@link NeighborMasks}
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

  /** Writes a component down from a place on, marking its cells; returns the place after it. */
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
   * Takes an edit in, so that labels tell no less and nothing wrong, but for components that have
   * grown together in the lot: these may be larger than a 64th then. Linear in the cells around the
   * edit and those that get another label.
   *
   * @param touched the cells whose moves may have changed, by which the moves are up to date
   * @return false if the edit may have parted what hung together: then these are of no use any more
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

  /** Whether touched cells of a label hang together, as far as a short search can tell. */
  private boolean areStillTogether(int[] touched) {
    BitSet isChecked = new BitSet(OTHER);
    isChecked.set(OTHER); // says nothing
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

  /** Whether all the wanted cells are found around one; a search that gives up says no. */
  private boolean isJoined(int first, Set<Integer> wanted) {
    Set<Integer> seen = new HashSet<>();
    Deque<Integer> waiting = new ArrayDeque<>();
    seen.add(first);
    waiting.add(first);
    wanted.remove(first);
    while (!wanted.isEmpty() && !waiting.isEmpty() && seen.size() <= MOST_SEARCHED) {
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

  /** Gives two neighbors one label: a name rather than none, the smaller rather than the other. */
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

  /** Gives a label to all that hangs together with a cell in the lot. */
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
   * Whether there is a way between two cells, the one being passable. At once, or linear in the
   * component where both are in the lot.
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

  /** The label of the cell of a row-major index. [0..{@value #OTHER}] */
  public int label(int cell) {
    return labels[cell];
  }
}
