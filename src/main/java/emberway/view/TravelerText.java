package emberway.view;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import java.util.List;
import java.util.Locale;

/** Text about travelers and where they can go. */
public final class TravelerText {
  private static final int MAX_GROUNDS = 4;

  private TravelerText() {}

  /** The name of a traveler within a sentence: the boat. */
  public static String noun(TravelProfile profile) {
    return profile.name().equals(TravelProfile.FOOT.name())
        ? "the traveler"
        : "the " + profile.label().toLowerCase(Locale.ROOT);
  }

  /**
   * A message that a traveler cannot start at a cell, with a suggestion.
   *
   * @param map as in its file
   */
  public static String blockedStart(TravelProfile profile, TileMap map, Cell start) {
    return "%s cannot start on %s at %s; start %s"
        .formatted(
            noun(profile), DisplayText.tilesAt(map, start), start, where(profile, map.legend()));
  }

  /** Where a traveler can be, for use in suggestions. */
  private static String where(TravelProfile profile, Legend legend) {
    List<String> grounds =
        grounds(profile, legend).stream()
            .map(tile -> tile.label().toLowerCase(Locale.ROOT))
            .toList();
    return grounds.isEmpty() || grounds.size() > MAX_GROUNDS
        ? "beside it"
        : "on " + String.join(" or ", grounds);
  }

  /** All grounds that a traveler can be on. */
  public static List<Tile> grounds(TravelProfile profile, Legend legend) {
    return legend.tiles().stream()
        .filter(tile -> tile.layer() == Layer.BASE)
        .filter(tile -> profile.terrain(tile).kind() != Terrain.Kind.BLOCKED)
        .toList();
  }
}
