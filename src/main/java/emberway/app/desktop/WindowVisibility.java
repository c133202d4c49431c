package emberway.app.desktop;

import java.util.function.LongSupplier;

/**
 * Whether a user sees the window and works with it. Asking a desktop means waiting for its answer,
 * so it is asked when it has told of something that may change this, and now and then: GLFW hands
 * on that a window is minimized, gets the keyboard or has to be drawn anew, but nothing of one that
 * is taken off the screen by other means.
 */
final class WindowVisibility {
  private static final long LASTS = 250_000_000L; // [ns] what was answered, if nothing is told

  /** Who is asked. */
  interface Desktop {
    /** Whether nobody can see the window: it is minimized, or not on the screen. */
    boolean isHidden();

    /** Whether it has the keyboard. */
    boolean isFocused();
  }

  private final Desktop desktop;
  private final LongSupplier clock; // [ns]
  private volatile boolean isStale = true;
  private long asked;
  private boolean isHidden;
  private boolean isFocused;

  /** With a clock. [ns] */
  WindowVisibility(Desktop desktop, LongSupplier clock) {
    this.desktop = desktop;
    this.clock = clock;
  }

  /** Something has happened that may have changed it; any thread. */
  void change() {
    isStale = true;
  }

  /** Whether nobody can see the window. */
  boolean isHidden() {
    ask();
    return isHidden;
  }

  /** Whether a user works with it: it has the keyboard and is on the screen. */
  boolean isWatched() {
    ask();
    return isFocused && !isHidden;
  }

  private void ask() {
    long now = clock.getAsLong();
    if (isStale || now - asked >= LASTS) {
      isStale = false; // before the answer: what is told meanwhile is asked about again
      asked = now;
      isHidden = desktop.isHidden();
      isFocused = desktop.isFocused();
    }
  }
}
