package emberway.pack;

import java.util.Arrays;

/** Numbers of 32 bits, one after the other; grows with what is really there. */
final class IntList {
  private int[] values = new int[1024];
  private int size;

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, values.length * 2);
    }
    values[size++] = value;
  }

  int size() {
    return size;
  }

  int get(int index) {
    return values[index];
  }

  /** All of them; the array is used no more here. */
  int[] toArray() {
    return size == values.length ? values : Arrays.copyOf(values, size);
  }
}
