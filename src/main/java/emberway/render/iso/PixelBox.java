package emberway.render.iso;

/**
 * A rectangle of pixels.
 *
 * @param left its left edge [px]
 * @param top its upper edge [px]
 * @param width [px] [&gt;= 0]
 * @param height [px] [&gt;= 0]
 */
public record PixelBox(int left, int top, int width, int height) {
  /** Checks the ranges above. */
  public PixelBox {
    if (width < 0 || height < 0) {
      throw new IllegalArgumentException(
          "a box of %d × %d px: must be at least 0".formatted(width, height));
    }
  }

  /** The column after its last one. [px] */
  public int right() {
    return left + width;
  }

  /** The row after its last one. [px] */
  public int bottom() {
    return top + height;
  }

  /** The smallest box that holds both. */
  public PixelBox with(PixelBox other) {
    int minLeft = Math.min(left, other.left);
    int minTop = Math.min(top, other.top);
    return new PixelBox(
        minLeft,
        minTop,
        Math.max(right(), other.right()) - minLeft,
        Math.max(bottom(), other.bottom()) - minTop);
  }
}
