package emberway.plan.queue;

import java.util.Arrays;

/**
 * The open list of searches with floating-point costs: least {@code f} first and, among equal
 * {@code f}, greatest {@code g}, nearest to the goal.
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

  private void layOut(double from, double width) {
    origin = from;
    bucketsPerF = 1 / width;
    current = 0;
  }

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
