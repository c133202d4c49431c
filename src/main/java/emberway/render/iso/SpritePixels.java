package emberway.render.iso;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.util.Arrays;

/**
 * A sprite as runs of opaque pixels, which are copied, and of translucent ones, which are blended.
 * Immutable.
 */
final class SpritePixels {
  private static final int RUN = 3; // first column, end column, 1 if opaque or else 0
  private static final int OPAQUE = 255;
  private static final int HALF = 127; // of 255, rounded down: there are no ties

  private final int left; // of the pixels, from the drawing position
  private final int top;
  private final int width;
  private final int height;
  private final int[] pixels; // premultiplied RGBA, red in the lowest byte [size: width*height]
  private final int[] firstRun; // of each row, and the end of the last [size: height+1]
  private final int[] runs;

  /** Takes the sprite in a slot of an atlas. */
  SpritePixels(Atlas atlas, int slot) {
    Atlas.Bounds visible = atlas.bounds(slot);
    left = atlas.offsetX(slot) + visible.x();
    top = atlas.offsetY(slot) + visible.y();
    width = visible.width();
    height = visible.height();
    pixels = pixels(atlas, slot);
    firstRun = new int[height + 1];
    int[] found = new int[RUN * pixels.length];
    int end = 0;
    for (int y = 0; y < height; y++) {
      firstRun[y] = end;
      for (int x = 0; x < width; ) {
        int first = x;
        int kind = kind(first, y);
        while (x < width && kind(x, y) == kind) {
          x++;
        }
        if (kind >= 0) {
          found[end++] = first;
          found[end++] = x;
          found[end++] = kind;
        }
      }
    }
    firstRun[height] = end;
    runs = Arrays.copyOf(found, end);
  }

  private static int[] pixels(Atlas atlas, int slot) {
    AtlasLayout layout = atlas.layout();
    Atlas.Bounds visible = atlas.bounds(slot);
    byte[] rgba = atlas.pixels();
    int[] pixels = new int[visible.width() * visible.height()];
    for (int i = 0; i < pixels.length; i++) {
      int x = layout.spriteX(slot) + visible.x() + i % visible.width();
      int y = layout.spriteY(slot) + visible.y() + i / visible.width();
      int from = 4 * (y * layout.width() + x);
      pixels[i] =
          (rgba[from] & 0xFF)
              | (rgba[from + 1] & 0xFF) << 8
              | (rgba[from + 2] & 0xFF) << 16
              | rgba[from + 3] << 24;
    }
    return pixels;
  }

  /** 1 for an opaque pixel, 0 for a translucent one, -1 for an invisible one. */
  private int kind(int x, int y) {
    int alpha = pixels[y * width + x] >>> 24;
    return alpha == OPAQUE ? 1 : alpha == 0 ? -1 : 0;
  }

  /**
   * Draws the sprite over a picture.
   *
   * @param x the drawing position; may lie outside the picture, like y
   * @param rgba the picture: premultiplied RGBA, red in the lowest byte [size: at least
   *     pictureWidth*pictureHeight]
   */
  void draw(int x, int y, int[] rgba, int pictureWidth, int pictureHeight) {
    int originX = x + left;
    int originY = y + top;
    int endRow = Math.min(height, pictureHeight - originY);
    for (int row = Math.max(0, -originY); row < endRow; row++) {
      int line = (originY + row) * pictureWidth + originX; // the index of column 0
      for (int run = firstRun[row]; run < firstRun[row + 1]; run += RUN) {
        int first = Math.max(runs[run], -originX);
        int end = Math.min(runs[run + 1], pictureWidth - originX);
        if (first >= end) {
          continue;
        }
        if (runs[run + 2] == 1) {
          System.arraycopy(pixels, row * width + first, rgba, line + first, end - first);
        } else {
          blend(row * width + first, rgba, line + first, end - first);
        }
      }
    }
  }

  private void blend(int from, int[] rgba, int to, int count) {
    for (int i = 0; i < count; i++) {
      int above = pixels[from + i];
      rgba[to + i] = above + dimmed(rgba[to + i], OPAQUE - (above >>> 24));
    }
  }

  /** Multiplies each channel by a share of 255, and rounds to the nearest number. */
  private static int dimmed(int rgba, int share) {
    int r = ((rgba & 0xFF) * share + HALF) / OPAQUE;
    int g = ((rgba >>> 8 & 0xFF) * share + HALF) / OPAQUE;
    int b = ((rgba >>> 16 & 0xFF) * share + HALF) / OPAQUE;
    int a = ((rgba >>> 24) * share + HALF) / OPAQUE;
    return r | g << 8 | b << 16 | a << 24;
  }
}
