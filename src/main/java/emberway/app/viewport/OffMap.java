package emberway.app.viewport;

import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import java.util.function.DoubleBinaryOperator;

/**
 * How far a point lies off a map: to the right or below, negative to the left or above. Lengths are
 * in world pixels.
 */
final class OffMap {
  private OffMap() {}

  /** Returns how far a point lies to the right of the centers of a map's cells. */
  static double x(Projection projection, double x, double y) {
    return x - nearest(projection, x, y, projection::cellToWorldX, x);
  }

  /** Returns how far a point lies below the centers of a map's cells. */
  static double y(Projection projection, double x, double y) {
    return y - nearest(projection, x, y, projection::cellToWorldY, y);
  }

  /**
   * Returns a coordinate of the point of a map that is nearest to a point; {@code its} if on it.
   */
  private static double nearest(
      Projection projection, double x, double y, DoubleBinaryOperator coordinate, double its) {
    double cellX = projection.worldToCellX(x, y);
    double cellY = projection.worldToCellY(x, y);
    double nearestX = clamp(0, cellX, projection.size().width() - 1);
    double nearestY = clamp(0, cellY, projection.size().height() - 1);
    boolean isOn = nearestX == cellX && nearestY == cellY;
    return isOn ? its : coordinate.applyAsDouble(nearestX, nearestY);
  }

  /** Returns how far a point lies to the right of a picture. */
  static double x(PixelBox picture, double x) {
    return x - clamp(picture.left(), x, picture.right());
  }

  /** Returns how far a point lies below a picture. */
  static double y(PixelBox picture, double y) {
    return y - clamp(picture.top(), y, picture.bottom());
  }

  static double clamp(double least, double value, double most) {
    return Math.max(least, Math.min(most, value));
  }
}
