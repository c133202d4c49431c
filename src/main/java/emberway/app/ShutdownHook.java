package emberway.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets the program end in order where the system wants it to: when the user logs out, or by Ctrl+C
 * in the terminal. Java would end it at once, and with it the thread that keeps unsaved work aside.
 */
final class ShutdownHook implements AutoCloseable {
  private static final int PATIENCE = 5; // [s]

  private final CountDownLatch done = new CountDownLatch(1);
  private Thread hook; // null while nobody listens
  private volatile boolean isAsked;

  /**
   * Listens from now on.
   *
   * @param wake has the window's thread look at {@link #isAsked}; called by any thread
   */
  void listen(Runnable wake) {
    hook =
        new Thread(
            () -> {
              isAsked = true;
              wake.run();
              await();
            },
            "orderly end");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Java goes on with its end when this returns. */
  private void await() {
    try {
      done.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the system wants the program to end. */
  boolean isAsked() {
    return isAsked;
  }

  /** All is done that is to be done before the end. */
  @Override
  public void close() {
    done.countDown();
    if (hook != null && !isAsked) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ending) {
        isAsked = true; // just now
      }
    }
  }
}
