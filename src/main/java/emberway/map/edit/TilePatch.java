package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;

/**
 * The tiles of a block of cells, to be stamped on a map of the same legend. Start and goal belong
 * to the route: they are not copied, and stay where a patch is stamped over them. Immutable.
 */
public final class TilePatch {
  private final int width;
  private final int height;
  private final char[] base; // [tile ids] [size: width*height, row-major]
  private final char[] overlay;

  private TilePatch(TileMap map, CellBlock block) {
    width = block.width();
    height = block.height();
    base = new char[block.cells()];
    overlay = new char[block.cells()];
    for (int i = 0; i < base.length; i++) {
      int cell = map.size().index(block.west() + i % width, block.north() + i / width);
      base[i] = (char) map.base().id(cell);
      overlay[i] = isEnd(map, cell) ? Legend.NOTHING : (char) map.overlay().id(cell);
    }
  }

  /** Copies the tiles of a block. */
  public static TilePatch of(TileMap map, CellBlock block) {
    return new TilePatch(map, block);
  }

  /** Whether a cell holds the start or the goal. */
  private static boolean isEnd(TileMap map, int cell) {
    int id = map.overlay().id(cell);
    return id != Legend.NOTHING && map.legend().tile(id).role() != Tile.Role.NONE;
  }

  /** The width. [cells] */
  public int width() {
    return width;
  }

  /** The height. [cells] */
  public int height() {
    return height;
  }

  /** The topmost tile of a cell; {@link Legend#NOTHING} if there is none. */
  public int top(int x, int y) {
    int at = y * width + x;
    return overlay[at] == Legend.NOTHING ? base[at] : overlay[at];
  }

  /** The block of a map that this patch covers around a cell. */
  public CellBlock place(TileMap map, Cell middle) {
    return CellBlock.around(map.size(), middle, width, height);
  }

  /**
   * The edit that puts this patch on a map around a cell; does not change the map. Ground stays
   * where the patch has none.
   */
  public MapEdit stamping(TileMap map, Cell middle) {
    CellBlock block = place(map, middle);
    int[] slots = new int[2 * block.cells()];
    int count = 0;
    for (int y = block.north(); y < block.north() + block.height(); y++) {
      for (int x = block.west(); x < block.west() + block.width(); x++) {
        slots[count++] = MapEdit.slot(map.size().index(x, y), Layer.BASE);
        slots[count++] = MapEdit.slot(map.size().index(x, y), Layer.OVERLAY);
      }
    }
    return MapEdit.setting(map, slots, slot -> after(map, block, slot));
  }

  private int after(TileMap map, CellBlock block, int slot) {
    int cell = MapEdit.cellOf(slot);
    int at = (map.size().y(cell) - block.north()) * width + map.size().x(cell) - block.west();
    if (MapEdit.layerOf(slot) == Layer.BASE) {
      return base[at] == Legend.NOTHING ? map.base().id(cell) : base[at];
    }
    return isEnd(map, cell) ? map.overlay().id(cell) : overlay[at];
  }

  /** The edit that removes what stands in a block, but for start and goal. */
  public static MapEdit clearing(TileMap map, CellBlock block) {
    int[] slots = new int[block.cells()];
    for (int i = 0; i < slots.length; i++) {
      int x = block.west() + i % block.width();
      int y = block.north() + i / block.width();
      slots[i] = MapEdit.slot(map.size().index(x, y), Layer.OVERLAY);
    }
    return MapEdit.setting(map, slots, slot -> cleared(map, MapEdit.cellOf(slot)));
  }

  private static int cleared(TileMap map, int cell) {
    return isEnd(map, cell) ? map.overlay().id(cell) : Legend.NOTHING;
  }
}
