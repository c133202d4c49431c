package emberway.plan;

import java.util.Arrays;

/**
 * The cells that a growing tree has reached and not yet gone on from, in buckets of equal width in
 * cost. Cells come out bucket by bucket, in any order within one; what is pushed into the bucket
 * that is due comes out in another round of it.
 *
 * <p>An entry that has become pointless stays; the tree recognizes it when it comes out.
 *
 * <p>Design. The buckets lie in a ring, a bit each tells which of them hold anything. A bucket is a
 * chain of blocks of sixteen numbers, all in one array: the first links to the block before, the
 * others are cells. What lies a turn of the ring ahead or more waits apart, and is looked at once a
 * turn at most. Compare R. Dial, 1969.
 */
final class WaveQueue {
  private static final int BUCKETS = 1 << 14;
  private static final int RING = BUCKETS - 1;
  private static final int BLOCK = 16;

  /** No bucket has a greater number: room for sums, and for costs of any magnitude. */
  private static final double MOST_BUCKETS = 1L << 61;

  private final double width;
  private final double bucketsPerCost; // exact: the width is a power of two
  private final int[] tops = new int[BUCKETS]; // the place of each bucket's last cell; 0 = empty
  private final long[] filled = new long[BUCKETS / 64]; // a bit a bucket: whether it holds anything
  private int[] blocks = new int[64 * BLOCK]; // the first one is never used
  private int used = BLOCK; // numbers handed out so far, free blocks included
  private int free; // the first of the free blocks, linked by their first number; 0 = none
  private int taken; // the place of the last cell of the round that is coming out; 0 = none
  private long current; // number of the bucket that is due
  private int inRing; // cells, those of the round left out

  // What lies a turn ahead or more.
  private int[] farCells = new int[64];
  private long[] farBuckets = new long[64];
  private int far;
  private long nearestFar = Long.MAX_VALUE; // the least of farBuckets

  /**
   * An empty queue.
   *
   * @param width what a bucket spans in cost [&gt; 0] [a power of two]
   */
  WaveQueue(double width) {
    this.width = width;
    bucketsPerCost = 1 / width;
  }

  /** Empties it and begins anew at no cost. */
  void clear() {
    Arrays.fill(tops, 0);
    Arrays.fill(filled, 0);
    used = BLOCK;
    free = 0;
    taken = 0;
    current = 0;
    inRing = 0;
    far = 0;
    nearestFar = Long.MAX_VALUE;
  }

  /** Every cell in here, and every cell pushed from now on, costs as much or more. */
  double leastCost() {
    return current * width;
  }

  boolean isEmpty() {
    return taken == 0 && inRing == 0 && far == 0;
  }

  /** Adds a cell of a cost not below {@link #leastCost}. */
  void push(int cell, double cost) {
    long bucket = bucket(cost);
    assert bucket >= current : "the cost fell";
    if (bucket - current < BUCKETS) {
      pushRing((int) bucket & RING, cell);
    } else {
      pushFar(cell, bucket);
    }
  }

  private long bucket(double cost) {
    return (long) Math.min(MOST_BUCKETS, cost * bucketsPerCost);
  }

  private void pushRing(int slot, int cell) {
    int top = tops[slot];
    if ((top & (BLOCK - 1)) == BLOCK - 1 || top == 0) {
      int block = block();
      blocks[block] = top;
      top = block;
      filled[slot >> 6] |= 1L << slot;
    }
    blocks[++top] = cell;
    tops[slot] = top;
    inRing++;
  }

  private int block() {
    int block = free;
    if (block != 0) {
      free = blocks[block];
      return block;
    }
    block = used;
    used += BLOCK;
    if (used > blocks.length) {
      blocks = Arrays.copyOf(blocks, 2 * blocks.length);
    }
    return block;
  }

  private void pushFar(int cell, long bucket) {
    if (far == farCells.length) {
      farCells = Arrays.copyOf(farCells, 2 * far);
      farBuckets = Arrays.copyOf(farBuckets, 2 * far);
    }
    farCells[far] = cell;
    farBuckets[far] = bucket;
    far++;
    nearestFar = Math.min(nearestFar, bucket);
  }

  /** Takes a cell out of the first bucket that holds any; negative when none does. */
  int pop() {
    if (taken == 0 && !takeRound()) {
      return -1;
    }
    int cell = blocks[taken--];
    if ((taken & (BLOCK - 1)) == 0) {
      int block = taken;
      taken = blocks[block];
      blocks[block] = free;
      free = block;
    }
    return cell;
  }

  /** Whether all of the bucket that is due has come out, so that the next one is due. */
  boolean isBetweenBuckets() {
    return taken == 0 && tops[(int) current & RING] == 0;
  }

  private boolean takeRound() {
    if (tops[(int) current & RING] == 0 && !advance()) {
      return false;
    }
    int slot = (int) current & RING;
    taken = tops[slot];
    tops[slot] = 0;
    filled[slot >> 6] &= ~(1L << slot);
    for (int at = taken; at != 0; at = blocks[at & -BLOCK]) {
      inRing -= at & (BLOCK - 1);
    }
    return true;
  }

  /** Goes on to the next bucket that holds anything; false when none does. */
  private boolean advance() {
    long following = inRing == 0 ? Long.MAX_VALUE : current + distance();
    if (nearestFar <= following) {
      if (far == 0) {
        return false;
      }
      current = nearestFar;
      approach();
    } else {
      current = following;
    }
    return true;
  }

  /** How many buckets ahead the next one is that holds anything; the ring must not be empty. */
  private int distance() {
    int from = (int) (current + 1) & RING;
    int word = from >> 6;
    long bits = filled[word] & (-1L << from);
    while (bits == 0) {
      word = (word + 1) & (filled.length - 1);
      bits = filled[word];
    }
    int slot = (word << 6) + Long.numberOfTrailingZeros(bits);
    return ((slot - from) & RING) + 1;
  }

  /** Moves what is now less than a turn ahead to its place. */
  private void approach() {
    int kept = 0;
    nearestFar = Long.MAX_VALUE;
    for (int i = 0; i < far; i++) {
      long bucket = farBuckets[i];
      int cell = farCells[i];
      if (bucket - current < BUCKETS) {
        pushRing((int) bucket & RING, cell);
      } else {
        farBuckets[kept] = bucket;
        farCells[kept] = cell;
        kept++;
        nearestFar = Math.min(nearestFar, bucket);
      }
    }
    far = kept;
  }
}
