package emberway.app.desktop;

import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * When an input may have happened at the earliest. GLFW tells no times: it hands on what has
 * gathered whenever it is asked, and that may be long after, where a frame took long. Any thread.
 */
final class InputClock {
  /** What comes no later after the question has lain there, or makes no difference. [ns] */
  private static final long AT_ONCE = 25_000_000L;

  private final LongSupplier clock; // [ns]
  private volatile long asked; // when GLFW was last done with handing on
  private volatile long began; // to wait for more
  private volatile OptionalLong earliest = OptionalLong.empty(); // of all that is handed on now

  /** On a clock. [ns] */
  InputClock(LongSupplier clock) {
    this.clock = clock;
    asked = clock.getAsLong();
    began = asked;
  }

  /** GLFW is about to hand on what there is; it may wait for it first. */
  void begin() {
    began = clock.getAsLong();
    earliest = OptionalLong.empty();
  }

  /** It has handed on what there was. */
  void end() {
    asked = clock.getAsLong();
    earliest = OptionalLong.empty();
  }

  /** When what is handed on right now happened, at the latest. [ns] */
  long latest() {
    return clock.getAsLong();
  }

  /** And when at the earliest: as the first of what is handed on now came, if after a wait. [ns] */
  long earliest() {
    OptionalLong known = earliest;
    if (known.isEmpty()) {
      long now = clock.getAsLong();
      known = OptionalLong.of(now - began > AT_ONCE ? now : asked);
      earliest = known;
    }
    return known.getAsLong();
  }
}
