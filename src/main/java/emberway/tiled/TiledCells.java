package emberway.tiled;

import emberway.map.GridSize;

/** A tile layer's cells: each has a global tile number with flip bits; 0 means no tile. */
public final class TiledCells {
  /** The tile is mirrored left to right. */
  public static final int FLIP_HORIZONTALLY = 0x80000000;

  /** The tile is mirrored top to bottom. */
  public static final int FLIP_VERTICALLY = 0x40000000;

  /** The tile picture's rows and columns are swapped, before the other flips. */
  public static final int FLIP_DIAGONALLY = 0x20000000;

  /** A turn by 120° on hexagonal maps; meaningless elsewhere, where readers drop it. */
  public static final int ROTATE_HEXAGONALLY = 0x10000000;

  private static final int NUMBER =
      ~(FLIP_HORIZONTALLY | FLIP_VERTICALLY | FLIP_DIAGONALLY | ROTATE_HEXAGONALLY);

  private final GridSize size;
  private final int[] gids; // [size: width*height, row-major] 0 = no tile

  /** Wraps an array of tile numbers with flip bits, without copying it. [size: width*height] */
  public TiledCells(GridSize size, int[] gids) {
    if (gids.length != size.cells()) {
      throw new IllegalArgumentException(
          gids.length + " tile numbers for a layer of " + size + " = " + size.cells() + " cells");
    }
    this.size = size;
    this.gids = gids;
  }

  /** The grid's size, which is the map's. */
  public GridSize size() {
    return size;
  }

  /** The tile number with flip bits at a row-major index. */
  public int gid(int index) {
    return gids[index];
  }

  /** The tile number with flip bits of an in-bounds cell. */
  public int gid(int x, int y) {
    return gids[size.index(x, y)];
  }

  /** A global tile number without its flip bits; 0 for no tile. [0..2^28 - 1] */
  public static int number(int gid) {
    return gid & NUMBER;
  }

  /** A number's flip bits alone. */
  public static int flips(int gid) {
    return gid & ~NUMBER;
  }
}
