package emberway.app.command;

import emberway.app.viewport.SafeArea;
import emberway.map.Cell;

/** What moves the view, and what lies over the map or beside it. */
public sealed interface ViewAction extends Action.OfState {
  /** What moves the view, and needs to know of nothing else. */
  sealed interface OfMotion extends ViewAction {
    /** Takes what moves the view. Coordinates are screen pixels. */
    interface Handler {
      void pan(double dx, double dy);

      void fling(double velocityX, double velocityY);

      void halt();

      void steer(int dx, int dy, boolean begins);

      void zoom(double x, double y, double notches);

      void zoomCentered(double notches);

      void fit();

      void lookAt(Cell cell);

      void flyTo(Cell cell);

      void lookAtPoint(double worldX, double worldY);
    }

    void dispatch(OfMotion.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Carry the map along. [screen px] */
  record Pan(double dx, double dy) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.pan(dx, dy);
    }
  }

  /** Let the map glide on. [screen px/s] */
  record Fling(double velocityX, double velocityY) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.fling(velocityX, velocityY);
    }
  }

  /** Stop the map where it is. */
  record Halt() implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.halt();
    }
  }

  /** Begin to move the view in a direction while a key is down, or end it. [-1..1] */
  record Steer(int dx, int dy, boolean begins) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.steer(dx, dy, begins);
    }
  }

  /** Zoom about a point, in for notches above 0. [screen px] [wheel notches] */
  record Zoom(double x, double y, double notches) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.zoom(x, y, notches);
    }
  }

  /** Zoom about the middle of the view. [wheel notches] */
  record ZoomCentered(double notches) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.zoomCentered(notches);
    }
  }

  /** Show all of the map. */
  record Fit() implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.fit();
    }
  }

  /** Bring a cell into the middle of the view. */
  record LookAt(Cell cell) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.lookAt(cell);
    }
  }

  /** Bring a cell into the middle of the view, and near enough to see what is there. */
  record FlyTo(Cell cell) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.flyTo(cell);
    }
  }

  /** Bring a point of the turned map's picture at scale 1 into the middle of the view. */
  record LookAtPoint(double worldX, double worldY) implements OfMotion {
    @Override
    public void dispatch(OfMotion.Handler handler) {
      handler.lookAtPoint(worldX, worldY);
    }
  }

  /**
   * Take note of what panels leave of the window for the map.
   *
   * @param isComplete whether they have settled, and show already what was asked for
   */
  record Cover(SafeArea room, boolean isComplete) implements ViewAction {
    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.cover(room, isComplete);
    }
  }

  /** Turn the map by a quarter. */
  record Turn(boolean clockwise) implements ViewAction {
    @Override
    public void dispatch(Action.Handler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.turn(clockwise);
    }
  }

  /** Show something, or hide it. */
  record Toggle(ViewOption viewOption) implements ViewAction {
    @Override
    public void dispatch(Action.Handler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(Action.OfState.Handler handler) {
      handler.toggle(viewOption);
    }
  }

  /** What drags a rectangle to have a picture of it. */
  sealed interface OfRegion extends ViewAction {
    /** Takes what drags that rectangle. */
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

  /** Let the user drag a rectangle over the map, to have a picture of it, or not after all. */
  record AskRegion() implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.askRegion();
    }
  }

  /** Begin that rectangle. [screen px] */
  record BeginRegion(double x, double y) implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.beginRegion(x, y);
    }
  }

  /** Drag it to another corner, if it was begun. [screen px] */
  record StretchRegion(double x, double y) implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.stretchRegion(x, y);
    }
  }

  /** Be done with it. */
  record EndRegion() implements OfRegion {
    @Override
    public void dispatch(OfRegion.Handler handler) {
      handler.endRegion();
    }
  }
}
