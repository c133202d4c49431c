package emberway.cli.bench;

import emberway.cli.output.ReportPrinter;
import java.util.Arrays;
import tools.jackson.core.JsonGenerator;

/** How long each of many like pieces of work took. Immutable. */
final class DurationStats {
  private final long[] sorted; // [ns], least first

  /** Of at least one time. [ns] */
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

  /** The time that half of them kept within. [ms] */
  double median() {
    return percentile(50);
  }

  /** The time that 95 of 100 kept within. [ms] */
  double p95() {
    return percentile(95);
  }

  /** The time that 99 of 100 kept within. [ms] */
  double p99() {
    return percentile(99);
  }

  /** The longest. [ms] */
  double max() {
    return percentile(100);
  }

  /** The least of the times that so many percent of them kept within: the nearest rank. [ms] */
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
