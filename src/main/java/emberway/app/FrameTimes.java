package emberway.app;

import java.util.Arrays;

/**
 * How long frames of one kind took, and what they allocated.
 *
 * @param what what happened in them
 * @param frames how many [&gt;= 1]
 * @param medianMillis half of them kept within it
 * @param p99Millis 99 of 100 did
 * @param worstMillis all did
 * @param bytesPerFrame allocated on the heap by the window's thread; negative where nobody knows
 */
public record FrameTimes(
    String what,
    int frames,
    double medianMillis,
    double p99Millis,
    double worstMillis,
    double bytesPerFrame) {
  private static final double NANOS_PER_MILLI = 1e6;

  /** Of single times, in any order. [ns] */
  static FrameTimes of(String what, long[] nanos, double bytesPerFrame) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return new FrameTimes(
        what,
        sorted.length,
        percentile(sorted, 50),
        percentile(sorted, 99),
        percentile(sorted, 100),
        bytesPerFrame);
  }

  /** The nearest rank. */
  private static double percentile(long[] sorted, int percent) {
    long rank = Math.max(1, ((long) percent * sorted.length + 99) / 100);
    return sorted[(int) rank - 1] / NANOS_PER_MILLI;
  }
}
