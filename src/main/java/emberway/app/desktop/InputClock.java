package emberway.app.desktop;

import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Estimates when an input happened. GLFW reports no times and delivers queued inputs only when
 * asked, which may be long after they happened if a frame took long. Any thread.
 */
final class InputClock {
  /**
   * [ns] An input delivered within this time after {@link #begin} may have been queued before it; a
   * later one arrived during the wait.
   */
  private static final long AT_ONCE = 25_000_000L;

  private final LongSupplier clock; // [ns]
  private volatile long lastDelivery; // when GLFW last finished delivering inputs
  private volatile long began; // when the current delivery, or the wait for it, began
  // the result for the current delivery, once computed
  private volatile OptionalLong earliest = OptionalLong.empty();

  /** Creates an estimate that reads a clock. [ns] */
  InputClock(LongSupplier clock) {
    this.clock = clock;
    lastDelivery = clock.getAsLong();
    began = lastDelivery;
  }

  /** Records that GLFW is about to deliver inputs, possibly after waiting for them. */
  void begin() {
    began = clock.getAsLong();
    earliest = OptionalLong.empty();
  }

  /** Records that GLFW has delivered all pending inputs. */
  void end() {
    lastDelivery = clock.getAsLong();
    earliest = OptionalLong.empty();
  }

  /** Returns the latest time at which an input delivered now can have happened. [ns] */
  long latest() {
    return clock.getAsLong();
  }

  /**
   * Returns the earliest time at which an input delivered now can have happened: its arrival if
   * GLFW waited for it, else the end of the previous delivery. [ns]
   */
  long earliest() {
    OptionalLong known = earliest;
    if (known.isEmpty()) {
      long now = clock.getAsLong();
      known = OptionalLong.of(now - began > AT_ONCE ? now : lastDelivery);
      earliest = known;
    }
    return known.getAsLong();
  }
}
