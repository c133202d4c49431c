package emberway.app.command;

import emberway.app.route.InfluenceScenario;
import emberway.app.route.RouteEnd;
import emberway.app.viewport.SafeArea;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.edit.MapEdit;
import emberway.plan.cost.Movement;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.TerrainCosting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Something a person wants done. Screen coordinates are pixels of the window's framebuffer. */
public sealed interface Action {
  /** What the state alone answers. */
  sealed interface OfState extends Action {}

  /** What moves the view; {@code ViewportState} takes it. */
  sealed interface OfView extends OfState {}

  /** What changes the map; {@code MapEditor} takes it. */
  sealed interface OfMap extends OfState {}

  /** What changes what the person draws with; {@code DrawingState} takes it. */
  sealed interface OfDrawing extends OfState {}

  /** What changes the route that is asked for; {@code RouteState} takes it. */
  sealed interface OfRoute extends OfState {}

  /** What changes the costs by which that route is planned, and can be undone. */
  sealed interface OfTuning extends OfRoute {}

  /** What shows something, hides it or turns it. */
  sealed interface OfViewOption extends OfState {}

  /** What drags a rectangle to have a picture of; {@code RegionSelection} takes it. */
  sealed interface OfRegion extends OfState {}

  /**
   * What has to do with searches laid open and travelers on their way; {@code Simulations} takes
   * it.
   */
  sealed interface OfSimulations extends OfState {}

  /** What the search lab takes: {@code Lab}. */
  sealed interface OfLab extends OfSimulations {}

  /** What explore mode takes: {@code Walk}. */
  sealed interface OfWalk extends OfSimulations {}

  /** What needs the window, files or other threads. */
  sealed interface OfProgram extends Action {}

  /** What reads or writes maps; {@code FileController} takes it. */
  sealed interface OfFiles extends OfProgram {}

  /** What opens lessons; {@code LessonController} takes it. */
  sealed interface OfLessons extends OfProgram {}

  /** What takes pictures; {@code PictureController} takes it. */
  sealed interface OfPictures extends OfProgram {}

  /** What saves the map; {@code SaveController} takes it. */
  sealed interface OfSaving extends OfProgram {}

  /** What the window does. */
  sealed interface OfWindow extends OfProgram {}

  /** What a person has to read; {@link Notices} are taken away by it. */
  sealed interface OfNotices extends OfProgram {}

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
  record Turn(boolean clockwise) implements OfViewOption {}

  /**
   * Take note of what panels leave of the window for the map.
   *
   * @param isComplete whether they have settled, and show already what was asked for
   */
  record Cover(SafeArea room, boolean isComplete) implements OfView {}

  /** Bring a cell into the middle of the view. */
  record LookAt(Cell cell) implements OfView {}

  /** Bring a cell into the middle of the view, and near enough to see what is there. */
  record FlyTo(Cell cell) implements OfView {}

  /** Bring a point of the turned map's picture at scale 1 into the middle of the view. */
  record LookAtPoint(double worldX, double worldY) implements OfView {}

  /** Go from the goal to the start. */
  record SwapEnds() implements OfRoute {}

  /** Show something, or hide it. */
  record Toggle(ViewOption viewOption) implements OfViewOption {}

  /** Move an end of the route. */
  record SetEnd(RouteEnd end, Cell cell) implements OfRoute {}

  /** Pass a cell on the way, after all others that were asked for. */
  record AddVia(Cell cell) implements OfRoute {}

  /** Pass it no more. [0..number of them - 1] */
  record RemoveVia(int index) implements OfRoute {}

  /** Pass it before the one that comes before it now. [1..number of them - 1] */
  record PassEarlier(int index) implements OfRoute {}

  /** Let a cell be another goal: whichever is cheapest to reach. */
  record AddGoal(Cell cell) implements OfRoute {}

  /** Let it be none any more, unless it is the only one. [0 for the first of all, and so on] */
  record RemoveGoal(int index) implements OfRoute {}

  /** Go straight to the one goal, past nothing. */
  record ClearStops() implements OfRoute {}

  /** Travel as a profile of the tile set says. */
  record ChooseTraveler(String profile) implements OfRoute {}

  /** Begin a change of costs, such as a slider's drag: all of it is one step to be undone. */
  record BeginTuning() implements OfTuning {}

