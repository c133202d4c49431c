package emberway.sprite;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import java.util.ArrayList;
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
}
