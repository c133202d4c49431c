package emberway.pack.map;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledTile;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a Tiled map looks.
 *
 * @param map the map as Tiled has it
 * @param pictures its pictures by the paths that the map gives, transparent colors not yet taken
 *     out; read and decoded anew each time. Any thread
 * @param origin its files, for saving
 * @param missing why tile sets and templates could not be read, which the map goes without
 */
public record TiledArt(
    TiledMap map, SpriteSource pictures, TiledOrigin origin, List<Problem> missing) {
  /** Keeps a copy of what is missing. */
  public TiledArt {
    missing = List.copyOf(missing);
  }

  /** The paths of all pictures that the map and its tile sets name, sorted. */
  public List<String> paths() {
    return paths(map);
  }

  /** The paths of all pictures that a map and its tile sets name, sorted. */
  public static List<String> paths(TiledMap map) {
    Set<String> paths = new TreeSet<>();
    for (TiledMap.TileSetUse use : map.tileSets()) {
      use.tileSet().sheet().ifPresent(image -> paths.add(image.path()));
      for (TiledTile tile : use.tileSet().tiles().values()) {
        tile.image().ifPresent(image -> paths.add(image.path()));
      }
    }
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Image image) {
        image.image().ifPresent(picture -> paths.add(picture.path()));
      }
    }
    return List.copyOf(paths);
  }

  /**
   * What is missing: the files that could not be read, and what is wrong with the pictures, found
   * by decoding every one of them.
   */
  public List<Problem> missingProblems() {
    Set<Problem> problems = new LinkedHashSet<>(missing); // what is too much is said once
    for (String path : paths()) {
      try {
        pictures.image(path);
      } catch (SpriteUnavailableException e) {
        problems.addAll(UnreadableException.problems(e, path));
      }
    }
    return List.copyOf(problems);
  }
}
