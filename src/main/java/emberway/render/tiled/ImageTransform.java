package emberway.render.tiled;

import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;

/**
 * Scales and rotates pictures, with bilinear interpolation between the four nearest pixels.
 *
 * @param scaleX [&gt; 0]
 * @param scaleY [&gt; 0]
 * @param angle clockwise [radians]
 */
record ImageTransform(double scaleX, double scaleY, double angle) {
  /** Neither scales nor rotates. */
  static final ImageTransform NONE = new ImageTransform(1, 1, 0);

  private static final double TINY = 1e-9;

  /**
   * The position of a picture.
   *
   * @param left of its upper left corner, scaled but not yet rotated [world px]
   * @param top of its upper left corner, scaled but not yet rotated [world px]
   * @param pivotX x of the center of rotation [world px]
   * @param pivotY y of the center of rotation [world px]
   */
  record Place(double left, double top, double pivotX, double pivotY) {}

  /** Whether a picture of this size stays unchanged, apart from its position. */
  boolean keeps(int width, int height) {
    return angle == 0
        && Math.abs(scaleX - 1) * width < TINY
        && Math.abs(scaleY - 1) * height < TINY;
  }

  /**
   * The area that a scaled and rotated picture covers.
   *
   * @param imageWidth [px]
   * @param imageHeight [px]
   * @param clip the area of interest
   */
  PixelBox cover(int imageWidth, int imageHeight, Place place, PixelBox clip) {
    double width = imageWidth * scaleX;
    double height = imageHeight * scaleY;
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < 4; corner++) {
      double dx = place.left + ((corner & 1) == 1 ? width : 0) - place.pivotX;
      double dy = place.top + (corner >= 2 ? height : 0) - place.pivotY;
      double x = place.pivotX + cos * dx - sin * dy;
      double y = place.pivotY + sin * dx + cos * dy;
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
    int fromX = Math.max(clip.left(), TiledPicture.nearest(minX));
    int fromY = Math.max(clip.top(), TiledPicture.nearest(minY));
    int endX = Math.min(clip.right(), TiledPicture.nearest(maxX));
    int endY = Math.min(clip.bottom(), TiledPicture.nearest(maxY));
    return endX <= fromX || endY <= fromY
        ? new PixelBox(fromX, fromY, 0, 0)
        : new PixelBox(fromX, fromY, endX - fromX, endY - fromY);
  }

  /**
   * Resamples a picture with a layer's tint and opacity. As in Qt, the tint is applied before
   * scaling, the opacity afterward.
   */
  SpriteImage resample(SpriteImage image, Place place, PixelBox box, Tint tint) {
    return tint.fading().apply(resample(tint.color().apply(image), place, box));
  }

  /**
   * Scales a picture and rotates it about a pivot. A picture that is only moved by a fraction of a
   * pixel is interpolated, too.
   *
   * @param box the part to draw [at least one pixel]
   */
  SpriteImage resample(SpriteImage image, Place place, PixelBox box) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    byte[] out = new byte[box.width() * box.height() * 4];
    for (int y = 0; y < box.height(); y++) {
      for (int x = 0; x < box.width(); x++) {
        double dx = box.left() + x + 0.5 - place.pivotX;
        double dy = box.top() + y + 0.5 - place.pivotY;
        double atX = (place.pivotX + cos * dx + sin * dy - place.left) / scaleX;
        double atY = (place.pivotY - sin * dx + cos * dy - place.top) / scaleY;
        if (angle == 0 || (atX >= 0 && atY >= 0 && atX < image.width() && atY < image.height())) {
          sample(image, atX - 0.5, atY - 0.5, out, (y * box.width() + x) * 4);
        }
      }
    }
    return new SpriteImage(box.width(), box.height(), out);
  }

  /**
   * Interpolates between four pixels, weighted by alpha; beyond the edge, edge pixels are repeated.
   */
  private static void sample(SpriteImage image, double x, double y, byte[] out, int to) {
    int x0 = (int) Math.floor(x);
    int y0 = (int) Math.floor(y);
    double sumAlpha = 0;
    double red = 0;
    double green = 0;
    double blue = 0;
    for (int i = 0; i < 4; i++) {
      int atX = Math.max(0, Math.min(image.width() - 1, x0 + (i & 1)));
      int atY = Math.max(0, Math.min(image.height() - 1, y0 + (i >> 1)));
      double weightX = (i & 1) == 1 ? x - x0 : 1 - (x - x0);
      double weightY = i >> 1 == 1 ? y - y0 : 1 - (y - y0);
      int from = (atY * image.width() + atX) * 4;
      double alpha = weightX * weightY * (image.rgba()[from + 3] & 0xFF);
      sumAlpha += alpha;
      red += alpha * (image.rgba()[from] & 0xFF);
      green += alpha * (image.rgba()[from + 1] & 0xFF);
      blue += alpha * (image.rgba()[from + 2] & 0xFF);
    }
    if (sumAlpha > 0) {
      out[to] = (byte) Math.round(red / sumAlpha);
      out[to + 1] = (byte) Math.round(green / sumAlpha);
      out[to + 2] = (byte) Math.round(blue / sumAlpha);
      out[to + 3] = (byte) Math.round(sumAlpha);
    }
  }
}
