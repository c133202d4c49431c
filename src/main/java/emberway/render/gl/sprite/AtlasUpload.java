package emberway.render.gl.sprite;

import emberway.render.gl.context.Texture;
import emberway.sprite.AtlasLayout;

/**
 * An atlas on its way to the GPU, some rows at a time, so that no frame waits for all of it.
 * Nothing is drawn with it before all of it is there. Window's thread only.
 */
public final class AtlasUpload implements AutoCloseable {
  private PreparedAtlas ready; // null once it was taken or given up
  private final AtlasLayout layout;
  private final Texture pixels;
  private Texture colors; // null until its turn comes: to make room takes some drivers a while
  private int picture; // being uploaded: 0 the pixels, then the colors of each level
  private int row; // of it, the next
  private long remaining; // [px]

  /** Makes room for an atlas that is not too large for the driver. */
  public AtlasUpload(PreparedAtlas ready) {
    this.ready = ready;
    layout = ready.atlas().layout();
    pixels = AtlasTextures.pixels(layout);
    remaining = (long) layout.width() * layout.height();
    for (int level = 0; level < ready.levels(); level++) {
      remaining += (long) (layout.width() >> level) * (layout.height() >> level);
    }
  }

  /** How much is still to be uploaded. [px, as they are and on each level for filters] */
  public long remaining() {
    return remaining;
  }

  /**
   * Uploads some more, of what is not all there yet.
   *
   * @param most how much, but for a row at least [px]
   * @return whether that was the last
   */
  public boolean next(int most) {
    long room = most;
    do {
      int level = Math.max(0, picture - 1);
      int width = layout.width() >> level;
      int height = layout.height() >> level;
      int count = (int) Math.min(Math.max(1, room / width), height - row);
      bind();
      byte[] rgba = picture == 0 ? ready.atlas().pixels() : ready.colors(level);
      AtlasTextures.uploadRows(rgba, level, width, row, count);
      row += count;
      room -= (long) count * width;
      remaining -= (long) count * width;
      if (row == height) {
        row = 0;
        picture++;
      }
    } while (room >= layout.width() && remaining > 0);
    return remaining == 0;
  }

  /** Binds the texture that is being filled. */
  private void bind() {
    if (picture == 0) {
      pixels.bind(0);
    } else if (colors == null) {
      colors = AtlasTextures.colors(layout, ready.levels());
    } else {
      colors.bind(0);
    }
  }

  /** What was uploaded, which from now on is the taker's to close. */
  public AtlasTextures take() {
    if (remaining > 0 || isTaken()) {
      throw new IllegalStateException(
          isTaken() ? "taken already" : remaining + " pixels are still to be uploaded");
    }
    AtlasTextures textures = new AtlasTextures(ready.atlas(), pixels, colors);
    ready = null;
    return textures;
  }

  private boolean isTaken() {
    return ready == null;
  }

  /** Which coverages its sprites have, as {@link BlendRounding#coverages} says it. */
  public boolean[] coverages() {
    return ready.coverages();
  }

  /**
   * What its sprites look like from afar, see {@link SpriteMeanColors}; null where nobody knows.
   */
  public byte[] means() {
    return ready.means();
  }

  /** Gives it up, unless it was taken. */
  @Override
  public void close() {
    if (!isTaken()) {
      pixels.close();
      if (colors != null) {
        colors.close();
      }
      ready = null;
    }
  }
}
