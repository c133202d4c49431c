package emberway.sprite;

/**
 * Which of the sprites that a tile set has is drawn for a neighbor mask: the nearest one.
 *
 * <p>Nearest is the fewest arms different; among those the fewest arms too many; then the first in
 * mask order.
 */
final class NearestMask {
  /** Nothing to draw. */
  static final int NONE = -1;

  private NearestMask() {}

  /**
   * The mask to draw for a wanted one.
   *
   * @param available bit {@code m} is set where the sprite of mask {@code m} exists
   * @return a mask whose bit is set, or {@link #NONE} where no bit is
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
