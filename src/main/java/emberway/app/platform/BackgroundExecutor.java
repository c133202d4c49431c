package emberway.app.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Runs jobs off the window's thread, one after another: reading and writing files, preparing
 * scenes. A job returns what the window's thread should do with its result. Use {@link #beside} for
 * jobs that must not wait for others.
 */
public final class BackgroundExecutor implements AutoCloseable {
  // How long close() waits for running jobs, such as saving a file. [s]
  public static final long PATIENCE = 20;

  /** A job; returns the follow-up to run on the window's thread. */
  @FunctionalInterface
  public interface Job {
    Runnable work();
  }

  private final ExecutorService executor;
  private final Queue<Runnable> results;
  private final Runnable whenReady;
  private final List<BackgroundExecutor> others = new ArrayList<>();

  /**
   * Creates an executor.
   *
   * @param whenReady called on another thread whenever a result is ready
   */
  public BackgroundExecutor(Runnable whenReady) {
    this("files", new ConcurrentLinkedQueue<>(), whenReady);
  }

  private BackgroundExecutor(String name, Queue<Runnable> results, Runnable whenReady) {
    this.results = results;
    this.whenReady = whenReady;
    executor =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread thread = new Thread(task, name);
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Creates a second executor whose jobs do not wait for those of this one. {@link #finish} and
   * {@link #close} of this executor include it.
   */
  public BackgroundExecutor beside(String name) {
    BackgroundExecutor other = new BackgroundExecutor(name, results, whenReady);
    others.add(other);
    return other;
  }

  /** Runs work without a follow-up after all earlier jobs. */
  public void execute(Runnable work) {
    run(
        () -> {
          work.run();
          return () -> {};
        });
  }

  /** Runs a job after all earlier ones. */
  public void run(Job job) {
    executor.execute(
        () -> {
          results.add(resultOf(job));
          whenReady.run();
        });
  }

  /**
   * Runs a job after all earlier ones.
   *
   * @param atEnd runs on the window's thread before the job's follow-up, even if the job fails
   */
  public void run(Job job, Runnable atEnd) {
    run(
        () -> {
          Runnable result = resultOf(job);
          return () -> {
            atEnd.run();
            result.run();
          };
        });
  }

  private static Runnable resultOf(Job job) {
    try {
      return job.work();
    } catch (RuntimeException | Error failure) {
      return () -> {
        throw new IllegalStateException("work in the background failed: " + failure, failure);
      };
    }
  }

  /** Runs the follow-ups of all finished jobs on this thread. Returns whether there were any. */
  public boolean finish() {
    boolean hasResults = !results.isEmpty();
    for (Runnable result = results.poll(); result != null; result = results.poll()) {
      result.run();
    }
    return hasResults;
  }

  /** Waits a limited time for queued jobs to finish; their follow-ups do not run. */
  @Override
  public void close() {
    others.forEach(BackgroundExecutor::close);
    executor.shutdown();
    try {
      executor.awaitTermination(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
