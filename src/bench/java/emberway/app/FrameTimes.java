package emberway.app;

import java.util.List;

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
 * @param each the frames in their order
 */
public record FrameTimes(
    String what,
    int frames,
    double medianMillis,
    double p99Millis,
    double worstMillis,
    double bytesPerFrame,
    List<Frame> each) {

  /**
   * One frame and where its camera was.
   *
   * @param millis the duration [ms]
   * @param x the column at the center of the window [world px]
   * @param y the row there [world px]
   * @param scale screen pixels per world pixel
   */
  public record Frame(double millis, double x, double y, double scale) {}

  /** Summarizes frames. */
  static FrameTimes of(String what, List<Frame> each, double bytesPerFrame) {
    double[] sorted = each.stream().mapToDouble(Frame::millis).sorted().toArray();
    return new FrameTimes(
        what,
        sorted.length,
        percentile(sorted, 50),
        percentile(sorted, 99),
        percentile(sorted, 100),
        bytesPerFrame,
        List.copyOf(each));
  }

  /** Returns a percentile by the nearest-rank method. */
  private static double percentile(double[] sorted, int percent) {
    long rank = Math.max(1, ((long) percent * sorted.length + 99) / 100);
    return sorted[(int) rank - 1];
  }
}
