package emberway.render.gl.map;

import emberway.render.gl.AtlasTextures;
import emberway.render.gl.AtlasUpload;
import emberway.render.gl.BlendRounding;
import emberway.render.gl.ShaderSource;
import emberway.sprite.Atlas;

/**
 * Creates a renderer's sprite sheets and owns what they share: the measured properties of the
 * driver, and the programs that draw cells. Context's thread only.
 */
public final class SpriteSheets implements AutoCloseable {
  private final ShaderSource source;
  private final int maxTextureSize;
  private boolean[] exact; // see BlendRounding.exactCoverages; null until measured
  private float floatBias = Float.NaN; // see BlendRounding.exactFloatBias; NaN until measured
  private CellPass bytes; // for sheets without bias; null until needed
  private CellPass floats; // for sheets with bias; null until needed

  public SpriteSheets(ShaderSource source, int maxTextureSize) {
    this.source = source;
    this.maxTextureSize = maxTextureSize;
  }

  /** Whether the driver supports an atlas of this size. */
  boolean takes(Atlas atlas) {
    return Math.max(atlas.layout().width(), atlas.layout().height()) <= maxTextureSize;
  }

  /**
   * Checks that the driver supports an atlas.
   *
   * @throws IllegalArgumentException if not, with a message for users
   */
  void check(Atlas atlas) {
    if (!takes(atlas)) {
      throw new IllegalArgumentException(
          "%d sprites, together %d × %d px, are too many for this graphics driver"
              .formatted(atlas.layout().count(), atlas.layout().width(), atlas.layout().height()));
    }
  }

  /**
   * Uploads an atlas at once.
   *
   * @throws IllegalArgumentException with a message for users if it is too large for the driver
   */
  SpriteSheet sheet(Atlas atlas) {
    check(atlas);
    return sheet(new AtlasTextures(atlas), BlendRounding.coverages(atlas));
  }

  /** Creates a sheet from a completed upload. */
  SpriteSheet sheet(AtlasUpload whole) {
    boolean[] coverages = whole.coverages();
    return sheet(whole.take(), coverages);
  }

  private SpriteSheet sheet(AtlasTextures sprites, boolean[] coverages) {
    float bias = exactBias(coverages);
    return new SpriteSheet(sprites, bias, bias == BlendRounding.NONE ? bytes() : floats(bias));
  }

  /** The bias for sprites with these coverages; tests the driver only where it may matter. */
  public float exactBias(boolean[] coverages) {
    for (int alpha = 1; alpha < coverages.length - 1; alpha++) {
      if (coverages[alpha] && !exact()[alpha]) {
        return floatBias();
      }
    }
    return BlendRounding.NONE;
  }

  private boolean[] exact() {
    if (exact == null) {
      exact = BlendRounding.exactCoverages(source);
    }
    return exact;
  }

  private float floatBias() {
    if (Float.isNaN(floatBias)) {
      floatBias = BlendRounding.exactFloatBias(source);
    }
    return floatBias;
  }

  private CellPass bytes() {
    if (bytes == null) {
      bytes = new CellPass(source, BlendRounding.NONE);
    }
    return bytes;
  }

  private CellPass floats(float bias) {
    if (floats == null) {
      floats = new CellPass(source, bias);
    }
    return floats;
  }

  @Override
  public void close() {
    if (bytes != null) {
      bytes.close();
    }
    if (floats != null) {
      floats.close();
    }
  }
}
