package emberway.render.pyramid;

import java.util.ArrayList;
import java.util.List;

/**
 * A level of the pyramid: how many texels a block of the map has.
 *
 * <p>Level 0 has a texel per pixel. The others are for scales up to a fifth, an eighth, and half of
 * these again and again, so that scales such as a tenth and a sixteenth have few more texels than
 * they need.
 *
 * @param blockWidth the width of a block, which is half a cell's [px]
 * @param blockHeight the height of a block, which is half a cell's [px]
 * @param columns texels per block [1..blockWidth]
 * @param rows texels per block [1..blockHeight]
 * @param mostScale the largest scale that it is for
 */
record PyramidLevel(int blockWidth, int blockHeight, int columns, int rows, double mostScale) {
  /** The largest scales of levels 1 and 2; further levels have half of these, and so on. */
  private static final double[] SCALES = {1.0 / 5, 1.0 / 8};

  /**
   * The longest texels at these scales. In larger pictures of noise, a pixel is further off its
   * average, so an eighth has shorter texels than a tenth. [picture px]
   */
  private static final double[] SIDES = {1.0 / 3, 0.275};

  /** The levels for blocks of a size, from the finest to one of a texel. */
  static List<PyramidLevel> all(int blockWidth, int blockHeight) {
    List<PyramidLevel> levels = new ArrayList<>();
    PyramidLevel last = new PyramidLevel(blockWidth, blockHeight, blockWidth, blockHeight, 1);
    levels.add(last);
    for (int i = 0; last.texels() > 1; i++) {
      double scale = SCALES[i % SCALES.length] / (1 << (i / SCALES.length));
      double side = SIDES[i % SIDES.length] / scale;
      int columns = (int) Math.ceil(blockWidth / side);
      int rows = (int) Math.ceil(blockHeight / side);
      if (columns < last.columns || rows < last.rows) {
        last = new PyramidLevel(blockWidth, blockHeight, columns, rows, scale);
        levels.add(last);
      }
    }
    return levels;
  }

  /** The width of a texel. [world px] */
  double texelWidth() {
    return (double) blockWidth / columns;
  }

  /** The height of a texel. [world px] */
  double texelHeight() {
    return (double) blockHeight / rows;
  }

  /** The number of texels in a block. */
  int texels() {
    return columns * rows;
  }

  /** Whether each texel is a pixel of the picture at scale 1. */
  boolean hasPixels() {
    return columns == blockWidth && rows == blockHeight;
  }
}