  /** Let a tile do something else to the cost of whoever travels now. */
  record TuneTerrain(Tile tile, Terrain terrain) implements OfTuning {}

  /** Let a tile bend routes in another way. */
  record TuneInfluence(Tile tile, Influence influence) implements OfTuning {}

  /** Move by other rules. */
  record TuneMovement(Movement movement) implements OfTuning {}

  /** Let all be as the tile set says. */
  record ResetTuning() implements OfTuning {}

  /** Compare with another world, or no more: neither with none nor with the one at hand. */
  record Compare(Optional<InfluenceScenario> world) implements OfRoute {}

  /** Wake or calm the volcano under a point, if there is one. [screen px] */
  record Poke(double x, double y) implements OfMap {}

  /** Take a tool to draw with, or put it away if it is in hand. */
  record TakeTool(DrawTool tool) implements OfDrawing {}

  /** Take a tile to draw with, by its id in the legend. */
  record TakeTile(int id) implements OfDrawing {}

  /** Take the tile of a cell to draw with. */
  record Pick(Cell cell) implements OfDrawing {}

  /** Draw that wide, or as near to it as can be. [cells] */
  record ChooseWidth(int cells) implements OfDrawing {}

  /** Let the left button carry the map along, whatever tool there is, or no longer. */
  record HoldToPan(boolean held) implements OfDrawing {}

  /** Begin to show what would be drawn. */
  record BeginShape(ShapePreview.Shape shape, Cell cell) implements OfDrawing {}

  /** Draw what is shown to another cell, if it is still shown. */
  record StretchShape(Cell cell) implements OfDrawing {}

  /** Have what is sketched on the map, if it is still shown. */
  record DrawShape() implements OfMap {}

  /** Begin a stroke of the brush. */
  record BeginStroke() implements OfMap {}

  /** Go on with the stroke, if there is one, from a cell to another. */
  record Draw(Cell from, Cell to) implements OfMap {}

  /** End the stroke. */
  record EndStroke() implements OfMap {}

  /** Draw all over what is like a cell and connected to it. */
  record Fill(Cell cell) implements OfMap {}

  /** Make a change that was worked out elsewhere. */
  record Change(MapEdit edit) implements OfMap {}

  /** Take the last change back. */
  record Undo() implements OfMap {}

  /** Make the change again that was taken back last. */
  record Redo() implements OfMap {}

  /** Open a map in place of this one. */
  record Open(Path file) implements OfFiles {}

  /**
   * Open a copy of unsaved work whose map is not there any more, or no longer of its size.
   *
   * @param map what the map is called among all maps
   */
  record OpenKept(Path copy, String map) implements OfFiles {}

  /** Open the first that can be read of what was dropped on the window; others are no files. */
  record OpenDropped(List<Path> files, List<String> others) implements OfFiles {}

  /** Open a map that comes with the program, by name. */
  record OpenBundled(String name) implements OfFiles {}

  /** Open a map by a path as people type it. */
  record OpenTyped(String path) implements OfFiles {}

  /** Look which files go on as what was typed. */
  record CompletePath(String typed) implements OfFiles {}

  /** Choose a map in the desktop's own dialog. */
  record BrowseFiles() implements OfFiles {}

  /** Remember no more that a map was opened. */
  record ForgetRecent(Path file) implements OfFiles {}

  /** Read the map's file again. */
  record Reload() implements OfFiles {}

  /** Write text into a new file of a name that says what it is. */
  record SaveText(String name, String text) implements OfFiles {}

  /** Put text where other programs can take it. */
  record CopyText(String text) implements OfWindow {}

  /** Write what is seen of the map into a file, or the whole window, panels included. */
  record TakeScreenshot(boolean withPanels) implements OfPictures {}

  /** Put what is seen of the map on the clipboard. */
  record CopyScreenshot() implements OfPictures {}

  /** Draw a picture into a new file. */
  record SavePicture(PictureRequest request) implements OfPictures {}

  /** Draw a picture for the clipboard. */
  record CopyPicture(PictureRequest request) implements OfPictures {}

  /** Choose the folder for pictures in the desktop's own dialog. */
  record BrowsePictureFolder() implements OfPictures {}

  /** Let the person drag a rectangle over the map, to have a picture of it, or not after all. */
  record AskRegion() implements OfRegion {}

