package emberway.pack;

import emberway.io.AtomicFile;
import emberway.io.AtomicFolder;
import emberway.io.FileError;
import emberway.io.PrintableText;
import emberway.io.UnwritableException;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.PackContent;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSets;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Saves maps. A failed save leaves the old file unchanged, and the exception says what to do. */
public final class MapSaver {
  private static final String TILES = "tiles";
  private static final String ZIP = ".zip";

  /** How a map's tile set is saved when the map becomes a pack. */
  public enum Tiles {
    /** The pack refers to it by name, since it is bundled with the program. */
    REFERENCED,
    /** The pack contains a copy of it, with its pictures. */
    INCLUDED;

    /** The usual way for a map: its tile set is included unless it names a bundled one. */
    public static Tiles of(LoadedMap map) {
      boolean isNamed = map.map().info().tileSet().equals(map.tiles().set().name());
      return map.tiles().isBundled() && isNamed ? REFERENCED : INCLUDED;
    }
  }

  private MapSaver() {}

  /**
   * Saves a map as a text map, replacing the target.
   *
   * @throws UnwritableException if the file cannot be written, or could not be opened again: the
   *     tile set is neither bundled nor in {@code tiles/NAME} beside the file, or the text format
   *     cannot express the map
   */
  public static void saveText(LoadedMap map, Path target) throws UnwritableException {
    checkTileSet(map, near(target), target);
    saveAlone(map, target);
  }

  private static TileSets near(Path target) {
    Path beside = target.toAbsolutePath().resolveSibling(TILES);
    return TileSetLibrary.in(beside).or(TileSetLibrary.bundled());
  }

  /**
   * Saves a map as a text map, replacing the target, for users who have its tile set.
   *
   * @return whether the map opens without being told where the tile set is
   * @throws UnwritableException if the file cannot be written, if a different tile set of that name
   *     would be found for it, or if the text format cannot express the map
   */
  public static boolean saveTextWithoutTiles(LoadedMap map, Path target)
      throws UnwritableException {
    boolean isNear;
    try {
      isNear = near(target).find(map.map().info().tileSet()).isPresent();
    } catch (UnreadableException broken) {
      isNear = true; // saveText then reports the reason
    }
    if (isNear) {
      saveText(map, target);
    } else {
      saveAlone(map, target);
    }
    return isNear;
  }

  private static void saveAlone(LoadedMap map, Path target) throws UnwritableException {
    try {
      AtomicFile.write(target, out -> TextMapWriter.write(map.map(), out));
    } catch (IllegalArgumentException cannotSay) {
      throw cannotSay(target, cannotSay);
    }
  }

  /**
   * Saves a map over the text map that it was read from. That file's comments are kept, collected
   * below the first line.
   *
   * @throws UnwritableException if the file cannot be written, or the text format cannot express
   *     the map
   */
  public static void saveAgain(LoadedMap map, Path target)
      throws UnwritableException, UnreadableException {
    List<String> comments =
        Files.isRegularFile(target) ? comments(target.toString(), target) : List.of();
    try {
      AtomicFile.write(target, out -> TextMapWriter.write(map.map(), comments, out));
    } catch (IllegalArgumentException cannotSay) {
      throw cannotSay(target, cannotSay);
    }
  }

  private static List<String> comments(String display, Path file) throws UnreadableException {
    return TextMapSyntax.comments(FileBytes.read(file, display, TextMapSyntax.MAX_BYTES));
  }

  /**
   * Saves a map over a text map in a pack, keeping that map's comments. Everything else in the pack
   * stays unchanged.
   *
   * @throws UnwritableException if the pack cannot be written, or the map could not be opened
   *     again: the pack has another tile set with the map's tile set's name, or the text format
   *     cannot express the map
   * @throws UnreadableException if there is no such map in the pack, or the pack is damaged
   */
  public static void saveInPack(LoadedMap map, MapAddress address)
      throws UnwritableException, UnreadableException {
    MapPack pack = MapPack.open(address.pack());
    PackEntry old = address.mapIn(pack);
    Path target = Path.of(pack.display(old));
    if (!pack.isText(old)) {
      throw new UnwritableException(
          target,
          new FileError("is not a text map, so this map cannot replace it", "save it elsewhere"),
          null);
    }
    checkTileSet(map, pack.tileSets(), target);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try {
      TextMapWriter.write(map.map(), pack.comments(old), text);
    } catch (IllegalArgumentException cannotSay) {
      throw cannotSay(target, cannotSay);
    } catch (IOException e) {
      throw new AssertionError("memory cannot be written to", e);
    }
    PackUpdate.replace(address.pack(), old.file(), text.toByteArray());
  }

