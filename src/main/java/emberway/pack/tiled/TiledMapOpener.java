package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.map.TiledOrigin;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import emberway.pack.store.FileKind;
import emberway.pack.store.HeaderKey;
import emberway.pack.store.MapFormat;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.store.TextMapSyntax;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.MeasureParser;
import emberway.pack.tileset.TileSetInfo;
import emberway.pack.tileset.TileSets;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledProperties;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Opens Tiled maps, both for the planner and for drawing.
 *
 * <p>A map uses an Emberway tile set if its property {@code tileset} names one that can be found,
 * and each of its tiles has a {@code symbol} of that set. Any other map gets a legend of its own,
 * see {@link TiledCellConverter}.
 */
public final class TiledMapOpener {
  private static final Pattern NOT_IN_NAMES = Pattern.compile("[^A-Za-z0-9_-]+");
  private static final int MAX_NAME = 64;
  private static final int MAX_PICTURE_SIDE = 1_000_000_000; // ints hold half pixels [px]

  private final ProblemCollector problemCollector;
  private final IgnoredProperties ignored;
  private final TiledMap map;
  private final ReferencedFiles files;
  private final FileBudget budget;
  private final byte[] bytes;
  private final List<String> references;
  private final List<String> unreachable;
  private final Map<String, TiledReference> pictures;
  private final List<Problem> missing;
  private final GridSize size;

  private TiledMapOpener(
      ProblemCollector problemCollector,
      TiledMapReader.Read read,
      byte[] bytes,
      ReferencedFiles files,
      FileBudget budget,
      GridSize size) {
    this.problemCollector = problemCollector;
    ignored = new IgnoredProperties(problemCollector);
    this.map = read.map();
    this.references = read.references();
    this.unreachable = read.unreachable();
    this.pictures = Map.copyOf(read.pictures());
    this.missing = read.missing();
    this.bytes = bytes;
    this.files = files;
    this.budget = budget;
    this.size = size;
  }

  /**
   * Reads a map.
   *
   * @param display the file's name in problems
   * @param tileSets finds the tile set that it names
   * @param budget charged for everything the map refers to, now and when it is drawn
   */
  public static LoadedMap read(
      String display, byte[] bytes, TileSets tileSets, ReferencedFiles files, FileBudget budget)
      throws UnreadableException {
    TiledMapReader.Read read = TiledMapReader.read(display, bytes, files, budget);
    ProblemCollector problemCollector = new ProblemCollector(display);
    problemCollector.addAll(read.warnings());
    read.missing().forEach(wrong -> problemCollector.addAll(List.of(wrong.asWarning())));
    TiledGrid grid = TiledGrid.of(read.map());
    if (!GridSize.isValid(grid.width(), grid.height())) {
      problemCollector.error(
          0,
          0,
          "laid on its diamonds the staggered map is %d × %d cells"
              .formatted(grid.width(), grid.height()),
          "cut it into maps that are about as wide as they are high");
      problemCollector.throwIfErrors();
    }
    boolean isFlat = read.map().orientation() == TiledMap.Orientation.ORTHOGONAL;
    long diamonds = (grid.width() + grid.height()) / 2;
    long across = read.map().tileWidth() * (isFlat ? grid.width() : diamonds);
    long down = read.map().tileHeight() * (isFlat ? grid.height() : diamonds);
    if (Math.max(across, down) > MAX_PICTURE_SIDE) {
      problemCollector.error(
          0,
          0,
          "the picture of the map is %d × %d px".formatted(across, down),
          "a picture has at most %,d px a side: use fewer or smaller cells"
              .formatted(MAX_PICTURE_SIDE));
      problemCollector.throwIfErrors();
    }
    GridSize size = new GridSize((int) grid.width(), (int) grid.height());
    return new TiledMapOpener(problemCollector, read, bytes, files, budget, size).load(tileSets);
  }

  private LoadedMap load(TileSets tileSets) throws UnreadableException {
    MapInfo info = info();
    ignored.warn();
    TiledMapTiles meanings = new TiledMapTiles(map, problemCollector, files);
    Optional<LoadedTileSet> named =
        map.properties().find(HeaderKey.TILE_SET.key()).isPresent()
            ? tileSets.find(info.tileSet())
            : Optional.empty();
    Optional<TiledSymbols> symbols =
        named.flatMap(set -> TiledSymbols.of(map, size, meanings, set.set().legend()));
    LoadedMap loaded =
        symbols.isPresent()
            ? ofTileSet(info, named.get(), symbols.get())
            : ofItsOwn(info, meanings);
    meanings.warn();
    problemCollector.addAll(meanings.elsewhere());
    problemCollector.throwIfErrors();
    return new LoadedMap(
        loaded.map(),
        loaded.tiles(),
        loaded.format(),
        problemCollector.sorted(),
        Optional.empty(),
        loaded.art());
  }

