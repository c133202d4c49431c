package emberway.app.display;

import emberway.render.iso.SpriteStack;

/**
 * The time of what moves of itself. It runs as other clocks do where drawing is cheap; where a step
 * costs much, as with a driver that draws on the processor, it runs so slowly that all steps
 * together take no more than one part in {@value #SHARE} of a processor's time. It never skips a
 * step, and stands still while nobody advances it.
 */
public final class AnimationClock {
  private static final int SHARE = 20;
  private static final int MEMORY = 4; // steps that the cost is averaged over
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long DEAR = 4 * NANOS_PER_MILLI; // a quarter of a frame

  private long millis;
  private long since; // when it was there [ns]
  private long cost; // of a step [ns of processor time]

  /** At its beginning. [ns] */
  public AnimationClock(long now) {
    since = now;
  }

  /** The time it shows. [&gt;= 0] */
  public long millis() {
    return millis;
  }

  /**
   * Goes on to the next change, if it is due.
   *
   * @param now [ns]
   * @param untilNext from the time it shows; {@link SpriteStack.Film#NEVER} if nothing changes [ms]
   */
  public void advance(long now, long untilNext) {
    if (untilNext == SpriteStack.Animation.NEVER) {
      since = now;
    } else if (untilDue(now, untilNext) == 0) {
      millis += untilNext;
      since = now;
    }
  }

  /** How long until {@link #advance} has something to do. [ns] [&gt;= 0] */
  public long untilDue(long now, long untilNext) {
    return Math.max(0, since + Math.max(untilNext * NANOS_PER_MILLI, cost * SHARE) - now);
  }

  /** Begins anew. */
  public void reset(long now) {
    millis = 0;
    since = now;
  }

  /** Whether a frame that is to be quick had better be without a step. */
  public boolean isDear() {
    return cost > DEAR;
  }

  /** Learns what drawing a step has cost, on all processors together. [ns] [&gt;= 0] */
  public void stepCost(long nanos) {
    cost = cost == 0 ? nanos : cost + (nanos - cost) / MEMORY;
  }
}
