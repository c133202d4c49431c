package emberway.app.platform;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * Answers questions on its own thread, always the newest one: a new question replaces one that is
 * still waiting, and tells the work on an older one that it is stale.
 *
 * <p>Work is never stale before it has run for a given time. Otherwise a stream of questions that
 * arrive faster than they can be answered would get no answer until the stream ends.
 */
public final class ConflatingWorker<Q, A> implements AutoCloseable {
  /** The work that answers questions. */
  @FunctionalInterface
  public interface Work<Q, A> extends AutoCloseable {
    /**
     * Answers a question.
     *
     * @param isStale whether there is a newer question, or the worker is closed
     * @return empty if the work was stopped
     */
    Optional<A> answer(Q question, BooleanSupplier isStale);

    /**
     * Prepares for the next question while there is none.
     *
     * @param hasQuestion whether there is a question, or the worker is closed
     * @return whether there is more to prepare
     */
    default boolean prepare(BooleanSupplier hasQuestion) {
      return false;
    }

    /** Frees resources; called last, on the worker's thread. */
    @Override
    default void close() {}
  }

  private final Work<Q, A> work;
  private final long patienceNanos;
  private final Runnable whenAnswered;
  private final AtomicReference<A> answer = new AtomicReference<>();
  private final Object lock = new Object();
  // Guarded by lock.
  private Q next; // null if there is no question
  private boolean closed;
  private Throwable failure; // null unless the work has thrown it

  /**
   * Creates a worker and starts its thread.
   *
   * @param patienceNanos how long work runs before it can be stale [ns] [&gt;= 0]
   * @param whenAnswered called on the worker's thread whenever {@link #take} has something new
   */
  public ConflatingWorker(String name, long patienceNanos, Work<Q, A> work, Runnable whenAnswered) {
    this.work = work;
    this.patienceNanos = patienceNanos;
    this.whenAnswered = whenAnswered;
    Thread thread = new Thread(this::run, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Asks a question, replacing one that is still waiting. */
  public void submit(Q question) {
    synchronized (lock) {
      next = question;
      lock.notifyAll();
    }
  }

  /**
   * Returns the newest answer since the last call, if any.
   *
   * @throws IllegalStateException if the work threw an exception, which is the cause
   */
  public Optional<A> take() {
    synchronized (lock) {
      if (failure != null) {
        throw new IllegalStateException("work in the background failed: " + failure, failure);
      }
    }
    return Optional.ofNullable(answer.getAndSet(null));
  }

  private void run() {
    try (work) {
      for (Q question = next(); question != null; question = next()) {
        answer(question);
      }
    } catch (RuntimeException | Error thrown) {
      synchronized (lock) {
        failure = thrown;
      }
      whenAnswered.run();
    }
  }

  /**
   * A method of its own, because the loop's stack frame would keep the answer alive while it waits.
   */
  private void answer(Q question) {
    long begun = System.nanoTime();
    Optional<A> found = work.answer(question, () -> isStale(begun));
    if (found.isPresent()) {
      answer.set(found.get());
      whenAnswered.run();
    }
  }

  /** Prepares until there is a question and returns it; null once the worker is closed. */
  private Q next() {
    boolean hasMore = true;
    while (hasMore && !hasQuestion()) {
      hasMore = work.prepare(this::hasQuestion);
    }
    return await();
  }

  private boolean hasQuestion() {
    synchronized (lock) {
      return closed || next != null;
    }
  }

  /** Waits for a question and returns it; null once the worker is closed. */
  private Q await() {
    synchronized (lock) {
      while (next == null && !closed) {
        try {
          lock.wait();
        } catch (InterruptedException nobodyInterruptsThisThread) {
          Thread.currentThread().interrupt();
          return null;
        }
      }
      Q question = closed ? null : next;
      next = null;
      return question;
    }
  }

  private boolean isStale(long begun) {
    synchronized (lock) {
      return closed || (next != null && System.nanoTime() - begun >= patienceNanos);
    }
  }

  /** Ends the thread as soon as its work notices, without waiting for it. */
  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      lock.notifyAll();
    }
  }
}
