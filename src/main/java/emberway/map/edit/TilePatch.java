package emberway.map.edit;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import java.util.List;

/**
 * The tiles of a block of cells in all layers, to be stamped on a map of the same legend. Start and
 * goal belong to the route: they are not copied, and stay where a patch is stamped over them.
 * Immutable.
 */
public final class TilePatch {
  private final int width;
  private final int height;
  private final char[] base; // [tile ids] [size: width*height, row-major]
  private final char[] overlay;
  private final char[] top;

  private TilePatch(TileMap map, CellBlock block) {
    width = block.width();
    height = block.height();
    base = new char[block.cells()];
    overlay = new char[block.cells()];
    top = new char[block.cells()];
    for (int i = 0; i < base.length; i++) {
      int cell = map.size().index(block.west() + i % width, block.north() + i / width);
      base[i] = (char) map.base().id(cell);
      overlay[i] = isEnd(map, cell) ? Legend.NOTHING : (char) map.overlay().id(cell);
      top[i] = (char) map.top().id(cell);
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

  /** The uppermost tile of a cell; {@link Legend#NOTHING} if there is none. */
  public int uppermost(int x, int y) {
    int at = y * width + x;
    int above = top[at] == Legend.NOTHING ? overlay[at] : top[at];
    return above == Legend.NOTHING ? base[at] : above;
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
    return MapEdit.setting(
        map, slots(map, block, List.of(Layer.values())), slot -> after(map, block, slot));
  }

  private int after(TileMap map, CellBlock block, int slot) {
    int cell = MapEdit.cellOf(slot);
    int at = (map.size().y(cell) - block.north()) * width + map.size().x(cell) - block.west();
    return switch (MapEdit.layerOf(slot)) {
      case BASE -> base[at] == Legend.NOTHING ? map.base().id(cell) : base[at];
      case OVERLAY -> isEnd(map, cell) ? map.overlay().id(cell) : overlay[at];
      case TOP -> top[at];
    };
  }

  /** The slots of some layers of a block, ascending. */
  private static int[] slots(TileMap map, CellBlock block, List<Layer> layers) {
    int[] slots = new int[layers.size() * block.cells()];
    int count = 0;
    for (int y = block.north(); y < block.north() + block.height(); y++) {
      for (int x = block.west(); x < block.west() + block.width(); x++) {
        for (Layer layer : layers) {
          slots[count++] = MapEdit.slot(map.size().index(x, y), layer);
        }
      }
    }
    return slots;
  }

  /** The edit that removes what stands in a block, but for start and goal. */
  public static MapEdit clearing(TileMap map, CellBlock block) {
    return MapEdit.setting(
        map,
        slots(map, block, List.of(Layer.OVERLAY, Layer.TOP)),
        slot -> cleared(map, MapEdit.layerOf(slot), MapEdit.cellOf(slot)));
  }

  private static int cleared(TileMap map, Layer layer, int cell) {
    boolean stays = layer == Layer.OVERLAY && isEnd(map, cell);
    return stays ? map.overlay().id(cell) : Legend.NOTHING;
  }
}
