package emberway.render.iso;

/**
 * A rectangle of pixels, half open: from (left, top) inclusive to (right, bottom) exclusive; y
 * grows down.
 *
 * @param left [px]
 * @param top [px]
 * @param width [px] [&gt;= 0]
 * @param height [px] [&gt;= 0]
 */
public record PixelRegion(int left, int top, int width, int height) {
  /** Checks the ranges above, and that the far corner is an {@code int} too. */
  public PixelRegion {
    if (width < 0
        || height < 0
        || (long) left + width > Integer.MAX_VALUE
        || (long) top + height > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "a rectangle of " + width + " × " + height + " px at " + left + "," + top);
    }
  }

  /** The first column to the right of it. [px] */
  public int right() {
    return left + width;
  }

  /** The first row below it. [px] */
  public int bottom() {
    return top + height;
  }

  /** Whether it holds no pixel. */
  public boolean isEmpty() {
    return width == 0 || height == 0;
  }
}
