package emberway.render.pyramid;

import java.util.Arrays;

/**
 * Different sequences of numbers, all of one length, each kept once and numbered in order of
 * appearance.
 *
 * <p>One thread at a time adds; others may read a sequence whose number was published to them.
 */
final class SequencePool {
  private static final int SLAB = 1 << 18; // the fewest numbers in an array

  private final int length; // of a sequence
  private final int perSlab; // sequences in an array
  // Sequence by sequence. In arrays so large that Java's collector does not copy them.
  private volatile int[][] slabs = {}; // replaced when one is added
  private int count;
  private int[] hashes = new int[64]; // by sequence
  private int[] slots = new int[128]; // open addressing: a sequence + 1, or 0

  SequencePool(int length) {
    this.length = length;
    perSlab = 1 + SLAB / length;
  }

  /** How many sequences there are. */
  int count() {
    return count;
  }

  /** The memory that the sequences take. [bytes] */
  long bytes() {
    return (long) count * length * Integer.BYTES;
  }

  /** Copies a sequence. */
  void copy(int number, int[] to, int at) {
    System.arraycopy(slabs[number / perSlab], first(number), to, at, length);
  }

  /** One of the numbers of a sequence. [place: 0..length-1] */
  int at(int number, int place) {
    return slabs[number / perSlab][first(number) + place];
  }

  /** Where a sequence begins in its array. */
  private int first(int number) {
    return number % perSlab * length;
  }

  /** The number of the sequence that begins at an index, a new one if need be. */
  int number(int[] from, int at) {
    int hash = 1;
    for (int i = at; i < at + length; i++) {
      hash = 31 * hash + from[i];
    }
    int slot = slot(hash);
    for (; slots[slot] != 0; slot = next(slot)) {
      int known = slots[slot] - 1;
      if (hashes[known] == hash && isAt(known, from, at)) {
        return known;
      }
    }
    int number = count++;
    if (number / perSlab == slabs.length) {
      int[][] more = Arrays.copyOf(slabs, slabs.length + 1);
      more[slabs.length] = new int[perSlab * length];
      slabs = more;
    }
    System.arraycopy(from, at, slabs[number / perSlab], first(number), length);
    slots[slot] = number + 1;
    if (number == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * number);
    }
    hashes[number] = hash;
    if (2 * count > slots.length) {
      growSlots();
    }
    return number;
  }

  private boolean isAt(int known, int[] from, int at) {
    int[] slab = slabs[known / perSlab];
    int first = first(known);
    return Arrays.equals(slab, first, first + length, from, at, at + length);
  }

  private int slot(int hash) {
    return (int) ((hash * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & (slots.length - 1);
  }

  private int next(int slot) {
    return (slot + 1) & (slots.length - 1);
  }

  private void growSlots() {
    slots = new int[2 * slots.length];
    for (int number = 0; number < count; number++) {
      int slot = slot(hashes[number]);
      while (slots[slot] != 0) {
        slot = next(slot);
      }
      slots[slot] = number + 1;
    }
  }
}
