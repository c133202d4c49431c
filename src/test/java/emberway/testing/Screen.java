package emberway.testing;

import emberway.render.iso.Camera;

/** Where on the screen a camera shows what, by its own way back. */
public final class Screen {
  private Screen() {}

  /** The column that shows a point of the world. */
  public static double x(Camera camera, double worldX) {
    double left = camera.screenToWorldX(0);
    return (worldX - left) / (camera.screenToWorldX(1) - left);
  }

  /** The row that shows a point of the world. */
  public static double y(Camera camera, double worldY) {
    double top = camera.screenToWorldY(0);
    return (worldY - top) / (camera.screenToWorldY(1) - top);
  }
}