  /** Begin that rectangle. [screen px] */
  record BeginRegion(double x, double y) implements OfRegion {}

  /** Drag it to another corner, if it was begun. [screen px] */
  record StretchRegion(double x, double y) implements OfRegion {}

  /** Be done with it. */
  record EndRegion() implements OfRegion {}

  /** Give up the picture that is being drawn. */
  record CancelPicture() implements OfPictures {}

  /** Save the map in its file, or ask for one. */
  record Save() implements OfSaving {}

  /** Ask for a file, and save the map in it from now on. */
  record AskWhereToSave() implements OfSaving {}

  /** Save the map in a file from now on. */
  record SaveTo(Path file) implements OfSaving {}

  /**
   * Answer the question at hand.
   *
   * @param index the answer's number
   * @param typed the edited line, where there is one
   */
  record Answer(int index, String typed) implements OfProgram {}

  /** Fill the screen, or go back into a window. */
  record ToggleFullscreen() implements OfWindow {}

  /** Put away what is in front: a list, a tool, a panel. */
  record Back() implements OfWindow {}

  /** Leave. */
  record Quit() implements OfWindow {}

  /** Make the panels dark, or light. */
  record SwitchTheme() implements OfWindow {}

  /** Show fields and routes in other colors. */
  record SwitchColors() implements OfWindow {}

  /** Make letters and panels larger by some steps, or smaller; as the desktop says with 0. */
  record Magnify(int steps) implements OfWindow {}

  /** Send all panels back to where they lie at first. */
  record ResetLayout() implements OfWindow {}

  /** Write the report of a problem into a file. */
  record SaveReport(String text) implements OfWindow {}

  /** Show a file in its folder, in whatever program the desktop has for that. */
  record ShowInFolder(Path file) implements OfWindow {}

  /** Take a notice away. */
  record CloseNotice(Notices.Toast toast) implements OfNotices {}

  /** Take all notices away. */
  record CloseNotices() implements OfNotices {}

  /** Let the search or the travelers go on by themselves, or pause. */
  record PlayOrPause() implements OfSimulations {}

  /** Go on by so many expanded cells, back for less than 0; travelers go one tick. */
  record Step(int steps) implements OfSimulations {}

  /** Go to where so many cells have been expanded; what is too far means the end. */
  record Scrub(int step) implements OfSimulations {}

  /** Search by another preset. */
  record UsePreset(Preset preset) implements OfLab {}

  /** Search with another estimate, or with the preset's own. */
  record UseEstimate(Optional<Heuristic> heuristic) implements OfLab {}

  /** Make something else of the terrain, or what the preset makes of it. */
  record UseGround(Optional<TerrainCosting> terrainCosting) implements OfLab {}

  /** Play a search so fast. */
  record SetLabSpeed(double stepsPerSecond) implements OfLab {}

  /** Light a cell, by row-major index; none, or the one that is lit: put the light out. */
  record Light(OptionalInt cell) implements OfLab {}

  /** Lay all presets side by side in place of the steps of one search, or end that. */
  record CompareSearches() implements OfLab {}

  /** Stop recording a search and keep what there is of it, or record all of it after all. */
  record HoldRecording() implements OfLab {}

  /** Stop laying presets side by side, or go on with it. */
  record HoldComparison() implements OfLab {}

  /** See what a preset found on the map, or no longer. */
  record ComparePreset(Preset preset) implements OfLab {}

  /** Show what a lesson is about, on the map that is open. [0..] */
  record BeginLesson(int lesson) implements OfLab {}

  /** Open a lesson's map and begin it. [0..] */
  record OpenLesson(int lesson) implements OfLessons {}

  /** Open the next lesson, or the one before for less than 0. */
  record TurnLesson(int by) implements OfLessons {}

  /** Travel so fast. */
  record SetWalkSpeed(double cellsPerSecond) implements OfWalk {}

  /** Let travelers see so far, from the start again. [cells] [&gt;= 1] */
  record SetSight(int cells) implements OfWalk {}

  /** Send so many travelers, from the start again. [&gt;= 1] */
  record SetTravelers(int count) implements OfWalk {}

  /** See the land as a traveler knows it. [0..] */
  record Follow(int traveler) implements OfWalk {}

  /** Begin the journey again. */
  record WalkAgain() implements OfWalk {}
}
