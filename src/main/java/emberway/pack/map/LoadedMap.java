package emberway.pack.map;

import emberway.map.Legend;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.store.MapFormat;
import emberway.pack.store.TextMapFormat;
import emberway.pack.tileset.LoadedTileSet;
import emberway.sprite.TileSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A map that was read, with the tile set it is drawn with.
 *
 * @param map the map; its legend is the tile set's
 * @param tiles the tile set
 * @param format the format that it was read from
 * @param warnings what is odd about the map's own file, in the order of places
 * @param blockedStart that the start it marks cannot be walked, if so: an error for whoever wants
 *     to set out from there
 * @param art how a Tiled map looks; empty where the tile set draws the map
 */
public record LoadedMap(
    TileMap map,
    LoadedTileSet tiles,
    MapFormat format,
    List<Problem> warnings,
    Optional<Problem> blockedStart,
    Optional<TiledArt> art) {
  /** A map that its tile set draws. */
  public LoadedMap(
      TileMap map,
      LoadedTileSet tiles,
      MapFormat format,
      List<Problem> warnings,
      Optional<Problem> blockedStart) {
    this(map, tiles, format, warnings, blockedStart, Optional.empty());
  }

  /** Keeps a copy of the warnings. */
  public LoadedMap {
    warnings = List.copyOf(warnings);
  }

  /** What its author has written into it but for its cells: names of the map and its places. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    names.add(map.info().name());
    names.add(map.info().author());
    names.add(map.info().description());
    map.places().forEach(place -> names.add(place.name()));
    return names;
  }

  /** The same map with one more warning, of a line or of the file as a whole. [0 for none] */
  public LoadedMap warned(String file, int line, String message) {
    List<Problem> all = new ArrayList<>(warnings);
    all.add(new Problem(Problem.Severity.WARNING, file, line, 0, message, ""));
    return new LoadedMap(map, tiles, format, all, blockedStart, art);
  }

  /** The same map with more warnings, but for what they say already. */
  public LoadedMap warned(List<Problem> more) {
    List<Problem> all = new ArrayList<>(warnings);
    for (Problem wrong : more) {
      if (all.stream().noneMatch(wrong::saysSameAs)) {
        all.add(wrong.asWarning());
      }
    }
    return new LoadedMap(map, tiles, format, all, blockedStart, art);
  }

  /** The same map with more sprites named in its tile set, see {@link LoadedTileSet#naming}. */
  public LoadedMap naming(List<Tile> missing) {
    return new LoadedMap(map, tiles.naming(missing), format, warnings, blockedStart, art);
  }

  /** The same map, its legend and its tile set's in the place of an equal one of other colors. */
  public LoadedMap with(Legend legend) {
    TileSet set = tiles.set();
    TileSet changed =
        new TileSet(set.name(), legend, set.geometry(), set.spriteNames(), set.looks());
    TileMap recolored = new TileMap(map.info(), legend, map.base(), map.overlay(), map.places());
    LoadedTileSet loaded =
        new LoadedTileSet(
            changed, tiles.info(), tiles.sprites(), tiles.travelDescription(), tiles.warnings());
    return new LoadedMap(recolored, loaded, format, warnings, blockedStart, art);
  }

  /** What a user has made of it: another map of the same legend. */
  public LoadedMap with(TileMap changed) {
    return new LoadedMap(changed, tiles, format, warnings, blockedStart, art);
  }

  /**
   * The tile set of ours that a Tiled map names and is not drawn with, since it is not at hand, or
   * its symbols are not those of all tiles.
   */
  public Optional<String> missedTileSet() {
    return tiles.set().spriteNames().isEmpty()
        ? art.flatMap(own -> own.map().properties().find(TextMapFormat.TILE_SET))
            .map(named -> map.info().tileSet())
        : Optional.empty();
  }

  /** Whether its tiles are those of one of Emberway's tile sets, so that text can say them. */
  public boolean isInOurTiles() {
    return !tiles.set().spriteNames().isEmpty();
  }

  /** What cells and costs are: by the map's word, or else by the tile set's. */
  public Scale scale() {
    return map.info().scale().or(tiles.travelDescription().scale());
  }
}
