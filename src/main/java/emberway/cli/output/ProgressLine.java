package emberway.cli.output;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * A line on the terminal that says how far long work has come; silent where there is no terminal,
 * and for work that is done before anybody would wonder.
 */
public final class ProgressLine implements AutoCloseable {
  private static final long PATIENCE_NANOS = 400_000_000;
  private static final long INTERVAL_NANOS = 100_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /** Set by the launcher, which can tell whether standard error is a terminal. */
  private static final String TERMINAL = "emberway.terminal";

  private final boolean terminal;
  private final PrintStream out;
  private final LongSupplier clock; // [ns]
  private final long start;
  private long lastShown;
  private boolean shown;

  /** On standard error, where that is a terminal. */
  public ProgressLine() {
    this(Boolean.getBoolean(TERMINAL), System.err, System::nanoTime);
  }

  /**
   * Anywhere.
   *
   * @param terminal whether there is a user to see it
   * @param clock says what time it is [ns]
   */
  ProgressLine(boolean terminal, PrintStream out, LongSupplier clock) {
    this.terminal = terminal;
    this.out = out;
    this.clock = clock;
    start = clock.getAsLong();
    lastShown = start;
  }

  /**
   * Shows how far the work is.
   *
   * @param fraction how much is done [0..1]
   */
  public void show(String what, double fraction) {
    if (isDue()) {
      print(what + ", " + Math.round(fraction * 100) + " %");
    }
  }

  /** Shows how long the work has taken, where nobody can tell how much is left. */
  public void show(String what) {
    if (isDue()) {
      print(what + ", " + (lastShown - start) / NANOS_PER_SECOND + " s");
    }
  }

  private boolean isDue() {
    if (!terminal) {
      return false;
    }
    long now = clock.getAsLong();
    if (now - start < PATIENCE_NANOS || now - lastShown < INTERVAL_NANOS) {
      return false;
    }
    lastShown = now;
    return true;
  }

  private void print(String text) {
    shown = true;
    out.print("\r\u001b[Kemberway: " + text);
    out.flush();
  }

  /** Wipes the line. */
  @Override
  public void close() {
    if (shown) {
      out.print("\r\u001b[K");
      out.flush();
    }
  }
}
