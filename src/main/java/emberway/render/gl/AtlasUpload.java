package emberway.render.gl;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;

/**
 * Uploads an atlas to the GPU in slices of rows, so that no frame waits for all of it. The atlas
 * can be used only when complete. Context's thread only.
 */
public final class AtlasUpload implements AutoCloseable {
  private PreparedAtlas ready; // null once taken or closed
  private final int levels; // of the colors to upload; 0 if they are not computed yet
  private final AtlasLayout layout;
  private final AtlasPixels pixels;
  private Texture colors; // allocated when needed: some drivers take a while
  private int picture; // current picture: 0 for the pixels, then one for each level of colors
  private int row; // the picture's next row
  private long remaining; // [px]

  /** Begins to upload an atlas that the driver supports. */
  public AtlasUpload(PreparedAtlas ready) {
    this(ready, ready.levels());
    remaining = (long) layout.width() * layout.height();
    for (int level = 0; level < levels; level++) {
      remaining += (long) (layout.width() >> level) * (layout.height() >> level);
    }
  }

  private AtlasUpload(PreparedAtlas ready, int levels) {
    this.ready = ready;
    this.levels = levels;
    layout = ready.atlas().layout();
    pixels = new AtlasPixels(ready.atlas());
  }

  /**
   * Returns an upload that is complete without any pixel: they come when they are drawn with, or
   * before by {@link AtlasTextures#continueUpload}.
   */
  public static AtlasUpload whenDrawn(PreparedAtlas ready) {
    return new AtlasUpload(ready, 0);
  }

  /** How much is still to be uploaded. [px, of the pixels and of each level of colors] */
  public long remaining() {
    return remaining;
  }

  /**
   * Uploads the next slice; call only while the upload is incomplete.
   *
   * @param most the most pixels, but at least one row [px]
   * @return whether the upload is complete
   */
  public boolean next(int most) {
    long room = most;
    do {
      int level = Math.max(0, picture - 1);
      int width = layout.width() >> level;
      int height = layout.height() >> level;
      int count;
      if (picture == 0) {
        count = pixels.next((int) room);
      } else {
        count = (int) Math.min(Math.max(1, room / width), height - row);
        bindColors();
        AtlasTextures.uploadRows(ready.colors()[level], level, width, row, count);
      }
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

  private void bindColors() {
    if (colors == null) {
      colors = AtlasTextures.colors(layout, levels);
    } else {
      colors.bind(0);
    }
  }

  /** The textures, now owned by the caller. */
  public AtlasTextures take() {
    if (remaining > 0 || isTaken()) {
      throw new IllegalStateException(
          isTaken() ? "taken already" : remaining + " pixels are still to be uploaded");
    }
    AtlasTextures textures = new AtlasTextures(ready, pixels, colors);
    ready = null;
    return textures;
  }

  private boolean isTaken() {
    return ready == null;
  }

  /** The atlas. */
  public Atlas atlas() {
    return ready.atlas();
  }

  /** The coverages of its sprites, see {@link BlendRounding#coverages}. */
  public boolean[] coverages() {
    return ready.coverages();
  }

  /** The mean colors of its sprites, see {@link SpriteMeanColors}; null if not computed. */
  public byte[] means() {
    return ready.means();
  }

  /** Discards the upload, unless it was taken. */
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
