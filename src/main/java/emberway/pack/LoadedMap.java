package emberway.pack;

import emberway.map.Scale;
import emberway.map.TileMap;
import java.util.List;

/**
 * A map that was read, with the tile set it is drawn with.
 *
 * @param map the map; its legend is the tile set's
 * @param tiles the tile set
 * @param warnings what is odd about the map's own file, in the order of places
 */
public record LoadedMap(TileMap map, LoadedTileSet tiles, List<Problem> warnings) {
  /** Keeps a copy of the warnings. */
  public LoadedMap {
    warnings = List.copyOf(warnings);
  }

  /** What cells and costs are: by the map's word, or else by the tile set's. */
  public Scale scale() {
    return map.info().scale().or(tiles.travel().scale());
  }
}
