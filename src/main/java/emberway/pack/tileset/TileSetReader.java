package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Tile;
import emberway.map.TravelDescription;
import emberway.pack.json.Json;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FolderListing;
import emberway.sprite.NeighborMask;
import emberway.sprite.TileAppearance;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.sprite.Transition;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reads a tile set's folder: its {@code tileset.json} and the names of its PNGs, or the PNGs alone.
 * Pictures are opened only on request.
 */
public final class TileSetReader {
  /** The symbols of the default legend for a plain folder of PNGs. */
  static final String DEFAULT_SYMBOLS = "GSRWVvt12";

  /** The transparent color in a plain folder of PNGs. 0xRRGGBB */
  static final int DEFAULT_COLOR_KEY = 0xFF00FF;

  private static final String PNG = ".png";

  private final TileFolder folder;
  private final TileSetLibrary library;

  private TileSetReader(TileFolder folder, TileSetLibrary library) {
    this.folder = folder;
    this.library = library;
  }

  /**
   * Reads a folder.
   *
   * @param library finds the tile set that it borrows from, if any
   */
  static LoadedTileSet read(TileFolder folder, TileSetLibrary library) throws UnreadableException {
    List<String> files = folder.fileNames();
    TileSetReader reader = new TileSetReader(folder, library);
    return files.contains(TileSetJson.FILE) ? reader.described(files) : reader.plain(files);
  }

