package emberway.bench;

import emberway.cli.option.ProgressLine;
import emberway.plan.Planner;
import emberway.plan.query.Query;
import emberway.testing.RouteQueries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Answers queries until the speed is steady, which shows that the virtual machine has compiled the
 * code. Speed is measured per expanded cell, since queries differ in length.
 */
final class WarmUp {
  /** The longest warm-up. [ns] */
  private static final long MAX_NANOS = 10_000_000_000L;

  /** The shortest time over which speed is measured. [ns] */
  private static final long WINDOW_NANOS = 100_000_000L;

  /** Windows in a row without a new best time after which the speed counts as steady. */
  private static final int PATIENCE = 6;

  /** A new best time must be below this fraction of the previous one. */
  private static final double NOISE = 0.97;

  /**
   * The result of a warm-up.
   *
   * @param queries how many were answered
   * @param nanos the time taken [ns]
   * @param isSteady whether the speed became steady; false if time ran out
   */
  record Result(int queries, long nanos, boolean isSteady) {}

  private double best = Double.POSITIVE_INFINITY; // per cell [ns]
  private int windowsSinceBest;

  /** Answers the queries repeatedly in shuffled order, since files often begin with short ones. */
  Result run(Planner planner, List<Query> queries, ProgressLine progress) {
    List<Query> shuffled = new ArrayList<>(queries);
    Collections.shuffle(shuffled, new Random(RouteQueries.SEED));
    int answered = 0;
    long began = System.nanoTime();
    long windowBegan = began;
    long expanded = 0;
    while (true) {
      expanded += planner.plan(shuffled.get(answered % shuffled.size())).stats().expanded();
      answered++;
      long now = System.nanoTime();
      progress.show("warming up", (double) (now - began) / MAX_NANOS);
      if (now - windowBegan >= WINDOW_NANOS) {
        boolean isSteady = isSteadyAfter((double) (now - windowBegan) / Math.max(1, expanded));
        if (isSteady || now - began >= MAX_NANOS) {
          return new Result(answered, now - began, isSteady);
        }
        windowBegan = now;
        expanded = 0;
      }
    }
  }

  /** Whether the speed is steady, given one more window's time per cell. */
  boolean isSteadyAfter(double nanosPerCell) {
    if (nanosPerCell < best * NOISE) {
      best = nanosPerCell;
      windowsSinceBest = 0;
    } else {
      windowsSinceBest++;
    }
    return windowsSinceBest >= PATIENCE;
  }
}
