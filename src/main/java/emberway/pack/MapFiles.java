package emberway.pack;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Opens maps of every kind, each told by its content.
 *
 * <p>A path is that of a map's file, of a pack, whose first map is meant, or {@code PACK#NAME}, see
 * {@link MapAddress}. A map's tile set is the one that the caller gives; else the one of the name
 * in the map, in the map's pack, in a folder {@code tiles/NAME} beside the map's file or among
 * those that come with the program.
 */
public final class MapFiles {
  private static final String TILES = "tiles";

  private final TileSetLibrary library;

  private MapFiles(TileSetLibrary library) {
    this.library = library;
  }

  /** With the tile sets that come with the program. */
  public static MapFiles bundled() {
    return with(TileSetLibrary.bundled());
  }

  /** With the tile sets of a library. */
  public static MapFiles with(TileSetLibrary library) {
    return new MapFiles(library);
  }

  /** Opens a map, with a tile set from a folder in place of its own if one is given. */
  public static LoadedMap open(Path file, Optional<Path> tilesDir) throws UnreadableException {
    return bundled().read(file, tilesDir);
  }

  /**
   * Reads a map from a file, or from a pack: its first map, or the one whose name follows the
   * pack's path and a {@code #}.
   *
   * @param tilesDir the folder of a tile set to use in place of the map's own
   */
  public LoadedMap read(Path file, Optional<Path> tilesDir) throws UnreadableException {
    Optional<MapAddress> address = MapAddress.of(file);
    if (address.isPresent()) {
      MapPack pack = MapPack.open(address.get().pack(), library);
      return pack.open(address.get().mapIn(pack), tilesDir);
    }
    String display = file.toString();
    if (Files.isDirectory(file)) {
      throw new UnreadableException(folder(file));
    }
    byte[] bytes = FileBytes.read(file, display, TextMapFormat.MAX_BYTES);
    TiledFiles files = new TiledFiles.OnDisk(file);
    if (tilesDir.isPresent()) {
      return read(display, bytes, TileSets.always(library.open(tilesDir.get())), files);
    }
    Path beside = file.toAbsolutePath().resolveSibling(TILES);
    return read(display, bytes, TileSetLibrary.in(beside).or(library), files);
  }

  /**
   * Reads a map from its content alone; a Tiled map that refers to other files is not readable so.
   *
   * @param display what the file is called in problems
   * @param tileSets where its tile set is looked for
   */
  public static LoadedMap read(String display, byte[] bytes, TileSets tileSets)
      throws UnreadableException {
    return read(display, bytes, tileSets, new TiledFiles.None(display));
  }

  /**
   * Reads a map from its content.
   *
   * @param files what a Tiled map may refer to
   */
  static LoadedMap read(String display, byte[] bytes, TileSets tileSets, TiledFiles files)
      throws UnreadableException {
    FileKind kind = FileKind.of(bytes);
    return switch (kind) {
      case MOVING_AI_MAP -> MovingAiMapReader.read(display, bytes, tileSets);
      case MOVING_AI_SCENARIO ->
          throw notYet(display, "this is a list of MovingAI queries", "name its .map file");
      case XML, JSON -> TiledMaps.read(display, bytes, tileSets, files);
      case ZIP ->
          throw notYet(display, "this is a zip file, not a map", "name the zip itself to open it");
      default -> TextMapReader.read(display, bytes, tileSets);
    };
  }

  private static UnreadableException notYet(String display, String message, String mend) {
    return new UnreadableException(Problem.inFile(display, message, mend));
  }

  private static Problem folder(Path folder) {
    String display = folder.toString();
    if (Files.exists(folder.resolve(TileSetJson.FILE))) {
      return Problem.inFile(
          display, "this is a tile set, not a map", "give it with --tiles, and name a map");
    }
    return Problem.inFile(display, "is a folder", "name a map's file");
  }
}
