package emberway.pack.tiled;

import emberway.io.AtomicFile;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.image.PngEncoder;
import emberway.pack.json.IntArrayList;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.HeaderKey;
import emberway.pack.store.TextMapSyntax;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteLayer;
import emberway.sprite.TileGeometry;
import emberway.sprite.TransitionLayer;
import emberway.sprite.TransitionStacks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Exports maps to Tiled, {@code .tmx} or {@code .tmj}, with their tile set and its sheet in the
 * same folder. Tiled draws them as Emberway does, and {@code MapFiles} reads equal maps back.
 *
 * <p>Emberway's rows run to the lower right of the picture, Tiled's to the lower left. So cell (x,
 * y) becomes Tiled's column y and row width − 1 − x, see {@link emberway.tiled.TiledGrid}.
 */
public final class TiledExport {
  /** The format version written. */
  static final String VERSION = "1.10";

  private static final String TRANSITIONS = "transitions";
  private static final String NO_PLACE_FOR_PROBLEMS = "written";

  private final LoadedMap loaded;
  private final TileMap map;
  private final AutoTiler tiler;
  private final TiledSheet sheet;
  private final TiledCellEncoding encoding;
  private int layers;

  private TiledExport(LoadedMap loaded, TiledCellEncoding encoding) {
    this.loaded = loaded;
    this.map = loaded.map();
    this.tiler = new AutoTiler(loaded.tiles().set());
    this.sheet = new TiledSheet(loaded.tiles(), tiler);
    this.encoding = encoding;
  }

  /** Whether a file name has the extension of a Tiled map that can be written. */
  public static boolean isTiled(Path target) {
    String name = target.toString();
    return name.endsWith(".tmx") || isJson(name);
  }

  private static boolean isJson(String name) {
    return name.endsWith(".tmj");
  }

  /**
   * Writes a map, replacing the map file. The tile set's files are not replaced: existing ones must
   * have the same content.
   *
   * @param map a map drawn with its tile set
   * @throws UnwritableException if a file cannot be written
   * @throws UnreadableException if a picture of the tile set cannot be read
   */
  public static void write(LoadedMap map, Path target, TiledCellEncoding encoding)
      throws UnwritableException, UnreadableException {
    new TiledExport(map, encoding).write(target);
  }

  private void write(Path target) throws UnwritableException, UnreadableException {
    Path folder = target.toAbsolutePath();
    if (!Files.exists(folder.getParent())) { // else the message would name the sheet
      throw new UnwritableException(
          target, FileError.writing(new NoSuchFileException(target.toString())), null);
    }
    boolean isJson = isJson(target.toString());
    String name = loaded.tiles().set().name().replaceAll("[^A-Za-z0-9_-]+", "-");
    String setFile = name + (isJson ? ".tsj" : ".tsx");
    String imageFile = name + ".png";
    TiledSheet.Drawn set = sheet.draw(imageFile);
    ByteArrayOutputStream setBytes = new ByteArrayOutputStream();
    try {
      write(set.element(), "tileset", isJson, setBytes);
    } catch (IOException e) {
      throw new AssertionError("memory cannot be written to", e);
    }
    TiledElement root = map(setFile);
    Map<Path, byte[]> missing = new LinkedHashMap<>();
    addMissing(folder.resolveSibling(imageFile), PngEncoder.of(set.sheet()), missing);
    addMissing(folder.resolveSibling(setFile), setBytes.toByteArray(), missing);
    try {
      for (Map.Entry<Path, byte[]> file : missing.entrySet()) {
        AtomicFile.write(file.getKey(), out -> out.write(file.getValue()));
      }
      AtomicFile.write(target, out -> write(root, "map", isJson, out));
    } catch (UnwritableException failed) {
      missing.keySet().forEach(TiledExport::remove); // useless without the map
      throw failed;
    }
  }

  private static void write(
      TiledElement root, String type, boolean isJson, java.io.OutputStream out) throws IOException {
    if (isJson) {
      TmjWriter.write(root, type, out);
    } else {
      TmxWriter.write(root, out);
    }
  }

