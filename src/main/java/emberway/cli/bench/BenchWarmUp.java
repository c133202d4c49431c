package emberway.cli.bench;

import emberway.cli.output.ProgressLine;
import emberway.plan.Planner;
import emberway.plan.query.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Answers queries until that gets no faster: until then the virtual machine is still compiling what
 * it runs. Speed is the time for each expanded cell, since queries are unlike in length.
 */
final class BenchWarmUp {
  /** It gives up after so long. [ns] */
  private static final long MOST_NANOS = 10_000_000_000L;

  /** The least time over which speed is taken. [ns] */
  private static final long WINDOW_NANOS = 100_000_000L;

  /** So many windows in a row that bring no new best mean that the speed is steady. */
  private static final int PATIENCE = 6;

  /** A best that is no better than this share of the one before is none. */
  private static final double NOISE = 0.97;

  /**
   * How it went.
   *
   * @param queries answered
   * @param nanos the time that took [ns]
   * @param isSteady whether it got no faster in the end; false when it was cut short
   */
  record Result(int queries, long nanos, boolean isSteady) {}

  private double best = Double.POSITIVE_INFINITY; // time for a cell [ns]
  private int windowsSinceBest;

  /** Answers these queries over and over, shuffled, for files often begin with the short ones. */
  Result run(Planner planner, List<Query> queries, ProgressLine progress) {
    List<Query> shuffled = new ArrayList<>(queries);
    Collections.shuffle(shuffled, new Random(BenchQueries.SEED));
    int answered = 0;
    long began = System.nanoTime();
    long windowBegan = began;
    long expanded = 0;
    while (true) {
      expanded += planner.plan(shuffled.get(answered % shuffled.size())).stats().expanded();
      answered++;
      long now = System.nanoTime();
      progress.show("warming up", (double) (now - began) / MOST_NANOS);
      if (now - windowBegan >= WINDOW_NANOS) {
        boolean isSteady = isSteadyAfter((double) (now - windowBegan) / Math.max(1, expanded));
        if (isSteady || now - began >= MOST_NANOS) {
          return new Result(answered, now - began, isSteady);
        }
        windowBegan = now;
        expanded = 0;
      }
    }
  }

  /** Whether the speed is steady after one more window. */
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
