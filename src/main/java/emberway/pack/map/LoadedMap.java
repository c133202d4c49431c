package emberway.pack.map;

import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.store.HeaderKey;
import emberway.pack.store.MapFormat;
import emberway.pack.tileset.LoadedTileSet;
import emberway.sprite.AutoTiler;
import emberway.sprite.TileSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A map that was read, with its tile set.
 *
 * @param map the map; its legend is the tile set's
 * @param tiles the tile set
 * @param format the format that it was read from
 * @param warnings about the map's own file, ordered by position
 * @param blockedStart the problem that the marked start is blocked, if so; it matters only to
 *     routes from there
 * @param art a Tiled map's look; empty where the tile set draws the map
 */
public record LoadedMap(
    TileMap map,
    LoadedTileSet tiles,
    MapFormat format,
    List<Problem> warnings,
    Optional<Problem> blockedStart,
    Optional<TiledArt> art) {
  /** A map that is drawn with its tile set. */
  public LoadedMap(
      TileMap map,
      LoadedTileSet tiles,
      MapFormat format,
      List<Problem> warnings,
      Optional<Problem> blockedStart) {
    this(map, tiles, format, warnings, blockedStart, Optional.empty());
  }

  /** Copies the warnings. */
  public LoadedMap {
    warnings = List.copyOf(warnings);
  }

  /** The words in the map that its author has chosen: of the map itself and of its places. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    names.add(map.info().name());
    names.add(map.info().author());
    names.add(map.info().description());
    for (Place place : map.places()) {
      names.add(place.name());
      names.add(place.note());
    }
    return names;
  }

  /** This map with one more warning. The line is 0 for the whole file. */
  public LoadedMap warned(String file, int line, String message) {
    List<Problem> all = new ArrayList<>(warnings);
    all.add(new Problem(Problem.Severity.WARNING, file, line, 0, message, ""));
    return new LoadedMap(map, tiles, format, all, blockedStart, art);
  }

  /** This map with more warnings, except those it already has. */
  public LoadedMap warned(List<Problem> more) {
    List<Problem> all = new ArrayList<>(warnings);
    for (Problem wrong : more) {
      if (all.stream().noneMatch(wrong::isSameFaultAs)) {
        all.add(wrong.asWarning());
      }
    }
    return new LoadedMap(map, tiles, format, all, blockedStart, art);
  }

  /** This map with more sprites named in its tile set, see {@link LoadedTileSet#naming}. */
  public LoadedMap naming(List<AutoTiler.Missing> missing) {
    return new LoadedMap(map, tiles.naming(missing), format, warnings, blockedStart, art);
  }

  /** This map with a legend that differs from its own in colors or influences only. */
  public LoadedMap with(Legend legend) {
    TileSet set = tiles.set();
    TileSet changed =
        new TileSet(
            set.name(), legend, set.geometry(), set.spriteNames(), set.looks(), set.transitions());
    TileMap changedMap = map.with(legend);
    LoadedTileSet loaded =
        new LoadedTileSet(
            changed, tiles.info(), tiles.sprites(), tiles.travelDescription(), tiles.warnings());
    return new LoadedMap(changedMap, loaded, format, warnings, blockedStart, art);
  }

  /** This map after edits, as a new map with the same legend. */
  public LoadedMap with(TileMap changed) {
    return new LoadedMap(changed, tiles, format, warnings, blockedStart, art);
  }

  /**
   * Emberway's tile set that a Tiled map names but cannot use, since the set is missing or some
   * tiles have no symbol of it.
   */
  public Optional<String> missedTileSet() {
    return tiles.set().spriteNames().isEmpty()
        ? art.flatMap(own -> own.map().properties().find(HeaderKey.TILE_SET.key()))
            .map(named -> map.info().tileSet())
        : Optional.empty();
  }

  /** Whether the map uses an Emberway tile set, so that the text format can express its tiles. */
  public boolean isInOurTiles() {
    return art.isEmpty() || !tiles.set().spriteNames().isEmpty();
  }

  /** The scale of cells and costs: the map's, or else the tile set's. */
  public Scale scale() {
    return map.info().scale().or(tiles.travelDescription().scale());
  }
}
