package emberway.app.route;

import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a user has set to other values than the tile set's, for one kind of traveler.
 *
 * @param terrain what tiles do to the cost, by symbol, where that was changed
 * @param influences how tiles bend routes, by symbol, where that was changed
 */
public record CostTuning(Map<Character, Terrain> terrain, Map<Character, Influence> influences) {
  /** All as the tile set says. */
  public static final CostTuning NONE = new CostTuning(Map.of(), Map.of());

  /** Keeps copies. */
  public CostTuning {
    terrain = Map.copyOf(terrain);
    influences = Map.copyOf(influences);
  }

  /** What it takes of memory, about. [bytes] */
  long bytes() {
    return 24 + bytes(terrain.size(), 24) + bytes(influences.size(), 48);
  }

  private static long bytes(int entries, long value) {
    return entries == 0 ? 0 : 48 + entries * (16 + value); // a table of four references an entry
  }

  /** The same with another effect of a tile on the cost. */
  public CostTuning with(Tile tile, Terrain changed, TravelProfile profile) {
    Map<Character, Terrain> next = new HashMap<>(terrain);
    if (changed.equals(profile.terrain(tile))) {
      next.remove(tile.symbol());
    } else {
      next.put(tile.symbol(), changed);
    }
    return new CostTuning(next, influences);
  }

  /** The same with another influence of a tile. */
  public CostTuning with(Tile tile, Influence changed) {
    Map<Character, Influence> next = new HashMap<>(influences);
    if (tile.influence().filter(changed::equals).isPresent()) {
      next.remove(tile.symbol());
    } else {
      next.put(tile.symbol(), changed);
    }
    return new CostTuning(terrain, next);
  }

  /** What a tile does to the cost of whoever travels so. */
  public Terrain terrain(Tile tile, TravelProfile profile) {
    return terrain.getOrDefault(tile.symbol(), profile.terrain(tile));
  }

  /** How a tile bends routes, if it does. */
  public Optional<Influence> influence(Tile tile) {
    return Optional.ofNullable(influences.get(tile.symbol())).or(tile::influence);
  }

  /** The profile of a traveler to whom the changed terrain does what it was changed to. */
  TravelProfile over(TravelProfile profile) {
    if (terrain.isEmpty()) {
      return profile;
    }
    Map<Character, Terrain> all = new HashMap<>(profile.terrain());
    all.putAll(terrain);
    return new TravelProfile(
        profile.name(),
        profile.label(),
        all,
        profile.otherwise(),
        profile.influences(),
        profile.phrases(),
        profile.barrier());
  }

  /** A map whose tiles bend routes as changed; its layers are shared. */
  TileMap over(TileMap map) {
    if (influences.isEmpty()) {
      return map;
    }
    List<Tile> tiles =
        map.legend().tiles().stream()
            .map(tile -> tile.with(tile.terrain(), influence(tile)))
            .toList();
    return new TileMap(map.info(), new Legend(tiles), map.base(), map.overlay(), map.places());
  }
}