  /** Reads a folder's {@code tileset.json}; errors are thrown. */
  static TileSetDescription describe(TileFolder folder) throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector(folder.display(TileSetJson.FILE));
    TileSetDescription description =
        TileSetJson.parse(folder.read(TileSetJson.FILE, Json.MAX_BYTES), problemCollector);
    problemCollector.throwIfErrors();
    return description;
  }

  private LoadedTileSet described(List<String> files) throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector(folder.display(TileSetJson.FILE));
    TileSetDescription description =
        TileSetJson.parse(folder.read(TileSetJson.FILE, Json.MAX_BYTES), problemCollector);
    boolean sound = !problemCollector.hasErrors();
    Map<String, SpriteFiles.Location> sprites = new TreeMap<>();
    SpriteScan.collect(folder, files, description.doubleSize(), sprites, problemCollector);
    boolean complete = true;
    if (description.spritesFrom().isPresent()) {
      String name = description.spritesFrom().get();
      TileFolder other = library.folder(name).orElse(null);
      if (folder.equals(other)) {
        complete = false;
        problemCollector.error(
            1,
            0,
            "'spritesFrom' names this tile set itself, " + PrintableText.quote(name),
            "name another, or rename this one's folder");
      } else if (other == null) {
        complete = false;
        problemCollector.error(
            1,
            0,
            "'spritesFrom' names the unknown tile set " + PrintableText.quote(name),
            SpellingSuggestion.remedy(name, library.names()));
      } else {
        SpriteScan.collect(
            other, other.fileNames(), lentDoubleSize(other), sprites, problemCollector);
      }
    }
    if (complete && description.doubleSize().isPresent()) {
      checkDoubles(description.doubleSize().get(), sprites, problemCollector);
    }
    boolean isUsable = !problemCollector.hasErrors(); // also where pictures are missing
    if (complete) {
      for (TileSetDescription.Entry entry : description.entries()) {
        if (!hasSprite(entry.tile(), sprites)) {
          problemCollector.error(
              entry.line(),
              entry.column(),
              "there is no picture %s for '%s'"
                  .formatted(wanted(entry.tile()), entry.tile().symbol()),
              "add it to " + folder.display());
        }
        checkLooks(entry, description, sprites, problemCollector);
      }
      description.borders().forEach(border -> checkBorder(border, sprites, problemCollector));
    }
    if (isUsable) {
      return loaded(description, sprites, problemCollector);
    }
    if (sound) { // report bad pictures, too
      problemCollector.addAll(loaded(description, sprites, problemCollector).pictureProblems());
    }
    throw new UnreadableException(problemCollector.sorted());
  }

  private static void checkDoubles(
      String doubleSize,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector) {
    if (sprites.values().stream().allMatch(location -> location.doubleName().isEmpty())) {
      problemCollector.warning(
          1,
          0,
          "no picture's name ends with the %s of '%s'"
              .formatted(PrintableText.quote(doubleSize), TileSetJson.DOUBLE_SIZE),
          "add pictures of double size, or remove the key");
    }
  }

  /** Reports variants, frames and looks on other grounds that have no picture. */
  private void checkLooks(
      TileSetDescription.Entry entry,
      TileSetDescription description,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector) {
    Tile tile = entry.tile();
    TileAppearance look = description.looks().getOrDefault(tile.symbol(), TileAppearance.PLAIN);
    String own = "'%s'".formatted(tile.symbol());
    Stream.concat(look.variants().stream(), look.frames().stream())
        .forEach(stem -> checkLook(stem, own, entry, sprites, problemCollector));
    look.on()
        .forEach(
            (ground, there) ->
                there
                    .stems()
                    .forEach(
                        stem ->
                            checkLook(
                                stem,
                                own + " on '" + ground + "'",
                                entry,
                                sprites,
                                problemCollector)));
  }

  private void checkLook(
      String stem,
      String whose,
      TileSetDescription.Entry entry,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector) {
    if (!hasSprite(stem, entry.tile(), sprites)) {
      problemCollector.error(
          entry.line(),
          entry.column(),
          "there is no picture %s.png for %s".formatted(stem, whose),
          "add it to " + folder.display());
    }
  }

  /** Reports a transition that has none of its pieces. */
  private void checkBorder(
      TileSetDescription.Border border,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector) {
    List<String> pieces = border.transition().pieceNames();
    if (pieces.stream().noneMatch(sprites::containsKey)) {
      problemCollector.error(
          border.line(),
          border.column(),
          "there is no picture of a transition, such as %s.png".formatted(pieces.get(0)),
          "add some to " + folder.display());
    }
  }

  private LoadedTileSet loaded(
      TileSetDescription description,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector)
      throws UnreadableException {
    return loaded(
        description.name(),
        description.info(),
        description.geometry(),
        description.colorKey(),
        tiles(description),
        description.looks(),
        description.transitions(),
        sprites,
        description.travelDescription(),
        problemCollector);
  }

  /**
   * The tiles; properties that older formats could not express are taken from the bundled default
   * set.
   */
  private static List<Tile> tiles(TileSetDescription description) throws UnreadableException {
    boolean isOld = description.tiles().stream().allMatch(tile -> tile.togglesTo().isEmpty());
    Optional<TileFolder> model =
        isOld ? TileSetLibrary.bundled().folder(MapInfo.DEFAULT_TILE_SET) : Optional.empty();
    return model.isPresent()
        ? description.tilesToggledAs(describe(model.get()))
        : description.tiles();
  }

  /** A tile set in a folder or in its subfolder {@code tiles}. */
  public static Optional<Path> tileSetIn(Path folder) {
    Predicate<Path> isTileSet = each -> Files.isRegularFile(each.resolve(TileSetJson.FILE));
    return FolderListing.first(folder, isTileSet)
        .or(() -> FolderListing.first(folder.resolve("tiles"), isTileSet));
  }

  private String remedy() {
    Optional<Path> inside =
        folder instanceof TileFolder.OnDisk disk ? tileSetIn(disk.folder()) : Optional.empty();
    return "name a folder with a tile set" + inside.map(", such as %s"::formatted).orElse("");
  }

  private LoadedTileSet plain(List<String> files) throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector(folder.display());
    Map<String, SpriteFiles.Location> sprites = new TreeMap<>();
    SpriteScan.collect(folder, files, Optional.empty(), sprites, problemCollector);
    TileFolder model =
        library
            .folder(MapInfo.DEFAULT_TILE_SET)
            .orElseThrow(
                () ->
                    new UnreadableException(
                        Problem.inFile(
                            folder.display(),
                            "no default legend, since tile set '%s' is missing"
                                .formatted(MapInfo.DEFAULT_TILE_SET),
                            "install Emberway again")));
    TileSetDescription description = describe(model);
    List<Tile> tiles = description.only(DEFAULT_SYMBOLS);
    if (tiles.stream().noneMatch(tile -> hasSprite(tile, sprites))) {
      throw new UnreadableException(
          Problem.inFile(
              folder.display(),
              sprites.isEmpty()
                  ? "is not a tile set: it holds neither tileset.json nor a PNG"
                  : "is not a tile set: it holds no tileset.json, and none of its %d PNGs is named like L1_Terrain001.png"
                      .formatted(sprites.size()),
              remedy()));
    }
    for (Tile tile : tiles) {
      if (!hasSprite(tile, sprites)) {
        problemCollector.error( // an error, but the other tiles stay usable
            0,
            0,
            "there is no picture %s for '%s'".formatted(wanted(tile), tile.symbol()),
            "add it to draw maps with " + tile.label());
      }
    }
    return loaded(
        folder.name(),
        TileSetInfo.NONE,
        description.geometry(),
        OptionalInt.of(DEFAULT_COLOR_KEY),
        tiles,
        Map.of(),
        List.of(),
        sprites,
        description.travelDescription().wordsOnly(),
        problemCollector);
  }

  private LoadedTileSet loaded(
      String name,
      TileSetInfo info,
      TileGeometry geometry,
      OptionalInt colorKey,
      List<Tile> tiles,
      Map<Character, TileAppearance> looks,
      List<Transition> transitions,
      Map<String, SpriteFiles.Location> sprites,
      TravelDescription travelDescription,
      ProblemCollector problemCollector) {
    TileSet set =
        new TileSet(name, new Legend(tiles), geometry, sprites.keySet(), looks, transitions);
    return new LoadedTileSet(
        set,
        info,
        new SpriteFiles(folder, sprites, geometry, colorKey),
        travelDescription,
        problemCollector.sorted());
  }

  /** The suffix of pictures of double size in a folder that lends its pictures. */
  private static Optional<String> lentDoubleSize(TileFolder lender) {
    try {
      return describe(lender).doubleSize();
    } catch (UnreadableException broken) {
      return Optional.empty(); // opening the lender itself reports it; its pictures may be good
    }
  }

  private static boolean hasSprite(Tile tile, Map<String, SpriteFiles.Location> sprites) {
    return hasSprite(tile.stem(), tile, sprites);
  }

  private static boolean hasSprite(
      String stem, Tile tile, Map<String, SpriteFiles.Location> sprites) {
    if (sprites.containsKey(stem)) {
      return true;
    }
    for (int mask = 1; tile.hasJoins() && mask < NeighborMask.COUNT; mask++) {
      if (sprites.containsKey(stem + NeighborMask.suffix(mask))) {
        return true;
      }
    }
    return false;
  }

  private static String wanted(Tile tile) {
    return tile.stem() + PNG + (tile.hasJoins() ? ", with or without a suffix such as NS," : "");
  }
}
