package emberway.app.scene;

import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The user's changes to the tile set's costs and influences, for one travel profile.
 *
 * @param terrain changed terrain by the tile's symbol
 * @param influences changed influences by the tile's symbol
 */
public record CostTuning(Map<Character, Terrain> terrain, Map<Character, Influence> influences) {
  /** No changes. */
  public static final CostTuning NONE = new CostTuning(Map.of(), Map.of());

  /** Copies the maps. */
  public CostTuning {
    terrain = Map.copyOf(terrain);
    influences = Map.copyOf(influences);
  }

  /** Returns the approximate memory use. [bytes] */
  long bytes() {
    return 24 + bytes(terrain.size(), 24) + bytes(influences.size(), 48);
  }

  private static long bytes(int entries, long value) {
    return entries == 0 ? 0 : 48 + entries * (16 + value); // four references per entry
  }

  /**
   * Returns these changes with another terrain of tiles; the profile's own terrain removes a
   * change.
   */
  public CostTuning with(Map<Tile, Terrain> changed, TravelProfile profile) {
    Map<Character, Terrain> next = new HashMap<>(terrain);
    changed.forEach(
        (tile, ground) -> {
          next.put(tile.symbol(), ground);
          if (ground.equals(profile.terrain(tile))) {
            next.remove(tile.symbol());
          }
        });
    return new CostTuning(next, influences);
  }

  /**
   * Returns these changes with another influence of a tile; the tile's own influence removes the
   * change.
   */
  public CostTuning with(Tile tile, Influence changed) {
    Map<Character, Influence> next = new HashMap<>(influences);
    if (tile.influence().filter(changed::equals).isPresent()) {
      next.remove(tile.symbol());
    } else {
      next.put(tile.symbol(), changed);
    }
    return new CostTuning(terrain, next);
  }

  /** Returns the terrain of a tile for a profile, with changes. */
  public Terrain terrain(Tile tile, TravelProfile profile) {
    return terrain.getOrDefault(tile.symbol(), profile.terrain(tile));
  }

  /** Returns the influence of a tile, with changes, if it has any. */
  public Optional<Influence> influence(Tile tile) {
    return Optional.ofNullable(influences.get(tile.symbol())).or(tile::influence);
  }

  /** Returns a profile with the changed terrain. */
  TravelProfile applyTo(TravelProfile profile) {
    return terrain.isEmpty() ? profile : profile.with(terrain);
  }

  /** Returns a map with the changed influences; it shares the layers. */
  TileMap applyTo(TileMap map) {
    if (influences.isEmpty()) {
      return map;
    }
    List<Tile> tiles =
        map.legend().tiles().stream()
            .map(tile -> tile.with(tile.terrain(), influence(tile)))
            .toList();
    return map.with(new Legend(tiles));
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof CostTuning that
        && Objects.equals(terrain, that.terrain)
        && Objects.equals(influences, that.influences);
  }

  @Override
  public int hashCode() {
    return 31 * terrain.hashCode() + influences.hashCode();
  }
}
