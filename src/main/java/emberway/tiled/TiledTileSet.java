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
 * @param name as in the file, may be empty
 * @param className the class from the file, or empty
 * @param source the path of its own file, relative to the folder of the map's; empty if embedded
 * @param tileWidth of a sheet's tiles, or of a collection's widest tile [px] [>= 0]
 * @param tileHeight of a sheet's tiles, or of a collection's highest tile [px] [>= 0]
 * @param spacing between the tiles of the sheet [px] [>= 0]
 * @param margin around the tiles of the sheet [px] [>= 0]
 * @param tileCount the number of tiles in the sheet
 * @param columns of the sheet [>= 1]; 0 for a collection
 * @param offsetX how far to the right tiles are drawn [px]
 * @param offsetY how far down tiles are drawn [px]
 * @param objectAlignment which point of a tile object is at its position
 * @param fit whether tiles keep their size or are stretched to a cell
 * @param sheet the picture of all tiles; empty for a collection
 * @param tiles data about single tiles, by number; for a collection, all tiles
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

  /** Which point of a tile object is at its position. */
  public enum Alignment {
    /** Bottom left; on isometric maps, bottom center. */
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

  /** The size in which a tile layer's tiles are drawn. */
  public enum Fit {
    /** The size of the tiles' pictures. */
    TILE_SIZE,
    /** Stretched to the cell. */
    GRID_STRETCH,
    /** As large as fits the cell, with the proportions of the pictures kept. */
    GRID_PRESERVE_ASPECT
  }

  /** Copies the tiles, keeping their order. */
  public TiledTileSet {
    tiles = Collections.unmodifiableMap(new LinkedHashMap<>(tiles));
  }

  /**
   * A placeholder for a set that cannot be read: it has every tile, but no picture.
   *
   * @param source the path of its file, relative to the folder of the map's; empty if it leads
   *     elsewhere
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

  /** Whether this is a placeholder for a set that cannot be read. */
  public boolean isMissing() {
    return isCollection() && tileCount == Integer.MAX_VALUE;
  }

  /** Whether this is a collection of pictures. */
  public boolean isCollection() {
    return sheet.isEmpty();
  }

  /** Whether the set has a tile with this number. */
  public boolean has(int id) {
    boolean isListed = isCollection() && !isMissing();
    return isListed ? tiles.containsKey(id) : id >= 0 && id < tileCount;
  }

  /** The data of a tile that the set has. */
  public TiledTile tile(int id) {
    if (!has(id)) {
      throw new IllegalArgumentException("tile set '" + name + "' has no tile " + id);
    }
    TiledTile described = tiles.get(id);
    return described == null ? TiledTile.plain(id) : described;
  }
}
