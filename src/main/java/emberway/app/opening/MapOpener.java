package emberway.app.opening;

import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Rotation;
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
import emberway.render.iso.SpriteStack;
import emberway.render.tiled.TileMeanColors;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.PlaceholderSprites;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileAnimations;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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
            .map(shapes -> colored(opened).warned(display, shapes.line(), shapes.message()))
            .orElseGet(() -> colored(opened));
    List<Problem> missing = new ArrayList<>();
    List<AutoTiler.Missing> nameless = nameless(loaded);
    nameless.forEach(one -> missing.add(loaded.tiles().problem(one, display)));
    LoadedMap drawable = loaded.naming(nameless);
    AutoTiler tiler = new AutoTiler(drawable.tiles().set());
    try {
      Optional<SpriteStack> stack = stack(drawable, display, missing);
      TileAnimations frames = TileAnimations.of(drawable.tiles().set(), tiler);
      Map<String, SpriteUnavailableException> unread = new TreeMap<>();
      Atlas atlas =
          stack.isPresent() ? stack.get().atlas() : atlas(drawable, tiler, frames, unread);
      nameless.forEach(one -> unread.remove(one.stem())); // reported above
      unread.values().forEach(one -> missing.addAll(UnreadableException.problems(one, display)));
      List<SpriteStack.Animation> animations = stack.isPresent() ? List.of() : animations(frames);
      SceneComposer composer =
          new SceneComposer(
              drawable.map(), drawable.tiles().travelDescription(), drawable.scale(), tiler);
      return new OpenedMap(
          drawable.warned(missing),
          tiler,
          atlas,
          composer,
          composer.mapOnly(Rotation.NONE),
          animations,
          stack,
          name,
          file,
          Optional.empty(),
          Optional.empty());
    } catch (SpriteUnavailableException failure) {
      if (failure.getCause() instanceof UnreadableException named) {
        throw named;
      }
      throw new UnreadableException(
          new Problem(
              Problem.Severity.ERROR, display, failure.line(), 0, failure.getMessage(), ""));
    }
  }

  /**
   * Replaces the legend's colors of a map that has pictures of its own by the pictures' mean
   * colors.
   */
  public static LoadedMap colored(LoadedMap loaded) {
    boolean hasOwnLegend = loaded.tiles().set().spriteNames().isEmpty();
    return loaded
        .art()
        .filter(art -> hasOwnLegend)
        .map(art -> loaded.with(TileMeanColors.of(art.map(), loaded.map(), art.pictures())))
        .orElse(loaded);
  }

  private static Optional<SpriteStack> stack(
      LoadedMap loaded, String display, List<Problem> missing) throws SpriteUnavailableException {
    return loaded.art().isPresent()
        ? Optional.of(
            TiledPicture.of(
                loaded.art().get().map(),
                loaded.art().get().pictures(),
                Set.of(),
                one -> missing.addAll(UnreadableException.problems(one, display))))
        : Optional.empty();
  }

  private static List<SpriteStack.Animation> animations(TileAnimations frames) {
    return frames.loops().stream()
        .map(loop -> new SpriteStack.Animation(loop.own(), frames(loop)))
        .toList();
  }

  private static List<SpriteStack.Frame> frames(TileAnimations.Loop loop) {
    return loop.sprites().stream()
        .map(sprite -> new SpriteStack.Frame(sprite, loop.millis()))
        .toList();
  }

  /** Returns the sprites that a map needs and its tile set lacks. */
  private static List<AutoTiler.Missing> nameless(LoadedMap loaded) {
    return loaded.art().isPresent()
        ? List.of()
        : new AutoTiler(loaded.tiles().set()).missing(loaded.map());
  }

  /**
   * Creates an atlas of the needed sprites, with placeholders for missing pictures.
   *
   * @param unread receives the reason for each missing picture, by the sprite's name
   */
  private static Atlas atlas(
      LoadedMap loaded,
      AutoTiler tiler,
      TileAnimations frames,
      Map<String, SpriteUnavailableException> unread)
      throws SpriteUnavailableException {
    PictureCheck pictures =
        new PictureCheck(
            ComposedSprites.ahead(loaded.tiles().sprites(), frames.names()),
            loaded.tiles().set().geometry());
    PlaceholderSprites sprites = new PlaceholderSprites(pictures, loaded.tiles().set().geometry());
    Atlas atlas =
        Atlas.compose(
            loaded.tiles().set().geometry(),
            frames.names(),
            needed(loaded.map(), tiler, frames, pictures),
            sprites);
    unread.putAll(sprites.missing());
    return atlas;
  }

  /**
   * Returns which sprites the atlas needs. [by sprite, from 1] These are all variants of the tiles
   * on the map, because rotation and edits change the variant, and all variants of tiles that can
   * be painted because none of their pictures is missing or damaged; each with its animation
   * frames.
   */
  private static boolean[] needed(
      TileMap map, AutoTiler tiler, TileAnimations frames, PictureCheck pictures) {
    Legend legend = map.legend();
    boolean[] present = new boolean[legend.size() + 1];
    for (int cell = 0; cell < map.size().cells(); cell++) {
      present[map.base().id(cell)] = true;
      present[map.overlay().id(cell)] = true;
      present[map.top().id(cell)] = true;
    }
    Map<Integer, List<Integer>> loops = new HashMap<>();
    frames.loops().forEach(loop -> loops.put(loop.own(), loop.sprites()));
    boolean[] needed = new boolean[frames.names().size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      Set<Integer> sprites = new HashSet<>();
      for (int index : tiler.sprites(id)) {
        sprites.addAll(loops.getOrDefault(index + 1, List.of(index + 1)));
      }
      if (present[id]
          || sprites.stream().allMatch(s -> pictures.isGood(frames.names().get(s - 1)))) {
        sprites.forEach(sprite -> needed[sprite] = true);
      }
    }
    for (int sprite : tiler.pieceSprites()) { // edits may put any of them on the map
      needed[sprite] = pictures.isGood(frames.names().get(sprite - 1));
    }
    return needed;
  }
}
