package emberway.app.viewport;

import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;

/**
 * How far a point lies off a map: to the right or below, negative to the left or above. Lengths are
 * in world pixels.
 */
final class OffMap {
  private OffMap() {}

  /** Returns how far a point lies to the right of the centers of a map's cells. */
  static double x(Projection projection, double x, double y) {
    double cellX = projection.worldToCellX(x, y);
    double cellY = projection.worldToCellY(x, y);
    double nearestX = column(projection, cellX);
    double nearestY = row(projection, cellY);
    boolean isOn = nearestX == cellX && nearestY == cellY;
    return isOn ? 0 : x - projection.cellToWorldX(nearestX, nearestY);
  }

  /** Returns how far a point lies below the centers of a map's cells. */
  static double y(Projection projection, double x, double y) {
    double cellX = projection.worldToCellX(x, y);
    double cellY = projection.worldToCellY(x, y);
    double nearestX = column(projection, cellX);
    double nearestY = row(projection, cellY);
    boolean isOn = nearestX == cellX && nearestY == cellY;
    return isOn ? 0 : y - projection.cellToWorldY(nearestX, nearestY);
  }

  /** Returns how far a point lies to the right of a picture. */
  static double x(PixelBox picture, double x) {
    return x - clamp(picture.left(), x, picture.right());
  }

  /** Returns how far a point lies below a picture. */
  static double y(PixelBox picture, double y) {
    return y - clamp(picture.top(), y, picture.bottom());
  }

  private static double column(Projection projection, double cellX) {
    return clamp(0, cellX, projection.size().width() - 1);
  }

  private static double row(Projection projection, double cellY) {
    return clamp(0, cellY, projection.size().height() - 1);
  }

  static double clamp(double least, double value, double most) {
    return Math.max(least, Math.min(most, value));
  }
}
