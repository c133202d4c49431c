package emberway.tiled;

import emberway.map.GridSize;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A map in Tiled's format. Immutable, except for its layers' cells.
 *
 * <p>An infinite map is cropped to the smallest rectangle of chunks that holds all tiles; {@code
 * firstColumn} and {@code firstRow} give that rectangle's origin in Tiled's coordinates.
 *
 * @param orientation how cells are arranged in the picture
 * @param size the size [cells]
 * @param tileWidth width of a cell [px] [1..4096]
 * @param tileHeight height of a cell [px] [1..4096]
 * @param stagger which rows or columns of a staggered map are shifted, counted from this size's
 *     first cell
 * @param renderOrder the order in which an orthogonal map's cells are painted
 * @param infinite whether the file has chunks instead of a size
 * @param statedHeight the height in the file [cells] [>= 0]; on infinite maps, it only decides
 *     where Tiled's pixels begin on isometric ones
 * @param firstColumn Tiled's column of the cells at x = 0; 0 except on infinite maps
 * @param firstRow Tiled's row of the cells at y = 0; 0 except on infinite maps
 * @param backgroundColor 0xAARRGGBB, 0 for none
 * @param parallaxOriginX the x of the view's center at which parallax layers are not displaced, in
 *     Tiled's pixels
 * @param parallaxOriginY the y of the view's center at which parallax layers are not displaced, in
 *     Tiled's pixels
 * @param className the class from the file, or empty
 * @param tileSets ordered by first tile number; where ranges overlap, the later set applies
 * @param layers bottom to top, with groups flattened
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
    int statedHeight,
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

  /** How cells are arranged in the picture. */
  public enum Orientation {
    /** Diamonds: columns grow to the lower right, rows to the lower left. */
    ISOMETRIC,
    /** Diamonds in rows, with every other row or column shifted by half a cell. */
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
   * @param even whether the even lines (counted from 0) are shifted
   */
  public record Stagger(Axis axis, boolean even) {
    /** Tiled's default where a file has no value. */
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
   * A tile set with its range of global tile numbers in a map.
   *
   * @param firstGid the global number of the set's tile 0 [>= 1]
   */
  public record TileSetUse(int firstGid, TiledTileSet tileSet) {}

  /**
   * A tile of one of the map's sets.
   *
   * @param id the tile's number in the set [>= 0]
   */
  public record TileRef(TiledTileSet tileSet, int id) {}

  /** Copies the lists. */
  public TiledMap {
    tileSets = List.copyOf(tileSets);
    layers = List.copyOf(layers);
  }

  /**
   * The tile with a global number, with or without flip bits; empty for 0 and for numbers of no
   * set.
   */
  public Optional<TileRef> tile(int gid) {
    int number = TiledCells.number(gid);
    int last = lastAtMost(number, tileSets.size(), i -> tileSets.get(i).firstGid);
    if (number == 0 || last < 0) {
      return Optional.empty();
    }
    TileSetUse use = tileSets.get(last);
    int id = number - use.firstGid;
    return use.tileSet.has(id) ? Optional.of(new TileRef(use.tileSet, id)) : Optional.empty();
  }

  /**
   * The index of the last value that is at most a limit, or -1, found by halving.
   *
   * @param values ascending
   */
  static int lastAtMost(int limit, int count, IntUnaryOperator values) {
    int low = 0; // all values before it are at most the limit
    int high = count; // all from there on are above it
    while (low < high) {
      int middle = (low + high) / 2;
      if (values.applyAsInt(middle) <= limit) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
