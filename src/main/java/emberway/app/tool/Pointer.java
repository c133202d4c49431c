package emberway.app.tool;

import emberway.map.Cell;

/**
 * Where the pointer is now. A mouse has one, which moves along: who wants to remember a place takes
 * its numbers.
 */
public final class Pointer {
  /** How far the pointer may stray during a click. [units] */
  private static final double CLICK_REACH = 5;

  /** Knows what lies under a point of the screen. */
  public interface CellFinder {
    /** The cell of the unturned map; it may lie off the map. */
    Cell cellAt(double screenX, double screenY);

    /** Screen pixels for what is one on an ordinary screen. */
    default double unit() {
      return 1;
    }
  }

  private final CellFinder cells;
  private double x; // [screen px]
  private double y;
  private long nanos;
  private boolean shift;
  private boolean ctrl;
  private Cell cell; // null until somebody asks

  /** At the corner of the screen. */
  public Pointer(CellFinder cells) {
    this.cells = cells;
  }

  /** It moves. [screen px] [ns] */
  public void move(double newX, double newY, long when) {
    x = newX;
    y = newY;
    nanos = when;
    shift = false;
    ctrl = false;
    cell = null;
  }

  /** A button goes down or up where it is, while keys are down. [ns] */
  public void press(boolean withShift, boolean withCtrl, long when) {
    nanos = when;
    shift = withShift;
    ctrl = withCtrl;
    cell = null; // another one may be there by now
  }

  /** [screen px] */
  public double x() {
    return x;
  }

  /** [screen px] */
  public double y() {
    return y;
  }

  /** The cell of the unturned map under it; it may lie off the map. */
  public Cell cell() {
    if (cell == null) {
      cell = cells.cellAt(x, y);
    }
    return cell;
  }

  /** Whether Shift was down when a button went down. */
  public boolean shift() {
    return shift;
  }

  /** Whether Ctrl was. */
  public boolean ctrl() {
    return ctrl;
  }

  /** When, on the clock of {@link System#nanoTime}. */
  public long nanos() {
    return nanos;
  }

  /** Whether the way there from a point is too short to be meant. [screen px] */
  public boolean isNear(double fromX, double fromY) {
    return Math.hypot(x - fromX, y - fromY) < CLICK_REACH * cells.unit();
  }
}
