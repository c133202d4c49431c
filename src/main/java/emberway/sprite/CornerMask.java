package emberway.sprite;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileLayer;

/**
 * The full corners of a cell as four bits, each clockwise after the arm of the same bit: north-east
 * = 1, south-east = 2, south-west = 4, north-west = 8. In sprite names they follow the neighbor
 * suffix as a hyphen and the digits 1 to 4 of these corners: {@code -13}.
 *
 * <p>The four cells around a corner agree whether it is full, so adjacent images fit. This depends
 * on the corner's position on the unrotated map, in patches of a few cells; for a tile that joins
 * others, all four cells around the corner must also be joined. Such tiles (Wang tiles by corners)
 * cover a plain without a visible period with sixteen images.
 */
final class CornerMask {
  /** The number of masks. */
  static final int COUNT = 16;

  private static final int PATCH = 3; // side of the patches [cells]
  private static final int OF_EIGHT = 5; // corners that ignore their patch
  private static final double SCALE = 0x1p-32;

  private CornerMask() {}

  /** The text after a neighbor suffix: {@code "-24"} for 10; empty for 0. */
  static String suffix(int corners) {
    StringBuilder digits = new StringBuilder(corners == 0 ? "" : "-");
    for (int i = 0; i < 4; i++) {
      if ((corners >> i & 1) != 0) {
        digits.append(i + 1);
      }
    }
    return digits.toString();
  }

  /** The corners with an arm on either side. */
  static int between(int arms) {
    return arms & (arms >> 1 | arms << 3) & (COUNT - 1);
  }

  /** The corners of a cell whose surrounding cells are all joined. */
  static int joined(Legend legend, TileLayer layer, int x, int y, int arms) {
    int corners = between(arms);
    if (corners == 0) {
      return 0;
    }
    int id = layer.id(x, y);
    GridSize size = layer.size();
    for (int i = 0; i < 4; i++) {
      int diagonalX = x + (i < 2 ? 1 : -1);
      int diagonalY = y + (i == 1 || i == 2 ? 1 : -1);
      if ((corners >> i & 1) != 0 && size.contains(diagonalX, diagonalY)) {
        int diagonal = layer.id(diagonalX, diagonalY);
        boolean joins = diagonal == id || legend.joins(id, diagonal);
        corners &= joins ? -1 : ~(1 << i);
      }
    }
    return corners;
  }

  /**
   * The corners of a cell that are full by position.
   *
   * @param x the cell's column on the unrotated map
   * @param y the cell's row on the unrotated map
   * @param turn the map's rotation
   * @param share the share of full corners [0..1]
   */
  static int chosen(int x, int y, Rotation turn, double share) {
    int corners = 0;
    corners |= isFull(x + 1, y, share) ? 1 : 0;
    corners |= isFull(x + 1, y + 1, share) ? 2 : 0;
    corners |= isFull(x, y + 1, share) ? 4 : 0;
    corners |= isFull(x, y, share) ? 8 : 0;
    return NeighborMask.turned(corners, turn);
  }

  /** Most corners are chosen independently; the others share the choice of their patch. */
  private static boolean isFull(int x, int y, double share) {
    int own = mixed(x, y);
    int decisive =
        own >>> 29 < OF_EIGHT ? own << 3 : mixed(~Math.floorDiv(x, PATCH), Math.floorDiv(y, PATCH));
    return Integer.toUnsignedLong(decisive) * SCALE < share;
  }

  private static int mixed(int x, int y) {
    int mixed = x * 0x9E3779B1 ^ y * 0xC2B2AE3D;
    mixed = (mixed ^ mixed >>> 15) * 0x85EBCA77;
    mixed = (mixed ^ mixed >>> 13) * 0x27D4EB2F;
    return mixed ^ mixed >>> 16;
  }
}
