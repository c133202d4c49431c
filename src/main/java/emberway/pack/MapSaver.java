package emberway.pack;

import emberway.io.AtomicFile;
import emberway.io.FileTrouble;
import emberway.io.UnwritableException;
import emberway.map.Legend;
import emberway.map.Tile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Saves maps. A save that fails leaves what was there as it was, and the exception says what to do.
 */
public final class MapSaver {
  private static final String TILES = "tiles";

  private MapSaver() {}

  /**
   * Saves a map as a text map, in the place of what is there.
   *
   * @throws UnwritableException if the file cannot be written, or would not open again: the tile
   *     set is neither bundled nor in {@code tiles/NAME} beside the file, or a text map cannot say
   *     what the map holds
   */
  public static void saveText(LoadedMap map, Path target) throws UnwritableException {
    checkTileSet(map, target);
    try {
      AtomicFile.write(target, out -> TextMapWriter.write(map.map(), out));
    } catch (IllegalArgumentException cannotSay) {
      throw new UnwritableException(
          target,
          new FileTrouble(
              "a text map cannot say this: " + cannotSay.getMessage(),
              "change that, and save again"),
          cannotSay);
    }
  }

  /** That whoever opens the file finds a tile set in which its symbols mean the same. */
  private static void checkTileSet(LoadedMap map, Path target) throws UnwritableException {
    String name = map.map().info().tileSet();
    Path beside = target.toAbsolutePath().resolveSibling(TILES);
    String mend = "save it as a pack, which carries its tile set";
    try {
      Optional<LoadedTileSet> found =
          TileSetLibrary.in(beside).or(TileSetLibrary.bundled()).find(name);
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
