package emberway.app;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.plan.Movement;
import java.nio.file.Path;
import java.util.Optional;

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

  /** Pass a cell on the way, after all others that were asked for. */
  record AddVia(Cell cell) implements OfRoute {}

  /** Pass it no more. [0..number of them - 1] */
  record RemoveVia(int index) implements OfRoute {}

  /** Let a cell be another goal: whichever is cheapest to reach. */
  record AddGoal(Cell cell) implements OfRoute {}

  /** Let it be none any more. [0..number of further ones - 1] */
  record RemoveGoal(int index) implements OfRoute {}

  /** Go straight to the one goal, past nothing. */
  record ClearStops() implements OfRoute {}

  /** Travel as a profile of the tile set says. */
  record ChooseTraveler(String profile) implements OfRoute {}

  /** Let a tile do something else to the cost of whoever travels now. */
  record TuneTerrain(Tile tile, Terrain terrain) implements OfRoute {}

  /** Let a tile bend routes in another way. */
  record TuneInfluence(Tile tile, Influence influence) implements OfRoute {}

  /** Move by other rules. */
  record TuneMovement(Movement movement) implements OfRoute {}

  /** Let all be as the tile set says. */
  record ResetTuning() implements OfRoute {}

  /** Compare with another world, or no more: neither with none nor with the one at hand. */
  record Compare(Optional<WhatIf> world) implements OfRoute {}

  /** Wake or calm the volcano under a point, if there is one. [screen px] */
  record Poke(double x, double y) implements OfWorld {}

  /** Tell of the cell under a point. [screen px] */
  record Hover(double x, double y) implements OfView {}

  /** Open a map in place of this one. */
  record Open(Path file) implements OfFiles {}

  /** Write text into a new file of a name that says what it is. */
  record SaveText(String name, String text) implements OfFiles {}

  /** Put text where other programs can take it. */
  record CopyText(String text) implements OfWindow {}

  /** Write what is seen of the map into a file, or the whole window, panels included. */
  record TakeScreenshot(boolean withPanels) implements OfPictures {}

  /** Fill the screen, or go back into a window. */
  record ToggleFullscreen() implements OfWindow {}

  /** Leave. */
  record Quit() implements OfWindow {}
}
