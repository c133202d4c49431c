package emberway.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Which cells hang together: the components that the moves make of a map, the largest of them by
 * number, the rest in one lot.
 *
 * <p>Six bits a cell are enough to tell that there is no way, which matters most where a search
 * would look for it longest: two cells of different labels are never joined, two of one label are
 * unless it is {@link #OTHER}, and a component in that lot has at most a 64th of all cells.
 */
final class Components {
  /** The label of all components beyond the largest, and of blocked cells. */
  static final int OTHER = 63;

  /** A component: the places of its cells in {@code cells}, the last one exclusive. */
  private record Span(int from, int to) {
    int length() {
      return to - from;
    }
  }

  private final byte[] moves;
  private final int[] offset; // by move
  private final int[] cells; // component by component [size: width*height]
  private final byte[] labels; // [0..OTHER] [size: width*height, row-major]

  /**
   * Finds them. Linear in the cells.
   *
   * @param moves the moves each cell allows, see {@link Moves}
   * @param width of the map [cells]
   */
  Components(byte[] moves, int width) {
    this.moves = moves;
    offset = Moves.offsets(width);
    cells = new int[moves.length];
    labels = new byte[moves.length];
    List<Span> spans = new ArrayList<>();
    int from = 0;
    for (int cell = 0; cell < moves.length; cell++) {
      if (moves[cell] != 0 && labels[cell] == 0) {
        int to = flood(cell, from);
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
  private int flood(int first, int from) {
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

  /** The label of the cell of a row-major index. [0..{@value #OTHER}] */
  int label(int cell) {
    return labels[cell];
  }
}
