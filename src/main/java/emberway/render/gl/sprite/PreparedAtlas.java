package emberway.render.gl.sprite;

import emberway.sprite.Atlas;

/**
 * An atlas with everything that can be computed in advance, so that the context's thread only
 * uploads it. Immutable; may be created on any thread.
 */
public final class PreparedAtlas {
  private final Atlas atlas;
  private final byte[][] colors; // by mip level, see AlphaBleeding [size: 1 or all]
  private final boolean[] coverages;
  private final byte[] means; // see SpriteMeanColors; null if not needed

  private PreparedAtlas(Atlas atlas, int levels, byte[] means) {
    this.atlas = atlas;
    this.means = means;
    colors = AlphaBleeding.of(atlas, levels);
    coverages = BlendRounding.coverages(atlas);
  }

  /**
   * Prepares an atlas for all scales.
   *
   * @param groundPixels the number of pixels of a cell's ground [&gt; 0]
   */
  public static PreparedAtlas forAllScales(Atlas atlas, int groundPixels) {
    byte[] means = SpriteMeanColors.of(atlas, groundPixels);
    return new PreparedAtlas(atlas, AtlasTextures.MAX_LEVEL + 1, means);
  }

  /** Prepares an atlas for scales of 1 and above only: the sprites of double size. */
  public static PreparedAtlas forLargeScales(Atlas atlas) {
    return new PreparedAtlas(atlas, 1, null);
  }

  public Atlas atlas() {
    return atlas;
  }

  /** The number of mip levels of its filtered colors. */
  int levels() {
    return colors.length;
  }

  /** The filtered colors of a mip level. [0..levels-1] */
  byte[] colors(int level) {
    return colors[level];
  }

  boolean[] coverages() {
    return coverages;
  }

  /** The table of mean colors, see {@link SpriteMeanColors}; null if not needed. */
  public byte[] means() {
    return means;
  }
}
