package emberway.sprite;

/**
 * Chooses the nearest available sprite for a neighbor mask.
 *
 * <p>The nearest mask has the fewest differing arms; among those, the fewest extra arms; then it is
 * the first in mask order.
 */
final class NearestMask {
  /** Stands for no sprite. */
  static final int NONE = -1;

  private NearestMask() {}

  /**
   * The nearest available mask for a wanted one.
   *
   * @param available bit {@code m} is set if the sprite of mask {@code m} exists
   * @return a mask whose bit is set, or {@link #NONE} if no bit is
   */
  static int nearest(int wanted, int available) {
    int best = NONE;
    int bestRank = Integer.MAX_VALUE;
    for (int mask = 0; mask < NeighborMask.COUNT; mask++) {
      if ((available >> mask & 1) == 0) {
        continue;
      }
      int different = Integer.bitCount(mask ^ wanted);
      int tooMany = Integer.bitCount(mask & ~wanted);
      int rank = different * NeighborMask.COUNT + tooMany;
      if (rank < bestRank) {
        best = mask;
        bestRank = rank;
      }
    }
    return best;
  }
}
