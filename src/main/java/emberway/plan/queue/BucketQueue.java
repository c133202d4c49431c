package emberway.plan.queue;

import java.util.Arrays;

/**
 * An exact open list: cells ordered by an integer {@code f} and, among equal {@code f}, by a tie
 * that is smaller nearer to the goal.
 *
 * <p>Obsolete entries stay in the list; the search recognizes their cells as closed when they come
 * out. An {@code f} must not be below that of the last entry taken, nor below {@link #clear}'s.
 *
 * <p>Design. An entry is one {@code long}: the low bits of {@code f}, the tie, the cell. The high
 * bits of {@code f} are the number of its bucket. Buckets lie in a ring: the current one is a heap,
 * those ahead are unsorted linked lists ({@link BucketIndex}). So the order is exact for any bucket
 * width. Compare the two-level buckets of Cherkassky, Goldberg and Silverstein, 1999.
 */
public final class BucketQueue {
  /** The bits of an entry that hold its cell. */
  static final int CELL_BITS = 26;

  private static final int CELL_MASK = (1 << CELL_BITS) - 1;

  /** The bits shared by the low bits of {@code f} and the tie. */
  private static final int KEY_BITS = 63 - CELL_BITS;

  /** The most low bits of {@code f}: leaves 4096 ties. */
  private static final int MAX_LOW_BITS = KEY_BITS - 12;

  private static final int BUCKETS = 1 << 14;
  private static final int RING = BUCKETS - 1;
  private static final int NONE = -1;

  private final int lowBits; // a bucket spans 2^lowBits of f
  private final long lowMask;
  private final int tieShift; // shift of h that makes the greatest h fit the tie's bits

  // The current bucket, a binary heap from index 1, its children at 2i and 2i + 1.
  private long[] heap = new long[256];
  private int heapSize;
  private long current; // its number: f >> lowBits

  // The ring of buckets ahead, as linked lists. [size: BUCKETS]
  private final int[] heads = new int[BUCKETS];
  private final BucketIndex ring = new BucketIndex(BUCKETS);
  private final BucketIndex.Sink near = this::pushRing;
  private long[] waiting = new long[1024];
  private int[] next = new int[1024]; // next in its bucket, or in the list of free entries
  private int used; // entries handed out so far, including free ones
  private int free; // head of the list of free entries
  private int inRing;

  /**
   * Creates an empty list.
   *
   * @param width the width of a bucket in {@code f}; rounded down to a power of two
   * @param mostH the greatest {@code h} that will be pushed
   */
  public BucketQueue(long width, long mostH) {
    int bits = 63 - Long.numberOfLeadingZeros(Math.max(1, width));
    lowBits = Math.min(bits, MAX_LOW_BITS);
    lowMask = (1L << lowBits) - 1;
    int hBits = 64 - Long.numberOfLeadingZeros(mostH);
    tieShift = Math.max(0, hBits - (KEY_BITS - lowBits));
    clear(0);
  }

  /** Empties the list for a search with this least {@code f}. */
  public void clear(long firstF) {
    heapSize = 0;
    current = firstF >> lowBits;
    Arrays.fill(heads, NONE);
    ring.clear();
    used = 0;
    free = NONE;
    inRing = 0;
  }

  /** Adds a cell with its {@code f} and {@code h}. */
  public void push(int cell, long f, long h) {
    long bucket = f >> lowBits;
    assert bucket >= current : "f fell";
    long key = (f & lowMask) << (63 - lowBits) | (h >> tieShift) << CELL_BITS | cell;
    if (bucket == current) {
      pushHeap(key);
    } else if (bucket - current < BUCKETS) {
      pushRing((int) bucket & RING, key);
    } else {
      ring.pushFar(key, bucket);
    }
  }

  /** Takes the first cell; negative if the list is empty. */
  public int pop() {
    return heapSize > 0 ? popHeap() : popRing();
  }

  private int popHeap() {
    long[] heap = this.heap;
    int size = heapSize--;
    int top = (int) heap[1] & CELL_MASK;
    long last = heap[size];
    int hole = 1;
    for (int child = 2; child < size; child = 2 * hole) {
      if (child + 1 < size && heap[child + 1] < heap[child]) {
        child++;
      }
      if (last <= heap[child]) {
        break;
      }
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = last;
    return top;
  }

  private void pushHeap(long key) {
    if (heapSize + 1 == heap.length) {
      heap = Arrays.copyOf(heap, 2 * heap.length);
    }
    long[] heap = this.heap;
    int hole = ++heapSize;
    while (hole > 1 && key < heap[hole >> 1]) {
      heap[hole] = heap[hole >> 1];
      hole >>= 1;
    }
    heap[hole] = key;
  }

  private void pushRing(int bucket, long key) {
    int entry = free;
    if (entry != NONE) {
      free = next[entry];
    } else {
      entry = used++;
      if (entry == next.length) {
        waiting = Arrays.copyOf(waiting, 2 * entry);
        next = Arrays.copyOf(next, 2 * entry);
      }
    }
    waiting[entry] = key;
    next[entry] = heads[bucket];
    heads[bucket] = entry;
    ring.fill(bucket);
    inRing++;
  }

  /** Takes the first cell of the next non-empty bucket; makes no heap for a single entry. */
  private int popRing() {
    long first = ring.first(current, inRing > 0);
    if (first == BucketIndex.NO_BUCKET) {
      return NONE;
    }
    current = first;
    ring.approach(current, near);
    int bucket = (int) current & RING;
    int entry = heads[bucket];
    heads[bucket] = NONE;
    ring.empty(bucket);
    if (next[entry] == NONE) {
      next[entry] = free;
      free = entry;
      inRing--;
      return (int) waiting[entry] & CELL_MASK;
    }
    pour(entry);
    return popHeap();
  }

  /** Moves a bucket's entries to the heap. */
  private void pour(int head) {
    int entry = head;
    while (entry != NONE) {
      pushHeap(waiting[entry]);
      int following = next[entry];
      next[entry] = free;
      free = entry;
      entry = following;
      inRing--;
    }
  }
}
