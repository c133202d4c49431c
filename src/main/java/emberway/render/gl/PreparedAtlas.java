package emberway.render.gl;

import emberway.io.TaskResult;
import emberway.sprite.Atlas;
import java.util.concurrent.FutureTask;

/**
 * An atlas with everything that can be computed in advance, so that the context's thread only
 * uploads it. Safe for all threads.
 */
public final class PreparedAtlas {
  private final Atlas atlas;
  private final int levels; // 1 or all
  private final FutureTask<byte[][]> colors; // by mip level, see AlphaBleeding [size: levels]
  private final boolean[] coverages;
  private final byte[] means; // see SpriteMeanColors; null if not needed

  private PreparedAtlas(Atlas atlas, int levels, byte[] means) {
    this.atlas = atlas;
    this.means = means;
    this.levels = levels;
    colors = new FutureTask<>(() -> AlphaBleeding.of(atlas, levels));
    coverages = BlendRounding.coverages(atlas);
  }

  /**
   * Prepares an atlas for all scales.
   *
   * @param groundPixels the number of pixels of a cell's ground [&gt; 0]
   */
  public static PreparedAtlas forAllScales(Atlas atlas, int groundPixels) {
    PreparedAtlas result = withoutColors(atlas, groundPixels);
    result.addColors();
    return result;
  }

  /**
   * Prepares an atlas for all scales, but leaves its filtered colors to {@link #addColors}: a map
   * of tiles can be shown without them, except enlarged by a fraction.
   *
   * @param groundPixels the number of pixels of a cell's ground [&gt; 0]
   */
  public static PreparedAtlas withoutColors(Atlas atlas, int groundPixels) {
    byte[] means = SpriteMeanColors.of(atlas, groundPixels);
    return new PreparedAtlas(atlas, AtlasTextures.MAX_LEVEL + 1, means);
  }

  /** Prepares an atlas for scales of 1 and above only: the sprites of double size. */
  public static PreparedAtlas forLargeScales(Atlas atlas) {
    PreparedAtlas result = new PreparedAtlas(atlas, 1, null);
    result.addColors();
    return result;
  }

  /** Computes the filtered colors, unless that was begun before. */
  public void addColors() {
    colors.run();
  }

  public Atlas atlas() {
    return atlas;
  }

  /** The number of mip levels of its filtered colors that are computed by now: all, or 0. */
  int levels() {
    return colors.isDone() ? levels : 0;
  }

  /** The filtered colors by mip level; computes them if necessary. */
  byte[][] colors() {
    addColors();
    return TaskResult.await(colors);
  }

  boolean[] coverages() {
    return coverages;
  }

  /** The table of mean colors, see {@link SpriteMeanColors}; null if not needed. */
  public byte[] means() {
    return means;
  }
}
