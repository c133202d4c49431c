package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileKind;
import emberway.pack.store.ReferencedFiles;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledMap.TileSetUse;
import emberway.tiled.TiledTileSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads Tiled maps, {@code .tmx} and {@code .tmj}, with all files they refer to.
 *
 * <p>Supports the format of version 1.10, except for hexagonal maps, which are refused, and
 * parallax, blend modes and embedded pictures, which are reported.
 */
final class TiledMapReader {
  /** The largest file. [bytes] */
  static final int MAX_BYTES = 1 << 28;

  private static final int MAX_GID = (1 << 28) - 1;

  private static final Map<String, TiledMap.RenderOrder> RENDER_ORDERS =
      Map.of(
          "right-down", TiledMap.RenderOrder.RIGHT_DOWN,
          "right-up", TiledMap.RenderOrder.RIGHT_UP,
          "left-down", TiledMap.RenderOrder.LEFT_DOWN,
          "left-up", TiledMap.RenderOrder.LEFT_UP);

  private final ProblemCollector problemCollector;
  private final TiledFileLoader references;
  private final FileBudget budget;
  private final TiledTileSetUses tileSets = new TiledTileSetUses();
  private final String file;

  private TiledMapReader(
      ProblemCollector problemCollector, ReferencedFiles files, FileBudget budget, String file) {
    this.problemCollector = problemCollector;
    this.references = new TiledFileLoader(files, problemCollector, budget);
    this.budget = budget;
    this.file = file;
  }

  /**
   * The result of reading a map.
   *
   * @param warnings about the map and the files it refers to
   * @param missing problems of files that it is read without
   * @param references the tile sets and templates it refers to
   * @param unreachable references that lead too far from the map to be followed
   * @param pictures where each picture is referred to, by path
   */
  record Read(
      TiledMap map,
      List<Problem> warnings,
      List<Problem> missing,
      List<String> references,
      List<String> unreachable,
      Map<String, TiledReference> pictures) {}

  /** What XML or JSON is instead of a Tiled map; empty if it is one. */
  static Optional<String> notAMap(TiledElement root) {
    String kind = root.name().equals("map") ? root.text("type") : root.name();
    boolean isMap = root.name().equals("map") && !root.text("orientation").isEmpty();
    return switch (isMap ? "map" : kind) {
      case "map" -> Optional.empty();
      case "tileset" -> Optional.of("this is a Tiled tile set, not a map");
      case "template" -> Optional.of("this is a Tiled template, not a map");
      case "world" ->
          Optional.of("this is a Tiled world, a list of maps, but its name does not end in .world");
      default ->
          Optional.of(
              root.name().equals("map")
                  ? "this has no orientation, as a Tiled map has"
                  : "this is XML of another kind, <%s>, not a Tiled map"
                      .formatted(PrintableText.escape(PrintableText.abbreviate(root.name(), 40))));
    };
  }

  /**
   * Reads a map.
   *
   * @param display the file's name in problems
   * @param bytes its content, {@link FileKind#XML} or {@link FileKind#JSON}
   * @param files the files it may refer to
   * @param budget charged for the map and all files it refers to
   * @throws UnreadableException with every error found, up to a limit
   */
  static Read read(String display, byte[] bytes, ReferencedFiles files, FileBudget budget)
      throws UnreadableException {
    ProblemCollector problemCollector = new ProblemCollector(display);
    TiledElement root =
        FileKind.of(bytes) == FileKind.JSON
            ? TmjParser.parse(bytes, problemCollector, "map")
            : TmxParser.parse(bytes, problemCollector);
    Optional<String> other = notAMap(root);
    if (other.isPresent()) {
      root.error(other.get(), "name a .tmx or .tmj file");
      problemCollector.throwIfErrors();
    }
    budget.elements(display, root.size());
    TiledAttributes.warnUnknown(root);
    root.checkNames();
    return new TiledMapReader(problemCollector, files, budget, "map").read(root);
  }

