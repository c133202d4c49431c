package emberway.cli;

import emberway.pack.LoadedMap;
import emberway.pack.LoadedTileSet;
import emberway.pack.MapFiles;
import emberway.pack.TileSetLibrary;
import emberway.pack.UnreadableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What {@code info} and {@code validate} are asked about: a map, or a tile set. */
sealed interface Subject {

  /** A map with its tile set. */
  record OfMap(LoadedMap map) implements Subject {}

  /** A tile set alone. */
  record OfTileSet(LoadedTileSet tiles) implements Subject {}

  /** Opens a path: a folder is a tile set, a file is a map. */
  static Subject open(Path path, Optional<Path> tiles) throws UnreadableException {
    return Files.isDirectory(path)
        ? new OfTileSet(TileSetLibrary.bundled().open(path))
        : new OfMap(MapFiles.open(path, tiles));
  }
}
