package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.GridSize;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.store.ReferencedFiles;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledMap.TileSetUse;
import emberway.tiled.TiledObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What the properties of a map's tiles mean to the planner, by global number. */
final class TiledMapTiles {
  private static final int MAX_NAMED = 5;
  private static final String MEND = "fix the tile sets' first numbers or their pictures";

  private final TiledMap map;
  private final Map<String, ProblemCollector> problemCollector =
      new LinkedHashMap<>(); // by tile set file
  private final Map<String, IgnoredProperties> ignored = new HashMap<>(); // by tile set file
  private final Map<Integer, TiledTileProperties> meanings =
      new HashMap<>(); // by known tile number
  private final TreeSet<Integer> unknown = new TreeSet<>();

  /**
   * Reads the meanings of all tiles that have properties.
   *
   * @param own the problems of the map's file
   * @param files names its tile sets' files
   */
  TiledMapTiles(TiledMap map, ProblemCollector own, ReferencedFiles files) {
    this.map = map;
    problemCollector.put("", own);
    for (TileSetUse use : map.tileSets()) {
      String source = use.tileSet().source();
      problemCollector.computeIfAbsent(source, path -> new ProblemCollector(files.display(path)));
      for (int id : use.tileSet().tiles().keySet()) {
        boolean isUsed = map.tile(use.firstGid() + id).isPresent(); // sets may overlap
        if (isUsed && use.tileSet().has(id) && !use.tileSet().tile(id).properties().isEmpty()) {
          find(use.firstGid() + id);
        }
      }
    }
  }

  /** Problems of the tile sets that have files of their own. */
  List<Problem> elsewhere() {
    List<Problem> all = new ArrayList<>();
    problemCollector.forEach(
        (source, found) -> {
          if (!source.isEmpty()) {
            all.addAll(found.sorted());
          }
        });
    return all;
  }

  /** Warns of properties without meaning, and of tile numbers that no tile set has. */
  void warn() {
    ignored.values().forEach(IgnoredProperties::warn);
    warnOfObjects();
    if (!unknown.isEmpty()) {
      List<String> some = unknown.stream().limit(MAX_NAMED).map(String::valueOf).toList();
      problemCollector
          .get("")
          .warning(
              0,
              0,
              "no tile set has the tile%s %s%s (%s); such cells stay empty, where Tiled shows a red mark"
                  .formatted(
                      unknown.size() == 1 ? "" : "s",
                      String.join(", ", some),
                      unknown.size() > MAX_NAMED ? ", …" : "",
                      firstPlace(unknown.first())),
              MEND);
    }
  }

  /** Describes the first cell of the lowest layer with a tile. */
  private String firstPlace(int number) {
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Tiles tiles) {
        GridSize size = map.size();
        TiledCells cells = tiles.cells();
        for (int cell = cells.next(0); cell < size.cells(); cell = cells.next(cell + 1)) {
          if (TiledCells.number(cells.gid(cell)) == number) {
            return "%d first in layer %s at column %d, row %d"
                .formatted(
                    number,
                    PrintableText.quote(layer.look().name()),
                    size.x(cell) + map.firstColumn(),
                    size.y(cell) + map.firstRow());
          }
        }
      }
    }
    return "in no cell";
  }

  /** Warns, at the first one, of tile objects whose tile no tile set has. */
  private void warnOfObjects() {
    List<TiledObject> found = new ArrayList<>();
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Objects objects) {
        objects.objects().stream()
            .filter(object -> object.gid() != 0 && map.tile(object.gid()).isEmpty())
            .forEach(found::add);
      }
    }
    if (!found.isEmpty()) {
      String some =
          found.stream()
              .limit(MAX_NAMED)
              .map(object -> "%d of object %d".formatted(number(object), object.id()))
              .collect(Collectors.joining(", "));
      problemCollector
          .get("")
          .warning(
              found.get(0).line(),
              0,
              "no tile set has the tile%s %s%s; a red mark is drawn instead, as in Tiled"
                  .formatted(
                      found.size() == 1 ? "" : "s", some, found.size() > MAX_NAMED ? ", …" : ""),
              MEND);
    }
  }

  private static int number(TiledObject object) {
    return TiledCells.number(object.gid());
  }

  /** Whether a tile matters to the planner in a visible or invisible layer. */
  boolean counts(int number, boolean visible) {
    Optional<TiledTileProperties> meaning = find(number);
    return meaning.isPresent()
        && !meaning.get().isDecoration()
        && (visible || meaning.get().hasEffect());
  }

  /** Whether a tile is only drawn. */
  boolean isDecoration(int number) {
    return find(number).filter(TiledTileProperties::isDecoration).isPresent();
  }

  /** The meaning of a tile that matters. */
  TiledTileProperties of(int number) {
    return find(number).orElseThrow(() -> new IllegalArgumentException("tile " + number));
  }

  private Optional<TiledTileProperties> find(int number) {
    TiledTileProperties known = meanings.get(number);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<TiledMap.TileRef> ref = map.tile(number);
    if (ref.isEmpty()) {
      unknown.add(number);
      return Optional.empty();
    }
    IgnoredProperties ofFile =
        ignored.computeIfAbsent(
            ref.get().tileSet().source(),
            source -> new IgnoredProperties(problemCollector.get(source)));
    TiledTileProperties meaning = TiledTileProperties.of(ref.get(), ofFile);
    meanings.put(number, meaning);
    return Optional.of(meaning);
  }
}