  /** A map with an Emberway tile set, which also draws it if it is orthogonal. */
  private LoadedMap ofTileSet(MapInfo info, LoadedTileSet tiles, TiledSymbols symbols) {
    List<Place> places =
        new TiledPlaces(map, size, problemCollector)
            .find((cell, role) -> symbols.mark(cell, role, problemCollector));
    TileMap found = symbols.map(info, places);
    boolean isFlat = map.orientation() == TiledMap.Orientation.ORTHOGONAL;
    return new LoadedMap(
        found,
        tiles,
        MapFormat.TILED,
        List.of(),
        Optional.empty(),
        isFlat ? Optional.empty() : art(found));
  }

  private LoadedMap ofItsOwn(MapInfo info, TiledMapTiles meanings) {
    TiledCellConverter ground = new TiledCellConverter(map, size, meanings, problemCollector);
    ground.lay();
    List<Place> places = new TiledPlaces(map, size, problemCollector).find(ground::mark);
    TileMap found = new TileMap(info, ground.legend(), ground.base(), ground.overlay(), places);
    return new LoadedMap(
        found, ownTileSet(found), MapFormat.TILED, List.of(), Optional.empty(), art(found));
  }

  private Optional<TiledArt> art(TileMap found) {
    Set<String> needed = new TreeSet<>(references);
    needed.addAll(TiledArt.paths(map));
    String extension = FileKind.of(bytes) == FileKind.JSON ? ".tmj" : ".tmx";
    TiledOrigin origin =
        new TiledOrigin(extension, bytes, files, List.copyOf(needed), unreachable, found);
    TiledImageLoader sources = new TiledImageLoader(files, pictures, budget);
    return Optional.of(new TiledArt(map, sources, origin, missing));
  }

  /** A tile set that has the map's legend, but no pictures. */
  private LoadedTileSet ownTileSet(TileMap found) {
    TileGeometry geometry =
        new TileGeometry(
            clamp(map.tileWidth()),
            clamp(map.tileHeight()),
            clamp(map.tileWidth()),
            clamp(map.tileHeight()));
    return new LoadedTileSet(
        new TileSet(found.info().tileSet(), found.legend(), geometry, Set.of()),
        TileSetInfo.NONE,
        name -> {
          throw new SpriteUnavailableException("the Tiled map draws itself, without " + name);
        },
        TravelDescription.ON_FOOT,
        List.of());
  }

  private static int clamp(int side) {
    return Math.max(2, Math.min(TileGeometry.MAX_SIDE, side + side % 2));
  }

  private MapInfo info() {
    return HeaderKey.info(
        new HeaderKey.Values() {
          @Override
          public String text(HeaderKey key) {
            return switch (key) {
              case NAME -> name();
              case TILE_SET -> tileSetName();
              case RULES -> rules();
              default -> TiledMapOpener.this.text(key);
            };
          }

          @Override
          public Optional<Measure> measure(HeaderKey key, Measure.Kind kind) {
            return TiledMapOpener.this.measure(key.key(), kind);
          }
        });
  }

  /** The map's own name, or else that of its file. */
  private String name() {
    String file = problemCollector.file();
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = last.lastIndexOf('.');
    String ownName = text(HeaderKey.NAME);
    String name = ownName.isBlank() ? last.substring(0, dot > 0 ? dot : last.length()) : ownName;
    return name.isBlank() ? "Tiled map" : name;
  }

  private String rules() {
    String rules = text(HeaderKey.RULES);
    if (rules.isEmpty() || TextMapSyntax.RULE_SETS.contains(rules)) {
      return rules;
    }
    ignored.add(
        map.properties().find(HeaderKey.RULES.key()).get(),
        SpellingSuggestion.remedy(rules, TextMapSyntax.RULE_SETS));
    return "";
  }

  /** A property's text, without characters that a text map's header cannot have. */
  private String text(HeaderKey headerKey) {
    String key = headerKey.key();
    String value =
        map.properties().find(key).map(TiledProperties.Property::value).orElse("").strip();
    String line = value.replaceAll("\\s+", " ");
    if (!PrintableText.escape(line).equals(line)) {
      problemCollector.warning(
          map.properties().find(key).get().line(),
          0,
          "'%s' has a character that cannot be shown".formatted(key),
          "remove it");
    }
    return PrintableText.abbreviate(PrintableText.escape(line), TextMapSyntax.MAX_VALUE);
  }

  private Optional<Measure> measure(String key, Measure.Kind kind) {
    Optional<TiledProperties.Property> property = map.properties().find(key);
    ProblemCollector found = new ProblemCollector(problemCollector.file());
    Optional<Measure> measure =
        property.flatMap(
            text -> MeasureParser.parse(key, text.value().strip(), kind, text.line(), 0, found));
    found.sorted().forEach(problem -> ignored.add(property.get(), problem.remedy()));
    return measure;
  }

  /** The tile set's name in the map, or else the map's first set's name, made a valid one. */
  private String tileSetName() {
    List<String> candidates = new ArrayList<>(List.of(text(HeaderKey.TILE_SET)));
    map.tileSets().forEach(use -> candidates.add(use.tileSet().name()));
    for (String candidate : candidates) {
      String name = NOT_IN_NAMES.matcher(candidate).replaceAll("-");
      if (!name.isEmpty() && !name.equals("-")) {
        return name.substring(0, Math.min(MAX_NAME, name.length()));
      }
    }
    return "tiled";
  }
}
