package emberway.app.display;

import emberway.render.iso.SpriteStack;

/**
 * The time of animations. It runs at normal speed where drawing is cheap. Where a step is
 * expensive, as with a driver that draws on the processor, it slows down until all steps together
 * take no more than one part in {@value #SHARE} of a processor's time. It never skips a step, and
 * stands still while nobody advances it.
 */
public final class AnimationClock {
  private static final int SHARE = 20;
  private static final int MEMORY = 4; // steps over which the cost is averaged
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long EXPENSIVE = 4 * NANOS_PER_MILLI; // a quarter of a frame

  private long millis;
  private long since; // when millis was reached [ns]
  private long cost; // of a step [ns of processor time]

  /** Creates a clock at time 0. [ns] */
  public AnimationClock(long now) {
    since = now;
  }

  /** Returns the time that the clock shows. [ms, &gt;= 0] */
  public long millis() {
    return millis;
  }

  /**
   * Moves on to the next change, if it is due.
   *
   * @param now the time [ns]
   * @param untilNext the time from {@link #millis} to the next change; {@link
   *     SpriteStack.Animation#NEVER} if nothing changes [ms]
   */
  public void advance(long now, long untilNext) {
    if (untilNext == SpriteStack.Animation.NEVER) {
      since = now;
    } else if (untilDue(now, untilNext) == 0) {
      millis += untilNext;
      since = now;
    }
  }

  /** Returns the time until {@link #advance} has something to do. [ns, &gt;= 0] */
  public long untilDue(long now, long untilNext) {
    return Math.max(0, since + Math.max(untilNext * NANOS_PER_MILLI, cost * SHARE) - now);
  }

  /** Sets the clock back to 0. */
  public void reset(long now) {
    millis = 0;
    since = now;
  }

  /** Whether a step is too expensive for a frame that has to be quick. */
  public boolean isExpensive() {
    return cost > EXPENSIVE;
  }

  /** Records the cost of drawing a step, on all processors together. [ns, &gt;= 0] */
  public void stepCost(long nanos) {
    cost = cost == 0 ? nanos : cost + (nanos - cost) / MEMORY;
  }
}
