package emberway.tiled;

import emberway.map.GridSize;
import java.util.List;
import java.util.Optional;

/**
 * A map as Tiled has it. Immutable, but for the cells of its layers.
 *
 * <p>An infinite map is cut to the smallest rectangle of chunks that holds all its tiles; {@code
 * firstColumn} and {@code firstRow} say where that rectangle lies in Tiled's own coordinates.
 *
 * @param orientation how cells lie on the picture
 * @param size [cells]
 * @param tileWidth width of a cell [px] [1..4096]
 * @param tileHeight height of a cell [px] [1..4096]
 * @param stagger which rows or columns of a staggered map are shifted, of the cells as they are
 *     here
 * @param renderOrder the order in which an orthogonal map's cells are painted
 * @param infinite whether the file has chunks in place of a size
 * @param firstColumn Tiled's column of the cells here at x = 0; 0 but for infinite maps
 * @param firstRow Tiled's row of the cells here at y = 0; 0 but for infinite maps
 * @param backgroundColor 0xAARRGGBB, 0 for none
 * @param parallaxOriginX where a view's middle must be for layers with parallax to lie in their
 *     place, in Tiled's pixels
 * @param parallaxOriginY likewise
 * @param className what the file calls its class, or empty
 * @param tileSets in the order of their first numbers; where ranges overlap, the later set's holds
 * @param layers bottom to top, groups dissolved
 * @param properties the map's custom properties
 */
public record TiledMap(
    Orientation orientation,
    GridSize size,
    int tileWidth,
    int tileHeight,
    Stagger stagger,
    RenderOrder renderOrder,
    boolean infinite,
    int firstColumn,
    int firstRow,
    int backgroundColor,
    double parallaxOriginX,
    double parallaxOriginY,
    String className,
    List<TileSetUse> tileSets,
    List<TiledLayer> layers,
    TiledProperties properties) {

  /** The largest side of a cell. [px] */
  public static final int MAX_TILE_SIDE = 4096;

  /** How cells lie on the picture. */
  public enum Orientation {
    /** Diamonds: columns grow to the lower right, rows to the lower left. */
    ISOMETRIC,
    /** Diamonds in rows, every other row or column shifted by half a cell. */
    STAGGERED,
    /** Rectangles in rows. */
    ORTHOGONAL
  }

  /** The axis along which every other line of a staggered map is shifted. */
  public enum Axis {
    X,
    Y
  }

  /**
   * Which lines of a staggered map are shifted by half a cell.
   *
   * @param axis Y: rows are shifted to the right; X: columns are shifted down
   * @param even whether it is the even lines, 0 the first, that are shifted
   */
  public record Stagger(Axis axis, boolean even) {
    /** What Tiled does where a file says nothing. */
    public static final Stagger DEFAULT = new Stagger(Axis.Y, false);
  }

  /** The order in which an orthogonal map's cells are painted. */
  public enum RenderOrder {
    RIGHT_DOWN,
    RIGHT_UP,
    LEFT_DOWN,
    LEFT_UP
  }

  /**
   * A tile set and the range of global tile numbers it has in a map.
   *
   * @param firstGid the global number of its tile 0 [>= 1]
   */
  public record TileSetUse(int firstGid, TiledTileSet tileSet) {}

  /**
   * A tile of one of the map's sets.
   *
   * @param id its number in the set [>= 0]
   */
  public record TileRef(TiledTileSet tileSet, int id) {}

  /** Keeps copies of the lists. */
  public TiledMap {
    tileSets = List.copyOf(tileSets);
    layers = List.copyOf(layers);
  }

  /** The tile of a global number, flip bits or not; empty for 0 and where no set has it. */
  public Optional<TileRef> tile(int gid) {
    int number = TiledCells.number(gid);
    for (int i = tileSets.size() - 1; number > 0 && i >= 0; i--) {
      TileSetUse use = tileSets.get(i);
      if (number >= use.firstGid) {
        int id = number - use.firstGid;
        return use.tileSet.has(id) ? Optional.of(new TileRef(use.tileSet, id)) : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
