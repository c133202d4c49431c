package emberway.render.gl;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.util.stream.IntStream;

/**
 * An atlas's colors without their alpha, level by level: what a filter may mix.
 *
 * <p>On each mip level a texel is the average of the pixels it stands for, weighted by their alpha;
 * on level 0, texels over nothing visible take the nearest visible color of their slot, for only
 * that level is blended with what is around. A filtered color is thus never darkened or tinted by
 * what is transparent, and a sprite of one color stays exactly that.
 */
final class SpreadColors {
  private static final int PARTS = 16; // done side by side, of all slots
  private static final int SIDE_BITS = 16; // of a place in a queue: y in its slot above, x below
  private static final byte OPAQUE = (byte) 255;

  private final AtlasLayout layout;
  private final byte[] premultiplied; // [size: width*height*4] of level 0

  SpreadColors(Atlas atlas) {
    layout = atlas.layout();
    premultiplied = atlas.pixels();
  }

  /**
   * The texels of a level. [size: (width >> level) * (height >> level) * 4] RGBA, alpha 255
   *
   * @param level 0..log2 of {@link AtlasLayout#ALIGNMENT}
   */
  byte[] level(int level) {
    byte[] out = new byte[(layout.width() >> level) * (layout.height() >> level) * 4];
    int slots = layout.count();
    IntStream.range(0, PARTS)
        .parallel()
        .forEach(
            part ->
                fill(
                    level,
                    out,
                    (int) ((long) slots * part / PARTS),
                    (int) ((long) slots * (part + 1) / PARTS)));
    return out;
  }

  /** Fills the texels of some slots, which nobody else writes to. */
  private void fill(int level, byte[] out, int firstSlot, int endSlot) {
    int width = layout.width() >> level;
    int[] queue = new int[0];
    for (int slot = firstSlot; slot < endSlot; slot++) {
      int left = layout.slotX(slot) >> level;
      int top = layout.slotY(slot) >> level;
      int slotWidth = layout.slotWidth(slot) >> level;
      int slotHeight = layout.slotHeight(slot) >> level;
      if (queue.length < slotWidth * slotHeight) {
        queue = new int[slotWidth * slotHeight];
      }
      int known = averageSlot(level, out, width, left, top, slotWidth, slotHeight, queue);
      if (level == 0) {
        spread(out, width, left, top, slotWidth, slotHeight, queue, known);
      }
    }
  }

  /** Averages what is visible; returns how many texels, whose places are queued, show something. */
  private int averageSlot(
      int level, byte[] out, int width, int left, int top, int slotW, int slotH, int[] queue) {
    int known = 0;
    for (int y = top; y < top + slotH; y++) {
      for (int x = left; x < left + slotW; x++) {
        if (average(level, x, y, out, (y * width + x) * 4)) {
          queue[known++] = ((y - top) << SIDE_BITS) | (x - left);
        }
      }
    }
    return known;
  }

  private boolean average(int level, int x, int y, byte[] out, int target) {
    if (level == 0 && premultiplied[target + 3] == OPAQUE) { // most of them
      System.arraycopy(premultiplied, target, out, target, 4);
      return true;
    }
    int side = 1 << level;
    int red = 0;
    int green = 0;
    int blue = 0;
    int alpha = 0;
    for (int fromY = y << level; fromY < (y << level) + side; fromY++) {
      int from = (fromY * layout.width() + (x << level)) * 4;
      for (int i = 0; i < side; i++, from += 4) {
        red += premultiplied[from] & 0xFF;
        green += premultiplied[from + 1] & 0xFF;
        blue += premultiplied[from + 2] & 0xFF;
        alpha += premultiplied[from + 3] & 0xFF;
      }
    }
    if (alpha == 0) {
      return false;
    }
    out[target] = straight(red, alpha);
    out[target + 1] = straight(green, alpha);
    out[target + 2] = straight(blue, alpha);
    out[target + 3] = (byte) 255;
    return true;
  }

  private static byte straight(int premultipliedSum, int alphaSum) {
    return (byte) Math.min(255, (premultipliedSum * 255L + alphaSum / 2) / alphaSum);
  }

  /** Breadth first from the known texels, within the slot. */
  private static void spread(
      byte[] out, int width, int left, int top, int slotW, int slotH, int[] queue, int known) {
    int end = known;
    for (int next = 0; next < end; next++) {
      int x = queue[next] & ((1 << SIDE_BITS) - 1);
      int y = queue[next] >>> SIDE_BITS;
      int from = ((top + y) * width + left + x) * 4;
      for (int side = 0; side < 4; side++) {
        int toX = x + (side == 0 ? 1 : side == 1 ? -1 : 0);
        int toY = y + (side == 2 ? 1 : side == 3 ? -1 : 0);
        int to = ((top + toY) * width + left + toX) * 4;
        boolean inSlot = toX >= 0 && toX < slotW && toY >= 0 && toY < slotH;
        if (inSlot && out[to + 3] == 0) {
          System.arraycopy(out, from, out, to, 4);
          queue[end++] = (toY << SIDE_BITS) | toX;
        }
      }
    }
  }
}
