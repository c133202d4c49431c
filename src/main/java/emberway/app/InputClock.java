package emberway.app;

import java.util.function.LongSupplier;

/**
 * When an input may have happened at the earliest. GLFW tells no times: it hands on what has
 * gathered whenever it is asked, and that may be long after, where a frame took long. Any thread.
 */
final class InputClock {
  private static final long AT_ONCE = 2_000_000L; // [ns] no wait that has had to wait is so short

  private final LongSupplier clock; // [ns]
  private volatile long asked; // when GLFW was last done with handing on
  private volatile long began; // to wait for more

  /** On a clock. [ns] */
  InputClock(LongSupplier clock) {
    this.clock = clock;
    asked = clock.getAsLong();
    began = asked;
  }

  /** GLFW is about to hand on what there is; it may wait for it first. */
  void begin() {
    began = clock.getAsLong();
  }

  /** It has handed on what there was. */
  void end() {
    asked = clock.getAsLong();
  }

  /** When what is handed on right now happened, at the latest. [ns] */
  long latest() {
    return clock.getAsLong();
  }

  /** And when at the earliest: just now, if there was a wait for it. [ns] */
  long earliest() {
    long now = clock.getAsLong();
    return now - began > AT_ONCE ? now : asked;
  }
}