  /** The error for a map with content that the text format cannot express. */
  static UnwritableException cannotSay(Path target, IllegalArgumentException why) {
    return new UnwritableException(
        target,
        new FileError(
            "a text map cannot hold this: " + why.getMessage(), "change that, and save again"),
        why);
  }

  /**
   * Saves a map as a pack of its own, replacing the target: a zip if the target's name ends in
   * {@code .zip}, else a folder. An existing target is replaced only if it is empty, or a pack of
   * at most one map with no files besides those written anew.
   *
   * @param info the pack's description of itself
   * @param tiles whether to include the tile set
   * @throws UnwritableException if the pack cannot be written
   * @throws UnreadableException if a picture of the tile set cannot be read
   */
  public static void savePack(LoadedMap map, PackInfo info, Tiles tiles, Path target)
      throws UnwritableException, UnreadableException {
    if (tiles == Tiles.REFERENCED && map.art().isEmpty()) {
      checkTileSet(map, TileSetLibrary.bundled(), target);
    }
    PackContent content = PackBuilder.of(map, info, tiles == Tiles.INCLUDED, target);
    boolean isZip = target.toString().toLowerCase(Locale.ROOT).endsWith(ZIP);
    checkPlace(target, isZip, content);
    if (isZip) {
      content.saveZip(target);
    } else {
      content.saveFolder(target);
    }
  }

  /** Checks that replacing the target loses nothing but older versions of the same files. */
  private static void checkPlace(Path target, boolean isZip, PackContent content)
      throws UnwritableException {
    if (!AtomicFolder.settle(target)) {
      return;
    }
    if (Files.isDirectory(target) == isZip) {
      throw taken(target, isZip ? "is a folder" : "is a file", "");
    }
    try {
      if (!isEmpty(target)) {
        checkPack(target, content);
      }
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(target, FileError.writing(e), e);
    }
  }

  private static boolean isEmpty(Path target) throws IOException {
    return Files.isDirectory(target)
        ? AtomicFolder.isEmpty(target)
        : !Files.isRegularFile(target) || Files.size(target) == 0; // a device loses nothing
  }

  private static void checkPack(Path target, PackContent content)
      throws UnwritableException, IOException {
    if (!MapPack.isPack(target)) {
      throw taken(target, "already exists and is not a pack", "");
    }
    List<String> lost;
    try {
      List<PackEntry> maps = MapPack.open(target).maps();
      if (maps.size() > 1) {
        throw taken(
            target,
            "is a pack of %d maps, which this one map would replace".formatted(maps.size()),
            ", or the map that it is to replace, as PACK#NAME");
      }
      lost = new ArrayList<>(content.missing(MapPack.files(target).all()));
      maps.forEach(map -> lost.remove(map.file())); // the new map replaces it
    } catch (UnreadableException broken) {
      throw taken(target, "already exists and is damaged", "");
    }
    if (!lost.isEmpty()) {
      String others = lost.size() == 1 ? "" : " and %d more".formatted(lost.size() - 1);
      throw taken(
          target,
          "is a pack with files that would be lost, %s%s"
              .formatted(PrintableText.quote(lost.get(0)), others),
          "");
    }
  }

  private static UnwritableException taken(Path target, String why, String more) {
    String remedy = "name a new folder or a .zip" + more;
    return new UnwritableException(target, new FileError(why, remedy), null);
  }

  /**
   * Checks that the tile set that will be found for the file gives its symbols the same meaning.
   */
  private static void checkTileSet(LoadedMap map, TileSets there, Path target)
      throws UnwritableException {
    String name = map.map().info().tileSet();
    String remedy = "save it as a pack that includes its tile set";
    try {
      Optional<LoadedTileSet> found = there.find(name);
      if (found.isEmpty()) {
        throw new UnwritableException(
            target,
            new FileError("its tile set '%s' is not found there".formatted(name), remedy),
            null);
      }
      if (!hasSymbols(map.map().legend(), found.get().set().legend())) {
        throw new UnwritableException(
            target,
            new FileError(
                "its symbols mean something else in the tile set '%s' there".formatted(name),
                remedy),
            null);
      }
    } catch (UnreadableException broken) {
      throw new UnwritableException(target, new FileError(broken.getMessage(), remedy), broken);
    }
  }

  private static boolean hasSymbols(Legend legend, Legend other) {
    List<Tile> tiles = legend.tiles();
    return tiles.stream()
        .allMatch(
            tile ->
                other
                    .find(tile.symbol())
                    .filter(o -> o.name().equals(tile.name()) && o.layer() == tile.layer())
                    .isPresent());
  }
}
