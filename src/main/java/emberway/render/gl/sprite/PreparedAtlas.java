package emberway.render.gl.sprite;

import emberway.sprite.Atlas;

/**
 * An atlas with all that can be worked out about it ahead, so that all that is left to the GL
 * thread is to upload it. Immutable; to be made on any thread.
 */
public final class PreparedAtlas {
  private final Atlas atlas;
  private final byte[][] colors; // by mip level, see AlphaBleeding [size: 1 or all]
  private final boolean[] coverages;
  private final byte[] means; // see SpriteMeanColors; null where they are not looked at

  private PreparedAtlas(Atlas atlas, int levels, byte[] means) {
    this.atlas = atlas;
    this.means = means;
    colors = AlphaBleeding.of(atlas, levels);
    coverages = BlendRounding.coverages(atlas);
  }

  /**
   * One to be drawn with at any scale.
   *
   * @param groundPixels how many pixels the ground of a cell has [&gt; 0]
   */
  public static PreparedAtlas forAllScales(Atlas atlas, int groundPixels) {
    byte[] means = SpriteMeanColors.of(atlas, groundPixels);
    return new PreparedAtlas(atlas, AtlasTextures.MAX_LEVEL + 1, means);
  }

  /** One to be drawn with at scale 1 and above only: the usual sprites' double size. */
  public static PreparedAtlas forLargeScales(Atlas atlas) {
    return new PreparedAtlas(atlas, 1, null);
  }

  public Atlas atlas() {
    return atlas;
  }

  /** How many mip levels its filtered colors have. */
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

  byte[] means() {
    return means;
  }
}
