package emberway.cli;

import emberway.io.Printable;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.Travel;
import emberway.map.TravelProfile;
import emberway.pack.LoadedMap;
import emberway.pack.Problem;
import emberway.view.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Who travels over a map, and how far and how long its cells are.
 *
 * @param profile how one travels
 * @param isChosen whether the command line names the profile
 * @param travel what the map's tile set says about traveling
 * @param scale the map's, or else the tile set's
 */
record Traveler(TravelProfile profile, boolean isChosen, Travel travel, Scale scale) {
  private static final int MOST_GROUNDS = 4;

  /** One who goes on foot. */
  static Traveler onFoot(LoadedMap loaded) {
    return new Traveler(TravelProfile.FOOT, false, loaded.tiles().travel(), loaded.scale());
  }

  /** One of a profile that the map's tile set has. */
  static Traveler of(String name, LoadedMap loaded) {
    Travel travel = loaded.tiles().travel();
    TravelProfile profile =
        travel
            .profile(name)
            .orElseThrow(
                () ->
                    new CommandFailure(
                        ExitCode.USAGE,
                        "--profile: unknown %s; tile set %s has %s"
                            .formatted(
                                Printable.quote(name),
                                loaded.tiles().set().name(),
                                TravelInfo.names(travel))));
    return new Traveler(profile, true, travel, loaded.scale());
  }

  /** The map as this traveler finds it. */
  TileMap find(TileMap map) {
    return profile.applyTo(map);
  }

  /** What this traveler is called in the middle of a sentence: the boat. */
  String noun() {
    return profile.equals(TravelProfile.FOOT)
        ? "the traveler"
        : "the " + profile.label().toLowerCase(Locale.ROOT);
  }

  /**
   * The failure of a route that starts where this traveler cannot be.
   *
   * @param inFile what the map's file has wrong with the start, if it is the map's own
   */
  CommandFailure blockedStart(TileMap map, Cell start, Optional<Problem> inFile) {
    if (profile.equals(TravelProfile.FOOT)) {
      return PlanFailures.blockedStart(map, start, inFile);
    }
    return new CommandFailure(
        ExitCode.USAGE,
        "%s cannot start on %s, at %s; start %s"
            .formatted(noun(), Words.tilesAt(map, start), start, where(map)));
  }

  /** Where this traveler can be, for a mend. */
  private String where(TileMap map) {
    List<String> grounds =
        map.legend().tiles().stream()
            .filter(tile -> tile.layer() == Layer.BASE)
            .filter(tile -> profile.terrain(tile).kind() != Terrain.Kind.BLOCKED)
            .map(Tile::label)
            .map(label -> label.toLowerCase(Locale.ROOT))
            .toList();
    return grounds.isEmpty() || grounds.size() > MOST_GROUNDS
        ? "beside it"
        : "on " + String.join(" or ", grounds);
  }
}
