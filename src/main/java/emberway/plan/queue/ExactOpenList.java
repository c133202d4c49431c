package emberway.plan.queue;

import java.util.Arrays;

/**
 * The open list of exact searches: least {@code f} first and, among equal {@code f}, greatest
 * {@code g}, nearest to the goal. Searches with whole-number costs can make this order total by
 * {@link #tie}.
 *
 * <p>A better path to a cell is pushed beside the older entry; the search recognizes the older one
 * by its greater {@code g} when it comes out.
 *
 * <p>Design. Entries come out in order of {@code f}, and most wait long. So only the next few are
 * in a heap; the others wait unsorted in buckets of equal width in {@code f}, and those beyond the
 * last bucket in one extra bucket. When the heap is empty, the next bucket is moved into it. When
 * all buckets are empty, new buckets are laid out over the extra one. Only an entry's bucket number
 * decides where it goes, and it never falls as {@code f} grows, so the order is exact for any
 * width. A bad width (costs of many magnitudes) merely leaves a plain heap. Compare the two-level
 * bucket queue of Cherkassky, Goldberg and Silverstein, 1999.
 */
public final class ExactOpenList {
  private static final int BUCKETS = 8192;
  private static final int NONE = -1;

  // The heap, four children a node: half the levels of a binary heap, and adjacent children.
  private double[] f = new double[256];
  private double[] g = new double[256];
  private int[] cells = new int[256];
  private int size;

  // The waiting entries, as linked lists.
  private final int[] heads = new int[BUCKETS + 1]; // the last one is beyond all buckets
  private double[] waitingF = new double[1024];
  private double[] waitingG = new double[1024];
  private int[] waitingCells = new int[1024];
  private int[] next = new int[1024]; // next in its bucket, or in the list of free entries
  private int used; // entries handed out so far, including free ones
  private int free; // head of the list of free entries

  /** The bits of a tie that hold its cell, enough for {@code GridSize.MAX_CELLS}. */
  private static final int CELL_BITS = 26;

  /** The most bits of a tie that hold its {@code h}, so that a double holds both exactly. */
  private static final int MAX_H_BITS = 53 - CELL_BITS;

  /** The bits that a tie and the low bits of {@code f} share. */
  private static final int KEY_BITS = 63 - CELL_BITS;

  /** The fewest bits of a tie that hold its {@code h}. */
  private static final int MIN_H_BITS = 12;

  private final double leastWidth;
  private double origin; // the least f of bucket 0
  private double bucketsPerF;
  private int current; // the bucket that is in the heap

  /**
   * Creates an empty list.
   *
   * @param leastWidth the least width of a bucket in {@code f} [&gt; 0]; some hundredth of a usual
   *     step
   */
  public ExactOpenList(double leastWidth) {
    this.leastWidth = leastWidth;
    clear(0);
  }

  /** Empties the list for a search with this first {@code f}. */
  public void clear(double firstF) {
    size = 0;
    used = 0;
    free = NONE;
    Arrays.fill(heads, NONE);
    layOut(firstF, leastWidth);
  }

  /**
   * How many low bits of {@code h} a tie leaves out, see {@link #tie}: the more, the wider the
   * buckets are.
   *
   * @param width the least width of a bucket in {@code f} [&gt;= 0]
   * @param mostH the greatest {@code h} that there will be [&gt;= 0]
   */
  public static int tieShift(long width, long mostH) {
    int lowBits = 63 - Long.numberOfLeadingZeros(Math.max(1, width));
    int bits = Math.max(MIN_H_BITS, Math.min(MAX_H_BITS, KEY_BITS - lowBits));
    return Math.max(0, 64 - Long.numberOfLeadingZeros(mostH) - bits);
  }

  /**
   * A number for the {@code g} of {@link #push}, by which the cell with the least {@code h} comes
   * first among equal {@code f} and, among these, the one with the least index.
   *
   * @param shift from {@link #tieShift}
   */
  public static double tie(int cell, long h, int shift) {
    return (double) -((h >> shift) << CELL_BITS | cell);
  }

  private void layOut(double from, double width) {
    origin = from;
    bucketsPerF = 1 / width;
    current = 0;
  }

  /** Whether it has no entry; looks for the first one if need be. */
  public boolean isEmpty() {
    return size == 0 && !refill();
  }

