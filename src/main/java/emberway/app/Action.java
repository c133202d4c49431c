package emberway.app;

import emberway.map.Cell;
import java.nio.file.Path;

/** Something a person wants done. Screen coordinates are pixels of the window's framebuffer. */
sealed interface Action {
  /** What the state alone answers. */
  sealed interface OfState extends Action {}

  /** What needs the window, files or other threads. */
  sealed interface OfProgram extends Action {}

  /** Carry the map along. [screen px] */
  record Pan(double dx, double dy) implements OfState {}

  /** Let the map glide on. [screen px/s] */
  record Fling(double velocityX, double velocityY) implements OfState {}

  /** Stop the map where it is. */
  record Halt() implements OfState {}

  /** Begin to move the view in a direction while a key is down, or end it. [-1..1] */
  record Steer(int dx, int dy, boolean begins) implements OfState {}

  /** Zoom about a point, in for notches above 0. [screen px] [wheel notches] */
  record Zoom(double x, double y, double notches) implements OfState {}

  /** Zoom about the middle of the view. [wheel notches] */
  record ZoomCentered(double notches) implements OfState {}

  /** Show all of the map. */
  record Fit() implements OfState {}

  /** Turn the map by a quarter. */
  record Turn(boolean clockwise) implements OfState {}

  /** Bring a cell into the middle of the view. */
  record LookAt(Cell cell) implements OfState {}

  /** Bring a point of the turned map's picture at scale 1 into the middle of the view. */
  record LookAtPoint(double worldX, double worldY) implements OfState {}

  /** Go from the goal to the start. */
  record SwapEnds() implements OfState {}

  /** Show something, or hide it. */
  record Toggle(Shown shown) implements OfState {}

  /** Move an end of the route. */
  record SetEnd(RouteEnd end, Cell cell) implements OfState {}

  /** Wake or calm the volcano under a point, if there is one. [screen px] */
  record Poke(double x, double y) implements OfState {}

  /** Tell of the cell under a point. [screen px] */
  record Hover(double x, double y) implements OfState {}

  /** Open a map in place of this one. */
  record Open(Path file) implements OfProgram {}

  /** Write what is seen of the map into a file, or the whole window, panels included. */
  record TakeScreenshot(boolean withPanels) implements OfProgram {}

  /** Fill the screen, or go back into a window. */
  record ToggleFullscreen() implements OfProgram {}

  /** Leave. */
  record Quit() implements OfProgram {}
}
