package emberway.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets the program shut down in order when the system ends it: when the user logs out or presses
 * Ctrl+C in the terminal. Without this hook, Java would stop the autosaving thread at once.
 */
final class ShutdownHook implements AutoCloseable {
  private static final int PATIENCE = 5; // [s]

  private final CountDownLatch done = new CountDownLatch(1);
  private Thread hook; // null until listen
  private volatile boolean isRequested;

  /**
   * Starts listening.
   *
   * @param wake wakes the window's thread so that it checks {@link #isRequested}; called on any
   *     thread
   */
  void listen(Runnable wake) {
    hook =
        new Thread(
            () -> {
              isRequested = true;
              wake.run();
              await();
            },
            "orderly end");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Delays the JVM's shutdown until {@link #close}, at most {@link #PATIENCE}. */
  private void await() {
    try {
      done.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the system wants the program to end. */
  boolean isRequested() {
    return isRequested;
  }

  /** Lets the JVM's shutdown go on, as all work due before it is done. */
  @Override
  public void close() {
    done.countDown();
    if (hook != null && !isRequested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ending) {
        isRequested = true; // the JVM has just begun to shut down
      }
    }
  }
}
