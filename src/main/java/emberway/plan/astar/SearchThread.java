package emberway.plan.astar;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A thread of the common pool that takes one of two tasks while its caller does the other, where it
 * is there in time; the caller does both where it is not, and never waits for one that has not
 * begun. One caller at a time.
 *
 * <p>Design. Tasks are offered one after the other under a number each, and taken by whoever comes
 * first, the companion, or the caller once its own is done. So a companion may come at any time, or
 * never, and one that was called for an earlier search serves whichever is under way. All that is
 * shared is handed over by {@link #turn}: what was written before a task was offered is seen by it,
 * and what the task wrote is seen after {@link #share}.
 */
final class SearchThread {
  /** How often to look whether the other is done before the processor is offered to it. */
  private static final int SPINS = 2_000;

  // What has become of the last task: the low bits of turn, the others being its number.
  private static final int PHASE = 3;
  private static final int OFFERED = 0;
  private static final int TAKEN = 1;
  private static final int DONE = 2;
  private static final int DISMISSED = 3; // nothing more comes for now
  private static final int NUMBER_SHIFT = 2;

  private final AtomicLong turn = new AtomicLong(DISMISSED);
  private final Visit visit = new Visit();
  private boolean isCalled; // since it was last dismissed
  private boolean isThere; // whether it has taken a task since then
  private boolean isUnderWay; // whether the visit is in the pool's hands
  private long number; // of the task that was offered last
  private Runnable offered;
  private Throwable failure; // of a task on the companion's thread; null where none failed

  /** What the pool runs. */
  private final class Visit extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      accompany();
    }
  }

  /** Asks for a thread, unless one has come; to be asked again before each task. */
  void call() {
    if (!isCalled) {
      isCalled = true;
      isThere = false;
      turn.set(number << NUMBER_SHIFT | DONE); // so that who comes at once waits for a task
    }
    if (isThere) {
      return;
    }
    if (isUnderWay && visit.isDone()) {
      visit.reinitialize();
      isUnderWay = false;
    }
    if (!isUnderWay) {
      isUnderWay = true;
      ForkJoinPool.commonPool().execute(visit);
    }
  }

  /** Whether one has come, of those called since the last was dismissed. */
  boolean isThere() {
    return isThere;
  }

  /** Whether there may be another thread at all. */
  static boolean isPossible() {
    return Runtime.getRuntime().availableProcessors() > 1
        && ForkJoinPool.getCommonPoolParallelism() > 0;
  }

  /**
   * Does two tasks that do not touch what the other changes, at once if it can; returns when both
   * are done.
   *
   * @throws IllegalStateException if the other one failed on the other thread
   */
  void share(Runnable mine, Runnable other) {
    if (!isCalled) {
      mine.run();
      other.run();
      return;
    }
    long offer = ++number << NUMBER_SHIFT;
    offered = other;
    turn.set(offer | OFFERED);
    mine.run();
    if (turn.compareAndSet(offer | OFFERED, offer | TAKEN)) {
      try {
        other.run();
      } finally {
        turn.set(offer | DONE);
      }
    } else {
      awaitEnd();
    }
  }

  /** Lets it go; returns when it does nothing any more. To be called at the end of each search. */
  void dismiss() {
    if (isCalled) {
      isCalled = false;
      long offer = number << NUMBER_SHIFT;
      if (!turn.compareAndSet(offer | OFFERED, offer | DISMISSED)) {
        try {
          awaitEnd();
        } finally {
          turn.set(offer | DISMISSED);
        }
      }
    }
  }

  private void awaitEnd() {
    for (int spins = 0; (turn.get() & PHASE) == TAKEN; spins++) {
      pause(spins);
    }
    Throwable thrown = failure;
    if (thrown != null) {
      failure = null;
      throw new IllegalStateException("a search's second thread failed: " + thrown, thrown);
    }
  }

  /** On the other thread. */
  private void accompany() {
    int spins = 0;
    long seen = turn.get();
    while ((seen & PHASE) != DISMISSED) {
      if ((seen & PHASE) == OFFERED && turn.compareAndSet(seen, seen | TAKEN)) {
        isThere = true;
        try {
          offered.run();
        } catch (RuntimeException | Error thrown) {
          failure = thrown;
        }
        turn.set(seen | DONE);
        spins = 0;
      } else {
        pause(spins++);
      }
      seen = turn.get();
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // the other may need the processor to get there
  private static void pause(int spins) {
    if (spins < SPINS) {
      Thread.onSpinWait();
    } else {
      Thread.yield();
    }
  }
}
