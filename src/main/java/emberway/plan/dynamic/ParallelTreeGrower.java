package emberway.plan.dynamic;

import emberway.plan.query.SearchHooks;
import emberway.plan.queue.BucketIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;

/**
 * Workers on a route tree, on a thread each, kept in step: a round of one bucket by all, then the
 * next. One use.
 *
 * <p>What a worker writes in a round, the others read after its end: its seat's number of the round
 * is volatile and written last. Notes and what a seat tells are kept twice, for even and odd
 * rounds, so that they may be read while the next round is under way.
 */
final class ParallelTreeGrower {
  /** How often to look whether the others are done before the processor is offered to them. */
  private static final int SPINS = 5_000;

  /** What one worker tells the others. */
  private static final class Seat {
    final long[] firstBucket = new long[2];
    final long[] done = new long[2];
    final boolean[] isStop = new boolean[2];
    volatile int round; // the number of rounds it has ended
  }

  private final TreeWorker[] workers;
  private final Seat[] seats;
  private final long lastBucket;
  private final long mostCells;
  private final BooleanSupplier cancelled;
  private final ThreadFactory factory;
  private final CountDownLatch gate = new CountDownLatch(1); // open once it is known who is here
  private volatile boolean isCalledOff; // somebody did not come
  private volatile Throwable failure; // null unless a worker failed

  // Written by the first worker, which is on the caller's thread.
  private long due;
  private int parity;
  private long done;

  /**
   * A crew.
   *
   * @param lastBucket how far to grow
   * @param mostCells stops once it has gone on from as many
   * @param cancelled stops once this says yes
   * @param factory makes the threads
   */
  ParallelTreeGrower(
      TreeWorker[] workers,
      long lastBucket,
      long mostCells,
      BooleanSupplier cancelled,
      ThreadFactory factory) {
    this.workers = workers;
    this.factory = factory;
    this.lastBucket = lastBucket;
    this.mostCells = mostCells;
    this.cancelled = cancelled;
    seats = new Seat[workers.length];
    for (int i = 0; i < seats.length; i++) {
      seats[i] = new Seat();
    }
  }

  /**
   * Grows from a bucket on.
   *
   * @return false, with nothing done, where the system has not as many threads
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
      throw new IllegalStateException("growing a route tree failed: " + failure, failure);
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

  /** Waits for the end of a thread that ends soon; whether somebody interrupted that. */
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

  /** The bucket that is due. */
  long due() {
    return due;
  }

  /** How many cells it has gone on from. */
  long done() {
    return done;
  }

  /** That of the next round. */
  int parity() {
    return parity;
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
    boolean isStop = false;
    while (!isStop) {
      Seat seat = seats[me];
      seat.done[turn] = workers[me].round(bucket, turn);
      seat.firstBucket[turn] = workers[me].firstBucket(turn);
      seat.isStop[turn] = false;
      if (me == 0 && doneByAll - polled >= SearchHooks.POLL_INTERVAL) {
        polled = doneByAll;
        seat.isStop[turn] = cancelled.getAsBoolean();
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
      isStop |= bucket > lastBucket || doneByAll >= mostCells;
    }
    if (me == 0) {
      due = bucket;
      parity = turn;
      done = doneByAll;
    }
  }

  /** Ends a round and waits until all have; false if one never will. */
  @SuppressWarnings("ThreadPriorityCheck") // others may need the processor to get there
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
