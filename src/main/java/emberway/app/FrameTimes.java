package emberway.app;

import java.util.Arrays;

/**
 * The durations of frames of one kind, and what they allocated.
 *
 * @param what what happened in the frames
 * @param frames the number of frames [&gt;= 1]
 * @param medianMillis the median duration [ms]
 * @param p99Millis the 99th percentile of the durations [ms]
 * @param worstMillis the longest duration [ms]
 * @param bytesPerFrame the heap that the window's thread allocated per frame [bytes]; negative if
 *     unknown
 */
public record FrameTimes(
    String what,
    int frames,
    double medianMillis,
    double p99Millis,
    double worstMillis,
    double bytesPerFrame) {
  private static final double NANOS_PER_MILLI = 1e6;

  /** Summarizes durations given in any order. [ns] */
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

  /** Returns a percentile by the nearest-rank method. [ms] */
  private static double percentile(long[] sorted, int percent) {
    long rank = Math.max(1, ((long) percent * sorted.length + 99) / 100);
    return sorted[(int) rank - 1] / NANOS_PER_MILLI;
  }
}
