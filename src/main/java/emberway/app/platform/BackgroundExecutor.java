package emberway.app.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Does work apart from the window's thread, one job after another: reading and writing files,
 * making scenes ready. A job returns what the window's thread is to do with its result. What must
 * not wait for the others has a thread {@link #beside} them.
 */
public final class BackgroundExecutor implements AutoCloseable {
  public static final long PATIENCE = 20; // for what is being written at the end [s]

  /** Some work, and what is to be done with its result on the window's thread. */
  @FunctionalInterface
  public interface Job {
    Runnable work();
  }

  private final ExecutorService executor;
  private final Queue<Runnable> results;
  private final Runnable whenReady;
  private final List<BackgroundExecutor> others = new ArrayList<>();

  /** With something to call, on another thread, whenever there is a result. */
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
   * Another thread for jobs that wait for none of this one's. What is to be done with their results
   * is done with those of this one, and both are closed together.
   */
  public BackgroundExecutor beside(String name) {
    BackgroundExecutor other = new BackgroundExecutor(name, results, whenReady);
    others.add(other);
    return other;
  }

  /** Does a job when those before it are done. */
  public void run(Job job) {
    executor.execute(
        () -> {
          results.add(resultOf(job));
          whenReady.run();
        });
  }

  /**
   * The same with something to be done on the window's thread before the result, however the job
   * ends.
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

  /** Does on this thread what is to be done with the results so far; whether there were any. */
  public boolean finish() {
    boolean hasResults = !results.isEmpty();
    for (Runnable result = results.poll(); result != null; result = results.poll()) {
      result.run();
    }
    return hasResults;
  }

  /** Lets the jobs at hand come to their end; their results are dropped. */
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
