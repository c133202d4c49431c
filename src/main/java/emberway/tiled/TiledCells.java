package emberway.tiled;

import emberway.map.GridSize;

/**
 * A tile layer's cells: each has a global tile number with flip bits; 0 means no tile.
 *
 * <p>Design. Cells that are set one by one are stored in pages, and a page without tiles takes no
 * memory.
 */
public final class TiledCells {
  /** A page is 2^PAGE_BITS cells. */
  private static final int PAGE_BITS = 10;

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
  private final int[] gids; // [size: width*height, row-major] 0 = no tile; null if in pages
  private final int[][] pages; // [by page, by cell in it] null where no tile is

  /** Creates a layer without tiles. */
  public TiledCells(GridSize size) {
    this.size = size;
    gids = null;
    pages = new int[((size.cells() - 1) >> PAGE_BITS) + 1][];
  }

  /** Wraps an array of tile numbers with flip bits, without copying it. [size: width*height] */
  public TiledCells(GridSize size, int[] gids) {
    if (gids.length != size.cells()) {
      throw new IllegalArgumentException(
          gids.length + " tile numbers for a layer of " + size + " = " + size.cells() + " cells");
    }
    this.size = size;
    this.gids = gids;
    pages = null;
  }

  /** The grid's size, which is the map's. */
  public GridSize size() {
    return size;
  }

  /** The tile number with flip bits at a row-major index. */
  public int gid(int index) {
    if (gids != null) {
      return gids[index];
    }
    int[] page = pages[index >> PAGE_BITS];
    return page == null ? 0 : page[index & ((1 << PAGE_BITS) - 1)];
  }

  /** Sets the tile number with flip bits of an in-bounds cell of a layer created without tiles. */
  public void set(int x, int y, int gid) {
    int index = size.index(x, y);
    int page = index >> PAGE_BITS;
    if (gid != 0 && pages[page] == null) {
      pages[page] = new int[1 << PAGE_BITS];
    }
    if (pages[page] != null) {
      pages[page][index & ((1 << PAGE_BITS) - 1)] = gid;
    }
  }

  /**
   * The first cell with a tile from a row-major index on; the number of cells if there is none.
   * Pages without tiles are skipped.
   */
  public int next(int index) {
    int cell = index;
    while (cell < size.cells() && gid(cell) == 0) {
      boolean isPage = gids == null && pages[cell >> PAGE_BITS] == null;
      cell = isPage ? ((cell >> PAGE_BITS) + 1) << PAGE_BITS : cell + 1;
    }
    return Math.min(cell, size.cells());
  }

  /** The tile number with flip bits of an in-bounds cell. */
  public int gid(int x, int y) {
    return gid(size.index(x, y));
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
