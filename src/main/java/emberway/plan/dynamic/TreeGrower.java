package emberway.plan.dynamic;

import emberway.plan.query.SearchHooks;
import emberway.plan.queue.BucketIndex;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;

/**
 * Grows a route tree bucket by bucket, with as many workers as pay: on the caller's thread as long
 * as there is little to do, then on one thread each.
 *
 * <p>Whoever does what, a round ends before the next begins, and a cell's cost comes out the same:
 * the least over all ways of the sums along them.
 */
final class TreeGrower {
  /** Goes on alone for so many cells before it calls for help; starting threads takes time. */
  private static final long ALONE = 10_000;

  private final TreeWorker[] workers;
  private final int stripeShift;
  private final double width; // of a bucket
  private final ThreadFactory threads;
  private long due = BucketIndex.NO_BUCKET; // the first bucket that holds anything
  private int parity; // of the rounds, even or odd

  /**
   * Growth of a tree that nothing is pending in.
   *
   * @param workers how many threads to use at most [a power of two]
   * @param stripeShift each has every so-many-th stripe of 2^stripeShift cells
   */
  TreeGrower(TreeState cells, double width, int workers, int stripeShift) {
    this(cells, width, workers, stripeShift, Thread::new);
  }

  /** The same with threads of some making. */
  TreeGrower(TreeState cells, double width, int workers, int stripeShift, ThreadFactory threads) {
    this.threads = threads;
    this.width = width;
    this.stripeShift = stripeShift;
    this.workers = new TreeWorker[workers];
    for (int i = 0; i < workers; i++) {
      this.workers[i] = new TreeWorker(cells, i, workers, stripeShift, width);
    }
  }

  /** Every cell that is pending costs as much or more; infinity when none is. */
  double leastCost() {
    return isComplete() ? TreeState.UNREACHED : due * width;
  }

  boolean isComplete() {
    return due == BucketIndex.NO_BUCKET;
  }

  /** Makes ready for cells that cost as much or more than this to be pushed. */
  void prepare(double leastCost) {
    long bucket = workers[0].queue().bucket(leastCost);
    if (bucket < due) {
      due = bucket;
      for (TreeWorker worker : workers) {
        worker.queue().rewind(bucket);
      }
    }
  }

  /** Adds a pending cell, after {@link #prepare}. */
  void push(int cell, double cost) {
    workers[TreeWorker.owner(cell, stripeShift, workers.length - 1)].queue().push(cell, cost);
  }

  /**
   * Grows.
   *
   * @param mostCells stops once it has gone on from as many
   * @param budget stops once all is done that costs no more
   * @param cancelled stops once this says yes
   * @return how many cells it has gone on from
   */
  long grow(long mostCells, double budget, BooleanSupplier cancelled) {
    long alone = workers.length == 1 ? mostCells : Math.min(mostCells, ALONE);
    long done = growAlone(alone, budget, cancelled);
    if (done >= alone && done < mostCells && isDue(budget)) {
      ParallelTreeGrower crew =
          new ParallelTreeGrower(workers, lastBucket(budget), mostCells - done, cancelled, threads);
      if (crew.grow(due, parity)) {
        due = crew.due();
        parity = crew.parity();
        done += crew.done();
      } else {
        done += growAlone(mostCells - done, budget, cancelled);
      }
    }
    return done;
  }

  private long growAlone(long mostCells, double budget, BooleanSupplier cancelled) {
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
      if (done - polled >= SearchHooks.POLL_INTERVAL) {
        polled = done;
        if (cancelled.getAsBoolean()) {
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
    return workers[0].queue().bucket(budget);
  }
}
