package emberway.cli;

/**
 * A line on the terminal that says how far long work has come; silent where there is no terminal,
 * and for work that is done before anybody would wonder.
 */
final class ProgressLine implements AutoCloseable {
  private static final long PATIENCE_NANOS = 400_000_000;
  private static final long INTERVAL_NANOS = 100_000_000;

  /** Set by the launcher, which can tell whether standard error is a terminal. */
  private static final String TERMINAL = "emberway.terminal";

  private final boolean terminal = Boolean.getBoolean(TERMINAL);
  private final long start = System.nanoTime();
  private long lastShown = start;
  private boolean shown;

  /**
   * Shows how far the work is.
   *
   * @param fraction how much is done [0..1]
   */
  void show(String what, double fraction) {
    if (!terminal) {
      return;
    }
    long now = System.nanoTime();
    if (now - start < PATIENCE_NANOS || now - lastShown < INTERVAL_NANOS) {
      return;
    }
    lastShown = now;
    shown = true;
    System.err.printf("\r\u001b[Kemberway: %s, %d %%", what, Math.round(fraction * 100));
    System.err.flush();
  }

  /** Wipes the line. */
  @Override
  public void close() {
    if (shown) {
      System.err.print("\r\u001b[K");
      System.err.flush();
    }
  }
}
