package emberway.app;

import emberway.map.Cell;

/**
 * Where the pointer is.
 *
 * @param x [screen px]
 * @param y [screen px]
 * @param cell the cell of the unturned map under it; it may lie off the map
 * @param shift whether Shift was down when a button went down
 * @param ctrl whether Ctrl was
 * @param unit screen pixels for what is one on an ordinary screen
 * @param nanos when, on the clock of {@link System#nanoTime}
 */
record Pointer(double x, double y, Cell cell, boolean shift, boolean ctrl, double unit, long nanos) {
  /** How far the pointer may stray during a click. [units] */
  private static final double CLICK_REACH = 5;

  /** Whether the way from there to here is too short to be meant. */
  boolean isNear(Pointer other) {
    return Math.hypot(x - other.x, y - other.y) < CLICK_REACH * unit;
  }
}
