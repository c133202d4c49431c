package emberway.plan.astar;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs one of two tasks on a thread of the common pool while the caller runs the other, if the
 * thread is available in time. Otherwise the caller runs both; it never waits for a task that has
 * not begun. Serves one caller at a time.
 *
 * <p>Design. Tasks are offered one after the other, each with a number. Whoever is first takes a
 * task: the companion thread, or the caller once its own task is done. So a companion may arrive at
 * any time or never, and one that was called for an earlier search serves the current one. All
 * shared data is handed over through {@link #turn}: the task sees everything written before it was
 * offered, and the caller sees the task's results after {@link #share}.
 */
final class SearchThread {
  /** How often to poll for the other thread before yielding the processor. */
  private static final int SPINS = 2_000;

  // The state of the last task: the low bits of turn; the others are its number.
  private static final int PHASE = 3;
  private static final int OFFERED = 0;
  private static final int TAKEN = 1;
  private static final int DONE = 2;
  private static final int DISMISSED = 3; // no task for now
  private static final int NUMBER_SHIFT = 2;

  private final AtomicLong turn = new AtomicLong(DISMISSED);
  private final Visit visit = new Visit();
  private boolean isCalled; // whether the companion was called since the last dismissal
  private boolean isThere; // whether the companion has taken a task since the last dismissal
  private boolean isUnderWay; // whether the visit was submitted to the pool
  private long number; // of the last task offered
  private Runnable offered;
  private Throwable failure; // of a task on the companion's thread; null if none failed

  /** The job of the companion thread. */
  private final class Visit extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    @Override
    protected void compute() {
      accompany();
    }
  }

  /** Requests a thread, unless one is there; call this again before each task. */
  void call() {
    if (!isCalled) {
      isCalled = true;
      isThere = false;
      turn.set(number << NUMBER_SHIFT | DONE); // a thread that comes at once waits
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

  /** Whether a requested thread has arrived since the last dismissal. */
  boolean isThere() {
    return isThere;
  }

  /** Whether a second thread is possible at all. */
  static boolean isPossible() {
    return Runtime.getRuntime().availableProcessors() > 1
        && ForkJoinPool.getCommonPoolParallelism() > 0;
  }

  /**
   * Runs two tasks, at the same time if possible; returns when both are done. Neither task may read
   * or write what the other changes.
   *
   * @throws IllegalStateException if the other task failed on the other thread
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

  /** Releases the thread; returns once it has stopped. Call this at the end of each search. */
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

  /** Runs on the other thread. */
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

  @SuppressWarnings("ThreadPriorityCheck") // the other thread may need the processor
  private static void pause(int spins) {
    if (spins < SPINS) {
      Thread.onSpinWait();
    } else {
      Thread.yield();
    }
  }
}
