package emberway.render.gl;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.util.stream.IntStream;

/**
 * Computes an atlas's colors without their alpha for each mip level, so that filters can mix them.
 *
 * <p>On each mip level, a texel is the average of the pixels it covers, weighted by alpha. On level
 * 0, texels next to visible ones take the nearest visible color of their slot, since only that
 * level is interpolated with neighboring texels. So transparent pixels never darken or tint a
 * filtered color, and a sprite of a single color keeps exactly that color.
 *
 * <p>Filters reach only the direct and diagonal neighbors of visible texels, so only these are
 * filled; texels farther away stay 0.
 */
final class AlphaBleeding {
  private static final int PARTS = 16; // slots are divided into this many parallel tasks
  private static final int SIDE_BITS = 16; // of a queue entry: y in its slot above, x below
  private static final int CHANNELS = 4;
  private static final int REACH = 2; // steps to a diagonal neighbor [texels]
  private static final int MAX = 255; // a channel's largest value

  private final AtlasLayout layout;
  private final byte[] premultiplied; // [size: width*height*4] of level 0
  private final byte[][] levels; // the result
  private int[] queue = {}; // grows as needed
  private int[] sums = {}; // of a slot's pixels, four values per texel; grows as needed

  private AlphaBleeding(Atlas atlas, byte[][] levels) {
    layout = atlas.layout();
    premultiplied = atlas.pixels();
    this.levels = levels;
  }

  /**
   * The texels of the first levels. [size: levels, (width >> level) * (height >> level) * 4] RGBA,
   * alpha 255, or 0 where nothing is visible
   *
   * @param count the number of levels [1..log2 of {@link AtlasLayout#ALIGNMENT}, plus 1]
   */
  static byte[][] of(Atlas atlas, int count) {
    AtlasLayout layout = atlas.layout();
    byte[][] levels = new byte[count][];
    for (int level = 0; level < count; level++) {
      levels[level] = new byte[(layout.width() >> level) * (layout.height() >> level) * CHANNELS];
    }
    long slots = layout.count();
    IntStream.range(0, PARTS)
        .parallel()
        .forEach(
            part -> {
              AlphaBleeding own = new AlphaBleeding(atlas, levels);
              for (long slot = slots * part / PARTS; slot < slots * (part + 1) / PARTS; slot++) {
                own.fill((int) slot);
              }
            });
    return levels;
  }

  /** Fills the texels of a slot; no other task writes to them. */
  private void fill(int slot) {
    int left = layout.slotX(slot);
    int top = layout.slotY(slot);
    int width = layout.slotWidth(slot);
    int height = layout.slotHeight(slot);
    int known = straighten(left, top, width, height);
    if (known > 0 && known < width * height) {
      spread(left, top, width, height);
    }
    if (levels.length > 1 && known > 0) {
      addPixels(left, top, width / 2, height / 2);
      average(1, left, top, width / 2, height / 2);
    }
    for (int level = 2; level < levels.length && known > 0; level++) {
      halve(width >> level, height >> level);
      average(level, left, top, width >> level, height >> level);
    }
  }

  /** Computes level 0. Returns the number of visible texels. */
  private int straighten(int left, int top, int width, int height) {
    byte[] out = levels[0];
    int known = 0;
    for (int y = top; y < top + height; y++) {
      int row = CHANNELS * (y * layout.width() + left);
      int opaque = 0; // bytes up to here that are not copied yet
      for (int i = row; i < row + CHANNELS * width; i += CHANNELS) {
        int alpha = premultiplied[i + 3] & 0xFF;
        if (alpha == MAX) { // the most common case
          opaque += CHANNELS;
          known++;
          continue;
        }
        System.arraycopy(premultiplied, i - opaque, out, i - opaque, opaque);
        opaque = 0;
        if (alpha > 0) {
          out[i] = straight(premultiplied[i] & 0xFF, alpha);
          out[i + 1] = straight(premultiplied[i + 1] & 0xFF, alpha);
          out[i + 2] = straight(premultiplied[i + 2] & 0xFF, alpha);
          out[i + 3] = (byte) MAX;
          known++;
        }
      }
      int end = row + CHANNELS * width - opaque;
      System.arraycopy(premultiplied, end, out, end, opaque);
    }
    return known;
  }

  private static byte straight(int premultipliedSum, int alphaSum) {
    return (byte) Math.min(MAX, ((long) MAX * premultipliedSum + alphaSum / 2) / alphaSum);
  }

