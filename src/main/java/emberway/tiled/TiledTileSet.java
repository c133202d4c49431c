package emberway.tiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A tile set: either a sheet of equal tiles or a collection of pictures. Immutable.
 *
 * <p>Tile {@code id} of a sheet has its top left corner at {@code margin + (id % columns) ·
 * (tileWidth + spacing)}, {@code margin + (id / columns) · (tileHeight + spacing)}.
 *
 * @param name as the file has it, may be empty
 * @param className what the file calls its class, or empty
 * @param source the path of its own file, relative to the folder of the map's; empty if embedded
 * @param tileWidth of a tile in the sheet; the widest of a collection [px] [>= 0]
 * @param tileHeight likewise
 * @param spacing between the tiles of the sheet [px] [>= 0]
 * @param margin around the tiles of the sheet [px] [>= 0]
 * @param tileCount how many tiles the sheet has
 * @param columns of the sheet [>= 1]; 0 for a collection
 * @param offsetX how far tiles are moved to the right when drawn [px]
 * @param offsetY how far tiles are moved down when drawn [px]
 * @param objectAlignment which point of a tile object lies at its position
 * @param fit whether tiles are drawn in their own size or stretched to a cell
 * @param sheet the picture of all tiles; empty for a collection
 * @param tiles what is said about single tiles, by number; all tiles of a collection are here
 * @param properties the set's custom properties
 */
public record TiledTileSet(
    String name,
    String className,
    String source,
    int tileWidth,
    int tileHeight,
    int spacing,
    int margin,
    int tileCount,
    int columns,
    int offsetX,
    int offsetY,
    Alignment objectAlignment,
    Fit fit,
    Optional<TiledImage> sheet,
    Map<Integer, TiledTile> tiles,
    TiledProperties properties) {

  /** Which point of a tile object lies at its position. */
  public enum Alignment {
    /** Bottom left, on isometric maps bottom. */
    UNSPECIFIED,
    TOP_LEFT,
    TOP,
    TOP_RIGHT,
    LEFT,
    CENTER,
    RIGHT,
    BOTTOM_LEFT,
    BOTTOM,
    BOTTOM_RIGHT
  }

  /** In what size tiles of a tile layer are drawn. */
  public enum Fit {
    /** Their own. */
    TILE_SIZE,
    /** Stretched to the cell. */
    GRID_STRETCH,
    /** As large as fits the cell with their proportions kept. */
    GRID_PRESERVE_ASPECT
  }

  /** Keeps a copy of the tiles, in their order. */
  public TiledTileSet {
    tiles = Collections.unmodifiableMap(new LinkedHashMap<>(tiles));
  }

  /**
   * What stands for a set that cannot be read: it has any tile, and no picture.
   *
   * @param source the path of its file, relative to the folder of the map's
   */
  public static TiledTileSet missing(String name, String source) {
    return new TiledTileSet(
        name,
        "",
        source,
        0,
        0,
        0,
        0,
        Integer.MAX_VALUE,
        0,
        0,
        0,
        Alignment.UNSPECIFIED,
        Fit.TILE_SIZE,
        Optional.empty(),
        Map.of(),
        TiledProperties.NONE);
  }

  /** Whether it only stands for a set that cannot be read. */
  public boolean isMissing() {
    return isCollection() && tileCount == Integer.MAX_VALUE;
  }

  /** Whether it is a collection of pictures. */
  public boolean isCollection() {
    return sheet.isEmpty();
  }

  /** Whether it has a tile of a number. */
  public boolean has(int id) {
    boolean isListed = isCollection() && !isMissing();
    return isListed ? tiles.containsKey(id) : id >= 0 && id < tileCount;
  }

  /** A tile it has. */
  public TiledTile tile(int id) {
    if (!has(id)) {
      throw new IllegalArgumentException("tile set '" + name + "' has no tile " + id);
    }
    TiledTile described = tiles.get(id);
    return described == null ? TiledTile.plain(id) : described;
  }
}
