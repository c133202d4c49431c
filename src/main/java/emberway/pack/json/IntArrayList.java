package emberway.pack.json;

import java.util.Arrays;

/** Numbers of 32 bits, one after the other; grows with what is really there. */
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

  /** All of them; the array is used no more here. */
  public int[] toArray() {
    return size == values.length ? values : Arrays.copyOf(values, size);
  }
}
