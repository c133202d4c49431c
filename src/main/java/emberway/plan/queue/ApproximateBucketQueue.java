package emberway.plan.queue;

import java.util.Arrays;

/**
 * An open list for searches that may expand cells of nearly equal cost in any order: buckets of
 * equal width, the cheapest first. Cells come out in rounds of one bucket each.
 *
 * <p>Obsolete entries stay in the list; the search recognizes them when they come out. A cell may
 * come out before another that is cheaper by less than the width. So a search must expand a cell
 * again if it finds a cheaper path, and its results are final only once {@link #least} has passed
 * them.
 *
 * <p>Design. A bucket is a linked list of entries; an entry is a {@code long} with a cell and the
 * next entry. The current bucket is a stack: the newest entry comes out first, while its
 * neighborhood is still in the cache. On a contrived map, this depth-first order can take
 * exponentially many steps. So after several times as many entries as there are cells, new entries
 * of the current bucket wait for the next round. In a list {@link #forDeltaStepping}, they always
 * wait. Buckets lie in a {@link BucketIndex}.
 */
public final class ApproximateBucketQueue {
  /** Stands for no cell. */
  public static final int NONE = -1;

  private static final long LINK = 0xffffffffL;

  private int widthBits; // a bucket spans 2^widthBits of cost
  private final long patience;
  private long patienceLeft; // number of new entries that may still join the current round

  private final int[] heads; // the newest entry of each bucket of the ring
  private final int mask; // buckets of the ring - 1
  private final BucketIndex ring;
  private final BucketIndex.Sink near = (slot, cell) -> pushRing(slot, (int) cell);
  private long[] entries = new long[256]; // cell << 32 | next entry, or the next free entry
  private int used; // entries handed out so far, including free ones
  private int free; // the first free entry
  private int top; // the newest entry of the stack
  private long current; // the number of the current bucket
  private int size; // stack and ring together

  /**
   * Creates an empty list.
   *
   * @param width the cost width of a bucket; rounded down to a power of two, at least 1
   * @param cells the number of cells
   */
  public ApproximateBucketQueue(long width, int cells) {
    this(width, 8L * cells, 1 << 12);
  }

  /**
   * Creates an empty list for delta-stepping (U. Meyer and P. Sanders, 2003): a round takes only
   * what its bucket holds at the start, so that several threads can share a round. A cost is the
   * number of a bucket.
   */
  public static ApproximateBucketQueue forDeltaStepping() {
    return new ApproximateBucketQueue(1, 0, 1 << 14);
  }

  private ApproximateBucketQueue(long width, long patience, int buckets) {
    widthBits = bits(width);
    this.patience = patience;
    heads = new int[buckets];
    mask = buckets - 1;
    ring = new BucketIndex(buckets);
    clear();
  }

  /** Empties the list for a search that begins at cost 0, with another bucket width. */
  public void clear(long width) {
    widthBits = bits(width);
    clear();
  }

  private static int bits(long width) {
    return 63 - Long.numberOfLeadingZeros(Math.max(1, width));
  }

  /** Empties the list for a search that begins at cost 0. */
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

  /** A lower bound on the costs still in the list, except for entries that were pushed below it. */
  public long least() {
    return current << widthBits;
  }

  /** Adds a cell; costs below the current bucket go into the current bucket. */
  public void push(int cell, long cost) {
    long bucket = Math.max(current, cost >> widthBits);
    if (bucket == current && patienceLeft > 0) {
      patienceLeft--;
      top = entry(cell, top);
      size++;
    } else if (bucket - current <= mask) {
      pushRing((int) bucket & mask, cell);
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

  /** Takes a cell of this round; {@link #NONE} if the round is over. */
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

  /** Begins a round of the first non-empty bucket; false if the list is empty. */
  public boolean beginRound() {
    if (top != NONE) {
      return true; // pushed into the current bucket before its first round
    }
    long first = ring.first(current, size > 0);
    if (first == BucketIndex.NO_BUCKET) {
      return false;
    }
    beginRound(first);
    return true;
  }

  /** The first non-empty bucket, or {@link BucketIndex#NO_BUCKET}; between rounds only. */
  public long firstBucket() {
    assert top == NONE : "in a round";
    return ring.first(current, size > 0);
  }

  /**
   * Begins a round of a bucket, which may be empty.
   *
   * @param bucket not before the current bucket, nor after the first non-empty one
   */
  public void beginRound(long bucket) {
    assert bucket >= current && bucket <= firstBucket() : "cells are left behind";
    current = bucket;
    ring.approach(current, near);
    take();
  }

  private void take() {
    int slot = (int) current & mask;
    top = heads[slot];
    heads[slot] = NONE;
    ring.empty(slot);
  }

  /** Makes an earlier bucket current. Linear in the cells in near buckets. */
  public void rewind(long bucket) {
    int[] cells = new int[size];
    long[] buckets = new long[cells.length];
    int count = 0;
    while (size > 0) {
      current = ring.firstNear(current);
      take();
      for (int cell = pop(); cell != NONE; cell = pop()) {
        cells[count] = cell;
        buckets[count++] = current;
      }
    }
    current = bucket;
    for (int i = 0; i < count; i++) {
      push(cells[i], buckets[i] << widthBits);
    }
  }
}
