package emberway.map;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How a tile set describes travel over its tiles.
 *
 * @param profiles the travel profiles; the first is the default, {@link TravelProfile#FOOT}
 * @param scale the default scale for maps without one
 * @param words the words for its tiles in directions, by symbol; may be empty
 */
public record TravelDescription(
    List<TravelProfile> profiles, Scale scale, Map<Character, TileWords> words) {
  /** The foot profile only, without scale or words. */
  public static final TravelDescription ON_FOOT =
      new TravelDescription(List.of(TravelProfile.FOOT), Scale.UNKNOWN, Map.of());

  /** Copies the arguments; checks that the first profile is foot. */
  public TravelDescription {
    profiles = List.copyOf(profiles);
    words = Map.copyOf(words);
    // Mostly the same object, whose own equality would be linked at run time, so at each start.
    if (profiles.isEmpty() || !Objects.equals(profiles.get(0), TravelProfile.FOOT)) {
      throw new IllegalArgumentException("travel profiles: the first must be on foot");
    }
  }

  /** The profile with a name. */
  public Optional<TravelProfile> profile(String name) {
    return profiles.stream().filter(profile -> profile.name().equals(name)).findFirst();
  }

  /** The words for a tile in directions. */
  public TileWords words(Tile tile) {
    TileWords own = words.get(tile.symbol());
    return own == null ? TileWords.of(tile) : own;
  }

  /** The same words, with the foot profile only and without scale. */
  public TravelDescription wordsOnly() {
    return new TravelDescription(List.of(TravelProfile.FOOT), Scale.UNKNOWN, words);
  }
}
