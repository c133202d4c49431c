package emberway.scenery;

import emberway.sprite.SpriteImage;
import java.util.Optional;

/**
 * A picture scaled and turned, resampled pixel by pixel between its four nearest pixels.
 *
 * @param scaleX [&gt; 0]
 * @param scaleY [&gt; 0]
 * @param angle clockwise [radians]
 */
record Warp(double scaleX, double scaleY, double angle) {
  /** Neither scales nor turns. */
  static final Warp NONE = new Warp(1, 1, 0);

  /** The longest side of a result. [px] */
  static final int MAX_SIDE = 8192;

  /**
   * A picture and where its upper left corner lies.
   *
   * @param image empty where nothing of it can be seen
   * @param left [world px]
   * @param top [world px]
   */
  record Placed(Optional<SpriteImage> image, int left, int top) {}

  private static final double TINY = 1e-9;

  /**
   * Scales a picture whose corner then lies at (left, top), and turns it about a pivot.
   *
   * @param left [world px]
   * @param top [world px]
   * @param pivotX [world px]
   * @param pivotY [world px]
   */
  Placed apply(SpriteImage image, double left, double top, double pivotX, double pivotY) {
    if (angle == 0
        && Math.abs(scaleX - 1) * image.width() < TINY
        && Math.abs(scaleY - 1) * image.height() < TINY) {
      return new Placed(Optional.of(image), TiledPicture.nearest(left), TiledPicture.nearest(top));
    }
    return resample(image, left, top, pivotX, pivotY);
  }

  /** Does what {@link #apply} does, and blurs a picture, too, that is only moved between pixels. */
  Placed resample(SpriteImage image, double left, double top, double pivotX, double pivotY) {
    double width = image.width() * scaleX;
    double height = image.height() * scaleY;
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < 4; corner++) {
      double dx = left + ((corner & 1) == 1 ? width : 0) - pivotX;
      double dy = top + (corner >= 2 ? height : 0) - pivotY;
      double x = pivotX + cos * dx - sin * dy;
      double y = pivotY + sin * dx + cos * dy;
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
    int fromX = TiledPicture.nearest(minX);
    int fromY = TiledPicture.nearest(minY);
    int outWidth = TiledPicture.nearest(maxX) - fromX;
    int outHeight = TiledPicture.nearest(maxY) - fromY;
    if (outWidth < 1 || outHeight < 1 || outWidth > MAX_SIDE || outHeight > MAX_SIDE) {
      return new Placed(Optional.empty(), fromX, fromY);
    }
    byte[] out = new byte[outWidth * outHeight * 4];
    for (int y = 0; y < outHeight; y++) {
      for (int x = 0; x < outWidth; x++) {
        double dx = fromX + x + 0.5 - pivotX;
        double dy = fromY + y + 0.5 - pivotY;
        double atX = (pivotX + cos * dx + sin * dy - left) / scaleX;
        double atY = (pivotY - sin * dx + cos * dy - top) / scaleY;
        if (angle == 0 || (atX >= 0 && atY >= 0 && atX < image.width() && atY < image.height())) {
          sample(image, atX - 0.5, atY - 0.5, out, (y * outWidth + x) * 4);
        }
      }
    }
    return new Placed(Optional.of(new SpriteImage(outWidth, outHeight, out)), fromX, fromY);
  }

  /** Between four pixels, weighted by their alpha; beyond the edge is the edge. */
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
