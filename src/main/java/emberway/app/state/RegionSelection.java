package emberway.app.state;

import emberway.app.command.PictureRequest;
import emberway.app.command.RegionCommands;
import emberway.app.viewport.Viewport;
import emberway.render.iso.Camera;
import java.util.Optional;

/** The rectangle that the user drags over the map to take a picture of it. */
public final class RegionSelection implements RegionCommands {
  // Smallest side of a rectangle; anything less is a click. [screen px]
  private static final double MIN = 5;

  private final Viewport view;
  private final Runnable whenDone;
  private boolean isSelecting;
  private Optional<PictureRequest.Part.Region> region = Optional.empty(); // selected so far
  private boolean isDragged;
  private double fromX; // start of the drag [world px]
  private double fromY;

  /**
   * Creates a selection without a rectangle.
   *
   * @param whenDone called once the user has dragged a rectangle
   */
  RegionSelection(Viewport view, Runnable whenDone) {
    this.view = view;
    this.whenDone = whenDone;
  }

  @Override
  public void askRegion() {
    isSelecting = !isSelecting;
    region = Optional.empty();
    isDragged = false;
  }

  @Override
  public void beginRegion(double screenX, double screenY) {
    if (isSelecting) {
      isDragged = true;
      fromX = worldX(view.camera(), screenX);
      fromY = worldY(view.camera(), screenY);
      region = Optional.empty();
    }
  }

  @Override
  public void stretchRegion(double screenX, double screenY) {
    if (isDragged) {
      Camera camera = view.camera();
      double x = worldX(camera, screenX);
      double y = worldY(camera, screenY);
      double width = Math.abs(x - fromX);
      double height = Math.abs(y - fromY);
      region =
          Math.min(width, height) * camera.scale() < MIN
              ? Optional.empty()
              : Optional.of(
                  new PictureRequest.Part.Region(
                      Math.min(x, fromX), Math.min(y, fromY), width, height));
    }
  }

  @Override
  public void endRegion() {
    if (isDragged) {
      isDragged = false;
      isSelecting = region.isEmpty();
      if (!isSelecting) {
        whenDone.run();
      }
    }
  }

  /** Converts a screen coordinate, clamped to the window. */
  private static double worldX(Camera camera, double screenX) {
    return camera.screenToWorldX(Math.max(0, Math.min(camera.viewWidth(), screenX)));
  }

  private static double worldY(Camera camera, double screenY) {
    return camera.screenToWorldY(Math.max(0, Math.min(camera.viewHeight(), screenY)));
  }

  /** Cancels a selection in progress. Returns whether there was one. */
  boolean cancel() {
    boolean result = isSelecting;
    isSelecting = false;
    isDragged = false;
    region = result ? Optional.empty() : region;
    return result;
  }

  /** Drops the rectangle because the map was rotated. */
  void forget() {
    cancel();
    region = Optional.empty();
  }

  /** Whether the left button drags a rectangle. */
  public boolean isSelecting() {
    return isSelecting;
  }

  /** Returns the rectangle, during and after the drag. */
  public Optional<PictureRequest.Part.Region> region() {
    return region;
  }
}
