package emberway.io;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for the results of tasks on other threads, and passes on what they throw. */
public final class TaskResult {
  private TaskResult() {}

  /**
   * Waits for a task that throws no checked exception; returns its result. Errors and exceptions of
   * the task are thrown as they are.
   *
   * @throws CancellationException if the waiting thread is interrupted, which stays marked as such
   */
  public static <T> T await(Future<T> task) {
    return await(task, RuntimeException.class);
  }

  /**
   * Waits for a task, like {@link #await(Future)}.
   *
   * @param checked the only checked exception that the task throws
   * @throws X if the task has thrown it
   */
  public static <T, X extends Exception> T await(Future<T> task, Class<X> checked) throws X {
    try {
      return task.get();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      CancellationException canceled = new CancellationException("interrupted while waiting");
      canceled.initCause(hurried);
      throw canceled;
    } catch (ExecutionException failure) {
      Throwable cause = failure.getCause();
      if (checked.isInstance(cause)) {
        throw checked.cast(cause);
      } else if (cause instanceof RuntimeException unchecked) {
        throw unchecked;
      } else if (cause instanceof Error error) {
        throw error; // errors such as too little memory have their own messages
      }
      throw new IllegalStateException(cause);
    }
  }
}
