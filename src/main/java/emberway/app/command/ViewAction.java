package emberway.app.command;

import emberway.app.text.Language;
import emberway.app.viewport.SafeArea;
import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Optional;

/**
 * Actions that move the view, show or hide what lies on the map or beside it, take pictures of it,
 * or change how the window looks.
 */
public sealed interface ViewAction extends Action {
  /** Actions that move the view. */
  sealed interface OfMotion extends ViewAction, Action.OfState {
    /** Handles actions that move the view. Coordinates are screen pixels. */
    interface Handler {
      void pan(double dx, double dy);

      void fling(double velocityX, double velocityY);

      void halt();

      void steer(int dx, int dy, boolean begins);

      void zoom(double x, double y, double notches);

      void zoomCentered(double notches);

      void fit();

      void lookAt(Cell cell);

      void lookAtPoint(double worldX, double worldY);
    }

    void dispatch(OfMotion.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Moves the map with the pointer. [screen px] */
  record Pan(double dx, double dy) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.pan(dx, dy);
    }

    @Override
    public Optional<Hint> hint(GridSize map) {
      return Optional.of(Hint.PAN);
    }
  }

  /** Lets the map glide on. [screen px/s] */
  record Fling(double velocityX, double velocityY) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.fling(velocityX, velocityY);
    }
  }

  /** Stops the map where it is. */
  record Halt() implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.halt();
    }
  }

  /** Starts moving the view in a direction, or stops, as a key goes down or up. [-1..1] */
  record Steer(int dx, int dy, boolean begins) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.steer(dx, dy, begins);
    }

    @Override
    public Optional<Hint> hint(GridSize map) {
      return Optional.of(Hint.PAN);
    }
  }

  /** Zooms about a point, in if {@code notches} is positive. [screen px; wheel notches] */
  record Zoom(double x, double y, double notches) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.zoom(x, y, notches);
    }

    @Override
    public Optional<Hint> hint(GridSize map) {
      return Optional.of(Hint.ZOOM);
    }
  }

  /** Zooms about the middle of the view, in if {@code notches} is positive. [wheel notches] */
  record ZoomCentered(double notches) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.zoomCentered(notches);
    }

    @Override
    public Optional<Hint> hint(GridSize map) {
      return Optional.of(Hint.ZOOM);
    }
  }

  /** Shows the whole map. */
  record Fit() implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.fit();
    }
  }

  /** Centers the view on a cell of the unrotated map. */
  record LookAt(Cell cell) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.lookAt(cell);
    }
  }

  /** Centers the view on a point of the rotated map's picture at scale 1. [world px] */
  record LookAtPoint(double worldX, double worldY) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.lookAtPoint(worldX, worldY);
    }
  }

  /**
   * Records the area of the window that panels leave free for the map.
   *
   * @param isComplete whether the panels are settled and show all that was asked for
   */
  record SetSafeArea(SafeArea room, boolean isComplete) implements ViewAction, Action.OfState {
    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.setSafeArea(room, isComplete);
    }
  }

  /** Rotates the map by a quarter turn. */
  record Turn(boolean clockwise) implements ViewAction, Action.OfState {
    @Override
    public void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.turn(clockwise);
    }
  }

  /** Shows or hides a view option. */
  record Toggle(ViewOption viewOption) implements ViewAction, Action.OfState {
    @Override
    public void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.toggle(viewOption);
    }
  }

  /** Actions that drag a rectangle over the map to take a picture of it. */
  sealed interface OfRegion extends ViewAction, Action.OfState {
    /** Handles actions that drag a rectangle over the map. */
    interface Handler {
      void askRegion();

      void beginRegion(double x, double y);

      void stretchRegion(double x, double y);

      void endRegion();
    }

    void dispatch(OfRegion.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Starts the selection of a rectangle for a picture, or ends it if it has started. */
  record AskRegion() implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.askRegion();
    }
  }

  /** Begins dragging the rectangle at a point. [screen px] */
  record BeginRegion(double x, double y) implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.beginRegion(x, y);
    }
  }

  /** Stretches the rectangle to another point, if it was begun. [screen px] */
  record StretchRegion(double x, double y) implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.stretchRegion(x, y);
    }
  }

  /** Ends the drag of the rectangle. */
  record EndRegion() implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.endRegion();
    }
  }

  /** Actions at a single cell: its menu, and what the window says about the cell. */
  sealed interface OfCell extends ViewAction, Action.OfState {
    /** Handles actions at a cell. Coordinates are screen pixels. */
    interface Handler {
      void openMenu(Cell cell, double x, double y);

      void chooseEntry(int index);

      void closeMenu();

      void inspect(Cell cell);

      void closeCard();

      void flyTo(Cell cell);

      void moveCursor(int dx, int dy);

      void openMenuAtCursor();
    }

    void dispatch(OfCell.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Opens the menu of a cell, if the cell is on the map, at a point. [screen px] */
  record OpenMenu(Cell cell, double x, double y) implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.openMenu(cell, x, y);
    }

    @Override
    public Optional<Hint> hint(GridSize map) {
      return Optional.of(Hint.MENU).filter(hint -> map.contains(cell.x(), cell.y()));
    }
  }

  /** Chooses the entry of the open menu that Enter selects. [0..number of entries - 1] */
  record ChooseEntry(int index) implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.chooseEntry(index);
    }
  }

  /** Closes the menu. */
  record CloseMenu() implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.closeMenu();
    }
  }

  /** Shows a card that says what is in a cell. */
  record Inspect(Cell cell) implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.inspect(cell);
    }
  }

  /** Closes the card. */
  record CloseCard() implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.closeCard();
    }
  }

  /**
   * Centers the view on a cell of the unrotated map, zooms in far enough to see what stands there,
   * and lets the cell pulse for a while.
   */
  record FlyTo(Cell cell) implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.flyTo(cell);
    }
  }

  /**
   * Moves the cell cursor along the axes of the rotated map, or shows it if there is none. [cells]
   */
  record MoveCursor(int dx, int dy) implements OfCell {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.moveCursor(dx, dy);
    }
  }

  /** Opens the menu of the cell under the cell cursor, if there is one. */
  record OpenMenuAtCursor() implements OfCell {
    @Override
    public void dispatch(OfCell.Handler handler) {
      handler.openMenuAtCursor();
    }
  }

  /** Actions that take pictures. */
  sealed interface OfPictures extends ViewAction {
    /** Handles actions that take pictures. */
    interface Handler {
      void takeScreenshot(boolean withPanels);

      void copyScreenshot();

      void savePicture(PictureRequest request);

      void copyPicture(PictureRequest request);

      void browsePictureFolder();

      void cancelPicture();
    }

    void dispatch(OfPictures.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Writes a picture of the visible map, or of the whole window with its panels, into a file. */
  record TakeScreenshot(boolean withPanels) implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.takeScreenshot(withPanels);
    }
  }

  /** Copies a picture of the visible map to the clipboard. */
  record CopyScreenshot() implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.copyScreenshot();
    }
  }

  /** Draws a picture into a new file. */
  record SavePicture(PictureRequest request) implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.savePicture(request);
    }
  }

  /** Draws a picture and copies it to the clipboard. */
  record CopyPicture(PictureRequest request) implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.copyPicture(request);
    }
  }

  /** Opens the desktop's dialog to choose the folder for pictures. */
  record BrowsePictureFolder() implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.browsePictureFolder();
    }
  }

  /** Cancels the picture that is being drawn. */
  record CancelPicture() implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.cancelPicture();
    }
  }

  /** Actions that change how the window looks. */
  sealed interface OfAppearance extends ViewAction {
    /** Handles actions that change how the window looks. */
    interface Handler {
      void toggleFullscreen();

      void switchTheme();

      void switchColors();

      void magnify(int steps);

      void speak(Language language);

      void resetLayout();
    }

    void dispatch(OfAppearance.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Makes the window fill the screen, or restores its size. */
  record ToggleFullscreen() implements OfAppearance {
    @Override
    public void dispatch(OfAppearance.Handler handler) {
      handler.toggleFullscreen();
    }
  }

  /** Switches between the dark and the light theme. */
  record SwitchTheme() implements OfAppearance {
    @Override
    public void dispatch(OfAppearance.Handler handler) {
      handler.switchTheme();
    }
  }

  /** Switches the colors of fields and routes. */
  record SwitchColors() implements OfAppearance {
    @Override
    public void dispatch(OfAppearance.Handler handler) {
      handler.switchColors();
    }
  }

  /**
   * Makes the interface larger by a number of steps, smaller if negative; 0 returns to the
   * desktop's scale.
   */
  record Magnify(int steps) implements OfAppearance {
    @Override
    public void dispatch(OfAppearance.Handler handler) {
      handler.magnify(steps);
    }
  }

  /** Changes the language of all texts. */
  record Speak(Language language) implements OfAppearance {
    @Override
    public void dispatch(OfAppearance.Handler handler) {
      handler.speak(language);
    }
  }

  /** Returns all panels to their initial positions. */
  record ResetLayout() implements OfAppearance {
    @Override
    public void dispatch(OfAppearance.Handler handler) {
      handler.resetLayout();
    }
  }
}
