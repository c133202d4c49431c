package emberway.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The tiles that a map can use. Immutable.
 *
 * <p>A tile's <em>id</em> is its index in the legend plus one, so that 0 means "no tile" in a
 * {@link TileLayer}.
 */
public final class Legend {
  /** The id of an empty cell. */
  public static final int NOTHING = 0;

  /** The most tiles in a legend. */
  public static final int MAX_TILES = Character.MAX_VALUE;

  private final List<Tile> tiles;
  private final char[] idBySymbol; // [by symbol] [size: highest symbol + 1] 0 = no such tile
  private final Map<String, Integer> idByName;
  private final long[] joined; // [by id] a bit for each of the first neighbors that it joins

  /**
   * Creates a legend of these tiles, in this order.
   *
   * @throws IllegalArgumentException if a symbol or a name occurs twice, or there are too many
   *     tiles
   */
  public Legend(List<Tile> tiles) {
    if (tiles.size() > MAX_TILES) {
      throw new IllegalArgumentException(tiles.size() + " tiles in a legend: at most " + MAX_TILES);
    }
    this.tiles = List.copyOf(tiles);
    int highest = tiles.stream().mapToInt(Tile::symbol).max().orElse(0);
    idBySymbol = new char[highest + 1];
    idByName = new HashMap<>();
    for (int i = 0; i < tiles.size(); i++) {
      Tile tile = tiles.get(i);
      if (idBySymbol[tile.symbol()] != 0) {
        throw new IllegalArgumentException("symbol '" + tile.symbol() + "' occurs twice");
      }
      idBySymbol[tile.symbol()] = (char) (i + 1);
      if (idByName.put(tile.name(), i + 1) != null) {
        throw new IllegalArgumentException("tile name '" + tile.name() + "' occurs twice");
      }
    }
    joined = new long[tiles.size() + 1];
    for (int id = 1; id <= tiles.size(); id++) {
      for (int neighbor = 1; neighbor < Math.min(Long.SIZE, joined.length); neighbor++) {
        boolean joins = tile(id).joinsWith(tile(neighbor).symbol());
        joined[id] |= joins ? 1L << neighbor : 0;
      }
    }
  }

  /** The tiles, in order; the tile with id {@code i} is at {@code i - 1}. */
  public List<Tile> tiles() {
    return tiles;
  }

  /** The number of tiles, which is also the highest id. */
  public int size() {
    return tiles.size();
  }

  /** The tile with an id. [1..size] */
  public Tile tile(int id) {
    if (id < 1 || id > tiles.size()) {
      throw new IllegalArgumentException("tile id " + id + ", legal range 1.." + tiles.size());
    }
    return tiles.get(id - 1);
  }

  /**
   * Whether the sprite of a tile has an arm to a neighbor in the same layer.
   *
   * @param id [1..size]
   * @param neighbor [0..size]
   */
  public boolean joins(int id, int neighbor) {
    return neighbor < Long.SIZE
        ? (joined[id] >>> neighbor & 1) != 0
        : tile(id).joinsWith(tile(neighbor).symbol());
  }

  /** The id of the tile with a symbol, or {@link #NOTHING} if there is none. */
  public int id(char symbol) {
    return symbol < idBySymbol.length ? idBySymbol[symbol] : NOTHING;
  }

  /** The id of the tile with a name, or {@link #NOTHING} if there is none. */
  public int id(String name) {
    return idByName.getOrDefault(name, NOTHING);
  }

  /** The tile with a symbol. */
  public Optional<Tile> find(char symbol) {
    int id = id(symbol);
    return id == NOTHING ? Optional.empty() : Optional.of(tile(id));
  }

  /** The first tile that marks the start or the goal. */
  public Optional<Tile> find(Tile.Role role) {
    return tiles.stream().filter(tile -> tile.role() == role).findFirst();
  }
}
