package emberway.render.tiled;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Derives map colors for the legend of a Tiled map: the mean colors of its tiles' pictures. */
public final class TileMeanColors {
  private final TiledMap map;
  private final TileMap laid;
  private final TiledGrid grid;
  private final TileImages pictures;

  private TileMeanColors(TiledMap map, TileMap laid, SpriteSource source) {
    this.map = map;
    this.laid = laid;
    grid = TiledGrid.of(map);
    pictures = new TileImages(source);
  }

  /**
   * The legend of a map with its pictures' colors. Tiles without a readable picture, and markers,
   * keep their color. Linear in the cells of all layers.
   *
   * @param laid the same map for the planner, with its cells on the {@link TiledGrid}
   */
  public static Legend of(TiledMap map, TileMap laid, SpriteSource source) {
    return new TileMeanColors(map, laid, source).legend();
  }

  private Legend legend() {
    List<TiledLayer.Tiles> layers = new ArrayList<>();
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Tiles tiles && tiles.look().visible()) {
        layers.add(tiles);
      }
    }
    int[] ground = numbers(layers, Layer.BASE);
    Collections.reverse(layers);
    int[] above = numbers(layers, Layer.OVERLAY);
    List<Tile> tiles = new ArrayList<>();
    for (int id = 1; id <= laid.legend().size(); id++) {
      Tile tile = laid.legend().tile(id);
      int number = tile.layer() == Layer.BASE ? ground[id] : above[id];
      tiles.add(tile.role() == Tile.Role.NONE ? mean(number).map(tile::with).orElse(tile) : tile);
    }
    return new Legend(tiles);
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

  /** The mean color of a tile's picture, 0xRRGGBB; empty if nothing of it is visible. */
  private Optional<Integer> mean(int number) {
    Optional<TiledMap.TileRef> ref = map.tile(number);
    if (ref.isEmpty()) {
      return Optional.empty();
    }
    try {
      return mean(pictures.tile(ref.get()));
    } catch (SpriteUnavailableException missing) {
      return Optional.empty(); // reported when the picture is drawn
    }
  }

  /** The mean color, with pixels weighted by alpha. */
  private static Optional<Integer> mean(SpriteImage image) {
    byte[] rgba = image.rgba();
    long[] sums = new long[3];
    long alpha = 0;
    for (int at = 0; at < rgba.length; at += 4) {
      int weight = rgba[at + 3] & 0xFF;
      alpha += weight;
      for (int channel = 0; channel < sums.length; channel++) {
        sums[channel] += (long) weight * (rgba[at + channel] & 0xFF);
      }
    }
    if (alpha == 0) {
      return Optional.empty();
    }
    int color = 0;
    for (long sum : sums) {
      color = color << 8 | (int) ((sum + alpha / 2) / alpha);
    }
    return Optional.of(color);
  }
}
