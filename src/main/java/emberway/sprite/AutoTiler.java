package emberway.sprite;

import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Chooses each cell's sprite by its neighbors, from what a tile set has.
 *
 * <p>A tile that joins its neighbors is drawn with the sprite {@code stem + suffix}; where the tile
 * set lacks that one, the nearest it has stands in, and {@link #substitutions} says so. Every
 * choice is made once, when the tiler is built, so tiling a layer is a table look-up a cell. Which
 * of a tile's variants a cell has goes by its place on the unturned map. Immutable.
 */
public final class AutoTiler {

  /**
   * A sprite that a tile set lacks and the one drawn in its place.
   *
   * @param tile the tile that asks for it
   * @param wanted the name it should have
   * @param drawn the name of the one that stands in
   */
  public record Substitution(Tile tile, String wanted, String drawn) {}

  /**
   * A piece of a transition that a tile set lacks.
   *
   * @param wanted the name it should have
   * @param drawn the name of the one that stands in; empty where nothing does
   */
  public record Gap(String wanted, String drawn) {}

  private static final int EVERY_CORNER = CornerMask.COUNT - 1;

  private final Legend legend;
  private final List<String> spriteNames;
  private final char[] table; // [size: rows * 16] the sprite of each row and mask, 0 = none
  private final int[] firstRow; // [size: tiles+1] of a tile in the table
  private final int[] looks; // [size: tiles+1] how many stems a tile has
  private final double[] corners; // [size: tiles+1] share of the full ones [0: one row a stem]
  private final List<Substitution> substitutions;
  private final List<Tile> tilesWithoutSprite;
  private final BorderTiler borders;

  /** A tiler for the tiles and sprites of a tile set. */
  public AutoTiler(TileSet tileSet) {
    legend = tileSet.legend();
    firstRow = new int[legend.size() + 1];
    looks = new int[legend.size() + 1];
    looks[Legend.NOTHING] = 1;
    corners = new double[legend.size() + 1];
    List<char[]> rows = new ArrayList<>(List.of(new char[NeighborMask.COUNT]));
    Map<String, Integer> places = new LinkedHashMap<>();
    List<Substitution> replaced = new ArrayList<>();
    List<Tile> missing = new ArrayList<>();
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      firstRow[id] = rows.size();
      List<StemSprites> stems = stems(tile, tileSet);
      stems.forEach(stem -> addRows(rows, tile, stem, places, replaced));
      looks[id] = stems.size();
      corners[id] = tileSet.look(tile).corners();
      if (stems.isEmpty()) {
        missing.add(tile);
        rows.add(new char[NeighborMask.COUNT]);
        looks[id] = 1;
        corners[id] = 0;
      }
    }
    table = new char[rows.size() * NeighborMask.COUNT];
    for (int row = 0; row < rows.size(); row++) {
      System.arraycopy(rows.get(row), 0, table, row * NeighborMask.COUNT, NeighborMask.COUNT);
    }
    borders = new BorderTiler(tileSet, places);
    spriteNames = List.copyOf(places.keySet());
    substitutions = List.copyOf(replaced);
    tilesWithoutSprite = List.copyOf(missing);
  }

  /** Those of a tile's stem and of its variants, as far as there are any. */
  private static List<StemSprites> stems(Tile tile, TileSet tileSet) {
    TileLook look = tileSet.look(tile);
    return Stream.concat(Stream.of(tile.stem()), look.variants().stream())
        .map(stem -> new StemSprites(tile, look, stem, tileSet.spriteNames()))
        .filter(stem -> !stem.isEmpty())
        .toList();
  }

  /** The sprites of one stem, by mask, numbered as they come: a row for each set of corners. */
  private static void addRows(
      List<char[]> rows,
      Tile tile,
      StemSprites stem,
      Map<String, Integer> places,
      List<Substitution> replaced) {
    for (int corners = 0; corners < stem.corners(); corners++) {
      char[] row = new char[NeighborMask.COUNT];
      for (int arms = 0; arms < stem.arms(); arms++) {
        if (stem.occurs(arms, corners)) {
          String name = stem.drawn(arms, corners);
          row[arms] = (char) (int) places.computeIfAbsent(name, n -> places.size() + 1);
          if (!name.equals(stem.wanted(arms, corners))) {
            replaced.add(new Substitution(tile, stem.wanted(arms, corners), name));
          }
        }
      }
      rows.add(row);
    }
  }

  /**
   * The sprites that can be drawn; sprite {@code i} of a layer is at {@code i - 1}. Some are made
   * of several pictures, see {@link ComposedSprites}.
   */
  public List<String> spriteNames() {
    return spriteNames;
  }

  /** The sprites that the tile set lacks and what is drawn in their place. */
  public List<Substitution> substitutions() {
    return substitutions;
  }

  /** The pieces of transitions that the tile set lacks. */
  public List<Gap> gaps() {
    return borders.gaps();
  }

  /** The tiles that cannot be drawn at all, because no sprite of their stem exists. */
  public List<Tile> tilesWithoutSprite() {
    return tilesWithoutSprite;
  }

  /** The tiles of {@link #tilesWithoutSprite} that a map uses. Linear in the cells. */
  public List<Tile> tilesWithoutSprite(TileMap map) {
    if (tilesWithoutSprite.isEmpty()) {
      return List.of();
    }
    boolean[] used = new boolean[legend.size() + 1];
    for (int i = 0; i < map.size().cells(); i++) {
      used[map.base().id(i)] = true;
      used[map.overlay().id(i)] = true;
    }
    return tilesWithoutSprite.stream().filter(tile -> used[legend.id(tile.symbol())]).toList();
  }

  /**
   * The places in {@link #spriteNames} of all sprites of a tile, whatever joins it and wherever it
   * lies.
   */
  public Set<Integer> sprites(int id) {
    Set<Integer> places = new LinkedHashSet<>();
    int from = firstRow[id] * NeighborMask.COUNT;
    for (int at = from; at < from + rowsOf(id) * NeighborMask.COUNT; at++) {
      if (table[at] > 0) {
        places.add(table[at] - 1);
      }
    }
    return places;
  }

  /**
   * The sprite of a tile, if it joins others with some arms, in the first of its looks; 0 where the
   * tile set has none.
   *
   * @param id [0..legend size]
   * @param mask of the arms [0..15]
   */
  public int sprite(int id, int mask) {
    boolean joins = id > 0 && legend.tile(id).hasJoins();
    return table[firstRow[id] * NeighborMask.COUNT + (joins ? mask : 0)];
  }

  /**
   * The sprites of one layer of a map whose legend is the tile set's.
   *
   * @throws IllegalArgumentException if the map has another legend
   */
  public SpriteLayer tile(TileMap map, Layer layer) {
    if (map.legend() != legend) {
      throw new IllegalArgumentException("the map's legend is not the tile set's");
    }
    TileLayer tiles = map.layer(layer);
    GridSize size = map.size();
    char[] sprites = new char[size.cells()];
    boolean[] joining = new boolean[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      joining[id] = legend.tile(id).hasJoins();
    }
    Rotation turn = tiles.turn();
    Rotation back = turn.inverse();
    for (int y = 0, index = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++, index++) {
        int id = tiles.id(index);
        int mask = joining[id] ? NeighborMask.of(legend, tiles, x, y) : 0;
        int row = firstRow[id];
        if (rowsOf(id) > 1) {
          int around = joining[id] ? CornerMask.joined(legend, tiles, x, y, mask) : EVERY_CORNER;
          row = row(id, back.x(size, x, y), back.y(size, x, y), turn, around);
        }
        sprites[index] = table[row * NeighborMask.COUNT + mask];
      }
    }
    return new SpriteLayer(size, sprites);
  }

  private int rowsOf(int id) {
    return corners[id] > 0 ? looks[id] * CornerMask.COUNT : looks[id];
  }

  /**
   * The row of a tile in a cell of the unturned map.
   *
   * @param turn how far the map is turned
   * @param around the corners that may be full, on the turned map
   */
  private int row(int id, int x, int y, Rotation turn, int around) {
    int look = looks[id] == 1 ? 0 : TileLook.choice(x, y, looks[id]);
    if (corners[id] == 0) {
      return firstRow[id] + look;
    }
    int full = around == 0 ? 0 : around & CornerMask.chosen(x, y, turn, corners[id]);
    return firstRow[id] + look * CornerMask.COUNT + full;
  }

  /** The pieces of transitions that lie on the base of such a map. */
  public PieceLayer pieces(TileMap map) {
    return borders.tile(map.base());
  }

  /**
   * What {@link #pieces} would give anew for a turned map after some cells of its base have
   * changed: the pieces on these cells and on all eight neighbors of each.
   *
   * @param changed as for {@link #patch}
   * @param known the stacks that are numbered so far
   */
  public PiecePatch piecePatch(TileMap map, Rotation rotation, int[] changed, PieceStacks known) {
    return borders.patch(map.base(), rotation, changed, known);
  }

  /** The numbers of all sprites that pieces are drawn with, alone or together. */
  public Set<Integer> pieceSprites() {
    return borders.sprites();
  }

  /** Whether cells may have pieces. */
  public boolean hasBorders() {
    return !borders.isIdle();
  }

  /**
   * What {@link #tile} would give anew for one layer of a turned map after some of its cells have
   * changed: the sprites of these cells and of their neighbors, whose arms may have changed.
   *
   * @param map the unturned map as it is now; its legend is the tile set's
   * @param rotation how far the map is turned
   * @param changed row-major indices of the unturned map
   */
  public SpritePatch patch(TileMap map, Rotation rotation, Layer layer, int[] changed) {
    GridSize size = map.size();
    GridSize turned = rotation.apply(size);
    int[] near = near(size, changed);
    int[] cells = new int[near.length];
    for (int i = 0; i < near.length; i++) {
      int x = size.x(near[i]);
      int y = size.y(near[i]);
      cells[i] = turned.index(rotation.x(size, x, y), rotation.y(size, x, y));
    }
    Arrays.sort(cells);
    Rotation back = rotation.inverse();
    char[] sprites = new char[cells.length];
    for (int i = 0; i < cells.length; i++) {
      int turnedX = turned.x(cells[i]);
      int turnedY = turned.y(cells[i]);
      int x = back.x(turned, turnedX, turnedY);
      int y = back.y(turned, turnedX, turnedY);
      TileLayer tiles = map.layer(layer);
      int arms = NeighborMask.of(legend, tiles, x, y);
      int id = tiles.id(x, y);
      boolean joins = id != Legend.NOTHING && legend.tile(id).hasJoins();
      int around = joins ? CornerMask.joined(legend, tiles, x, y, arms) : EVERY_CORNER;
      int mask = NeighborMask.turned(arms, rotation);
      int row = row(id, x, y, rotation, NeighborMask.turned(around, rotation));
      sprites[i] = table[row * NeighborMask.COUNT + mask];
    }
    return new LayerPatch(layer, cells, sprites);
  }

  /** These cells and their neighbors, each once: diagonal ones if any tile's corners matter. */
  private int[] near(GridSize size, int[] cells) {
    List<Direction> around =
        Arrays.stream(corners).anyMatch(share -> share > 0)
            ? List.of(Direction.values())
            : Direction.CARDINALS;
    int[] near = new int[(1 + around.size()) * cells.length];
    int count = 0;
    for (int cell : cells) {
      int x = size.x(cell);
      int y = size.y(cell);
      near[count++] = cell;
      for (Direction direction : around) {
        if (size.contains(x + direction.dx(), y + direction.dy())) {
          near[count++] = size.index(x + direction.dx(), y + direction.dy());
        }
      }
    }
    return Arrays.stream(near, 0, count).distinct().toArray();
  }
}
