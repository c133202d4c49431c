package emberway.bench;

import emberway.cli.option.JsonLine;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.OptionalLong;
import tools.jackson.core.JsonGenerator;

/** Prints a benchmark's results: aligned lines for people, or one JSON object for programs. */
final class ReportPrinter {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_KILOBYTE = 1e3;

  private final PrintWriter out;

  public ReportPrinter(PrintWriter out) {
    this.out = out;
  }

  public void line(String label, String format, Object... values) {
    out.printf(Locale.ROOT, "%-12s%s%n", label, String.format(Locale.ROOT, format, values));
  }

  public void millis(String label, double millis) {
    line(label, "%.3f ms", millis);
  }

  /** Prints one JSON object. */
  public void json(JsonLine.Fields fields) {
    JsonLine.print(out, fields);
  }

  /** Writes a field; null if the number is unknown. */
  public static void write(JsonGenerator json, String name, OptionalLong number) {
    if (number.isPresent()) {
      json.writeNumberProperty(name, number.getAsLong());
    } else {
      json.writeNullProperty(name);
    }
  }

  public static double millis(long nanos) {
    return nanos / NANOS_PER_MILLI;
  }

  /** Bytes in kilobytes, for people. */
  public static String kilobytes(OptionalLong bytes) {
    return bytes.isPresent()
        ? String.format(Locale.ROOT, "%,.0f kB", bytes.getAsLong() / BYTES_PER_KILOBYTE)
        : "unknown";
  }
}
