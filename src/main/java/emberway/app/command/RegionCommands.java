package emberway.app.command;

/** Drags a rectangle over the map to take a picture of it. */
public interface RegionCommands {
  /** Starts the selection of a rectangle for a picture, or ends it if it has started. */
  void askRegion();

  /** Begins dragging the rectangle at a point. [screen px] */
  void beginRegion(double x, double y);

  /** Stretches the rectangle to another point, if it was begun. [screen px] */
  void stretchRegion(double x, double y);

  /** Ends the drag of the rectangle. */
  void endRegion();
}
