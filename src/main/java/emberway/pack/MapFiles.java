package emberway.pack;

import emberway.io.SpecialFile;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.MovingAiMapReader;
import emberway.pack.map.TextMapReader;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.BundledFiles;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FileKind;
import emberway.pack.store.PackFiles;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.tiled.TiledMapOpener;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/**
 * Opens maps of every format, recognized by content.
 *
 * <p>A path leads to a map file, to a pack (for its first map), or has the form {@code PACK#NAME},
 * see {@link MapAddress}. The caller may give the tile set. Else the map names it, and it is
 * searched for in the map's pack, in a folder {@code tiles/NAME} beside the map's file, and among
 * the bundled ones.
 */
public final class MapFiles {
  private static final String TILES = "tiles";

  private final TileSetLibrary library;
  private final DoubleConsumer progress;

  private MapFiles(TileSetLibrary library, DoubleConsumer progress) {
    this.library = library;
    this.progress = progress;
  }

  /** Opens maps with the bundled tile sets. */
  public static MapFiles bundled() {
    return with(TileSetLibrary.bundled());
  }

  /** Opens maps with a library's tile sets. */
  public static MapFiles with(TileSetLibrary library) {
    return new MapFiles(library, done -> {});
  }

  /** Opens the same files, and reports the part of a text map's rows that is read. [0..1] */
  public MapFiles reporting(DoubleConsumer listener) {
    return new MapFiles(library, listener);
  }

  /** Opens a map; a given tile set folder replaces the map's own tile set. */
  public static LoadedMap open(Path file, Optional<Path> tilesDir) throws UnreadableException {
    return bundled().read(file, tilesDir);
  }

  /** Opens a map file with the tile sets available to the maps of a pack. */
  public static LoadedMap open(Path file, MapPack pack) throws UnreadableException {
    byte[] bytes = bytes(file);
    return read(file.toString(), bytes, pack.tileSets(), new ReferencedFiles.OnDisk(file));
  }

  /**
   * Reads a map from a file or from a pack: the pack's first map, or the one named after a {@code
   * #}. A name for which there is no file means a bundled map.
   *
   * @param tilesDir the folder of a tile set to use instead of the map's own
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
    if (BundledFiles.isName(file)) {
      MapPack bundled = MapPack.bundled(library);
      Optional<PackEntry> map = BundledMaps.find(bundled, file);
      if (map.isPresent()) {
        return bundled.open(map.get(), tilesDir);
      }
    }
    return read(display, bytes(file), file, tilesDir);
  }

  /**
   * Reads a map file from a stream, without closing it. Its tile set, and the files that a Tiled
   * map refers to, are searched for in the current folder.
   *
   * @param display the stream's name in problems
   * @param tilesDir the folder of a tile set to use instead of the map's own
   */
  public LoadedMap read(InputStream in, String display, Optional<Path> tilesDir)
      throws UnreadableException {
    byte[] bytes = FileBytes.read(in, display, TextMapSyntax.MAX_BYTES);
    return read(display, bytes, Path.of(display), tilesDir);
  }

  /** Reads a map from its content, with the files beside {@code file}. */
  private LoadedMap read(String display, byte[] bytes, Path file, Optional<Path> tilesDir)
      throws UnreadableException {
    TileSets tileSets =
        tilesDir.isPresent() ? TileSets.always(library.open(tilesDir.get())) : tileSetsOf(file);
    ReferencedFiles around = new ReferencedFiles.OnDisk(file);
    return readByKind(display, bytes, tileSets, around, new FileBudget(display), progress);
  }

  /** Finds tile sets for a map file: beside the file, then in the library. */
  public TileSets tileSetsOf(Path file) {
    return TileSetLibrary.in(file.toAbsolutePath().resolveSibling(TILES)).or(library);
  }

