package emberway.plan;

import emberway.plan.landmark.LandmarkPreparation;

/**
 * Landmarks being prepared for a planner on a thread of their own, and used by it as soon as they
 * are ready; until then it answers without. Closing gives the preparation up; landmarks that are
 * ready stay in use.
 */
public final class BackgroundLandmarks implements AutoCloseable {
  private final LandmarkPreparation preparation;
  private final Thread thread;
  private volatile boolean isClosed;

  /** Starts at once, unless landmarks would be of no use to this planner. */
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
      isClosed = true; // answers cost the same without; what was taken so far is free again
    }
  }

  /** How far it has come; stays 0 where landmarks would be of no use. [0..1] */
  public double progress() {
    return preparation.progress();
  }

  /** Waits until they are ready or given up. */
  public void join() throws InterruptedException {
    thread.join();
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
