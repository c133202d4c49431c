package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.util.Arrays;

/**
 * Computes each sprite's look at small scales: its mean color, and how much of a cell's ground it
 * covers.
 */
public final class SpriteMeanColors {
  /** log2 of the sprites in a row of the table. */
  private static final int TABLE_BITS = 6;

  private static final int CHANNELS = 4;

  private SpriteMeanColors() {}

  /**
   * A table with a texel for each sprite number, where 0 means none: the covered share of a cell's
   * ground as alpha, and the mean color times that share. Tall sprites cover at most the whole
   * ground. [size: 4 * rows * 2^{@value #TABLE_BITS}, RGBA, premultiplied]
   *
   * @param groundPixels the number of pixels of a cell's ground [&gt; 0]
   */
  static byte[] of(Atlas atlas, int groundPixels) {
    AtlasLayout layout = atlas.layout();
    byte[] means = new byte[CHANNELS * (rows(layout.count()) << TABLE_BITS)];
    long[] sums = new long[CHANNELS];
    for (int slot = 0; slot < layout.count(); slot++) {
      add(atlas, slot, sums);
      double most = Math.max(groundPixels, sums[3] / 255.0);
      for (int channel = 0; channel < CHANNELS; channel++) {
        means[CHANNELS * (slot + 1) + channel] = (byte) Math.round(sums[channel] / most);
      }
    }
    return means;
  }

  /** Uploads the table. */
  public static Texture texture(byte[] means) {
    int width = 1 << TABLE_BITS;
    int rows = means.length / (CHANNELS * width);
    Texture texture = new Texture(width, rows, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
    AtlasTextures.uploadRows(means, 0, width, 0, rows);
    return texture;
  }

  /** The number of rows of a table. */
  private static int rows(int count) {
    return (count >> TABLE_BITS) + 1;
  }

  /** Sums the channels of a sprite's visible pixels. */
  private static void add(Atlas atlas, int slot, long[] sums) {
    Arrays.fill(sums, 0);
    AtlasLayout layout = atlas.layout();
    Atlas.Bounds visible = atlas.bounds(slot);
    for (int y = 0; y < visible.height(); y++) {
      int row = (layout.spriteY(slot) + visible.y() + y) * layout.width();
      int from = CHANNELS * (row + layout.spriteX(slot) + visible.x());
      addRow(atlas.pixels(), from, from + CHANNELS * visible.width(), sums);
    }
  }

  private static void addRow(byte[] pixels, int from, int end, long[] sums) {
    int red = 0; // sums of a row, which is too short for overflow
    int green = 0;
    int blue = 0;
    int alpha = 0;
    for (int i = from; i < end; i += CHANNELS) {
      red += pixels[i] & 0xFF;
      green += pixels[i + 1] & 0xFF;
      blue += pixels[i + 2] & 0xFF;
      alpha += pixels[i + 3] & 0xFF;
    }
    sums[0] += red;
    sums[1] += green;
    sums[2] += blue;
    sums[3] += alpha;
  }
}
