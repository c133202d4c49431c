package emberway.app;

import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The window's title, which follows what there is to say, but not in every frame: a desktop would
 * have to write it anew each time, and nobody reads so fast.
 */
final class WindowTitle {
  private static final long PACE = 100_000_000; // [ns]

  private final Supplier<String> line;
  private final Consumer<String> window;
  private boolean isStale;
  private long last; // by System.nanoTime, like now
  private boolean wasWritten;

  /**
   * A title that nobody has written yet.
   *
   * @param line tells what there is to say
   * @param window takes it
   */
  WindowTitle(Supplier<String> line, Consumer<String> window) {
    this.line = line;
    this.window = window;
  }

  /** There is something else to say. */
  void change() {
    isStale = true;
  }

  /** Whether it does not say yet what there is to say. */
  boolean isStale() {
    return isStale;
  }

  /** Writes it if it has changed and the one before could be read. */
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

  /** How long until there is something to {@link #write}; never if nothing is. [ns] */
  OptionalLong untilNext(long now) {
    return isStale ? OptionalLong.of(untilDue(now)) : OptionalLong.empty();
  }
}
