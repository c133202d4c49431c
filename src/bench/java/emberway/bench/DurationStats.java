package emberway.bench;

import java.util.Arrays;
import tools.jackson.core.JsonGenerator;

/** The durations of many similar operations. Immutable. */
final class DurationStats {
  private final long[] sorted; // [ns], ascending

  /** Takes at least one duration. [ns] */
  DurationStats(long[] nanos) {
    if (nanos.length == 0) {
      throw new IllegalArgumentException("0 times: must be at least 1");
    }
    sorted = nanos.clone();
    Arrays.sort(sorted);
  }

  /** The mean. [ms] */
  double mean() {
    return ReportPrinter.millis(Math.round(Arrays.stream(sorted).average().orElseThrow()));
  }

  /** The median. [ms] */
  double median() {
    return percentile(50);
  }

  /** The 95th percentile. [ms] */
  double p95() {
    return percentile(95);
  }

  /** The 99th percentile. [ms] */
  double p99() {
    return percentile(99);
  }

  /** The maximum. [ms] */
  double max() {
    return percentile(100);
  }

  /** A percentile by the nearest-rank method. [ms] */
  private double percentile(int percent) {
    long rank = ((long) percent * sorted.length + 99) / 100;
    return ReportPrinter.millis(sorted[(int) rank - 1]);
  }

  void print(ReportPrinter report) {
    report.millis("mean", mean());
    report.millis("median", median());
    report.millis("p99", p99());
    report.millis("longest", max());
  }

  void write(JsonGenerator json) {
    json.writeNumberProperty("meanMillis", mean());
    json.writeNumberProperty("medianMillis", median());
    json.writeNumberProperty("p99Millis", p99());
    json.writeNumberProperty("maxMillis", max());
  }
}
