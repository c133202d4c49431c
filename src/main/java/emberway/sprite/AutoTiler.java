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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Chooses each cell's sprite by its neighbors, from what a tile set has.
 *
 * <p>A tile that joins its neighbors is drawn with the sprite {@code stem + suffix}; where the tile
 * set lacks that one, the nearest it has stands in, and {@link #substitutions} says so. Every
 * choice is made once, when the tiler is built, so tiling a layer is a table look-up a cell.
 * Immutable.
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

  private final Legend legend;
  private final List<String> spriteNames;
  private final char[] spriteByTileAndMask; // [size: (tiles+1) * 16] 0 = no sprite
  private final List<Substitution> substitutions;
  private final List<Tile> tilesWithoutSprite;

  /** A tiler for the tiles and sprites of a tile set. */
  public AutoTiler(TileSet tileSet) {
    legend = tileSet.legend();
    spriteByTileAndMask = new char[(legend.size() + 1) * NeighborMask.COUNT];
    Set<String> names = new LinkedHashSet<>();
    List<Substitution> replaced = new ArrayList<>();
    List<Tile> missing = new ArrayList<>();
    for (Tile tile : legend.tiles()) {
      int available = availableMasks(tile, tileSet.spriteNames());
      if (available == 0) {
        missing.add(tile);
        continue;
      }
      for (int wanted = 0; wanted < maskCount(tile); wanted++) {
        int drawn = SuffixMatch.nearest(wanted, available);
        names.add(spriteName(tile, drawn));
        if (drawn != wanted) {
          replaced.add(new Substitution(tile, spriteName(tile, wanted), spriteName(tile, drawn)));
        }
      }
    }
    spriteNames = List.copyOf(names);
    substitutions = List.copyOf(replaced);
    tilesWithoutSprite = List.copyOf(missing);
    fillTable(tileSet.spriteNames());
  }

  private static int maskCount(Tile tile) {
    return tile.hasJoins() ? NeighborMask.COUNT : 1;
  }

  private static String spriteName(Tile tile, int mask) {
    return tile.stem() + NeighborMask.suffix(mask);
  }

  /** Bit {@code m} is set where the tile set has the sprite for mask {@code m}. */
  private static int availableMasks(Tile tile, Set<String> names) {
    int available = 0;
    for (int mask = 0; mask < maskCount(tile); mask++) {
      if (names.contains(spriteName(tile, mask))) {
        available |= 1 << mask;
      }
    }
    return available;
  }

  private void fillTable(Set<String> available) {
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      int masks = availableMasks(tile, available);
      for (int mask = 0; mask < maskCount(tile) && masks != 0; mask++) {
        String name = spriteName(tile, SuffixMatch.nearest(mask, masks));
        spriteByTileAndMask[id * NeighborMask.COUNT + mask] =
            (char) (spriteNames.indexOf(name) + 1);
      }
    }
  }

  /** The sprites that can be drawn; sprite {@code i} of a layer is at {@code i - 1}. */
  public List<String> spriteNames() {
    return spriteNames;
  }

  /** The sprites that the tile set lacks and what is drawn in their place. */
  public List<Substitution> substitutions() {
    return substitutions;
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

  /** The places in {@link #spriteNames} of all sprites of a tile, whatever joins it. */
  public Set<Integer> sprites(int id) {
    Set<Integer> places = new LinkedHashSet<>();
    for (int mask = 0; mask < NeighborMask.COUNT; mask++) {
      int sprite = spriteByTileAndMask[id * NeighborMask.COUNT + mask];
      if (sprite > 0) {
        places.add(sprite - 1);
      }
    }
    return places;
  }

  /**
   * The sprite of a tile, if it joins others with some arms; 0 where the tile set has none.
   *
   * @param id [0..legend size]
   * @param mask of the arms [0..15]
   */
  public int sprite(int id, int mask) {
    boolean joins = id > 0 && legend.tile(id).hasJoins();
    return spriteByTileAndMask[id * NeighborMask.COUNT + (joins ? mask : 0)];
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
    for (int y = 0, index = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++, index++) {
        int id = tiles.id(index);
        int mask = joining[id] ? NeighborMask.of(legend, tiles, x, y) : 0;
        sprites[index] = spriteByTileAndMask[id * NeighborMask.COUNT + mask];
      }
    }
    return new SpriteLayer(size, sprites);
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
      int mask = NeighborMask.turned(NeighborMask.of(legend, map.layer(layer), x, y), rotation);
      sprites[i] = spriteByTileAndMask[map.layer(layer).id(x, y) * NeighborMask.COUNT + mask];
    }
    return new SpritePatch(layer, cells, sprites);
  }

  /** These cells and their neighbors side by side, each once. */
  private static int[] near(GridSize size, int[] cells) {
    int[] near = new int[5 * cells.length];
    int count = 0;
    for (int cell : cells) {
      int x = size.x(cell);
      int y = size.y(cell);
      near[count++] = cell;
      for (Direction direction : Direction.CARDINALS) {
        if (size.contains(x + direction.dx(), y + direction.dy())) {
          near[count++] = size.index(x + direction.dx(), y + direction.dy());
        }
      }
    }
    return Arrays.stream(near, 0, count).distinct().toArray();
  }
}
