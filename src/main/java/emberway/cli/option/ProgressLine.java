package emberway.cli.option;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * Shows the progress of long work on standard error, with the time taken or left. A thread of its
 * own keeps the time going. Thread-safe.
 */
public final class ProgressLine implements AutoCloseable {
  /**
   * How progress is shown: not at all; in one line of a terminal, which is erased at the end, and
   * not for short work; or in lines that stay, one as the work begins and more every few seconds.
   */
  enum Style {
    NONE,
    TERMINAL,
    LINES
  }

  /** Work that takes long and may report how much is done. */
  @FunctionalInterface
  public interface Work<T, X extends Exception> {
    T run(ProgressLine progress) throws X;
  }

  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_SECOND = 1_000_000_000;
  // Until a terminal shows the line for the first time.
  private static final long PATIENCE_NANOS = 400_000_000;
  private static final long INTERVAL_NANOS = 100_000_000;
  private static final long LINE_NANOS = 5_000_000_000L;
  private static final double MIN_DONE = 0.01; // before the remaining time can be estimated
  private static final int MAX_SECONDS = 120; // beyond, minutes are shown
  private static final double SECONDS_PER_MINUTE = 60;

  /** Set by the launcher: whether standard error is a terminal. */
  private static final String ON_TERMINAL = "emberway.terminal";

  private static volatile Style style = Style.NONE;
  private static ProgressLine active; // the line that is shown; null if none is
  private static boolean isOnTerminal; // whether the terminal shows its text

  private final PrintStream out;
  private final LongSupplier clock; // [ns]
  private final long start;
  private long lastShown;
  private String what; // empty while hidden
  private double done = Double.NaN; // [0..1] NaN if unknown
  private double doneAtFirst; // how much was done when this kind of work began [0..1]
  private long startOfWhat; // when this kind of work began [ns]
  private boolean isClosed;

  /** Begins to show how long some work takes, such as "drawing". */
  public ProgressLine(String what) {
    this(what, System.err, System::nanoTime);
    if (style != Style.NONE) {
      Thread thread = new Thread(this::keepGoing, "progress");
      thread.setDaemon(true);
      thread.start();
    }
  }

  /**
   * Shows progress on any stream, only when told to.
   *
   * @param clock the current time [ns]
   */
  ProgressLine(String what, PrintStream out, LongSupplier clock) {
    this.what = what;
    this.out = out;
    this.clock = clock;
    start = clock.getAsLong();
    lastShown = style == Style.LINES ? start - LINE_NANOS : start;
    refresh(this);
  }

  /**
   * Chooses how all progress is shown from now on: on a terminal unless it is unwanted, elsewhere
   * if it is requested.
   */
  public static void choose(boolean isUnwanted, boolean isRequested) {
    Style shown = Boolean.getBoolean(ON_TERMINAL) ? Style.TERMINAL : Style.LINES;
    choose(isUnwanted || !(isRequested || shown == Style.TERMINAL) ? Style.NONE : shown);
  }

  static void choose(Style chosen) {
    style = chosen;
  }

  /** Ends all progress, so that a last message can be printed. */
  public static synchronized void stop() {
    style = Style.NONE;
    erase();
  }

  /** Shows how long some work takes. */
  public static <T, X extends Exception> T during(String what, Work<T, X> work) throws X {
    try (ProgressLine progress = new ProgressLine(what)) {
      return work.run(progress);
    }
  }

  /**
   * Shows how much of the work is done.
   *
   * @param work what it is, such as "drawing"
   * @param fraction the part of it that is done [0..1]
   */
  public void show(String work, double fraction) {
    set(this, work, fraction);
  }

  /** Shows how long the work has taken, for work whose end cannot be foreseen. */
  public void show(String work) {
    set(this, work, Double.NaN);
  }

  /** Erases the line until it is next shown, so that other text can be printed in its place. */
  public void hide() {
    set(this, "", Double.NaN);
  }

  private static synchronized void set(ProgressLine line, String what, double done) {
    if (!what.equals(line.what) || Double.isNaN(line.done)) {
      line.startOfWhat = line.clock.getAsLong();
      line.doneAtFirst = done;
    }
    line.what = what;
    line.done = done;
    refresh(line);
  }

  private void keepGoing() {
    try {
      while (refresh(this)) {
        Thread.sleep(INTERVAL_NANOS / NANOS_PER_MILLI);
      }
    } catch (InterruptedException ending) {
      return;
    }
  }

  /** Shows the newest state if it is time to. Returns whether there may be more. */
  private static synchronized boolean refresh(ProgressLine line) {
    if (style == Style.NONE || line.isClosed) {
      return false;
    }
    active = active == null ? line : active; // of several open lines, the one opened first is shown
    if (active == line && line.what.isEmpty()) {
      erase();
    } else if (active == line) {
      line.printIfDue();
    }
    return true;
  }

  private void printIfDue() {
    long now = clock.getAsLong();
    boolean isFirst = lastShown <= start;
    long pause = style == Style.LINES ? LINE_NANOS : isFirst ? PATIENCE_NANOS : INTERVAL_NANOS;
    if (now - lastShown >= pause) {
      lastShown = now;
      String time = (now - start) / NANOS_PER_SECOND + " s";
      String text = "emberway: " + what + ", " + (Double.isNaN(done) ? time : share());
      isOnTerminal = style == Style.TERMINAL;
      out.print(isOnTerminal ? "\r\u001b[K" + text : text + System.lineSeparator());
      out.flush();
    }
  }

  /** The part that is done, and the time left by the speed since this kind of work began. */
  private String share() {
    String percent = Math.round(done * 100) + " %";
    double sinceFirst = done - doneAtFirst;
    if (sinceFirst < MIN_DONE) {
      return percent;
    }
    double seconds = (double) (lastShown - startOfWhat) / NANOS_PER_SECOND;
    long left = Math.max(1, Math.round(seconds * (1 - done) / sinceFirst));
    return left <= MAX_SECONDS
        ? percent + ", " + left + " s left"
        : percent + ", " + Math.round(left / SECONDS_PER_MINUTE) + " min left";
  }

  private static void erase() {
    if (isOnTerminal) {
      isOnTerminal = false;
      active.out.print("\r\u001b[K");
      active.out.flush();
    }
  }

  /** Erases the line for good. */
  @Override
  public void close() {
    close(this);
  }

  private static synchronized void close(ProgressLine line) {
    line.isClosed = true;
    if (active == line) {
      erase();
      active = null;
    }
  }
}
