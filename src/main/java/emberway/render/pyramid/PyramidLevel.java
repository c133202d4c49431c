package emberway.render.pyramid;

/**
 * A level of the pyramid: how many texels a block of the map has.
 *
 * <p>Level 0 has a texel per pixel. Level 1 has a power of two of texels in each direction, each at
 * least one and a half pixels long; each further level has half as many.
 *
 * @param blockWidth the width of a block, which is half a cell's [px]
 * @param blockHeight the height of a block, which is half a cell's [px]
 * @param columns texels per block [1..blockWidth]
 * @param rows texels per block [1..blockHeight]
 */
record PyramidLevel(int blockWidth, int blockHeight, int columns, int rows) {
  private static final double MIN_TEXEL = 1.5; // of level 1 [px]

  /** The number of levels for blocks of a size. [&gt;= 1] */
  static int count(int blockWidth, int blockHeight) {
    int least = Math.min(powerOfTwo(blockWidth), powerOfTwo(blockHeight));
    return 1 + Integer.SIZE - Integer.numberOfLeadingZeros(least);
  }

  /** A level for blocks of a size. [level: 0..count - 1] */
  static PyramidLevel of(int blockWidth, int blockHeight, int level) {
    return level == 0
        ? new PyramidLevel(blockWidth, blockHeight, blockWidth, blockHeight)
        : new PyramidLevel(
            blockWidth,
            blockHeight,
            powerOfTwo(blockWidth) >> (level - 1),
            powerOfTwo(blockHeight) >> (level - 1));
  }

  /** The texels of level 1 along a side; 0 for a side of one pixel. */
  private static int powerOfTwo(int side) {
    return Integer.highestOneBit((int) (side / MIN_TEXEL));
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
