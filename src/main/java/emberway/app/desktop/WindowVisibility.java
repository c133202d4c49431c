package emberway.app.desktop;

import java.util.function.LongSupplier;

/**
 * Whether the user sees the window and works with it. Asking the desktop means waiting for its
 * answer, so it is asked only after an event that may change the answer, and now and then: GLFW
 * reports when a window is minimized, gets the focus or has to be redrawn, but not when it is taken
 * off the screen by other means.
 */
final class WindowVisibility {
  /** How long an answer lasts if no event ends it. [ns] */
  private static final long LASTS = 250_000_000L;

  /** Answers questions about the window. */
  interface Desktop {
    /** Whether the window cannot be seen: it is minimized or not on the screen. */
    boolean isHidden();

    /** Whether the window has the keyboard's focus. */
    boolean isFocused();
  }

  private final Desktop desktop;
  private final LongSupplier clock; // [ns]
  private volatile boolean isStale = true;
  private long checkedAt;
  private boolean isHidden;
  private boolean isFocused;

  /**
   * Creates the visibility of a window.
   *
   * @param clock the current time [ns]
   */
  WindowVisibility(Desktop desktop, LongSupplier clock) {
    this.desktop = desktop;
    this.clock = clock;
  }

  /** Marks the last answer as out of date. Any thread. */
  void change() {
    isStale = true;
  }

  /** Whether the window cannot be seen. */
  boolean isHidden() {
    refresh();
    return isHidden;
  }

  /** Whether the user works with the window: it has the keyboard's focus and is on the screen. */
  boolean isWatched() {
    refresh();
    return isFocused && !isHidden;
  }

  private void refresh() {
    long now = clock.getAsLong();
    if (isStale || now - checkedAt >= LASTS) {
      isStale = false; // first, so that a change during the questions counts
      checkedAt = now;
      isHidden = desktop.isHidden();
      isFocused = desktop.isFocused();
    }
  }
}