  /** The {@code g} of the entry that {@link #pop} would take; the list must not be empty. */
  public double topG() {
    assert size > 0 : "ask isEmpty first";
    return g[0];
  }

  /** The {@code f} of the entry that {@link #pop} would take; the list must not be empty. */
  public double topF() {
    assert size > 0 : "ask isEmpty first";
    return f[0];
  }

  /** Adds a cell. */
  public void push(int cell, double newF, double newG) {
    int bucket = bucket(newF);
    if (bucket <= current) {
      pushHeap(cell, newF, newG);
    } else {
      wait(bucket, cell, newF, newG);
    }
  }

  /** The bucket number; never falls as {@code f} grows. [at most BUCKETS] */
  private int bucket(double ofF) {
    return Math.min(BUCKETS, (int) ((ofF - origin) * bucketsPerF));
  }

  private void wait(int bucket, int cell, double newF, double newG) {
    int entry = free;
    if (entry != NONE) {
      free = next[entry];
    } else {
      entry = used++;
      if (entry == next.length) {
        waitingF = Arrays.copyOf(waitingF, 2 * entry);
        waitingG = Arrays.copyOf(waitingG, 2 * entry);
        waitingCells = Arrays.copyOf(waitingCells, 2 * entry);
        next = Arrays.copyOf(next, 2 * entry);
      }
    }
    waitingF[entry] = newF;
    waitingG[entry] = newG;
    waitingCells[entry] = cell;
    next[entry] = heads[bucket];
    heads[bucket] = entry;
  }

  /** Fills the empty heap from the next non-empty bucket; false if there is none. */
  private boolean refill() {
    while (++current < BUCKETS) {
      if (heads[current] != NONE) {
        pour(current);
        return true;
      }
    }
    if (heads[BUCKETS] == NONE) {
      return false;
    }
    spread();
    return true;
  }

  /** Pushes all entries of a bucket again, into the heap or the new buckets. */
  private void pour(int bucket) {
    int entry = heads[bucket];
    heads[bucket] = NONE;
    while (entry != NONE) {
      int following = next[entry];
      next[entry] = free;
      free = entry;
      push(waitingCells[entry], waitingF[entry], waitingG[entry]);
      entry = following;
    }
  }

  /** Lays out new buckets over the entries beyond the old ones, wide enough for all. */
  private void spread() {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (int entry = heads[BUCKETS]; entry != NONE; entry = next[entry]) {
      least = Math.min(least, waitingF[entry]);
      most = Math.max(most, waitingF[entry]);
    }
    layOut(least, Math.max(leastWidth, (most - least) / (BUCKETS - 1)));
    pour(BUCKETS);
  }

  /** Removes the first entry of a non-empty list and returns its cell. */
  public int pop() {
    assert size > 0 : "ask isEmpty first";
    int top = cells[0];
    size--;
    double lastF = f[size];
    double lastG = g[size];
    int hole = 0;
    for (int child = 1; child < size; child = 4 * hole + 1) {
      int first = child;
      int end = Math.min(child + 4, size);
      for (int other = child + 1; other < end; other++) {
        if (comesBefore(f[other], g[other], first)) {
          first = other;
        }
      }
      if (!comesBefore(f[first], g[first], lastF, lastG)) {
        break;
      }
      move(first, hole);
      hole = first;
    }
    set(hole, cells[size], lastF, lastG);
    return top;
  }

  private void pushHeap(int cell, double newF, double newG) {
    if (size == cells.length) {
      f = Arrays.copyOf(f, 2 * size);
      g = Arrays.copyOf(g, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    int hole = size++;
    while (hole > 0) {
      int parent = (hole - 1) >> 2;
      if (!comesBefore(newF, newG, parent)) {
        break;
      }
      move(parent, hole);
      hole = parent;
    }
    set(hole, cell, newF, newG);
  }

  private boolean comesBefore(double oneF, double oneG, int other) {
    return comesBefore(oneF, oneG, f[other], g[other]);
  }

  private static boolean comesBefore(double oneF, double oneG, double otherF, double otherG) {
    return oneF < otherF || (oneF == otherF && oneG > otherG);
  }

  private void move(int from, int to) {
    f[to] = f[from];
    g[to] = g[from];
    cells[to] = cells[from];
  }

  private void set(int at, int cell, double newF, double newG) {
    f[at] = newF;
    g[at] = newG;
    cells[at] = cell;
  }
}
