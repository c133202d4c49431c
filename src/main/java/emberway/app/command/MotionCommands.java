package emberway.app.command;

import emberway.map.Cell;
import java.util.List;

/** Moves the view. */
public interface MotionCommands {
  /** Moves the map with the pointer. [screen px] */
  void pan(double dx, double dy);

  /** Lets the map glide on. [screen px/s] */
  void fling(double velocityX, double velocityY);

  /** Stops the map where it is. */
  void halt();

  /** Starts moving the view in a direction, or stops, as a key goes down or up. [-1..1] */
  void steer(int dx, int dy, boolean begins);

  /** Zooms about a point, in if {@code notches} is positive. [screen px; wheel notches] */
  void zoom(double x, double y, double notches);

  /** Zooms about the middle of the view, in if {@code notches} is positive. [wheel notches] */
  void zoomCentered(double notches);

  /** Shows the whole map. */
  void fit();

  /** Centers the view on a cell of the unrotated map. */
  void lookAt(Cell cell);

  /** Shows all of some cells of the unrotated map between the panels. */
  void lookAt(List<Cell> cells);

  /** Centers the view on a point of the rotated map's picture at scale 1. [world px] */
  void lookAtPoint(double worldX, double worldY);
}