  private static byte[] bytes(Path file) throws UnreadableException {
    try {
      return FileBytes.read(file, file.toString(), TextMapSyntax.MAX_BYTES);
    } catch (UnreadableException e) {
      boolean isMissing =
          e.getCause() instanceof IOException && !Files.exists(file, LinkOption.NOFOLLOW_LINKS);
      boolean isRefused = e.getCause() instanceof AccessDeniedException;
      throw isMissing && !isRefused ? new UnreadableException(PathHint.notFound(file)) : e;
    }
  }

  /**
   * Reads a map from its content alone; fails for a Tiled map that refers to other files.
   *
   * @param display the file's name in problems
   * @param tileSets finds its tile set
   */
  public static LoadedMap read(String display, byte[] bytes, TileSets tileSets)
      throws UnreadableException {
    return read(display, bytes, tileSets, new ReferencedFiles.None(display));
  }

  /**
   * Reads a map from its content.
   *
   * @param files the files that a Tiled map may refer to
   */
  public static LoadedMap read(
      String display, byte[] bytes, TileSets tileSets, ReferencedFiles files)
      throws UnreadableException {
    return readByKind(display, bytes, tileSets, files, new FileBudget(display), done -> {});
  }

  /**
   * Reads a map with the reader for its kind of file, and charges a budget for it and its pictures.
   */
  static LoadedMap readByKind(
      String display,
      byte[] bytes,
      TileSets tileSets,
      ReferencedFiles files,
      FileBudget budget,
      DoubleConsumer progress)
      throws UnreadableException {
    budget.file(display, bytes.length);
    FileKind kind = FileKind.of(bytes);
    return switch (kind) {
      case MOVING_AI_MAP -> MovingAiMapReader.read(display, bytes, tileSets);
      case MOVING_AI_SCENARIO ->
          throw notYet(display, "this is a list of MovingAI queries", "name its .map file");
      case XML, JSON -> TiledMapOpener.read(display, bytes, tileSets, files, budget);
      case ZIP ->
          throw notYet(display, "this is a zip file, not a map", "name the zip itself to open it");
      case TEXT_MAP -> TextMapReader.read(display, bytes, tileSets, progress);
      default -> {
        if (display.toLowerCase(Locale.ROOT).endsWith(".zip")) {
          throw notYet(display, "is not a zip but " + kind.label(), "copy it or pack it again");
        }
        yield TextMapReader.read(display, bytes, tileSets, progress);
      }
    };
  }

  /**
   * Recognizes a user's work in a file by its first bytes and its name.
   *
   * @return "a map", "a pack" or the like, with its article; empty for other or missing files
   */
  public static Optional<String> workIn(Path file) {
    if (!SpecialFile.isPlain(file) || file.getFileName() == null) {
      return Optional.empty();
    }
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    try (InputStream in = Files.newInputStream(file)) {
      FileKind kind = FileKind.of(in.readNBytes(FileKind.LOOK_AT));
      if (kind == FileKind.ZIP || (kind == FileKind.JSON && name.equals(PackFiles.LISTING))) {
        return Optional.of("a pack");
      }
      if (name.endsWith(".png") && Files.exists(file.resolveSibling(TileSetJson.FILE))) {
        return Optional.of("a picture of a tile set");
      }
      boolean isText = kind == FileKind.XML || kind == FileKind.JSON;
      if (isText && (name.equals(TileSetJson.FILE) || name.matches(".*\\.ts[xj]"))) {
        return Optional.of("a tile set");
      }
      return kind.mapFormat().filter(format -> format.isNamedSo(name)).map(format -> "a map");
    } catch (IOException unreadable) {
      return Optional.empty(); // most likely not writable either
    }
  }

  private static UnreadableException notYet(String display, String message, String remedy) {
    return new UnreadableException(Problem.inFile(display, message, remedy));
  }

  private static Problem folder(Path folder) {
    String display = folder.toString();
    if (Files.exists(folder.resolve(TileSetJson.FILE))) {
      return PathHint.ofTileSet(folder);
    }
    return Problem.inFile(
        display,
        "is a folder",
        PathHint.mapIn(folder)
            .map("name a map in it, such as %s"::formatted)
            .orElse("name a map's file"));
  }
}
