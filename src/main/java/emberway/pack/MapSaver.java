package emberway.pack;

import emberway.io.AtomicFile;
import emberway.io.AtomicFolder;
import emberway.io.FileTrouble;
import emberway.io.UnwritableException;
import emberway.map.Legend;
import emberway.map.Tile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Saves maps. A save that fails leaves what was there as it was, and the exception says what to do.
 */
public final class MapSaver {
  private static final String TILES = "tiles";
  private static final String ZIP = ".zip";

  /** What becomes of a map's tile set when the map is saved as a pack. */
  public enum Tiles {
    /** The pack names it, for it comes with the program. */
    REFERENCED,
    /** The pack holds a copy of it, pictures and all. */
    INCLUDED
  }

  private MapSaver() {}

  /**
   * Saves a map as a text map, in the place of what is there.
   *
   * @throws UnwritableException if the file cannot be written, or would not open again: the tile
   *     set is neither bundled nor in {@code tiles/NAME} beside the file, or a text map cannot say
   *     what the map holds
   */
  public static void saveText(LoadedMap map, Path target) throws UnwritableException {
    Path beside = target.toAbsolutePath().resolveSibling(TILES);
    checkTileSet(map, TileSetLibrary.in(beside).or(TileSetLibrary.bundled()), target);
    try {
      AtomicFile.write(target, out -> TextMapWriter.write(map.map(), out));
    } catch (IllegalArgumentException cannotSay) {
      throw cannotSay(target, cannotSay);
    }
  }

  /** That a map has something for which text maps have no words. */
  static UnwritableException cannotSay(Path target, IllegalArgumentException why) {
    return new UnwritableException(
        target,
        new FileTrouble(
            "a text map cannot say this: " + why.getMessage(), "change that, and save again"),
        why);
  }

  /**
   * Saves a map as a pack of its own, in the place of what is there: a zip if the target's name
   * ends in {@code .zip}, else a folder. A folder is replaced only if it is empty or a pack of one
   * map at most.
   *
   * @param info what the pack says about itself
   * @param tiles whether the tile set goes with it
   * @throws UnwritableException if that cannot be written
   * @throws UnreadableException if a picture of the tile set cannot be read
   */
  public static void savePack(LoadedMap map, PackInfo info, Tiles tiles, Path target)
      throws UnwritableException, UnreadableException {
    if (tiles == Tiles.REFERENCED && map.art().isEmpty()) {
      checkTileSet(map, TileSetLibrary.bundled(), target);
    }
    PackContent content = SavedPack.of(map, info, tiles == Tiles.INCLUDED, target);
    if (target.toString().toLowerCase(Locale.ROOT).endsWith(ZIP)) {
      content.saveZip(target);
    } else {
      checkFolder(target);
      content.saveFolder(target);
    }
  }

  private static void checkFolder(Path target) throws UnwritableException {
    try {
      boolean isFree =
          !Files.exists(target)
              || (Files.isDirectory(target) && MapPack.isPack(target))
              || (Files.isDirectory(target) && AtomicFolder.isEmpty(target));
      if (!isFree) {
        throw new UnwritableException(
            target,
            new FileTrouble("is there already, and is no pack", "name a new folder or a .zip"),
            null);
      }
      int maps = Files.exists(target) && MapPack.isPack(target) ? mapsIn(target) : 0;
      if (maps > 1) {
        throw new UnwritableException(
            target,
            new FileTrouble(
                "is a pack of %d maps, which this one map would replace".formatted(maps),
                "name a new folder or a .zip"),
            null);
      }
    } catch (UnwritableException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableException(target, FileTrouble.writing(e), e);
    }
  }

  /** How many maps a pack lists; of one that is broken, and so no loss, none. */
  private static int mapsIn(Path pack) {
    try {
      return MapPack.open(pack).maps().size();
    } catch (UnreadableException broken) {
      return 0;
    }
  }

  /** That whoever opens the file finds a tile set in which its symbols mean the same. */
  private static void checkTileSet(LoadedMap map, TileSetLibrary there, Path target)
      throws UnwritableException {
    String name = map.map().info().tileSet();
    String mend = "save it as a pack that includes its tile set";
    try {
      Optional<LoadedTileSet> found = there.find(name);
      if (found.isEmpty()) {
        throw new UnwritableException(
            target, new FileTrouble("its tile set '%s' is not there".formatted(name), mend), null);
      }
      if (!hasSymbols(map.map().legend(), found.get().set().legend())) {
        throw new UnwritableException(
            target,
            new FileTrouble(
                "its symbols mean something else in the tile set '%s' there".formatted(name), mend),
            null);
      }
    } catch (UnreadableException broken) {
      throw new UnwritableException(target, new FileTrouble(broken.getMessage(), mend), broken);
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
