package emberway.app.scene;

import emberway.app.text.Texts;
import emberway.drawable.DrawableMap;
import emberway.map.GridSize;
import emberway.map.MapInfo;
import emberway.map.TileMap;
import emberway.pack.MapAddress;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.MapFormat;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSets;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.SpriteUnavailableException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads maps and prepares them for display. Any thread. */
public final class MapOpener {
  private final Optional<Path> tilesDir;
  private final Optional<SavedRouteQueryFiles> savedQueries;
  private final Consumer<LoadedMap> whenRead;

  /**
   * Creates an opener that does not restore earlier route queries.
   *
   * @param tilesDir the folder of a tile set that replaces the maps' own
   */
  public MapOpener(Optional<Path> tilesDir) {
    this(tilesDir, Optional.empty());
  }

  /**
   * Creates an opener.
   *
   * @param tilesDir the folder of a tile set that replaces the maps' own
   * @param savedQueries saved route queries, if opened maps should restore theirs
   */
  public MapOpener(Optional<Path> tilesDir, Optional<SavedRouteQueryFiles> savedQueries) {
    this(tilesDir, savedQueries, read -> {});
  }

  private MapOpener(
      Optional<Path> tilesDir,
      Optional<SavedRouteQueryFiles> savedQueries,
      Consumer<LoadedMap> whenRead) {
    this.tilesDir = tilesDir;
    this.savedQueries = savedQueries;
    this.whenRead = whenRead;
  }

  /** Returns an opener that also tells of each map as soon as its cells are read. */
  public MapOpener withListener(Consumer<LoadedMap> listener) {
    return new MapOpener(tilesDir, savedQueries, listener);
  }

  /** Opens a map file or a map in a pack; see {@link MapFiles} for the path syntax. */
  public OpenedMap open(Path file) throws UnreadableException {
    Optional<MapAddress> address = MapAddress.of(file);
    if (address.isPresent()) {
      MapPack pack = MapPack.open(address.get().pack());
      PackEntry map = address.get().mapIn(pack);
      // Stamped before the map is read, so that later changes are noticed.
      Optional<MapFile> own = MapFile.in(address.get().pack(), pack, map);
      return withSavedQuery(
          toldAndPrepared(file.toString(), pack.open(map, tilesDir), name(file), own));
    }
    Optional<MapFile> own =
        MapFileText.isIn(file) ? Optional.of(MapFile.at(file)) : Optional.empty();
    return withSavedQuery(
        toldAndPrepared(file.toString(), MapFiles.open(file, tilesDir), name(file), own));
  }

  /** Adds the map's saved route query. */
  private OpenedMap withSavedQuery(OpenedMap opened) {
    return savedQueries.map(files -> opened.remembering(files.find(opened.name()))).orElse(opened);
  }

  /** Returns the file on disk that contains the map at a path, which may be in a pack. */
  public static Path place(Path file) {
    Optional<MapAddress> address = MapAddress.of(file);
    if (address.isEmpty()) {
      return file;
    }
    Path pack = address.get().pack();
    try {
      return MapFile.place(pack, address.get().mapIn(MapPack.open(pack)));
    } catch (UnreadableException damaged) {
      return pack; // the user may repair it
    }
  }

  /** Returns the folders with the pictures and descriptions of the tiles of a map at a path. */
  public List<Path> tilesAround(Path file) {
    if (tilesDir.isPresent()) {
      return tilesDir.filter(Files::exists).stream().toList(); // none for a bundled tile set
    }
    Optional<Path> pack = MapAddress.of(file).map(MapAddress::pack).filter(Files::isDirectory);
    Path beside = file.toAbsolutePath().resolveSibling("tiles");
    return pack.isPresent()
        ? List.of(pack.get())
        : Files.isDirectory(beside) ? List.of(beside) : List.of();
  }

