package emberway.plan.queue;

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
 * Buckets lie in a {@link BucketIndex}.
 */
public final class ApproximateBucketQueue {
  /** No cell. */
  public static final int NONE = -1;

  private static final int BUCKETS = 1 << 12;
  private static final int RING = BUCKETS - 1;
  private static final long LINK = 0xffffffffL;

  private int widthBits; // a bucket spans 2^widthBits of cost
  private final long patience;
  private long patienceLeft; // of entries that may still go before those of the same bucket

  private final int[] heads = new int[BUCKETS]; // the newest entry of each bucket
  private final BucketIndex ring = new BucketIndex(BUCKETS);
  private final BucketIndex.Sink near = (slot, cell) -> pushRing(slot, (int) cell);
  private long[] entries = new long[256]; // cell << 32 | next entry, or next of the free ones
  private int used; // entries handed out so far, free ones included
  private int free; // the first free entry
  private int top; // the newest entry of the stack
  private long current; // the number of the bucket that is due
  private int size; // stack and ring together

  /**
   * An empty list.
   *
   * @param width what a bucket should span in cost; rounded down to a power of two, at least 1
   * @param cells how many there are at most
   */
  public ApproximateBucketQueue(long width, int cells) {
    widthBits = bits(width);
    patience = 8L * cells;
    clear();
  }

  /** Empties it for a search that begins at cost 0, with buckets of another width. */
  public void clear(long width) {
    widthBits = bits(width);
    clear();
  }

  private static int bits(long width) {
    return 63 - Long.numberOfLeadingZeros(Math.max(1, width));
  }

  /** Empties it for a search that begins at cost 0. */
  public void clear() {
    patienceLeft = patience;
    Arrays.fill(heads, NONE);
    ring.clear();
    used = 0;
    free = NONE;
    top = NONE;
    current = 0;
    size = 0;
  }

  /** The least cost that may still come out, but for entries that were pushed below it. */
  public long least() {
    return current << widthBits;
  }

  /** Adds a cell; what costs less than the bucket that is due holds goes into this. */
  public void push(int cell, long cost) {
    long bucket = Math.max(current, cost >> widthBits);
    if (bucket == current && patienceLeft > 0) {
      patienceLeft--;
      top = entry(cell, top);
      size++;
    } else if (bucket - current < BUCKETS) {
      pushRing((int) bucket & RING, cell);
    } else {
      ring.pushFar(cell, bucket);
    }
  }

  private void pushRing(int slot, int cell) {
    heads[slot] = entry(cell, heads[slot]);
    ring.fill(slot);
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

  /** Takes a cell out of this round; {@link #NONE} when it is over. */
  public int pop() {
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
  public boolean beginRound() {
    if (top != NONE) {
      return true; // pushed into the bucket that is due, before its first round
    }
    long first = ring.first(current, size > 0);
    if (first == BucketIndex.NO_BUCKET) {
      return false;
    }
    current = first;
    ring.approach(current, near);
    int slot = (int) current & RING;
    top = heads[slot];
    heads[slot] = NONE;
    ring.empty(slot);
    return true;
  }
}
