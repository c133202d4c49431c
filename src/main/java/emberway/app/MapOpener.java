package emberway.app;

import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.pack.LoadedMap;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.PackedMap;
import emberway.pack.Problem;
import emberway.pack.TileSetLibrary;
import emberway.pack.TileSets;
import emberway.pack.UnreadableException;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteUnavailableException;
import emberway.view.Words;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads maps and makes them ready to be shown; any thread. */
final class MapOpener {
  private final Optional<Path> tilesDir;

  /**
   * An opener.
   *
   * @param tilesDir the folder of a tile set to use in place of the maps' own
   */
  MapOpener(Optional<Path> tilesDir) {
    this.tilesDir = tilesDir;
  }

  /** Opens a map's file, or a map of a pack, see {@link MapFiles}. */
  OpenedMap open(Path file) throws UnreadableException {
    return prepared(file.toString(), MapFiles.open(file, tilesDir));
  }

  /** Opens the map that is shown when none is asked for. */
  OpenedMap openBundled() throws UnreadableException {
    MapPack pack = MapPack.bundled();
    return open(pack, pack.first());
  }

  /** Opens a map of a pack. */
  OpenedMap open(MapPack pack, PackedMap map) throws UnreadableException {
    return prepared(pack.display(map), pack.open(map, tilesDir));
  }

  /** Opens a map's content; its tile set comes with the program unless one was given. */
  OpenedMap read(String display, byte[] bytes) throws UnreadableException {
    TileSetLibrary library = TileSetLibrary.bundled();
    TileSets tileSets =
        tilesDir.isPresent() ? TileSets.always(library.open(tilesDir.get())) : library;
    return prepared(display, MapFiles.read(display, bytes, tileSets));
  }

  private static OpenedMap prepared(String display, LoadedMap loaded) throws UnreadableException {
    AutoTiler tiler = new AutoTiler(loaded.tiles().set());
    List<Tile> missing = tiler.tilesWithoutSprite(loaded.map());
    if (!missing.isEmpty()) {
      String message = Words.missingPicture(missing.get(0), loaded.tiles().set().name());
      throw new UnreadableException(
          Problem.inFile(display, message, "add it, or use another tile set"));
    }
    try {
      Atlas atlas =
          Atlas.compose(
              loaded.tiles().set().geometry(),
              tiler.spriteNames(),
              needed(loaded.map(), tiler),
              loaded.tiles().sprites());
      SceneComposer composer =
          new SceneComposer(loaded.map(), loaded.tiles().travel(), loaded.scale(), tiler);
      return new OpenedMap(loaded, atlas, composer, composer.bare(Rotation.NONE));
    } catch (SpriteUnavailableException failure) {
      throw new UnreadableException(Problem.inFile(display, failure.getMessage(), ""));
    }
  }

  /** All joins of the tiles on the map, since turning changes them, and of both volcanoes. */
  private static boolean[] needed(TileMap map, AutoTiler tiler) {
    Legend legend = map.legend();
    boolean[] present = new boolean[legend.size() + 1];
    for (int cell = 0; cell < map.size().cells(); cell++) {
      present[map.base().id(cell)] = true;
      present[map.overlay().id(cell)] = true;
    }
    Set<String> stems = new HashSet<>();
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      if (present[id] || Volcanoes.NAMES.contains(tile.name())) {
        stems.add(tile.stem());
      }
    }
    boolean[] needed = new boolean[tiler.spriteNames().size() + 1];
    for (int sprite = 1; sprite < needed.length; sprite++) {
      needed[sprite] = stems.stream().anyMatch(tiler.spriteNames().get(sprite - 1)::startsWith);
    }
    return needed;
  }
}
