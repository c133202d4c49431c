package emberway.plan.dynamic;

import emberway.plan.cost.CostField;
import emberway.plan.queue.ApproximateBucketQueue;
import java.util.Arrays;

/**
 * Grows a share of a shortest-path tree: the cells of every n-th stripe of the map, for n workers.
 * Each worker runs on its own thread, round by round: it expands its own cells in the current
 * bucket, and leaves notes for the owners of other cells. During a round no other worker reads or
 * writes its cells.
 */
final class TreeWorker {
  /** The greatest bucket number; leaves room for sums, and for costs of any magnitude. */
  private static final double MAX_BUCKETS = 1L << 61;

  private final TreeState cells;
  private final int me; // [0..workers - 1]
  private final int stripeShift; // a stripe is 2^stripeShift cells
  private final int stripeMask; // workers - 1
  private final double bucketsPerCost;
  private final ApproximateBucketQueue queue;
  private final Notes[][] notes; // [by round, even or odd] [by recipient]

  /**
   * Creates a worker without work.
   *
   * @param workers the number of workers [a power of two]
   * @param stripeShift workers take turns in stripes of 2^stripeShift cells
   * @param width the cost width of a bucket [&gt; 0] [a power of two]
   */
  TreeWorker(TreeState cells, int me, int workers, int stripeShift, double width) {
    this.cells = cells;
    this.me = me;
    this.stripeShift = stripeShift;
    stripeMask = workers - 1;
    queue = ApproximateBucketQueue.forDeltaStepping();
    bucketsPerCost = 1 / width;
    notes = new Notes[2][workers];
    for (Notes[] ofRound : notes) {
      Arrays.setAll(ofRound, worker -> new Notes());
    }
  }

  /** The worker that owns a cell. */
  static int owner(int cell, int stripeShift, int stripeMask) {
    return cell >>> stripeShift & stripeMask;
  }

  ApproximateBucketQueue queue() {
    return queue;
  }

  /** The number of the bucket for a cost; never falls as the cost grows. */
  long bucket(double cost) {
    return (long) Math.min(MAX_BUCKETS, cost * bucketsPerCost);
  }

  /** Adds a pending cell of this worker. */
  void push(int cell, double cost) {
    queue.push(cell, bucket(cost));
  }

  /**
   * Expands this worker's cells in a bucket.
   *
   * @param parity of the round; the notes of the previous round may still be read
   * @return the number of cells expanded
   */
  int round(long bucket, int parity) {
    final ApproximateBucketQueue queue = this.queue;
    final TreeState cells = this.cells;
    final CostField field = cells.field();
    final double[] g = cells.g;
    final char[] known = cells.known;
    final int[] offset = cells.offset;
    final int[] onward = cells.onward;
    final double[] factor = cells.factor;
    final boolean fromRoot = cells.fromRoot;
    final Notes[] notes = this.notes[parity];
    for (Notes left : notes) {
      left.clear();
    }
    int done = 0;
    queue.beginRound(bucket);
    for (int cell = queue.pop(); cell >= 0; cell = queue.pop()) {
      int here = known[cell];
      if ((here & TreeState.PENDING) == 0) {
        continue; // a cheaper path came out before
      }
      known[cell] = (char) (here - TreeState.PENDING);
      done++;
      double cost = g[cell];
      double own = field.costAt(cell);
      int todo = onward[here >> TreeState.CAME_SHIFT & TreeState.CAME_MASK] & here;
      while (todo != 0) {
        int move = Integer.numberOfTrailingZeros(todo);
        todo &= todo - 1;
        int next = cell + offset[move];
        double offer = cost + (fromRoot ? field.costAt(next) : own) * factor[move];
        int owner = owner(next, stripeShift, stripeMask);
        if (owner != me) {
          notes[owner].add(next, move, offer);
        } else if (offer < g[next]) {
          cells.reach(next, offer, move);
          queue.push(next, bucket(offer));
        }
      }
    }
    return done;
  }

  /** Applies the notes that a worker left for this one. */
  void readNotes(TreeWorker from, int parity) {
    Notes left = from.notes[parity][me];
    for (int i = 0; i < left.count; i++) {
      int cell = left.cells[i];
      if (left.costs[i] < cells.g[cell]) {
        cells.reach(cell, left.costs[i], left.moves[i]);
        queue.push(cell, bucket(left.costs[i]));
      }
    }
  }

  /** The first bucket for which this worker has cells or has left notes; between rounds only. */
  long firstBucket(int parity) {
    double least = TreeState.UNREACHED;
    for (Notes left : notes[parity]) {
      least = Math.min(least, left.least);
    }
    long own = queue.firstBucket();
    return least < TreeState.UNREACHED ? Math.min(own, bucket(least)) : own;
  }

  /** Cheaper paths to cells of another worker. */
  private static final class Notes {
    private int[] cells = new int[64];
    private byte[] moves = new byte[64];
    private double[] costs = new double[64];
    private int count;
    private double least = TreeState.UNREACHED; // the least of costs

    void clear() {
      count = 0;
      least = TreeState.UNREACHED;
    }

    void add(int cell, int move, double cost) {
      if (count == cells.length) {
        cells = Arrays.copyOf(cells, 2 * count);
        moves = Arrays.copyOf(moves, 2 * count);
        costs = Arrays.copyOf(costs, 2 * count);
      }
      cells[count] = cell;
      moves[count] = (byte) move;
      costs[count++] = cost;
      least = Math.min(least, cost);
    }
  }
}
