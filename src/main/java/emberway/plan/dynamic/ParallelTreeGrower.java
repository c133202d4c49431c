package emberway.plan.dynamic;

import emberway.plan.query.SearchHooks;
import emberway.plan.queue.BucketIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;

/**
 * Grows a shortest-path tree with several workers, one thread each, in lockstep: all workers finish
 * a round of one bucket before the next round begins. For a single use.
 *
 * <p>A worker's writes of one round become visible to the others at its end: the volatile round
 * number of the worker's seat is written last. Notes and seat data exist twice, for even and odd
 * rounds, so that they can be read during the next round.
 */
final class ParallelTreeGrower {
  /** How often to poll for the other workers before yielding the processor. */
  private static final int SPINS = 5_000;

  /** How many rounds must be narrow on average before the workers stop. */
  private static final int STRETCH = 256;

  /** The data that one worker shares with the others. */
  private static final class Seat {
    final long[] firstBucket = new long[2];
    final long[] done = new long[2];
    final boolean[] isStop = new boolean[2];
    volatile int round; // the number of rounds finished
  }

  private final TreeWorker[] workers;
  private final Seat[] seats;
  private final long lastBucket;
  private final long mostCells;
  private final BooleanSupplier canceled;
  private final ThreadFactory factory;
  private final CountDownLatch gate = new CountDownLatch(1); // opens once threads started or failed
  private volatile boolean isCalledOff; // a thread could not be started
  private volatile Throwable failure; // null unless a worker failed

  // Written by the first worker, on the caller's thread.
  private long due;
  private int parity;
  private long done;
  private boolean isNarrow;

  /**
   * Creates a grower before its workers run.
   *
   * @param lastBucket the last bucket to grow from
   * @param mostCells stops after expanding this many cells
   * @param canceled stops once this returns true
   * @param factory creates the threads
   */
  ParallelTreeGrower(
      TreeWorker[] workers,
      long lastBucket,
      long mostCells,
      BooleanSupplier canceled,
      ThreadFactory factory) {
    this.workers = workers;
    this.factory = factory;
    this.lastBucket = lastBucket;
    this.mostCells = mostCells;
    this.canceled = canceled;
    seats = new Seat[workers.length];
    for (int i = 0; i < seats.length; i++) {
      seats[i] = new Seat();
    }
  }

  /**
   * Grows the tree from a bucket on.
   *
   * @return false if the system cannot provide enough threads; nothing was done then
   */
  boolean grow(long firstDue, int firstParity) {
    due = firstDue;
    parity = firstParity;
    List<Thread> threads = new ArrayList<>();
    isCalledOff = true;
    try {
      for (int i = 1; i < workers.length; i++) {
        int me = i;
        Thread thread = factory.newThread(() -> join(me, firstDue, firstParity));
        thread.setName("route-tree-" + i);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
      }
      isCalledOff = false;
    } catch (OutOfMemoryError noThread) {
      return false;
    } finally {
      gate.countDown();
    }
    work(0, firstDue, firstParity);
    boolean interrupted = false;
    for (Thread thread : threads) {
      interrupted |= join(thread);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure != null) {
      throw new IllegalStateException("growing a shortest-path tree failed: " + failure, failure);
    }
    return true;
  }

  private void join(int me, long firstDue, int firstParity) {
    try {
      gate.await();
      if (!isCalledOff) {
        work(me, firstDue, firstParity);
      }
    } catch (InterruptedException unheardOf) {
      failure = unheardOf;
    }
  }

  /** Waits for a thread that ends soon; returns whether the wait was interrupted. */
  private static boolean join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        return interrupted;
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
  }

  /** The next bucket. */
  long due() {
    return due;
  }

  /** The number of cells expanded. */
  long done() {
    return done;
  }

  /** The parity of the next round. */
  int parity() {
    return parity;
  }

  /** Whether the tree stopped growing because rounds had become too small for several threads. */
  boolean isNarrow() {
    return isNarrow;
  }

  private void work(int me, long firstDue, int firstParity) {
    try {
      workInStep(me, firstDue, firstParity);
    } catch (RuntimeException | Error thrown) {
      failure = thrown;
    }
  }

  private void workInStep(int me, long firstDue, int firstParity) {
    long bucket = firstDue;
    int turn = firstParity;
    long doneByAll = 0;
    long polled = 0;
    long before = 0; // done by all before the current stretch of rounds
    boolean isNarrowNow = false;
    boolean isStop = false;
    for (int round = 1; !isStop; round++) {
      Seat seat = seats[me];
      seat.done[turn] = workers[me].round(bucket, turn);
      seat.firstBucket[turn] = workers[me].firstBucket(turn);
      seat.isStop[turn] = false;
      if (me == 0 && doneByAll - polled >= SearchHooks.POLL_INTERVAL) {
        polled = doneByAll;
        seat.isStop[turn] = canceled.getAsBoolean();
      }
      if (!awaitOthers(me)) {
        return;
      }
      bucket = BucketIndex.NO_BUCKET;
      for (Seat each : seats) {
        bucket = Math.min(bucket, each.firstBucket[turn]);
        doneByAll += each.done[turn];
        isStop |= each.isStop[turn];
      }
      for (TreeWorker from : workers) {
        workers[me].readNotes(from, turn);
      }
      turn ^= 1;
      if (round % STRETCH == 0) {
        isNarrowNow = doneByAll - before < STRETCH * TreeGrower.WIDE;
        before = doneByAll;
      }
      isStop |= bucket > lastBucket || doneByAll >= mostCells;
      isNarrowNow &= !isStop;
      isStop |= isNarrowNow;
    }
    if (me == 0) {
      due = bucket;
      parity = turn;
      done = doneByAll;
      isNarrow = isNarrowNow;
    }
  }

  /** Ends a round and waits for the other workers; false if one of them failed. */
  @SuppressWarnings("ThreadPriorityCheck") // the other workers may need the processor
  private boolean awaitOthers(int me) {
    int round = seats[me].round + 1;
    seats[me].round = round;
    int spins = 0;
    for (Seat other : seats) {
      while (other.round < round) {
        if (failure != null) {
          return false;
        }
        if (++spins < SPINS) {
          Thread.onSpinWait();
        } else {
          Thread.yield();
        }
      }
    }
    return true;
  }
}