  /** Adds a file to be written, unless it exists with the same content. */
  private static void addMissing(Path file, byte[] bytes, Map<Path, byte[]> missing)
      throws UnwritableException {
    try {
      if (Files.isRegularFile(file)
          && Files.size(file) == bytes.length
          && Arrays.equals(Files.readAllBytes(file), bytes)) {
        return;
      }
    } catch (IOException e) {
      throw new UnwritableException(file, FileError.writing(e), e);
    }
    if (Files.exists(file)) {
      throw new UnwritableException(
          file,
          new FileError("already exists and differs", "move it away, or write elsewhere"),
          null);
    }
    missing.put(file, bytes);
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // a leftover is harmless: the next export reuses it if it has the same content
    }
  }

  /** Creates an element for writing. */
  static TiledElement element(String name) {
    return new TiledElement(name, 0, new ProblemCollector(NO_PLACE_FOR_PROBLEMS));
  }

  /** Adds a property, unless its value is empty. */
  static void add(TiledElement properties, String name, String type, String value) {
    if (!value.isEmpty()) {
      TiledElement property = element("property").with("name", name);
      if (!type.equals("string")) {
        property.with("type", type);
      }
      properties.add(property.with("value", value));
    }
  }

  private TiledElement map(String setFile) {
    TileGeometry geometry = loaded.tiles().set().geometry();
    GridSize size = map.size();
    TiledElement root =
        element("map")
            .with("version", VERSION)
            .with("orientation", "isometric")
            .with("renderorder", "right-down")
            .with("width", size.height())
            .with("height", size.width())
            .with("tilewidth", geometry.latticeWidth())
            .with("tileheight", geometry.latticeHeight())
            .with("infinite", 0)
            .with("nextobjectid", map.places().size() + 1)
            .add(properties(map.info()))
            .add(element("tileset").with("firstgid", 1).with("source", setFile));
    root.add(layer(Layer.BASE));
    TransitionLayer pieces = tiler.pieces(map);
    for (int piece = 0; piece < pieces.stacks().depth(); piece++) {
      root.add(layer(pieces, piece));
    }
    root.add(layer(Layer.OVERLAY));
    if (!map.top().isEmpty()) {
      root.add(layer(Layer.TOP));
    }
    if (!map.places().isEmpty()) {
      root.add(places(geometry.latticeHeight()));
    }
    return root.with("nextlayerid", layers + 1);
  }

  private static TiledElement properties(MapInfo info) {
    TiledElement properties = element("properties");
    for (HeaderKey key : HeaderKey.values()) {
      add(properties, key.key(), "string", key.of(info));
    }
    return properties;
  }

  private TiledElement layer(Layer layer) {
    SpriteLayer sprites = tiler.tile(map, layer);
    TileLayer tiles = map.layer(layer);
    Legend legend = sheet.legend();
    LongIntHashMap gids = new LongIntHashMap(); // by tile and sprite
    return layer(
        layer.label(),
        cell -> {
          int id = tiles.id(cell);
          return id == Legend.NOTHING ? 0 : gid(gids, legend.tile(id), id, sprites.sprite(cell));
        });
  }

  /**
   * A layer with the transition pieces at one height of all stacks, counted from 0 at the bottom.
   */
  private TiledElement layer(TransitionLayer pieces, int piece) {
    TransitionStacks stacks = pieces.stacks();
    int[] gids = new int[stacks.count() + 1]; // by stack
    for (int stack = 1; stack <= stacks.count(); stack++) {
      if (piece < stacks.pieces(stack)) {
        String sprite = tiler.spriteNames().get(stacks.sprite(stack, piece) - 1);
        gids[stack] = 1 + sheet.decoration(sprite);
      }
    }
    return layer(
        piece == 0 ? TRANSITIONS : TRANSITIONS + " " + (piece + 1),
        cell -> gids[pieces.stack(cell)]);
  }

  /** A layer with a tile number for each cell. */
  private TiledElement layer(String name, IntUnaryOperator gidOfCell) {
    GridSize size = map.size();
    IntArrayList cells = new IntArrayList();
    for (int row = 0; row < size.width(); row++) {
      for (int column = 0; column < size.height(); column++) {
        cells.add(gidOfCell.applyAsInt(size.index(size.width() - 1 - row, column)));
      }
    }
    TiledElement data = element("data");
    encoding.put(cells, data);
    return element("layer")
        .with("id", ++layers)
        .with("name", name)
        .with("width", size.height())
        .with("height", size.width())
        .add(data);
  }

  private int gid(LongIntHashMap gids, Tile tile, int id, int sprite) {
    long key = ((long) id << 32) | sprite;
    int known = gids.get(key);
    if (known == LongIntHashMap.ABSENT) {
      known = 1 + sheet.id(tile, sprite == 0 ? "" : tiler.spriteNames().get(sprite - 1));
      gids.put(key, known);
    }
    return known;
  }

  /** Writes places as points, with positions in pixels of a cell's height per cell. */
  private TiledElement places(int cellHeight) {
    TiledElement group =
        element("objectgroup").with("id", ++layers).with("name", TextMapSyntax.PLACES);
    int id = 0;
    for (Place place : map.places()) {
      int column = place.cell().y();
      int row = map.size().width() - 1 - place.cell().x();
      TiledElement object =
          element("object")
              .with("id", ++id)
              .with("name", place.name())
              .with("x", (column + 0.5) * cellHeight)
              .with("y", (row + 0.5) * cellHeight);
      TiledElement properties = element("properties");
      add(properties, TiledPlaces.KIND, "string", place.kind().said());
      add(properties, TiledPlaces.NOTE, "string", place.note());
      if (!properties.children().isEmpty()) {
        object.add(properties);
      }
      group.add(object.add(element("point")));
    }
    return group;
  }
}
