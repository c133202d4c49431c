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
 * The look of a Tiled map.
 *
 * @param map the map in Tiled's format
 * @param pictures its pictures by the paths in the map, with color keys not applied; decoded on
 *     each request; thread-safe
 * @param origin its files, for saving
 * @param missing problems of unreadable tile sets and templates that the map is shown without
 */
public record TiledArt(
    TiledMap map, SpriteSource pictures, TiledOrigin origin, List<Problem> missing) {
  /** Copies the list of problems. */
  public TiledArt {
    missing = List.copyOf(missing);
  }

  /** The paths of all pictures that the map and its tile sets use, sorted. */
  public List<String> paths() {
    return paths(map);
  }

  /** The paths of all pictures that a map and its tile sets use, sorted; not of missing ones. */
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
    paths.remove(""); // of pictures that cannot be read, see TiledImage
    return List.copyOf(paths);
  }

  /** Problems of missing files, and those of pictures, found by decoding all of them. */
  public List<Problem> missingProblems() {
    Set<Problem> problems = new LinkedHashSet<>(missing); // an exceeded budget is reported once
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
