package emberway.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A way to travel: what each tile does to a step's cost for whoever travels so, in place of what
 * the legend says.
 *
 * @param name a stable name in lower case, such as {@code boat}
 * @param label what people call the traveler: {@code Boat}
 * @param terrain what tiles do to the cost, by symbol
 * @param otherwise what the tiles of a layer do that {@code terrain} does not name; where a layer
 *     is missing, the legend's word holds
 * @param influences whether influences bend the routes
 * @param phrases how one goes where a tile is, by symbol, in place of {@link TileWords#phrase}
 * @param barrier how directions speak of whatever this traveler cannot enter, in place of its
 *     tiles' own words: land, to a boat
 */
public record TravelProfile(
    String name,
    String label,
    Map<Character, Terrain> terrain,
    Map<Layer, Terrain> otherwise,
    boolean influences,
    Map<Character, String> phrases,
    Optional<TileWords> barrier) {

  /** On foot: all as the legend says. */
  public static final TravelProfile FOOT =
      new TravelProfile("foot", "On foot", Map.of(), Map.of(), true, Map.of(), Optional.empty());

  /** Keeps copies. */
  public TravelProfile {
    terrain = Map.copyOf(terrain);
    otherwise = Map.copyOf(otherwise);
    phrases = Map.copyOf(phrases);
  }

  /** Whether all is as the legend says. */
  public boolean changesNothing() {
    return terrain.isEmpty() && otherwise.isEmpty() && influences;
  }

  /** What a tile does to the cost of its cell. */
  public Terrain terrain(Tile tile) {
    Terrain own = terrain.get(tile.symbol());
    return own != null ? own : otherwise.getOrDefault(tile.layer(), tile.terrain());
  }

  /** The same profile without influences. */
  public TravelProfile withoutInfluences() {
    return new TravelProfile(name, label, terrain, otherwise, false, phrases, barrier);
  }

  /** The legend as this traveler finds it; ids, symbols and sprites stay. */
  public Legend applyTo(Legend legend) {
    if (changesNothing()) {
      return legend;
    }
    List<Tile> tiles =
        legend.tiles().stream()
            .map(tile -> tile.with(terrain(tile), influences ? tile.influence() : Optional.empty()))
            .toList();
    return new Legend(tiles);
  }

  /** The map as this traveler finds it; the layers are shared, not copied. */
  public TileMap applyTo(TileMap map) {
    return changesNothing()
        ? map
        : new TileMap(map.info(), applyTo(map.legend()), map.base(), map.overlay(), map.places());
  }
}