  private Read read(TiledElement root) throws UnreadableException {
    TiledMap.Orientation orientation = orientation(root);
    boolean infinite = root.flag("infinite", false);
    int tileWidth = root.requiredInteger("tilewidth", 1, TiledMap.MAX_TILE_SIDE);
    int tileHeight = root.requiredInteger("tileheight", 1, TiledMap.MAX_TILE_SIDE);
    GridSize claimed = claimedSize(root, infinite);
    problemCollector.throwIfErrors();
    int background = root.color("backgroundcolor", 0);
    if (background != 0) {
      root.warning(
          "the background color is not drawn: where no tile is, the map ends",
          "for a picture with it, use render --background");
    }
    readTileSets(root);
    Optional<TiledCellsReader> cells =
        infinite
            ? TiledCellsReader.ofChunks(root, claimed, budget)
            : Optional.of(TiledCellsReader.of(claimed, budget));
    if (problemCollector.hasErrors() || references.hasErrors()) {
      problemCollector.addAll(references.missing());
      problemCollector.addAll(references.elsewhere());
      problemCollector.throwIfErrors();
    }
    List<TiledLayer> layers = layers(root, cells.get());
    problemCollector.addAll(references.elsewhere());
    problemCollector.throwIfErrors();
    TiledMap map =
        new TiledMap(
            orientation,
            cells.get().size(),
            tileWidth,
            tileHeight,
            stagger(root),
            RENDER_ORDERS.get(
                root.word(
                    "renderorder",
                    "right-down",
                    RENDER_ORDERS.keySet().stream().sorted().toList())),
            infinite,
            root.strictInteger("height", 0, 0, Integer.MAX_VALUE),
            cells.get().firstColumn(),
            cells.get().firstRow(),
            background,
            root.pixels("parallaxoriginx", 0),
            root.pixels("parallaxoriginy", 0),
            root.text("class"),
            tileSets.sorted(),
            layers,
            TiledPropertyReader.read(root));
    problemCollector.throwIfErrors();
    return new Read(
        map,
        problemCollector.sorted(),
        references.missing(),
        references.paths(),
        references.unreachable(),
        references.mentions());
  }

  private static TiledMap.Orientation orientation(TiledElement root) {
    String word = root.text("orientation");
    return switch (word) {
      case "isometric" -> TiledMap.Orientation.ISOMETRIC;
      case "staggered" -> TiledMap.Orientation.STAGGERED;
      case "orthogonal" -> TiledMap.Orientation.ORTHOGONAL;
      case "hexagonal" -> {
        root.error(
            "the map is hexagonal, and Emberway's cells have four sides",
            "save it as isometric or staggered");
        yield TiledMap.Orientation.STAGGERED;
      }
      default -> {
        root.error(
            "the orientation is " + PrintableText.quote(word),
            SpellingSuggestion.remedy(word, List.of("isometric", "staggered", "orthogonal")));
        yield TiledMap.Orientation.ISOMETRIC;
      }
    };
  }

  private GridSize claimedSize(TiledElement root, boolean infinite) {
    int width = root.strictInteger("width", infinite ? 1 : 0, 0, Integer.MAX_VALUE);
    int height = root.strictInteger("height", infinite ? 1 : 0, 0, Integer.MAX_VALUE);
    if (infinite && !GridSize.isValid(width, height)) {
      return new GridSize(1, 1);
    }
    if (!GridSize.isValid(width, height)) {
      if (!problemCollector.hasErrors()) {
        root.error(
            "the map says %d × %d cells".formatted(width, height),
            "a map has 1 to %,d cells, and at most %,d a side"
                .formatted(GridSize.MAX_CELLS, GridSize.MAX_SIDE));
      }
      return new GridSize(1, 1);
    }
    return new GridSize(width, height);
  }

  private void readTileSets(TiledElement root) {
    Set<Integer> numbers = new HashSet<>();
    for (TiledElement element : root.children()) {
      if (!element.name().equals("tileset")) {
        continue;
      }
      int first = element.requiredInteger("firstgid", 1, MAX_GID);
      if (!numbers.add(first)) {
        element.warning(
            "a second tile set with the first number %d; this one counts, as in Tiled"
                .formatted(first),
            "give it another");
      }
      TiledTileSet set =
          element.has("source")
              ? references.tileSet(element, file)
              : new TiledTileSetReader(references, file).read(element, "");
      tileSets.add(new TileSetUse(first, set));
    }
  }

  private List<TiledLayer> layers(TiledElement root, TiledCellsReader cells) {
    return new TiledLayerReader(
            cells,
            new TiledObjectReader(references, tileSets, file),
            new TiledTileSetReader(references, file))
        .read(root);
  }

  private static TiledMap.Stagger stagger(TiledElement root) {
    boolean byColumn = root.word("staggeraxis", "y", List.of("x", "y")).equals("x");
    boolean even = root.word("staggerindex", "odd", List.of("odd", "even")).equals("even");
    return new TiledMap.Stagger(byColumn ? TiledMap.Axis.X : TiledMap.Axis.Y, even);
  }
}