  /**
   * Carries the user's changes over to the same map, opened again with changed tiles.
   *
   * @param changed the map with the user's changes
   * @param opened the map with the new tiles
   * @throws UnreadableException if the size differs or the new tiles cannot express the changes
   */
  public static TileMap transferChanges(TileMap changed, OpenedMap opened)
      throws UnreadableException {
    GridSize size = opened.loaded().map().size();
    if (!changed.size().equals(size)) {
      String message = Texts.format("reload.other-size", size, changed.size());
      throw new UnreadableException(Problem.inFile(opened.name(), message, ""));
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try {
      TextMapWriter.write(changed, List.of(), text);
      TileSets tiles = TileSets.always(opened.loaded().tiles());
      return MapFiles.read(opened.name(), text.toByteArray(), tiles).map();
    } catch (IOException | IllegalArgumentException unsayable) {
      String message = Texts.format("reload.unfit-tiles", unsayable.getMessage());
      throw new UnreadableException(
          Problem.inFile(opened.name(), message, Texts.get("reload.save-first")));
    }
  }

  /** Returns the unique name of the map at a path: the absolute, normalized path. */
  public static String name(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }

  /** Opens the map that is shown by default. */
  public OpenedMap openBundled() throws UnreadableException {
    MapPack pack = MapPack.bundled();
    return open(pack, pack.first());
  }

  /** Opens a map of a pack. */
  OpenedMap open(MapPack pack, PackEntry map) throws UnreadableException {
    return inside(pack.display(map), pack.open(map, tilesDir));
  }

  /** Opens a map that comes with the program, by its name in the bundled pack. */
  public OpenedMap openBundled(String name) throws UnreadableException {
    MapPack pack = MapPack.bundled();
    return open(pack, pack.map(name));
  }

  /** Returns the name in the bundled pack of the map with a display name, if there is one. */
  public static Optional<String> bundledName(String called) {
    try {
      MapPack pack = MapPack.bundled();
      return pack.maps().stream()
          .filter(map -> pack.display(map).equals(called))
          .map(PackEntry::name)
          .findFirst();
    } catch (UnreadableException noPack) { // opening one of its maps reports the reason
      return Optional.empty();
    }
  }

  /**
   * Returns the tile set of new maps: the bundled one unless another one was given.
   *
   * @throws UnreadableException if it is missing or damaged
   */
  public LoadedTileSet tilesOfNewMaps() throws UnreadableException {
    TileSetLibrary library = TileSetLibrary.bundled();
    if (tilesDir.isPresent()) {
      return library.open(tilesDir.get());
    }
    String name = MapInfo.DEFAULT_TILE_SET;
    return library
        .find(name)
        .orElseThrow(
            () -> new UnreadableException(Problem.inFile(name, Texts.get("world.no-tiles"), "")));
  }

  /**
   * Prepares a map that was just made and has no file yet.
   *
   * @param map the map; its legend is that of the tiles
   * @param place a file that does not exist, which names the map until it is saved
   */
  public OpenedMap openNew(TileMap map, LoadedTileSet tiles, Path place)
      throws UnreadableException {
    LoadedMap loaded = new LoadedMap(map, tiles, MapFormat.TEXT, List.of(), Optional.empty());
    return toldAndPrepared(map.info().name(), loaded, name(place), Optional.empty());
  }

  /** Reads a map from bytes, with a bundled tile set unless another one was given. */
  OpenedMap read(String display, byte[] bytes) throws UnreadableException {
    TileSetLibrary library = TileSetLibrary.bundled();
    TileSets tileSets =
        tilesDir.isPresent() ? TileSets.always(library.open(tilesDir.get())) : library;
    return inside(display, MapFiles.read(display, bytes, tileSets));
  }

  /**
   * Opens a copy of unsaved work in place of its map, with the tile set of that map.
   *
   * @param copy the copy's file
   * @param name the map's unique name
   */
  public OpenedMap openCopy(Path copy, String name) throws UnreadableException {
    TileSets tileSets =
        tilesDir.isPresent()
            ? TileSets.always(TileSetLibrary.bundled().open(tilesDir.get()))
            : MapFiles.bundled().tileSetsOf(RecoverableMaps.place(name).orElse(copy));
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(copy);
    } catch (IOException gone) {
      String message = Texts.get("autosave.unreadable");
      throw new UnreadableException(
          Problem.inFile(copy.toString(), message, Texts.get("autosave.perhaps-taken")));
    }
    return inside(name, MapFiles.read(copy.toString(), bytes, tileSets)).withAutosaveCopy(copy);
  }

  /** Prepares a map that has no text map file to save to. */
  private OpenedMap inside(String display, LoadedMap loaded) throws UnreadableException {
    return withSavedQuery(toldAndPrepared(display, loaded, display, Optional.empty()));
  }

  /**
   * Prepares a map that was shown before, in the state it was left in.
   *
   * @param left the map as it was left
   * @param name the map's unique name
   * @param file the file that it is saved to by now
   */
  public static OpenedMap reopened(LoadedMap left, String name, Optional<MapFile> file)
      throws UnreadableException {
    return prepared(name, left, name, file);
  }

  private OpenedMap toldAndPrepared(
      String display, LoadedMap loaded, String name, Optional<MapFile> file)
      throws UnreadableException {
    whenRead.accept(loaded);
    return prepared(display, loaded, name, file);
  }

  private static OpenedMap prepared(
      String display, LoadedMap opened, String name, Optional<MapFile> file)
      throws UnreadableException {
    LoadedMap loaded =
        opened
            .art()
            .flatMap(art -> TiledPicture.notDrawn(art.map()))
            .map(shapes -> opened.warned(display, shapes.line(), shapes.message()))
            .orElse(opened);
    try {
      return OpenedMap.of(DrawableMap.editable(loaded, display), name, file);
    } catch (SpriteUnavailableException failure) {
      if (failure.getCause() instanceof UnreadableException named) {
        throw named;
      }
      throw new UnreadableException(
          new Problem(
              Problem.Severity.ERROR, display, failure.line(), 0, failure.getMessage(), ""));
    }
  }
}
