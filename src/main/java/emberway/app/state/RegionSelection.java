package emberway.app.state;

import emberway.app.command.PictureRequest;
import emberway.app.command.ViewAction;
import emberway.app.viewport.Viewport;
import emberway.render.iso.Camera;
import java.util.Optional;

/** The rectangle that the person drags over the map to have a picture of it. */
public final class RegionSelection {
  private static final double LEAST = 5; // that is meant as a rectangle [screen px]

  private boolean isAsked;
  private Optional<PictureRequest.Part.Region> region = Optional.empty(); // so far
  private boolean isDragged;
  private double fromX; // where the drag began [world px]
  private double fromY;

  /** Asks for a rectangle, drags it or is done with it; whether it is done now. */
  boolean apply(ViewAction.OfRegion action, Viewport view) {
    if (action instanceof ViewAction.AskRegion) {
      isAsked = !isAsked;
      region = Optional.empty();
      isDragged = false;
    } else if (action instanceof ViewAction.BeginRegion begin && isAsked) {
      isDragged = true;
      fromX = worldX(view.camera(), begin.x());
      fromY = worldY(view.camera(), begin.y());
      region = Optional.empty();
    } else if (action instanceof ViewAction.StretchRegion stretch && isDragged) {
      stretch(view.camera(), stretch.x(), stretch.y());
    } else if (action instanceof ViewAction.EndRegion && isDragged) {
      isDragged = false;
      isAsked = region.isEmpty();
      return !isAsked;
    }
    return false;
  }

  private void stretch(Camera camera, double screenX, double screenY) {
    double x = worldX(camera, screenX);
    double y = worldY(camera, screenY);
    double width = Math.abs(x - fromX);
    double height = Math.abs(y - fromY);
    region =
        Math.min(width, height) * camera.scale() < LEAST
            ? Optional.empty()
            : Optional.of(
                new PictureRequest.Part.Region(
                    Math.min(x, fromX), Math.min(y, fromY), width, height));
  }

  /** Nothing off the window: what is dragged over its border ends there. */
  private static double worldX(Camera camera, double screenX) {
    return camera.screenToWorldX(Math.max(0, Math.min(camera.viewWidth(), screenX)));
  }

  private static double worldY(Camera camera, double screenY) {
    return camera.screenToWorldY(Math.max(0, Math.min(camera.viewHeight(), screenY)));
  }

  /** Gives up what is being dragged, or was asked for; whether there was anything. */
  boolean letGo() {
    boolean result = isAsked;
    isAsked = false;
    isDragged = false;
    region = result ? Optional.empty() : region;
    return result;
  }

  /** The map was turned: the rectangle lies elsewhere on it now. */
  void forget() {
    letGo();
    region = Optional.empty();
  }

  /** Whether the left button drags a rectangle. */
  public boolean isAsked() {
    return isAsked;
  }

  /** The rectangle, while it is dragged and after. */
  public Optional<PictureRequest.Part.Region> region() {
    return region;
  }
}
