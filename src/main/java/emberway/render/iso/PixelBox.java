package emberway.render.iso;

import emberway.sprite.Atlas;
import java.util.Arrays;

/**
 * A rectangle of pixels.
 *
 * @param left its left edge [px]
 * @param top its upper edge [px]
 * @param width the width [px] [&gt;= 0]
 * @param height the height [px] [&gt;= 0]
 */
public record PixelBox(int left, int top, int width, int height) {
  /** A box without pixels. */
  public static final PixelBox EMPTY = new PixelBox(0, 0, 0, 0);

  /** Checks the parameters' ranges. */
  public PixelBox {
    if (width < 0 || height < 0) {
      throw new IllegalArgumentException(
          "a box of %d × %d px: must be at least 0".formatted(width, height));
    }
  }

  /** The bounds of the visible pixels of all sprites; see {@link #of(Atlas, boolean[])}. */
  public static PixelBox of(Atlas atlas) {
    boolean[] all = new boolean[atlas.layout().count() + 1];
    Arrays.fill(all, true);
    return of(atlas, all);
  }

  /**
   * The bounds of the visible pixels of some sprites, relative to the position where a sprite is
   * drawn; an empty box if nothing is visible.
   *
   * @param used which sprites, by number (slot + 1)
   */
  public static PixelBox of(Atlas atlas, boolean[] used) {
    PixelBox all = null;
    for (int slot = 0; slot + 1 < used.length; slot++) {
      Atlas.Bounds seen = atlas.bounds(slot);
      if (used[slot + 1] && seen.width() > 0) {
        PixelBox box =
            new PixelBox(
                atlas.offsetX(slot) + seen.x(),
                atlas.offsetY(slot) + seen.y(),
                seen.width(),
                seen.height());
        all = all == null ? box : all.with(box);
      }
    }
    return all == null ? EMPTY : all;
  }

  /** The column after the last one. [px] */
  public int right() {
    return left + width;
  }

  /** The row after the last one. [px] */
  public int bottom() {
    return top + height;
  }

  /** Whether it has no pixels. */
  public boolean isEmpty() {
    return width == 0 || height == 0;
  }

  /** The smallest box that contains the pixels of both. */
  public PixelBox with(PixelBox other) {
    if (isEmpty() || other.isEmpty()) {
      return isEmpty() ? other : this;
    }
    int minLeft = Math.min(left, other.left);
    int minTop = Math.min(top, other.top);
    return new PixelBox(
        minLeft,
        minTop,
        Math.max(right(), other.right()) - minLeft,
        Math.max(bottom(), other.bottom()) - minTop);
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof PixelBox that
        && left == that.left
        && top == that.top
        && width == that.width
        && height == that.height;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * left + top) + width) + height;
  }
}
