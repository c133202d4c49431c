package emberway.app.scene;

import emberway.drawable.DrawableMap;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import emberway.sprite.AutoTiler;
import emberway.sprite.TileSet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Maps for tests, drawn with the bundled tile set. */
public final class TestMap {
  /** 12 × 9 cells with a dormant volcano at 6,4 and a wall; the route goes from 1,4 to 10,4. */
  public static final String VALLEY =
      """
      emberway-map 1
      name: Test Valley
      [base]
      GGGGGGGGGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGGGSSSGGGG
      GGGaaSSSGGGG
      ~~~aaaaa~~~~
      [overlay]
      ............
      ....F...t...
      ............
      ...W........
      .1.W..v...2.
      ...W........
      ............
      .RRRRRRRRR..
      ............
      """;

  private static final String NAME = "test.map.txt";

  /** The valley, from which other maps take the sprites of the bundled tile set. */
  private static final OpenedMap DRAWN = read(VALLEY);

  private TestMap() {}

  /** Opens the valley. */
  public static OpenedMap valley() {
    return open(VALLEY);
  }

  /** Opens a text map. */
  public static OpenedMap open(String text) {
    try {
      return drawn(
          MapFiles.read(NAME, text.getBytes(StandardCharsets.UTF_8), TileSetLibrary.bundled()),
          NAME,
          Optional.empty());
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
  }

  /** Opens a file with a text map, as {@link MapOpener#open} does. */
  public static OpenedMap open(Path file) throws UnreadableException {
    Optional<MapFile> own = Optional.of(MapFile.at(file));
    return drawn(MapFiles.open(file, Optional.empty()), MapOpener.name(file), own);
  }

  /** Opens a map that comes with the program, as {@link MapOpener#openBundled} does. */
  public static OpenedMap bundled(String name) throws UnreadableException {
    MapPack pack = MapPack.bundled();
    PackEntry map = pack.map(name);
    return drawn(pack.open(map, Optional.empty()), pack.display(map), Optional.empty());
  }

  /**
   * Prepares a map as {@link MapOpener} does, but with sprites that are read once for all tests:
   * that is nearly all of its work. {@code MapOpenerTest} compares both.
   */
  private static OpenedMap drawn(LoadedMap loaded, String name, Optional<MapFile> file)
      throws UnreadableException {
    TileSet set = loaded.tiles().set();
    TileSet known = DRAWN.loaded().tiles().set();
    if (loaded.art().isPresent() || !set.name().equals(known.name())) {
      return MapOpener.reopened(loaded, name, file);
    }
    AutoTiler tiler = new AutoTiler(set);
    DrawableMap map = DRAWN.drawable();
    DrawableMap drawable =
        new DrawableMap(
            loaded,
            tiler,
            Optional.of(tiler.tile(loaded.map())),
            map.names(),
            map.atlas(),
            map.animations(),
            Optional.empty(),
            map.missing(),
            map.icons());
    return OpenedMap.of(drawable, name, file);
  }

  private static OpenedMap read(String text) {
    try {
      return new MapOpener(Optional.empty()).read(NAME, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
  }
}
