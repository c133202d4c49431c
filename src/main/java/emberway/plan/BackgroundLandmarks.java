package emberway.plan;

import emberway.plan.landmark.LandmarkPreparation;

/**
 * Prepares landmarks for a planner on a background thread. The planner answers without them until
 * they are ready. Closing cancels the preparation; finished landmarks stay in use.
 */
public final class BackgroundLandmarks implements AutoCloseable {
  private final LandmarkPreparation preparation;
  private final Thread thread;
  private volatile boolean isClosed;

  /** Starts the preparation at once, unless landmarks cannot speed up this planner. */
  public BackgroundLandmarks(Planner planner) {
    preparation = planner.landmarkPreparation();
    thread = new Thread(() -> prepare(planner), "landmarks");
    thread.setDaemon(true);
    if (planner.isFasterWithLandmarks()) {
      thread.start();
    }
  }

  private void prepare(Planner planner) {
    try {
      preparation.run(() -> isClosed).ifPresent(planner::use);
    } catch (OutOfMemoryError tooLarge) {
      isClosed = true; // routes cost the same without; the memory is released
    }
  }

  /**
   * The progress of the preparation; stays 0 where landmarks cannot speed up the planner. [0..1]
   */
  public double progress() {
    return preparation.progress();
  }

  /** Waits until the landmarks are ready or their preparation was canceled. */
  public void join() throws InterruptedException {
    thread.join();
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
