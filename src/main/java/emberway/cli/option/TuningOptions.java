package emberway.cli.option;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.map.LoadedMap;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that change the map's volcanoes, costs and influences, as the window can. */
public final class TuningOptions {
  private static final String WARMTH = "warmth";
  private static final String DREAD = "dread";

  @Option(
      names = "--erupt",
      paramLabel = "X,Y;...",
      description = "Let the volcanoes on these cells or places erupt.")
  private String erupt;

  @Option(
      names = "--dormant",
      paramLabel = "X,Y;...",
      description = "Let the volcanoes on these cells or places sleep.")
  private String dormant;

  @Option(
      names = "--set",
      paramLabel = "TILE.MEMBER=VALUE",
      description =
          "Change a tile, as in snow.cost=2: its cost, factor or blocked (true), or its influence's"
              + " effect (attract, repel), radius, reach, strength or falloff (hard, smooth)."
              + " Repeat it for more changes.")
  private List<String> set = List.of();

  @Option(
      names = "--without",
      split = ",",
      paramLabel = "WHAT",
      description =
          "Take away influences: warmth (what attracts), dread (what repels), or those of tiles,"
              + " by name or plural, such as tombstones; separated by commas.")
  private List<String> without = List.of();

  @Option(
      names = "--falloff",
      paramLabel = "F",
      completionCandidates = Falloffs.class,
      description = "How all influences end at their radius: ${COMPLETION-CANDIDATES}.")
  private String falloff;

  /** The map after these changes, apart from costs, which belong to the traveler. */
  public LoadedMap applyTo(LoadedMap loaded) {
    LoadedMap changed = toggled(loaded);
    if (set.isEmpty() && without.isEmpty() && falloff == null) {
      return changed;
    }
    TileMap map = changed.map();
    TileChanges changes = new TileChanges(set, map.legend());
    Optional<Influence.Falloff> ending = parseFalloff();
    List<Tile> tiles =
        map.legend().tiles().stream()
            .map(
                tile ->
                    tile.with(
                        tile.terrain(),
                        tile.influence()
                            .map(own -> ending.map(end -> own.with(end)).orElse(own))
                            .map(own -> changes.influence(tile, own))))
            .toList();
    LoadedMap set = changed.with(new Legend(tiles));
    List<Tile> removed =
        without.stream().flatMap(word -> named(word.strip(), set).stream()).toList();
    return removed.isEmpty() ? set : set.with(withoutInfluences(set.map().legend(), removed));
  }

  private static Legend withoutInfluences(Legend legend, List<Tile> removed) {
    return new Legend(
        legend.tiles().stream()
            .map(
                tile -> removed.contains(tile) ? tile.with(tile.terrain(), Optional.empty()) : tile)
            .toList());
  }

  /** The traveler with these costs. */
  public TravelContext applyTo(TravelContext travelContext, Legend legend) {
    List<String> ofTerrain = set.stream().filter(TileChanges::isOfTerrain).toList();
    return ofTerrain.isEmpty()
        ? travelContext
        : travelContext.with(new TileChanges(ofTerrain, legend).terrain());
  }

  /** The given option, if any, that changes nothing but what cells cost. */
  public Optional<String> ofCosts() {
    if (set.stream().anyMatch(change -> !change.contains(".blocked"))) {
      return Optional.of("--set");
    }
    if (!without.isEmpty()) {
      return Optional.of("--without");
    }
    return Optional.ofNullable(falloff).map(word -> "--falloff");
  }

  /** The given option, if any, that changes volcanoes. */
  public Optional<String> toggling() {
    return erupt != null
        ? Optional.of("--erupt")
        : Optional.ofNullable(dormant).map(cells -> "--dormant");
  }

  private Optional<Influence.Falloff> parseFalloff() {
    return Optional.ofNullable(falloff).map(word -> TileChanges.falloff("--falloff", word));
  }

