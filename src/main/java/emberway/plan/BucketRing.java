package emberway.plan;

import java.util.Arrays;

/**
 * The open list of searches that may take cells of nearly equal cost in any order: buckets of equal
 * width, the cheapest first.
 *
 * <p>An entry that has become pointless stays; the search recognizes its cell when it comes out. A
 * cell may come out before another one that is cheaper by less than the width, so a search has to
 * go on from it again when a cheaper way turns up, and what it finds is final only once {@link
 * #least} has passed it.
 *
 * <p>Design. A bucket is a linked list of entries, which are {@code long}s: cell and next entry.
 * The one that is due is a stack: the newest entry comes out first, while its neighborhood is still
 * in the cache. Going deep like this can, on a contrived map, take exponentially many steps; once
 * it has taken more than there are cells some times over, newcomers wait for the next round.
 * Buckets lie in a ring, a bit each tells which of them hold anything; what lies a turn ahead or
 * more waits apart, and is looked at once a turn at most. Compare R. Dial, 1969.
 */
final class BucketRing {
  /** No cell. */
  static final int NONE = -1;

  private static final int BUCKETS = 1 << 12;
  private static final int RING = BUCKETS - 1;
  private static final long LINK = 0xffffffffL;

  private int widthBits; // a bucket spans 2^widthBits of cost
  private final long patience;
  private long patienceLeft; // of entries that may still go before those of the same bucket

  private final int[] heads = new int[BUCKETS]; // the newest entry of each bucket
  private final long[] filled = new long[BUCKETS / 64]; // a bit a bucket: whether it holds anything
  private long[] entries = new long[256]; // cell << 32 | next entry, or next of the free ones
  private int used; // entries handed out so far, free ones included
  private int free; // the first free entry
  private int top; // the newest entry of the stack
  private long current; // the number of the bucket that is due
  private int size; // stack and ring together

  // What lies a turn ahead or more.
  private int[] farCells = new int[64];
  private long[] farBuckets = new long[64];
  private int far;
  private long nearestFar; // the least of farBuckets

  /**
   * An empty list.
   *
   * @param width what a bucket should span in cost; rounded down to a power of two, at least 1
   * @param cells how many there are at most
   */
  BucketRing(long width, int cells) {
    widthBits = bits(width);
    patience = 8L * cells;
    clear();
  }

  /** Empties it for a search that begins at cost 0, with buckets of another width. */
  void clear(long width) {
    widthBits = bits(width);
    clear();
  }

  private static int bits(long width) {
    return 63 - Long.numberOfLeadingZeros(Math.max(1, width));
  }

  /** Empties it for a search that begins at cost 0. */
  void clear() {
    patienceLeft = patience;
    Arrays.fill(heads, NONE);
    Arrays.fill(filled, 0);
    used = 0;
    free = NONE;
    top = NONE;
    current = 0;
    size = 0;
    far = 0;
    nearestFar = Long.MAX_VALUE;
  }

  /** The least cost that may still come out, but for entries that were pushed below it. */
  long least() {
    return current << widthBits;
  }

  /** Adds a cell; what costs less than the bucket that is due holds goes into this. */
  void push(int cell, long cost) {
    long bucket = Math.max(current, cost >> widthBits);
    if (bucket == current && patienceLeft > 0) {
      patienceLeft--;
      top = entry(cell, top);
      size++;
    } else if (bucket - current < BUCKETS) {
      pushRing((int) bucket & RING, cell);
    } else {
      pushFar(bucket, cell);
    }
  }

  private void pushRing(int slot, int cell) {
    heads[slot] = entry(cell, heads[slot]);
    filled[slot >> 6] |= 1L << slot;
    size++;
  }

  private int entry(int cell, int next) {
    int entry = free;
    if (entry == NONE) {
      entry = used++;
      if (entry == entries.length) {
        entries = Arrays.copyOf(entries, 2 * entry);
      }
    } else {
      free = (int) entries[entry];
    }
    entries[entry] = ((long) cell << 32) | (next & LINK);
    return entry;
  }

  private void pushFar(long bucket, int cell) {
    if (far == farCells.length) {
      farCells = Arrays.copyOf(farCells, 2 * far);
      farBuckets = Arrays.copyOf(farBuckets, 2 * far);
    }
    farCells[far] = cell;
    farBuckets[far] = bucket;
    far++;
    nearestFar = Math.min(nearestFar, bucket);
  }

  /** Takes a cell out of this round; {@link #NONE} when it is over. */
  int pop() {
    int entry = top;
    if (entry == NONE) {
      return NONE;
    }
    long taken = entries[entry];
    top = (int) taken;
    entries[entry] = free & LINK;
    free = entry;
    size--;
    return (int) (taken >>> 32);
  }

  /** Begins a round of the first bucket that holds anything; false when there is none. */
  boolean beginRound() {
    if (top != NONE) {
      return true; // pushed into the bucket that is due, before its first round
    }
    long following = size == 0 ? Long.MAX_VALUE : current + distance();
    if (nearestFar <= following) {
      if (far == 0) {
        return false;
      }
      current = nearestFar;
      approach();
    } else {
      current = following;
    }
    int slot = (int) current & RING;
    top = heads[slot];
    heads[slot] = NONE;
    filled[slot >> 6] &= ~(1L << slot);
    return true;
  }

  /** How many buckets ahead the first one is that holds anything; the ring must not be empty. */
  private int distance() {
    int from = (int) current & RING;
    int word = from >> 6;
    long bits = filled[word] & (-1L << from);
    while (bits == 0) {
      word = (word + 1) & (filled.length - 1);
      bits = filled[word];
    }
    int slot = (word << 6) + Long.numberOfTrailingZeros(bits);
    return (slot - from) & RING;
  }

  /** Moves what is now less than a turn ahead to its place. */
  private void approach() {
    int kept = 0;
    nearestFar = Long.MAX_VALUE;
    for (int i = 0; i < far; i++) {
      long bucket = farBuckets[i];
      if (bucket - current < BUCKETS) {
        pushRing((int) bucket & RING, farCells[i]);
      } else {
        farBuckets[kept] = bucket;
        farCells[kept] = farCells[i];
        kept++;
        nearestFar = Math.min(nearestFar, bucket);
      }
    }
    far = kept;
  }
}
