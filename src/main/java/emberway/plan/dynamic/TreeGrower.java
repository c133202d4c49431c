package emberway.plan.dynamic;

import emberway.plan.query.SearchHooks;
import emberway.plan.queue.BucketIndex;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;

/**
 * Grows a shortest-path tree bucket by bucket: on the caller's thread while there is little work,
 * otherwise with one thread per worker. There is little work at first, and wherever rounds are
 * small, as in a corridor: there, threads would only wait for one another.
 *
 * <p>However the work is divided, a round ends before the next begins, and each cell gets the same
 * cost: the least over all paths of the sums along them.
 */
final class TreeGrower {
  /** The cells to expand before starting threads, since that takes time. */
  private static final long ALONE = 10_000;

  /** The cells of a round, on average, from which on threads are worth waiting for one another. */
  static final long WIDE = 64;

  private final TreeWorker[] workers;
  private final int stripeShift;
  private final double width; // of a bucket
  private final ThreadFactory threads;
  private long due = BucketIndex.NO_BUCKET; // the first non-empty bucket
  private int parity; // of the rounds, even or odd
  private long rounds; // on the caller's thread so far

  /**
   * Creates the growth of a tree without pending cells.
   *
   * @param workers the most threads to use [a power of two]
   * @param stripeShift workers take turns in stripes of 2^stripeShift cells
   */
  TreeGrower(TreeState cells, double width, int workers, int stripeShift) {
    this(cells, width, workers, stripeShift, Thread::new);
  }

  /** Creates the growth with a factory for threads. */
  TreeGrower(TreeState cells, double width, int workers, int stripeShift, ThreadFactory threads) {
    this.threads = threads;
    this.width = width;
    this.stripeShift = stripeShift;
    this.workers = new TreeWorker[workers];
    for (int i = 0; i < workers; i++) {
      this.workers[i] = new TreeWorker(cells, i, workers, stripeShift, width);
    }
  }

  /** A lower bound on the costs of pending cells; infinity if there are none. */
  double leastCost() {
    return isComplete() ? TreeState.UNREACHED : due * width;
  }

  boolean isComplete() {
    return due == BucketIndex.NO_BUCKET;
  }

  /** Prepares for pushing cells with at least this cost. */
  void prepare(double leastCost) {
    long bucket = workers[0].bucket(leastCost);
    if (bucket < due) {
      due = bucket;
      for (TreeWorker worker : workers) {
        worker.queue().rewind(bucket);
      }
    }
  }

  /** Adds a pending cell, after {@link #prepare}. */
  void push(int cell, double cost) {
    workers[TreeWorker.owner(cell, stripeShift, workers.length - 1)].push(cell, cost);
  }

  /**
   * Grows the tree.
   *
   * @param mostCells stops after expanding this many cells
   * @param budget stops once all cells within this cost are expanded
   * @param canceled stops once this returns true
   * @return the number of cells expanded
   */
  long grow(long mostCells, double budget, BooleanSupplier canceled) {
    long alone = workers.length == 1 ? mostCells : ALONE;
    long done = 0;
    boolean goesOn = true; // unless canceled
    while (goesOn && done < mostCells && isDue(budget)) {
      long most = Math.min(mostCells - done, alone);
      long begun = rounds;
      long grown = growAlone(most, budget, canceled);
      done += grown;
      goesOn = grown >= most;
      if (goesOn && done < mostCells && isDue(budget) && grown >= WIDE * (rounds - begun)) {
        ParallelTreeGrower grower =
            new ParallelTreeGrower(
                workers, lastBucket(budget), mostCells - done, canceled, threads);
        if (grower.grow(due, parity)) {
          due = grower.due();
          parity = grower.parity();
          done += grower.done();
          goesOn = grower.isNarrow();
        } else {
          alone = mostCells;
        }
      }
    }
    return done;
  }

  private long growAlone(long mostCells, double budget, BooleanSupplier canceled) {
    long done = 0;
    long polled = 0;
    while (done < mostCells && isDue(budget)) {
      for (TreeWorker worker : workers) {
        done += worker.round(due, parity);
      }
      due = BucketIndex.NO_BUCKET;
      for (TreeWorker worker : workers) {
        for (TreeWorker from : workers) {
          worker.readNotes(from, parity);
        }
        due = Math.min(due, worker.queue().firstBucket());
      }
      parity ^= 1;
      rounds++;
      if (done - polled >= SearchHooks.POLL_INTERVAL) {
        polled = done;
        if (canceled.getAsBoolean()) {
          break;
        }
      }
    }
    return done;
  }

  private boolean isDue(double budget) {
    return due <= lastBucket(budget);
  }

  /** The last bucket to grow from. */
  private long lastBucket(double budget) {
    return workers[0].bucket(budget);
  }
}
