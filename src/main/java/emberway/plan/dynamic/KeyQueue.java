package emberway.plan.dynamic;

import java.util.Arrays;

/**
 * A binary heap of cells ordered by two whole numbers, the first before the second. A cell may have
 * several entries; the caller decides whether an entry is still valid.
 */
final class KeyQueue {
  private long[] first = new long[64]; // children of i at 2i + 1 and 2i + 2
  private long[] second = new long[64];
  private int[] cells = new int[64];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  /** The first key of the first entry; the heap must not be empty. */
  long first() {
    return first[0];
  }

  /** The second key of the first entry; the heap must not be empty. */
  long second() {
    return second[0];
  }

  /** The cell of the first entry; the heap must not be empty. */
  int cell() {
    return cells[0];
  }

  /** Adds a cell with its keys. */
  void push(int cell, long one, long two) {
    if (size == cells.length) {
      first = Arrays.copyOf(first, 2 * size);
      second = Arrays.copyOf(second, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    int hole = size++;
    while (hole > 0 && isBefore(one, two, (hole - 1) / 2)) {
      move((hole - 1) / 2, hole);
      hole = (hole - 1) / 2;
    }
    set(hole, cell, one, two);
  }

  /** Removes the first entry and returns its cell; the heap must not be empty. */
  int pop() {
    int top = cells[0];
    int last = --size;
    long one = first[last];
    long two = second[last];
    int hole = 0;
    for (int child = 1; child < last; child = 2 * hole + 1) {
      if (child + 1 < last && isBefore(first[child + 1], second[child + 1], child)) {
        child++;
      }
      if (!isBefore(first[child], second[child], last)) {
        break;
      }
      move(child, hole);
      hole = child;
    }
    set(hole, cells[last], one, two);
    return top;
  }

  private boolean isBefore(long one, long two, int other) {
    return one < first[other] || (one == first[other] && two < second[other]);
  }

  private void move(int from, int to) {
    set(to, cells[from], first[from], second[from]);
  }

  private void set(int at, int cell, long one, long two) {
    cells[at] = cell;
    first[at] = one;
    second[at] = two;
  }
}
