package emberway.app.tool;

import emberway.map.Cell;
import java.util.Optional;

/** The mouse pointer. There is a single mutable instance; copy its values to keep them. */
public final class Pointer {
  /** How far the pointer may move during a click. [units] */
  private static final double CLICK_REACH = 5;

  /** Finds what is under a point of the screen. */
  public interface CellFinder {
    /** Returns the cell of the unrotated map at a point; may lie off the map. */
    Cell cellAt(double screenX, double screenY);

    /** Returns the cell of the place whose name is at a point; empty if there is none. */
    default Optional<Cell> placeAt(double screenX, double screenY) {
      return Optional.empty();
    }

    /** Returns the scale of the display. [px per unit] */
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
  private Cell cell; // null until needed

  /** Creates a pointer at the upper left corner of the screen. */
  public Pointer(CellFinder cells) {
    this.cells = cells;
  }

  /**
   * Moves the pointer.
   *
   * @param newX the column [screen px]
   * @param newY the row [screen px]
   * @param when time of the move [ns]
   */
  public void move(double newX, double newY, long when) {
    x = newX;
    y = newY;
    nanos = when;
    shift = false;
    ctrl = false;
    cell = null;
  }

  /**
   * Records that a button went down or up, with the state of modifier keys.
   *
   * @param when time of the press or release [ns]
   */
  public void press(boolean withShift, boolean withCtrl, long when) {
    nanos = when;
    shift = withShift;
    ctrl = withCtrl;
    cell = null; // the map may have moved meanwhile
  }

  /** Returns the x position. [screen px] */
  public double x() {
    return x;
  }

  /** Returns the y position. [screen px] */
  public double y() {
    return y;
  }

  /** Returns the cell of the unrotated map under the pointer; may lie off the map. */
  public Cell cell() {
    if (cell == null) {
      cell = cells.cellAt(x, y);
    }
    return cell;
  }

  /** Returns the cell of the place whose name is under the pointer; empty if there is none. */
  public Optional<Cell> place() {
    return cells.placeAt(x, y);
  }

  /** Whether Shift was down at the last press or release; false after a move. */
  public boolean shift() {
    return shift;
  }

  /** Whether Ctrl was down at the last press or release; false after a move. */
  public boolean ctrl() {
    return ctrl;
  }

  /** Returns the time of the last event, on the clock of {@link System#nanoTime}. [ns] */
  public long nanos() {
    return nanos;
  }

  /**
   * Whether the pointer is so close to a point that a press there counts as a click. [screen px]
   */
  public boolean isNear(double fromX, double fromY) {
    return Math.hypot(x - fromX, y - fromY) < CLICK_REACH * cells.unit();
  }
}