  /** The tiles whose influences a word means. */
  private static List<Tile> named(String word, LoadedMap loaded) {
    List<Tile> acting =
        loaded.map().legend().tiles().stream()
            .filter(tile -> tile.influence().isPresent())
            .toList();
    List<Tile> found = acting.stream().filter(tile -> isMeant(word, tile, loaded)).toList();
    boolean isKind = word.equalsIgnoreCase(WARMTH) || word.equalsIgnoreCase(DREAD);
    if (found.isEmpty() && !isKind) {
      throw CommandFailure.unknown(
          "--without",
          word,
          Stream.concat(
                  Stream.of(WARMTH, DREAD),
                  acting.stream().flatMap(tile -> Stream.of(tile.name(), plural(tile, loaded))))
              .toList());
    }
    return found;
  }

  private static boolean isMeant(String word, Tile tile, LoadedMap loaded) {
    boolean attracts = tile.influence().orElseThrow().effect() == Influence.Effect.ATTRACT;
    return word.equalsIgnoreCase(attracts ? WARMTH : DREAD)
        || word.equalsIgnoreCase(tile.name())
        || word.equalsIgnoreCase(plural(tile, loaded));
  }

  private static String plural(Tile tile, LoadedMap loaded) {
    return loaded.tiles().travelDescription().words(tile).plural().toLowerCase(Locale.ROOT);
  }

  /** The map with its volcanoes as requested. */
  private LoadedMap toggled(LoadedMap loaded) {
    if (erupt == null && dormant == null) {
      return loaded;
    }
    TileMap before = loaded.map();
    TileMap map = before.copy();
    List<Cell> erupting = cells("--erupt", erupt, map);
    List<Cell> sleeping = cells("--dormant", dormant, map);
    for (Cell cell : sleeping) {
      if (erupting.contains(cell)) {
        throw new CommandFailure(
            ExitCode.USAGE, "--erupt and --dormant both name %s; leave one out".formatted(cell));
      }
    }
    erupting.forEach(cell -> toggle(map, cell, true));
    sleeping.forEach(cell -> toggle(map, cell, false));
    return loaded.with(map);
  }

  private static List<Cell> cells(String option, String text, TileMap map) {
    return text == null ? List.of() : CellArgument.parseList(option, text, map);
  }

  /** Of two tiles that toggle to each other, the erupting one has an influence. */
  private static void toggle(TileMap map, Cell cell, boolean erupts) {
    int there = map.overlay().id(map.size().index(cell));
    Optional<Tile> tile =
        there == Legend.NOTHING ? Optional.empty() : Optional.of(map.legend().tile(there));
    Optional<Tile> other = tile.flatMap(Tile::togglesTo).flatMap(map.legend()::find);
    if (tile.isPresent() && other.isPresent() && isErupting(tile.get()) == erupts) {
      return;
    }
    if (other.isEmpty() || isErupting(other.get()) != erupts) {
      throw noVolcano(map, cell, erupts ? "--erupt" : "--dormant");
    }
    int[] cells = {map.size().index(cell)};
    int id = map.legend().id(other.get().symbol());
    MapEdit.painting(map, Layer.OVERLAY, cells, id).applyTo(map);
  }

  private static boolean isErupting(Tile tile) {
    return tile.influence().isPresent();
  }

  private static CommandFailure noVolcano(TileMap map, Cell cell, String option) {
    Cell nearest = null;
    for (int i = 0; i < map.size().cells(); i++) {
      int id = map.overlay().id(i);
      boolean toggles = id != Legend.NOTHING && map.legend().tile(id).togglesTo().isPresent();
      Cell here = map.size().cell(i);
      if (toggles && (nearest == null || here.distanceTo(cell) < nearest.distanceTo(cell))) {
        nearest = here;
      }
    }
    return new CommandFailure(
        ExitCode.USAGE,
        "%s %s: there is no volcano; %s"
            .formatted(
                option,
                cell,
                nearest == null ? "this map has none" : "the nearest is at " + nearest));
  }

  private static final class Falloffs implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Influence.Falloff.values())
          .map(falloff -> falloff.name().toLowerCase(Locale.ROOT))
          .iterator();
    }
  }
}
