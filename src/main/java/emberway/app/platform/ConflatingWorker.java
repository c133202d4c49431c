package emberway.app.platform;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * Answers questions on one thread of its own, always the newest: a question that nobody has begun
 * with is forgotten when the next one comes, and work on an older one is told that it is stale.
 *
 * <p>Work that has lasted less than a moment of patience is never called stale. Without that, a
 * stream of questions that come faster than they can be answered would get no answer at all until
 * it ends.
 */
public final class ConflatingWorker<Q, A> implements AutoCloseable {
  /** The work itself. */
  @FunctionalInterface
  public interface Work<Q, A> extends AutoCloseable {
    /**
     * The answer to a question.
     *
     * @param isStale whether there is a newer question, or none wanted any more
     * @return nothing where it was given up
     */
    Optional<A> answer(Q question, BooleanSupplier isStale);

    /**
     * Gets ready for the next question while there is none.
     *
     * @param isAsked whether there is one now, or none wanted any more
     * @return whether there is more to get ready
     */
    default boolean prepare(BooleanSupplier isAsked) {
      return false;
    }

    /** Called on the same thread after everything else. */
    @Override
    default void close() {}
  }

  private final Work<Q, A> work;
  private final long patienceNanos;
  private final Runnable whenAnswered;
  private final AtomicReference<A> answer = new AtomicReference<>();
  private final Object lock = new Object();
  private Q next; // guarded by lock, like the next two; null where there is none
  private boolean closed;
  private Throwable failure; // null until the work has thrown it

  /**
   * A worker that waits for its first question.
   *
   * @param patienceNanos how long work may last before it can be stale [ns] [&gt;= 0]
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

  /** Asks, in place of everything asked before. */
  public void ask(Q question) {
    synchronized (lock) {
      next = question;
      lock.notifyAll();
    }
  }

  /**
   * The newest answer since the last call, if there is one.
   *
   * @throws IllegalStateException if the work failed with an exception, which is the cause
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

  /** Apart from the loop, whose frame would keep the answer alive for as long as it waits. */
  private void answer(Q question) {
    long begun = System.nanoTime();
    Optional<A> found = work.answer(question, () -> isStale(begun));
    if (found.isPresent()) {
      answer.set(found.get());
      whenAnswered.run();
    }
  }

  /** The next question, or null once there will be none; prepares for it until it comes. */
  private Q next() {
    boolean hasMore = true;
    while (hasMore && !isAsked()) {
      hasMore = work.prepare(this::isAsked);
    }
    return await();
  }

  private boolean isAsked() {
    synchronized (lock) {
      return closed || next != null;
    }
  }

  /** The next question, or null once there will be none. */
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

  /** Ends the thread as soon as its work notices; does not wait for it. */
  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      lock.notifyAll();
    }
  }
}
