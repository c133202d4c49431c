package emberway.app;

import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.pack.LoadedMap;
import emberway.pack.LoadedTileSet;
import emberway.pack.MapSaver;
import emberway.pack.PackInfo;
import emberway.pack.TileSetLibrary;
import emberway.pack.TiledEncoding;
import emberway.pack.TiledExport;
import emberway.pack.UnreadableException;
import emberway.sprite.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Writes a map as the kind of file that its name says. Any thread. */
final class MapWriter {
  /** What a map can be saved as. */
  enum Kind {
    TEXT,
    /** A map of Tiled's, with its tile set and a sheet beside it. */
    TILED,
    /** A pack of its own, with all that the map needs but what comes with the program. */
    PACK;

    /**
     * That of a file's name.
     *
     * @param isFolder whether a folder was asked for
     */
    static Kind of(Path target, boolean isFolder) {
      if (isFolder || target.toString().toLowerCase(Locale.ROOT).endsWith(".zip")) {
        return PACK;
      }
      return TiledExport.isTiled(target) ? TILED : TEXT;
    }
  }

  private MapWriter() {}

  /** Whether a map's tiles are those of one of Emberway's tile sets, so that text can say them. */
  static boolean isOurs(LoadedMap map) {
    return !map.tiles().set().spriteNames().isEmpty();
  }

  /**
   * Writes a map.
   *
   * @param comments of the text map that it takes the place of
   * @throws IOException if it cannot be written; {@link UnwritableException} says what to do
   * @throws IllegalArgumentException if a text map cannot say it
   */
  static void write(LoadedMap map, Path target, Kind kind, List<String> comments)
      throws IOException, UnreadableException {
    switch (kind) {
      case TILED -> TiledExport.write(map, target, TiledEncoding.ZLIB);
      case PACK -> MapSaver.savePack(map, info(map), tiles(map), target);
      case TEXT -> {
        if (map.art().isPresent()) {
          MapSaver.saveText(map, target);
        } else {
          AtomicFile.write(target, out -> MapText.write(map.map(), comments, out));
        }
      }
    }
  }

  /** A tile set that comes with the program need not be in the pack. */
  private static MapSaver.Tiles tiles(LoadedMap map) throws UnreadableException {
    TileSet own = map.tiles().set();
    boolean isBundled =
        TileSetLibrary.bundled()
            .find(map.map().info().tileSet())
            .map(LoadedTileSet::set)
            .filter(other -> other.spriteNames().equals(own.spriteNames()))
            .filter(other -> other.legend().tiles().equals(own.legend().tiles()))
            .isPresent();
    return isBundled ? MapSaver.Tiles.REFERENCED : MapSaver.Tiles.INCLUDED;
  }

  private static PackInfo info(LoadedMap map) {
    return new PackInfo(
        map.map().info().name(),
        "",
        map.map().info().author(),
        map.map().info().license(),
        map.map().info().description());
  }
}
