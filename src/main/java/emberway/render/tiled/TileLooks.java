package emberway.render.tiled;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.Atlas;
import emberway.sprite.ImageReducer;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the tiles in the legend of a Tiled map look where there is little room: their icons, and the
 * mean colors of their pictures.
 */
public final class TileLooks {
  private static final int ICON = 64; // limit of an icon's side [px]
  private static final int MAX_ICONS = 2000;
  private static final Set<String> NAMES = Set.of("label", "name", "symbol"); // of single tiles
  private static final Pattern NUMBERED = Pattern.compile("Tile (\\d{1,7})( of .*)?");

  /**
   * A small picture of a tile.
   *
   * @param picture its visible part, small; empty if it cannot be read
   * @param number the tile's number in its tile set if it has no other name, otherwise -1
   * @param group its class, or else a custom property with its value, or else its tile set
   */
  public record Icon(Optional<SpriteImage> picture, int number, String group) {}

  private final TiledMap map;
  private final TileMap laid;
  private final TiledGrid grid;
  private final TileImages pictures;
  private final List<Tile> tiles = new ArrayList<>();
  private final List<Icon> icons = new ArrayList<>();

  /**
   * Derives the looks of a map's tiles. Linear in the cells of all layers.
   *
   * @param laid the same map for the planner, with its cells on the {@link TiledGrid}
   */
  public TileLooks(TiledMap map, TileMap laid, SpriteSource source) {
    this.map = map;
    this.laid = laid;
    grid = TiledGrid.of(map);
    pictures = new TileImages(source);
    List<TiledLayer.Tiles> layers = new ArrayList<>();
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Tiles shown && shown.look().visible()) {
        layers.add(shown);
      }
    }
    int[] ground = numbers(layers, Layer.BASE);
    Collections.reverse(layers);
    int[] above = numbers(layers, Layer.OVERLAY);
    for (int id = 1; id <= laid.legend().size(); id++) {
      Tile tile = laid.legend().tile(id);
      add(tile, map.tile(tile.layer() == Layer.BASE ? ground[id] : above[id]));
    }
  }

  private void add(Tile tile, Optional<TiledMap.TileRef> ref) {
    Optional<SpriteImage> picture = ref.flatMap(this::picture).map(TileLooks::trimmed);
    boolean isMark = tile.role() != Tile.Role.NONE;
    tiles.add(isMark ? tile : picture.flatMap(TileLooks::mean).map(tile::with).orElse(tile));
    if (icons.size() < MAX_ICONS) {
      Matcher numbered = NUMBERED.matcher(tile.label());
      icons.add(
          new Icon(
              picture.map(whole -> ImageReducer.toSide(whole, ICON)),
              numbered.matches() ? Integer.parseInt(numbered.group(1)) : -1,
              ref.map(TileLooks::group).orElse("")));
    }
  }

  /** The visible part of a picture; all of it if nothing is visible. */
  private static SpriteImage trimmed(SpriteImage whole) {
    Atlas.Bounds seen = Atlas.visibleBounds(whole);
    TiledTile.Part part = new TiledTile.Part(seen.x(), seen.y(), seen.width(), seen.height());
    return seen.width() == 0 ? whole : new TileImages.Cut(whole, part, false).image();
  }

  private static String group(TiledMap.TileRef ref) {
    TiledTile tile = ref.tileSet().tile(ref.id());
    return !tile.className().isBlank()
        ? tile.className()
        : tile.properties().all().stream()
            .filter(property -> !NAMES.contains(property.name()))
            .map(property -> property.name() + " = " + property.value())
            .findFirst()
            .orElse(ref.tileSet().name().replace('_', ' '));
  }

  /**
   * The legend with the pictures' mean colors. Tiles without a readable picture, and markers, keep
   * their color.
   */
  public Legend legend() {
    return new Legend(tiles);
  }

  /** The icons of the legend's tiles, in its order; of the first ones, if they are many. */
  public List<Icon> icons() {
    return List.copyOf(icons);
  }

  /**
   * The tile number for each entry of the legend, by id; 0 for none. An entry is named after the
   * tile in the first layer that has a cell of it.
   *
   * @param layers from the bottom for the base, from the top for the overlay
   */
  private int[] numbers(List<TiledLayer.Tiles> layers, Layer which) {
    TileLayer ids = laid.layer(which);
    int[] numbers = new int[laid.legend().size() + 1];
    for (TiledLayer.Tiles layer : layers) {
      TiledCells cells = layer.cells();
      int width = map.size().width();
      int row = 0;
      for (int i = cells.next(0); i < map.size().cells(); i = cells.next(i + 1)) {
        row = i < (row + 1) * width ? row : i / width;
        int number = TiledCells.number(cells.gid(i));
        int id = ids.id(grid.x(i - row * width, row), grid.y(i - row * width, row));
        if (id != Legend.NOTHING && numbers[id] == 0) {
          numbers[id] = number;
        }
      }
    }
    return numbers;
  }

  /** A tile's picture; empty if it cannot be read. */
  private Optional<SpriteImage> picture(TiledMap.TileRef ref) {
    try {
      return Optional.of(pictures.tile(SpriteRegistry.atTimeZero(ref)));
    } catch (SpriteUnavailableException missing) {
      return Optional.empty(); // reported when the picture is drawn
    }
  }

  /** The mean color, 0xRRGGBB, with pixels weighted by alpha; empty if nothing is visible. */
  private static Optional<Integer> mean(SpriteImage image) {
    byte[] rgba = ImageReducer.toSide(image, 1).rgba();
    int color = (rgba[0] & 0xFF) << 16 | (rgba[1] & 0xFF) << 8 | (rgba[2] & 0xFF);
    return rgba[3] == 0 ? Optional.empty() : Optional.of(color);
  }
}
