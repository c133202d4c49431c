package emberway.plan;

import java.util.Arrays;

/**
 * The open list of the exact search: a heap of four children a node over three parallel arrays,
 * least {@code f} first and, among equal {@code f}, greatest {@code g}, which is nearest to the
 * goal.
 *
 * <p>A better way to a cell is pushed beside the older entry, which the search recognizes by its
 * greater {@code g} when it comes out. Four children halve the levels of a binary heap and lie side
 * by side in memory.
 */
final class OpenList {
  private double[] f = new double[1024];
  private double[] g = new double[1024];
  private int[] cells = new int[1024];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void clear() {
    size = 0;
  }

  /** The {@code g} of the entry that {@link #pop} would take. */
  double topG() {
    return g[0];
  }

  /** The {@code f} of the entry that {@link #pop} would take. */
  double topF() {
    return f[0];
  }

  void push(int cell, double newF, double newG) {
    if (size == cells.length) {
      f = Arrays.copyOf(f, 2 * size);
      g = Arrays.copyOf(g, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> 2;
      if (!comesBefore(newF, newG, parent)) {
        break;
      }
      move(parent, hole);
      hole = parent;
    }
    set(hole, cell, newF, newG);
  }

  /** Takes the first entry off a list that is not empty, and returns its cell. */
  int pop() {
    assert size > 0;
    int top = cells[0];
    size--;
    double lastF = f[size];
    double lastG = g[size];
    int hole = 0;
    for (int child = 1; child < size; child = 4 * hole + 1) {
      int first = child;
      int end = Math.min(child + 4, size);
      for (int other = child + 1; other < end; other++) {
        if (comesBefore(f[other], g[other], first)) {
          first = other;
        }
      }
      if (!comesBefore(f[first], g[first], lastF, lastG)) {
        break;
      }
      move(first, hole);
      hole = first;
    }
    set(hole, cells[size], lastF, lastG);
    return top;
  }

  private boolean comesBefore(double oneF, double oneG, int other) {
    return comesBefore(oneF, oneG, f[other], g[other]);
  }

  private static boolean comesBefore(double oneF, double oneG, double otherF, double otherG) {
    return oneF < otherF || (oneF == otherF && oneG > otherG);
  }

  private void move(int from, int to) {
    f[to] = f[from];
    g[to] = g[from];
    cells[to] = cells[from];
  }

  private void set(int at, int cell, double newF, double newG) {
    f[at] = newF;
    g[at] = newG;
    cells[at] = cell;
  }
}
