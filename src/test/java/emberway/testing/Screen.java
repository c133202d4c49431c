package emberway.testing;

import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.render.iso.Camera;
import emberway.sprite.TileGeometry;

/** The screen of tests, and where on it a camera shows what, by its own way back. */
public final class Screen {
  public static final int WIDTH = 1280; // [px]
  public static final int HEIGHT = 800; // [px]

  private Screen() {}

  /** The view of all of a map of the usual tiles, as a window of that size opens it. [cells] */
  public static Viewport view(int columns, int rows) {
    return new Viewport(TileGeometry.PUBLISHED, new GridSize(columns, rows), WIDTH, HEIGHT);
  }

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
