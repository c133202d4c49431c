package emberway.worldgen;

import java.util.Arrays;

/**
 * A binary min-heap of longs. An entry holds a non-negative priority above an index; ties go to the
 * smaller index, so the order is the same on every machine.
 */
final class LongHeap {
  private long[] entries = new long[1024]; // [1..size] is the heap; slot 0 holds a sentinel
  private int size;

  LongHeap() {
    entries[0] = Long.MIN_VALUE; // sift-up needs no test for the root
  }

  boolean isEmpty() {
    return size == 0;
  }

  void clear() {
    size = 0;
  }

  /** Adds an index. [priority &gt;= 0] */
  void push(float priority, int index) {
    push(((long) Float.floatToRawIntBits(priority) << 32) | index);
  }

  /** Removes the index with the lowest priority; the heap must not be empty. */
  int pop() {
    long top = entries[1];
    long last = entries[size--];
    int hole = 1;
    for (int child = 2; child <= size; child = hole * 2) {
      if (child < size && entries[child + 1] < entries[child]) {
        child++;
      }
      if (entries[child] >= last) {
        break;
      }
      entries[hole] = entries[child];
      hole = child;
    }
    entries[hole] = last;
    return (int) top;
  }

  private void push(long entry) {
    if (++size == entries.length) {
      entries = Arrays.copyOf(entries, size * 2);
    }
    int hole = size;
    for (; entries[hole / 2] > entry; hole /= 2) {
      entries[hole] = entries[hole / 2];
    }
    entries[hole] = entry;
  }
}
