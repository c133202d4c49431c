package emberway.plan.dynamic;

import emberway.plan.queue.BucketIndex;
import java.util.Arrays;

/**
 * The queue of cells that a growing tree has reached but not expanded, in buckets of equal cost
 * width. Cells come out in rounds: a round takes all cells that a bucket holds at its start, in any
 * order; cells pushed into the bucket meanwhile form another round.
 *
 * <p>Obsolete entries stay in the queue; the tree recognizes them when they come out.
 *
 * <p>Design. The buckets lie in a {@link BucketIndex}. A bucket is a chain of blocks of sixteen
 * numbers in one array: the first number links to the previous block, the others are cells.
 */
final class DeltaSteppingQueue {
  private static final int BUCKETS = 1 << 14;
  private static final int RING = BUCKETS - 1;
  private static final int BLOCK = 16;

  /** The greatest bucket number; leaves room for sums, and for costs of any magnitude. */
  private static final double MAX_BUCKETS = 1L << 61;

  private final double bucketsPerCost;
  private final int[] tops = new int[BUCKETS]; // [by slot] the index of its last cell; 0 = empty
  private final BucketIndex ring = new BucketIndex(BUCKETS);
  private final BucketIndex.Sink near = (slot, cell) -> pushRing(slot, (int) cell);
  private int[] blocks = new int[64 * BLOCK]; // block 0 is never used
  private int used = BLOCK; // numbers handed out so far, including free blocks
  private int free; // the first free block; each links to the next by its first number; 0 = none
  private int taken; // the index of the last cell of the current round; 0 = none
  private long current; // number of the current bucket
  private int inRing; // cells, without those of the current round

  /**
   * Creates an empty queue.
   *
   * @param width the cost width of a bucket [&gt; 0] [a power of two]
   */
  DeltaSteppingQueue(double width) {
    bucketsPerCost = 1 / width;
  }

  /** The number of the bucket for a cost; never falls as the cost grows. */
  long bucket(double cost) {
    return (long) Math.min(MAX_BUCKETS, cost * bucketsPerCost);
  }

  /** Adds a cell whose cost falls into the current bucket or a later one. */
  void push(int cell, double cost) {
    push(cell, bucket(cost));
  }

  private void push(int cell, long bucket) {
    assert bucket >= current : "the cost fell";
    if (bucket - current < BUCKETS) {
      pushRing((int) bucket & RING, cell);
    } else {
      ring.pushFar(cell, bucket);
    }
  }

  private void pushRing(int slot, int cell) {
    int top = tops[slot];
    if ((top & (BLOCK - 1)) == BLOCK - 1 || top == 0) {
      int block = block();
      blocks[block] = top;
      top = block;
      ring.fill(slot);
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

  /** The first non-empty bucket, or {@link BucketIndex#NO_BUCKET}. Between rounds only. */
  long firstBucket() {
    assert taken == 0 : "in a round";
    return ring.first(current, inRing > 0);
  }

  /**
   * Begins a round of a bucket.
   *
   * @param bucket not before the current bucket, nor after the first non-empty one
   */
  void beginRound(long bucket) {
    assert bucket >= current && bucket <= firstBucket() : "cells are left behind";
    current = bucket;
    ring.approach(current, near);
    take();
  }

  private void take() {
    int slot = (int) current & RING;
    taken = tops[slot];
    tops[slot] = 0;
    ring.empty(slot);
    for (int at = taken; at != 0; at = blocks[at & -BLOCK]) {
      inRing -= at & (BLOCK - 1);
    }
  }

  /** Takes a cell of the round; negative if the round is over. */
  int pop() {
    if (taken == 0) {
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

  /** Makes an earlier bucket current. Linear in the cells in near buckets. */
  void rewind(long bucket) {
    int[] cells = new int[inRing];
    long[] buckets = new long[cells.length];
    int count = 0;
    while (inRing > 0) {
      current = ring.firstNear(current);
      take();
      for (int cell = pop(); cell >= 0; cell = pop()) {
        cells[count] = cell;
        buckets[count++] = current;
      }
    }
    current = bucket;
    for (int i = 0; i < count; i++) {
      push(cells[i], buckets[i]);
    }
  }
}
