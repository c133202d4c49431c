package emberway.pack.tiled;

import java.util.Arrays;

/**
 * A hash map from nonnegative longs to nonnegative ints, with open addressing; grows when half
 * full.
 */
final class LongIntHashMap {
  /** The result for a missing key. */
  static final int ABSENT = -1;

  private long[] keys = new long[64]; // stored plus one; 0 is an empty slot
  private int[] values = new int[64];
  private int size;

  /** The value of a key, or {@link #ABSENT}. */
  int get(long key) {
    int slot = slot(keys, key + 1);
    return keys[slot] == 0 ? ABSENT : values[slot];
  }

  /** Sets a key's value. */
  void put(long key, int value) {
    if (2 * size >= keys.length) {
      grow();
    }
    int slot = slot(keys, key + 1);
    size += keys[slot] == 0 ? 1 : 0;
    keys[slot] = key + 1;
    values[slot] = value;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[oldKeys.length * 2];
    values = Arrays.copyOf(oldValues, keys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int slot = slot(keys, oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }

  /** The slot where a stored key is or would be. */
  private static int slot(long[] table, long kept) {
    int mask = table.length - 1;
    int slot = (int) ((kept * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (table[slot] != 0 && table[slot] != kept) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