  /** Sums squares of four pixels of a slot. [size of the sums: width*height] */
  private void addPixels(int left, int top, int width, int height) {
    if (sums.length < CHANNELS * width * height) {
      sums = new int[CHANNELS * width * height];
    }
    int to = 0;
    for (int y = 0; y < height; y++) {
      int above = CHANNELS * ((top + 2 * y) * layout.width() + left);
      int below = above + CHANNELS * layout.width();
      for (int end = to + CHANNELS * width; to < end; above += CHANNELS, below += CHANNELS) {
        for (int channel = 0; channel < CHANNELS; channel++, to++, above++, below++) {
          sums[to] =
              (premultiplied[above] & 0xFF)
                  + (premultiplied[above + CHANNELS] & 0xFF)
                  + (premultiplied[below] & 0xFF)
                  + (premultiplied[below + CHANNELS] & 0xFF);
        }
      }
    }
  }

  /** Sums squares of four sums, in place. [size of the result: width*height] */
  private void halve(int width, int height) {
    int to = 0;
    for (int y = 0; y < height; y++) {
      int above = CHANNELS * 2 * y * 2 * width;
      int below = above + CHANNELS * 2 * width;
      for (int end = to + CHANNELS * width; to < end; above += CHANNELS, below += CHANNELS) {
        for (int channel = 0; channel < CHANNELS; channel++, to++, above++, below++) {
          sums[to] = sums[above] + sums[above + CHANNELS] + sums[below] + sums[below + CHANNELS];
        }
      }
    }
  }

  /** Divides the sums to get a level's averages. */
  private void average(int level, int left, int top, int width, int height) {
    byte[] out = levels[level];
    int count = 1 << (2 * level); // pixels per texel
    int from = 0;
    for (int y = 0; y < height; y++) {
      int to = CHANNELS * (((top >> level) + y) * (layout.width() >> level) + (left >> level));
      for (int x = 0; x < width; x++, from += CHANNELS, to += CHANNELS) {
        int alpha = sums[from + 3];
        if (alpha == MAX * count) {
          out[to] =
              (byte) ((sums[from] + count / 2) >> (2 * level)); // fast path with the same result
          out[to + 1] = (byte) ((sums[from + 1] + count / 2) >> (2 * level));
          out[to + 2] = (byte) ((sums[from + 2] + count / 2) >> (2 * level));
          out[to + 3] = (byte) MAX;
        } else if (alpha > 0) {
          out[to] = straight(sums[from], alpha);
          out[to + 1] = straight(sums[from + 1], alpha);
          out[to + 2] = straight(sums[from + 2], alpha);
          out[to + 3] = (byte) MAX;
        }
      }
    }
  }

  /** Spreads colors breadth first from the known texels of level 0, within the slot. */
  private void spread(int left, int top, int width, int height) {
    int end = enqueueRim(left, top, width, height);
    int next = 0;
    for (int step = 0; step < REACH; step++) {
      int found = end;
      for (; next < found; next++) {
        end = spreadFrom(queue[next], left, top, width, height, end);
      }
    }
  }

  /** Fills and queues the unknown neighbors of a known texel. Returns the queue's new end. */
  private int spreadFrom(int place, int left, int top, int width, int height, int end) {
    byte[] out = levels[0];
    int x = place & ((1 << SIDE_BITS) - 1);
    int y = place >>> SIDE_BITS;
    int from = CHANNELS * ((top + y) * layout.width() + left + x);
    int newEnd = end;
    for (int side = 0; side < 4; side++) {
      int toX = x + (side == 0 ? 1 : side == 1 ? -1 : 0);
      int toY = y + (side == 2 ? 1 : side == 3 ? -1 : 0);
      int to = CHANNELS * ((top + toY) * layout.width() + left + toX);
      boolean inSlot = toX >= 0 && toX < width && toY >= 0 && toY < height;
      if (inSlot && out[to + 3] == 0) {
        System.arraycopy(out, from, out, to, CHANNELS);
        queue[newEnd++] = (toY << SIDE_BITS) | toX;
      }
    }
    return newEnd;
  }

  /** Queues the known texels with unknown neighbors. Returns their number. */
  private int enqueueRim(int left, int top, int width, int height) {
    if (queue.length < width * height) {
      queue = new int[width * height];
    }
    byte[] out = levels[0];
    int rowBytes = CHANNELS * layout.width();
    int count = 0;
    for (int y = 0; y < height; y++) {
      int alpha = (top + y) * rowBytes + CHANNELS * left + 3;
      for (int x = 0; x < width; x++, alpha += CHANNELS) {
        if (out[alpha] != 0
            && ((x + 1 < width && out[alpha + CHANNELS] == 0)
                || (x > 0 && out[alpha - CHANNELS] == 0)
                || (y + 1 < height && out[alpha + rowBytes] == 0)
                || (y > 0 && out[alpha - rowBytes] == 0))) {
          queue[count++] = (y << SIDE_BITS) | x;
        }
      }
    }
    return count;
  }
}
