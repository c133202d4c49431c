package emberway.testing;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

/**
 * How long tests wait for what must come. It is far longer than anything takes on a busy machine,
 * so that only what never comes fails a test.
 */
public final class Patience {
  /** [s] */
  public static final int LIMIT = 300;

  private Patience() {}

  /** Whether a latch opens. */
  public static boolean await(CountDownLatch latch) throws InterruptedException {
    return latch.await(LIMIT, SECONDS);
  }

  /** Whether there is a permit, which is taken. */
  public static boolean acquire(Semaphore semaphore) throws InterruptedException {
    return semaphore.tryAcquire(LIMIT, SECONDS);
  }

  /** Whether a process ends. */
  public static boolean awaitEnd(Process process) throws InterruptedException {
    return process.waitFor(LIMIT, SECONDS);
  }
}
