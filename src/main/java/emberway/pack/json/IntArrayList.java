package emberway.pack.json;

import java.util.Arrays;

/** A growable list of 32-bit numbers. */
public final class IntArrayList {
  private int[] values = new int[1024];
  private int size;

  public void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, values.length * 2);
    }
    values[size++] = value;
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return values[index];
  }

  /** The list's numbers; the array is not changed afterward. */
  public int[] toArray() {
    return size == values.length ? values : Arrays.copyOf(values, size);
  }
}
