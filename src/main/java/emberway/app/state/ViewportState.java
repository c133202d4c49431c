package emberway.app.state;

import emberway.app.command.ViewAction;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.Viewport;
import emberway.app.viewport.ViewportMotion;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import java.util.Optional;

/** Where the user looks from: the part of the map that is seen, how it moves, and the pointer. */
final class ViewportState implements ViewAction.OfMotion.Handler {
  private static final double NUDGE = 24; // what a short press of a steering key does [screen px]

  private final Viewport view;
  private final GridSize size; // unturned
  private final ViewportMotion viewportMotion = new ViewportMotion();
  private double pointerX = -1; // [screen px]
  private double pointerY = -1;
  private boolean isCovered; // where the pointer is
  private Optional<Cell> hovered = Optional.empty();
  private boolean isSettling = true; // the map is to lie where panels that are on their way are not
  private boolean isStudySettling; // likewise, but these grow while what is studied is worked out
  private boolean hoverIsStale;

  /** Looks at a map of that size. */
  ViewportState(Viewport view, GridSize size) {
    this.view = view;
    this.size = size;
  }

  /** Moves the view. */
  void apply(ViewAction.OfMotion action) {
    begin();
    hoverIsStale = true;
    action.dispatch(this);
  }

  /** The user does something: the map stays where it is. */
  void begin() {
    isSettling = false;
    isStudySettling = false;
  }

  /** Panels of a study come or go: a map that is shown whole is to lie where they are not. */
  void settleBesideStudy() {
    isStudySettling = true;
  }

  /**
   * Takes note of what panels leave of the view once they have settled; all of a map just opened,
   * or just asked for, is shown there.
   */
  void cover(SafeArea room, boolean isComplete) {
    if (isComplete) {
      hoverIsStale = true;
      view.cover(room);
      if (isSettling || isStudySettling) {
        isSettling = false;
        view.settle();
      }
    }
  }

  @Override
  public void pan(double dx, double dy) {
    view.pan(dx, dy);
    hoverIsStale = true;
  }

  @Override
  public void fling(double velocityX, double velocityY) {
    viewportMotion.fling(velocityX, velocityY);
  }

  @Override
  public void halt() {
    viewportMotion.halt();
  }

  @Override
  public void steer(int dx, int dy, boolean begins) {
    halt();
    viewportMotion.steer(dx, dy, begins);
    if (begins) {
      view.pan(-dx * NUDGE, -dy * NUDGE);
    }
  }

  @Override
  public void zoom(double x, double y, double notches) {
    view.zoom(x, y, notches);
  }

  @Override
  public void zoomCentered(double notches) {
    halt();
    view.zoom(view.camera().viewWidth() / 2.0, view.camera().viewHeight() / 2.0, notches);
  }

  @Override
  public void fit() {
    halt();
    view.fitClear();
    isSettling = true; // panels may just have been hidden
  }

  @Override
  public void lookAt(Cell cell) {
    halt();
    view.lookAt(cell);
  }

  @Override
  public void flyTo(Cell cell) {
    halt();
    view.flyTo(cell);
  }

  @Override
  public void lookAtPoint(double worldX, double worldY) {
    halt();
    view.lookAt(worldX, worldY);
  }

  /** The pointer has come to a point. [screen px] */
  void hover(double x, double y) {
    pointerX = x;
    pointerY = y;
    hoverIsStale = true;
  }

  /** Whether something lies over the map where the pointer is. */
  void coverPointer(boolean isCoveredNow) {
    hoverIsStale |= isCovered != isCoveredNow;
    isCovered = isCoveredNow;
  }

  /** Finds out what is under the pointer, unless the view glides on; whether that has changed. */
  boolean settle() {
    if (!hoverIsStale || isMoving()) {
      return false;
    }
    hoverIsStale = false;
    if (!isCovered && hovered.isPresent() && view.isOn(hovered.get(), pointerX, pointerY)) {
      return false;
    }
    Cell cell = view.cellAt(pointerX, pointerY);
    boolean isOnMap = !isCovered && size.contains(cell.x(), cell.y());
    boolean wasOnMap = hovered.isPresent();
    hovered = isOnMap ? Optional.of(cell) : Optional.empty();
    return isOnMap || wasOnMap;
  }

  /** Turns the map; what glides stops. */
  void turnTo(Rotation rotation) {
    if (view.rotation() != rotation) {
      viewportMotion.halt();
      view.turnTo(rotation);
    }
    hoverIsStale = true;
  }

  /** Follows the window. [px] [&gt;= 1] */
  void resize(int width, int height) {
    view.resize(width, height);
    hoverIsStale = true;
  }

  /** Lets the view glide on by a time. [s] */
  void advance(double seconds) {
    viewportMotion.advance(seconds, view.unit());
    view.pan(viewportMotion.dx(), viewportMotion.dy());
    hoverIsStale = true;
  }

  /** The keyboard is gone: no key is down any more. */
  void letGo() {
    viewportMotion.letGo();
  }

  /** Whether the view moves by itself. */
  boolean isMoving() {
    return viewportMotion.isMoving();
  }

  /** Looks where another one did, with the pointer there. */
  void resume(ViewportState before) {
    view.resume(before.view);
    pointerX = before.pointerX;
    pointerY = before.pointerY;
    isSettling = false;
    isStudySettling = false;
    hoverIsStale = true;
  }

  /** The cell under the pointer, as of the last {@link #settle}. */
  Optional<Cell> hovered() {
    return hovered;
  }

  /** Which part of the map is seen. */
  Viewport view() {
    return view;
  }
}
