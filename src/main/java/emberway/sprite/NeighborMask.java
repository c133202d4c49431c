package emberway.sprite;

import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileLayer;

/**
 * The arms of a joining sprite as four bits, N = 1, E = 2, S = 4, W = 8, and the suffix in sprite
 * names: the letters of the set bits in the order N E S W.
 */
public final class NeighborMask {
  /** The number of masks. */
  public static final int COUNT = 16;

  /** Stands for no mask. */
  static final int NONE = -1;

  private static final String[] SUFFIXES = suffixes();

  private NeighborMask() {}

  private static String[] suffixes() {
    String[] suffixes = new String[COUNT];
    for (int mask = 0; mask < COUNT; mask++) {
      StringBuilder suffix = new StringBuilder(4);
      for (Direction direction : Direction.CARDINALS) {
        if ((mask & direction.bit()) != 0) {
          suffix.append(direction.suffix());
        }
      }
      suffixes[mask] = suffix.toString();
    }
    return suffixes;
  }

  /** The suffix of a mask, such as {@code "NEW"} for 11; empty for 0. [0..15] */
  public static String suffix(int mask) {
    return SUFFIXES[mask];
  }

  /** The same arms on a map rotated clockwise. [0..15] */
  public static int turned(int mask, Rotation rotation) {
    int quarters = rotation.degrees() / 90; // north becomes east, west becomes north
    return (mask << quarters | mask >> (4 - quarters)) & (COUNT - 1);
  }

  /**
   * The available mask that is nearest to a wanted one: with the fewest differing arms; among
   * those, with the fewest extra arms; then the first in mask order.
   *
   * @param available bit {@code m} is set if the sprite of mask {@code m} exists
   * @return a mask whose bit is set, or {@link #NONE} if no bit is
   */
  static int nearest(int wanted, int available) {
    int best = NONE;
    int bestRank = Integer.MAX_VALUE;
    for (int mask = 0; mask < COUNT; mask++) {
      if ((available >> mask & 1) == 0) {
        continue;
      }
      int different = Integer.bitCount(mask ^ wanted);
      int tooMany = Integer.bitCount(mask & ~wanted);
      int rank = different * COUNT + tooMany;
      if (rank < bestRank) {
        best = mask;
        bestRank = rank;
      }
    }
    return best;
  }

  /**
   * The directions in which the in-bounds neighbor in the same layer joins the tile at (x, y).
   * North is that of the given layer, which may be rotated.
   *
   * @return the mask, or 0 for a cell that is empty or whose tile joins nothing
   */
  public static int of(Legend legend, TileLayer layer, int x, int y) {
    int id = layer.id(x, y);
    if (id == Legend.NOTHING || !legend.tile(id).hasJoins()) {
      return 0;
    }
    GridSize size = layer.size();
    int index = size.index(x, y);
    int mask = 0;
    if (y > 0 && legend.joins(id, layer.id(index - size.width()))) {
      mask |= Direction.NORTH.bit();
    }
    if (x + 1 < size.width() && legend.joins(id, layer.id(index + 1))) {
      mask |= Direction.EAST.bit();
    }
    if (y + 1 < size.height() && legend.joins(id, layer.id(index + size.width()))) {
      mask |= Direction.SOUTH.bit();
    }
    if (x > 0 && legend.joins(id, layer.id(index - 1))) {
      mask |= Direction.WEST.bit();
    }
    return mask;
  }
}
