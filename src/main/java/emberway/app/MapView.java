package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Camera;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.TileGeometry;

/** Which part of a map the window shows, how large, and how far it is turned. */
final class MapView {
  private static final double BEYOND_FIT = 0.5; // the least scale, as a part of the one that fits

  private final TileGeometry geometry;
  private final GridSize size; // unturned
  private final Camera camera = new Camera();
  private final ZoomWheel wheel = new ZoomWheel();
  private Rotation rotation = Rotation.NONE;
  private PictureFrame frame;
  private boolean fitted;
  private int covered; // at the right [screen px]

  /** A view of all of a map. */
  MapView(TileGeometry geometry, GridSize size, int width, int height) {
    this.geometry = geometry;
    this.size = size;
    camera.resize(width, height);
    frame = PictureFrame.whole(new IsoProjection(geometry, size), 1);
    fit();
  }

  /** Follows the window; a map that was shown whole stays so. [px] [&gt;= 1] */
  void resize(int width, int height) {
    camera.resize(width, height);
    if (fitted) {
      fit();
    }
  }

  /** Takes note of how much of the view is covered at its right; a fitted map moves aside. */
  void cover(int right) {
    covered = right;
    if (fitted) {
      fit();
    }
  }

  /** How much of the view is covered at its right. [screen px] */
  int covered() {
    return covered;
  }

  /** Shows all of the map in what is not covered: crisp where it is smaller than that. */
  void fit() {
    camera.fit(projection());
    int free = Math.max(1, camera.viewWidth() - covered);
    double scale = Math.min(camera.scale(), (double) free / projection().pictureWidth());
    zoomTo(
        camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, scale > 1 ? Math.floor(scale) : scale);
    camera.panBy((free - camera.viewWidth()) / 2.0, 0);
    updateFrame();
    fitted = true;
  }

  /** Carries the map along. [screen px] */
  void pan(double dx, double dy) {
    camera.panBy(dx, dy);
    stayOnMap();
    fitted = false;
  }

  /** Turns the wheel at a point. [screen px] [notches] */
  void zoom(double x, double y, double notches) {
    zoomTo(x, y, wheel.turn(camera.scale(), notches, leastScale()));
    fitted = false;
  }

  private void zoomTo(double x, double y, double scale) {
    camera.zoomTo(x, y, scale);
    stayOnMap();
    updateFrame();
  }

  private double leastScale() {
    IsoProjection projection = projection();
    double fits =
        Math.min(
            (double) camera.viewWidth() / projection.pictureWidth(),
            (double) camera.viewHeight() / projection.pictureHeight());
    return Math.max(PictureFrame.MIN_SCALE, Math.min(1, fits) * BEYOND_FIT);
  }

  /** Keeps the middle of the view on the picture. */
  private void stayOnMap() {
    double x = camera.screenToWorldX(camera.viewWidth() / 2.0);
    double y = camera.screenToWorldY(camera.viewHeight() / 2.0);
    double insideX = Math.max(0, Math.min(projection().pictureWidth(), x));
    double insideY = Math.max(0, Math.min(projection().pictureHeight(), y));
    if (insideX != x || insideY != y) {
      camera.lookAt(insideX, insideY);
    }
  }

  /** Turns the map; what is in the middle of the view stays there. */
  void turnTo(Rotation turned) {
    double worldX = camera.screenToWorldX(camera.viewWidth() / 2.0);
    double worldY = camera.screenToWorldY(camera.viewHeight() / 2.0);
    GridSize from = rotation.apply(size);
    double x = projection().worldToCellX(worldX, worldY);
    double y = projection().worldToCellY(worldX, worldY);
    Rotation back = rotation.inverse();
    double unturnedX = turnX(back, from, x, y);
    double unturnedY = turnY(back, from, x, y);
    lookAtCell(
        turned,
        turnX(turned, size, unturnedX, unturnedY),
        turnY(turned, size, unturnedX, unturnedY));
  }

  /** Brings a cell of the unturned map into the middle. */
  void lookAt(Cell cell) {
    fitted = false;
    Cell turned = rotation.apply(size, cell);
    lookAtCell(rotation, turned.x(), turned.y());
  }

  /** Brings a point of the picture at scale 1 into the middle. [world px] */
  void lookAt(double worldX, double worldY) {
    fitted = false;
    camera.lookAt(worldX, worldY);
    stayOnMap();
  }

  private void lookAtCell(Rotation turned, double cellX, double cellY) {
    rotation = turned;
    IsoProjection projection = new IsoProjection(geometry, turned.apply(size));
    frame = PictureFrame.whole(projection, camera.scale());
    camera.lookAt(projection.cellToWorldX(cellX, cellY), projection.cellToWorldY(cellX, cellY));
    stayOnMap();
    if (fitted) {
      fit();
    }
  }

  /** {@link Rotation#x} for a point between cell centers. */
  private static double turnX(Rotation rotation, GridSize size, double x, double y) {
    return switch (rotation) {
      case NONE -> x;
      case QUARTER -> size.height() - 1 - y;
      case HALF -> size.width() - 1 - x;
      case THREE_QUARTERS -> y;
    };
  }

  /** {@link Rotation#y} for a point between cell centers. */
  private static double turnY(Rotation rotation, GridSize size, double x, double y) {
    return switch (rotation) {
      case NONE -> y;
      case QUARTER -> x;
      case HALF -> size.height() - 1 - y;
      case THREE_QUARTERS -> size.width() - 1 - x;
    };
  }

  private void updateFrame() {
    if (frame.scale() != camera.scale()) {
      frame = PictureFrame.whole(projection(), camera.scale());
    }
  }

  /** The cell of the unturned map whose ground is under a point; it may lie off. [screen px] */
  Cell cellAt(double screenX, double screenY) {
    return unturned(turnedCellAt(screenX, screenY));
  }

  /**
   * The cell of the unturned map next in front of the one under a point: what stands tall on it
   * covers that point. It may lie off the map. [screen px]
   */
  Cell cellInFront(double screenX, double screenY) {
    Cell cell = turnedCellAt(screenX, screenY);
    return unturned(new Cell(cell.x() - 1, cell.y() + 1));
  }

  private Cell turnedCellAt(double screenX, double screenY) {
    return projection().worldToCell(camera.screenToWorldX(screenX), camera.screenToWorldY(screenY));
  }

  private Cell unturned(Cell turned) {
    return rotation.inverse().apply(rotation.apply(size), turned);
  }

  private IsoProjection projection() {
    return frame.projection();
  }

  /** How far the map is turned. */
  Rotation rotation() {
    return rotation;
  }

  /** What is shown: the turned map's picture, of which the camera shows a part. */
  PictureFrame frame() {
    return frame;
  }

  /** Which part of it. */
  Camera camera() {
    return camera;
  }
}
