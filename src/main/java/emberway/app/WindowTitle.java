package emberway.app;

import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Writes the window's title when it changes, but at most once per {@link #PACE}: the desktop
 * redraws it each time, and nobody reads faster.
 */
final class WindowTitle {
  private static final long PACE = 100_000_000; // [ns]

  private final Supplier<String> line;
  private final Consumer<String> window;
  private boolean isStale;
  private long last; // when the title was written, by System.nanoTime
  private boolean wasWritten;

  /**
   * Creates a title that is not written yet.
   *
   * @param line supplies the title
   * @param window sets the title
   */
  WindowTitle(Supplier<String> line, Consumer<String> window) {
    this.line = line;
    this.window = window;
  }

  /** Marks the title as out of date. */
  void change() {
    isStale = true;
  }

  /** Whether the title is out of date. */
  boolean isStale() {
    return isStale;
  }

  /**
   * Writes the title if it is out of date and {@link #PACE} has passed since the last time.
   *
   * @param now by {@link System#nanoTime}
   */
  void write(long now) {
    if (isStale && untilDue(now) == 0) {
      isStale = false;
      wasWritten = true;
      last = now;
      window.accept(line.get());
    }
  }

  private long untilDue(long now) {
    return wasWritten ? Math.max(0, last + PACE - now) : 0;
  }

  /** Returns the time until {@link #write} has something to do, empty for never. [ns] */
  OptionalLong untilNext(long now) {
    return isStale ? OptionalLong.of(untilDue(now)) : OptionalLong.empty();
  }
}
