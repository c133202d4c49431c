package emberway.cli.output;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * Shows the progress of long work in one terminal line. Prints nothing without a terminal, or for
 * short work.
 */
public final class ProgressLine implements AutoCloseable {
  private static final long PATIENCE_NANOS = 400_000_000;
  private static final long INTERVAL_NANOS = 100_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  /** Set by the launcher: whether standard error is a terminal. */
  private static final String TERMINAL = "emberway.terminal";

  private final boolean terminal;
  private final PrintStream out;
  private final LongSupplier clock; // [ns]
  private final long start;
  private long lastShown;
  private boolean shown;

  /** Shows progress on standard error, if that is a terminal. */
  public ProgressLine() {
    this(Boolean.getBoolean(TERMINAL), System.err, System::nanoTime);
  }

  /**
   * Shows progress on any stream.
   *
   * @param terminal whether the stream is a terminal
   * @param clock the current time [ns]
   */
  ProgressLine(boolean terminal, PrintStream out, LongSupplier clock) {
    this.terminal = terminal;
    this.out = out;
    this.clock = clock;
    start = clock.getAsLong();
    lastShown = start;
  }

  /**
   * Shows how much of the work is done.
   *
   * @param what the work, such as "drawing"
   * @param fraction the part of it that is done [0..1]
   */
  public void show(String what, double fraction) {
    if (isDue()) {
      print(what + ", " + Math.round(fraction * 100) + " %");
    }
  }

  /** Shows how long the work has taken, for work whose end cannot be foreseen. */
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

  /** Erases the line until it is next shown, so that other text can be printed in its place. */
  public void hide() {
    if (shown) {
      shown = false;
      out.print("\r\u001b[K");
      out.flush();
    }
  }

  /** Erases the line. */
  @Override
  public void close() {
    hide();
  }
}
