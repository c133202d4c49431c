package emberway.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a tile set says about traveling over its tiles.
 *
 * @param profiles the ways to travel; the first is the default, {@link TravelProfile#FOOT}
 * @param scale what cells and costs are on maps that do not say themselves
 * @param words how directions speak of its tiles, by symbol; may be empty
 */
public record TravelDescription(
    List<TravelProfile> profiles, Scale scale, Map<Character, TileWords> words) {
  /** On foot only, and nothing else said. */
  public static final TravelDescription ON_FOOT =
      new TravelDescription(List.of(TravelProfile.FOOT), Scale.UNKNOWN, Map.of());

  /** Keeps copies; checks that one can walk. */
  public TravelDescription {
    profiles = List.copyOf(profiles);
    words = Map.copyOf(words);
    if (profiles.isEmpty() || !profiles.get(0).equals(TravelProfile.FOOT)) {
      throw new IllegalArgumentException("travel profiles: the first must be on foot");
    }
  }

  /** The profile of a name. */
  public Optional<TravelProfile> profile(String name) {
    return profiles.stream().filter(profile -> profile.name().equals(name)).findFirst();
  }

  /** How directions speak of a tile. */
  public TileWords words(Tile tile) {
    TileWords own = words.get(tile.symbol());
    return own == null ? TileWords.of(tile) : own;
  }

  /** The same words, on foot only and at no known scale. */
  public TravelDescription wordsOnly() {
    return new TravelDescription(List.of(TravelProfile.FOOT), Scale.UNKNOWN, words);
  }
}
