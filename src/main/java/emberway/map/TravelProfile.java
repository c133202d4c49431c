package emberway.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A way to travel: how tiles affect the cost of a step for this kind of traveler, overriding the
 * legend.
 *
 * @param name a stable name in lower case, such as {@code boat}
 * @param label the name shown to users: {@code Boat}
 * @param labels that name in other languages, by ISO 639 code
 * @param terrain how tiles affect the cost, by symbol
 * @param otherwise how other tiles of a layer, not in {@code terrain}, affect the cost; for a
 *     missing layer, the legend applies
 * @param influences whether influences bend the routes
 * @param phrases how the traveler goes on a tile, by symbol, overriding {@link TileWords#phrase}
 * @param barrier the words for everything this traveler cannot enter, overriding the tiles' own
 *     words: land, for a boat
 */
public record TravelProfile(
    String name,
    String label,
    Map<String, String> labels,
    Map<Character, Terrain> terrain,
    Map<Layer, Terrain> otherwise,
    boolean influences,
    Map<Character, String> phrases,
    Optional<TileWords> barrier) {

  /** On foot: everything as in the legend. */
  public static final TravelProfile FOOT =
      new TravelProfile(
          "foot", "On foot", Map.of(), Map.of(), Map.of(), true, Map.of(), Optional.empty());

  /** Copies the arguments. */
  public TravelProfile {
    labels = Map.copyOf(labels);
    terrain = Map.copyOf(terrain);
    otherwise = Map.copyOf(otherwise);
    phrases = Map.copyOf(phrases);
  }

  /** Whether everything is as in the legend. */
  public boolean changesNothing() {
    return terrain.isEmpty() && otherwise.isEmpty() && influences;
  }

  /** How a tile affects the cost of its cell. */
  public Terrain terrain(Tile tile) {
    Terrain own = terrain.get(tile.symbol());
    return own != null ? own : otherwise.getOrDefault(tile.layer(), tile.terrain());
  }

  /** This profile without influences. */
  public TravelProfile withoutInfluences() {
    return new TravelProfile(name, label, labels, terrain, otherwise, false, phrases, barrier);
  }

  /** This profile with another terrain of some tiles, by symbol. */
  public TravelProfile with(Map<Character, Terrain> changed) {
    Map<Character, Terrain> all = new HashMap<>(terrain);
    all.putAll(changed);
    return new TravelProfile(name, label, labels, all, otherwise, influences, phrases, barrier);
  }

  /** The legend for this traveler; ids, symbols and sprites stay the same. */
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

  /** The map for this traveler; shares the layers with the original. */
  public TileMap applyTo(TileMap map) {
    return changesNothing() ? map : map.with(applyTo(map.legend()));
  }
}
