package emberway.app;

import emberway.map.Cell;
import java.nio.file.Path;

/** Something a person wants done. Screen coordinates are pixels of the window's framebuffer. */
sealed interface Action {
  /** What the state alone answers. */
  sealed interface OfState extends Action {}

  /** What moves the view; {@link Viewpoint} takes it. */
  sealed interface OfView extends OfState {}

  /** What changes the map; {@link World} takes it. */
  sealed interface OfWorld extends OfState {}

  /** What changes the route that is asked for; {@link RouteWish} takes it. */
  sealed interface OfRoute extends OfState {}

  /** What shows something, hides it or turns it. */
  sealed interface OfShown extends OfState {}

  /** What needs the window, files or other threads. */
  sealed interface OfProgram extends Action {}

  /** What reads or writes maps; {@link FileDesk} takes it. */
  sealed interface OfFiles extends OfProgram {}

  /** What takes pictures; {@link PictureDesk} takes it. */
  sealed interface OfPictures extends OfProgram {}

  /** What the window does. */
  sealed interface OfWindow extends OfProgram {}

  /** Carry the map along. [screen px] */
  record Pan(double dx, double dy) implements OfView {}

  /** Let the map glide on. [screen px/s] */
  record Fling(double velocityX, double velocityY) implements OfView {}

  /** Stop the map where it is. */
  record Halt() implements OfView {}

  /** Begin to move the view in a direction while a key is down, or end it. [-1..1] */
  record Steer(int dx, int dy, boolean begins) implements OfView {}

  /** Zoom about a point, in for notches above 0. [screen px] [wheel notches] */
  record Zoom(double x, double y, double notches) implements OfView {}

  /** Zoom about the middle of the view. [wheel notches] */
  record ZoomCentered(double notches) implements OfView {}

  /** Show all of the map. */
  record Fit() implements OfView {}

  /** Turn the map by a quarter. */
  record Turn(boolean clockwise) implements OfShown {}

  /** Bring a cell into the middle of the view. */
  record LookAt(Cell cell) implements OfView {}

  /** Bring a point of the turned map's picture at scale 1 into the middle of the view. */
  record LookAtPoint(double worldX, double worldY) implements OfView {}

  /** Go from the goal to the start. */
  record SwapEnds() implements OfRoute {}

  /** Show something, or hide it. */
  record Toggle(Shown shown) implements OfShown {}

  /** Move an end of the route. */
  record SetEnd(RouteEnd end, Cell cell) implements OfRoute {}

  /** Wake or calm the volcano under a point, if there is one. [screen px] */
  record Poke(double x, double y) implements OfWorld {}

  /** Tell of the cell under a point. [screen px] */
  record Hover(double x, double y) implements OfView {}

  /** Open a map in place of this one. */
  record Open(Path file) implements OfFiles {}

  /** Write what is seen of the map into a file, or the whole window, panels included. */
  record TakeScreenshot(boolean withPanels) implements OfPictures {}

  /** Fill the screen, or go back into a window. */
  record ToggleFullscreen() implements OfWindow {}

  /** Leave. */
  record Quit() implements OfWindow {}
}
