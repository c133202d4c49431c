package emberway.app.state;

import emberway.app.command.Hint;
import emberway.app.command.MotionCommands;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.Viewport;
import emberway.app.viewport.ViewportMotion;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The user's view of the map: the visible part, its motion, and the pointer. */
final class ViewportState implements MotionCommands {
  private static final double NUDGE = 24; // distance of a short press of a steering key [screen px]

  private static final double FOLLOWING = 0.5; // time in which 1/e of the distance is left [s]

  private final Viewport view;
  private final GridSize size; // of the unrotated map
  private final Set<Hint> fulfilled;
  private final ViewportMotion viewportMotion = new ViewportMotion();
  private double pointerX = -1; // [screen px]
  private double pointerY = -1;
  private int pointerMoves; // wraps around
  private boolean isCovered; // whether something covers the map under the pointer
  private Optional<Cell> hovered = Optional.empty();
  // Whether a fitted map still has to move clear of panels that are being laid out.
  private boolean isSettling = true;
  // Whether the user has just fitted the map, and panels may have been hidden or shown before.
  private boolean isFitSettling;
  private boolean hoverIsStale;
  private boolean isFollowing; // whether the view follows what is played

  /**
   * Creates the state of a view of a map of a given size.
   *
   * @param fulfilled gets the hints that the user no longer needs
   */
  ViewportState(Viewport view, GridSize size, Set<Hint> fulfilled) {
    this.view = view;
    this.size = size;
    this.fulfilled = fulfilled;
  }

  /** Begins a motion by the user: the map neither moves clear of panels nor follows anything. */
  void beginMotion() {
    begin();
    isFitSettling = false;
    isFollowing = false;
    hoverIsStale = true;
  }

  /** Stops moving the map clear of panels, because the user has begun to do something. */
  void begin() {
    isSettling = false;
  }

  /** Whether a fitted map still has to move clear of panels. */
  boolean awaitsSafeArea() {
    return isSettling || isFitSettling;
  }

  /** Lets a fitted map move clear of panels once these are laid out. */
  void settleAgain() {
    isSettling = true;
  }

  /**
   * Updates the area that panels leave free, once they have settled. Moves a fitted map clear of
   * them if that is pending.
   */
  void setSafeArea(SafeArea room, boolean isComplete) {
    if (isComplete) {
      hoverIsStale = true;
      view.setSafeArea(room);
      if (awaitsSafeArea()) {
        isSettling = false;
        isFitSettling = false;
        view.settle();
      }
    }
  }

  @Override
  public void pan(double dx, double dy) {
    fulfilled.add(Hint.PAN);
    view.pan(dx, dy);
  }

  /** Lets the view follow what is played, until the user moves the view. */
  void beginToFollow() {
    isFollowing = true;
  }

  /**
   * Moves the view gently after a cell.
   *
   * @param cell row-major index; empty if nothing is played
   * @param seconds the time since the last call
   * @return whether the view has moved
   */
  boolean follow(OptionalInt cell, double seconds) {
    boolean hasMoved =
        isFollowing
            && cell.isPresent()
            && view.follow(size.cell(cell.getAsInt()), 1 - Math.exp(-seconds / FOLLOWING));
    hoverIsStale |= hasMoved;
    return hasMoved;
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
    fulfilled.add(Hint.PAN);
    halt();
    viewportMotion.steer(dx, dy, begins);
    if (begins) {
      view.pan(-dx * NUDGE, -dy * NUDGE);
    }
  }

  @Override
  public void zoom(double x, double y, double notches) {
    fulfilled.add(Hint.ZOOM);
    view.zoom(x, y, notches);
  }

  @Override
  public void zoomCentered(double notches) {
    fulfilled.add(Hint.ZOOM);
    halt();
    view.zoom(view.camera().viewWidth() / 2.0, view.camera().viewHeight() / 2.0, notches);
  }

  @Override
  public void fit() {
    halt();
    view.fitClear();
    isFitSettling = true;
  }

  @Override
  public void lookAt(Cell cell) {
    halt();
    view.lookAt(cell);
  }

  @Override
  public void lookAt(List<Cell> cells) {
    halt();
    view.lookAt(cells);
    hoverIsStale = true;
  }

  @Override
  public void lookAtPoint(double worldX, double worldY) {
    halt();
    view.lookAt(worldX, worldY);
  }

  /** Centers a cell of the unrotated map, zoomed in far enough to see what stands there. */
  void flyTo(Cell cell) {
    begin();
    halt();
    view.flyTo(cell);
    hoverIsStale = true;
  }

  /** Moves the view just far enough that a cell of the unrotated map is in its middle part. */
  void reveal(Cell cell) {
    begin();
    halt();
    view.follow(cell, 1);
    hoverIsStale = true;
  }

  /** Sets the position of the pointer. [screen px] */
  void hover(double x, double y) {
    pointerX = x;
    pointerY = y;
    pointerMoves++;
    hoverIsStale = true;
  }

  /** Returns a counter that changes with each move of the pointer. */
  int pointerMoves() {
    return pointerMoves;
  }

  /** Sets whether something covers the map under the pointer. */
  void coverPointer(boolean isCoveredNow) {
    hoverIsStale |= isCovered != isCoveredNow;
    isCovered = isCoveredNow;
  }

  /**
   * Updates the cell under the pointer, unless the view is moving. Returns whether window texts may
   * have changed.
   */
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

  /** Rotates the map and stops its motion. */
  void turnTo(Rotation rotation) {
    if (view.rotation() != rotation) {
      viewportMotion.halt();
      view.turnTo(rotation);
    }
    hoverIsStale = true;
  }

  /** Adapts to the size of the window. [px] [&gt;= 1] */
  void resize(int width, int height) {
    view.resize(width, height);
    hoverIsStale = true;
  }

  /** Moves the view by its own motion for a time. [s] */
  void advance(double seconds) {
    viewportMotion.advance(seconds, view.unit());
    view.pan(viewportMotion.dx(), viewportMotion.dy());
    hoverIsStale = true;
  }

  /** Treats all keys as released, because the window has lost the keyboard. */
  void releaseKeys() {
    viewportMotion.releaseKeys();
  }

  /** Whether the view moves by itself. */
  boolean isMoving() {
    return viewportMotion.isMoving();
  }

  /** Restores the view and pointer of another state. */
  void resume(ViewportState before) {
    view.resume(before.view);
    pointerX = before.pointerX;
    pointerY = before.pointerY;
    isSettling = false;
    hoverIsStale = true;
  }

  /** Returns the cell under the pointer, as of the last {@link #settle}. */
  Optional<Cell> hovered() {
    return hovered;
  }

  /** Returns the view of the map. */
  Viewport view() {
    return view;
  }
}
