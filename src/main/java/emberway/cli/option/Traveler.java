package emberway.cli.option;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.io.Printable;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.Travel;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.Suggestion;
import emberway.view.TravelerWords;
import java.util.Optional;

/**
 * Who travels over a map, and how far and how long its cells are.
 *
 * @param profile how one travels
 * @param isChosen whether the command line names the profile
 * @param travel what the map's tile set says about traveling
 * @param scale the map's, or else the tile set's
 */
public record Traveler(TravelProfile profile, boolean isChosen, Travel travel, Scale scale) {
  /** One who goes on foot. */
  public static Traveler onFoot(LoadedMap loaded) {
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
                        "--profile: unknown %s; %s"
                            .formatted(
                                Printable.quote(name),
                                Suggestion.mend(
                                    name,
                                    travel.profiles().stream().map(TravelProfile::name).toList(),
                                    "tile set %s has %s"
                                        .formatted(
                                            loaded.tiles().set().name(),
                                            TravelInfo.names(travel))))));
    return new Traveler(profile, true, travel, loaded.scale());
  }

  /** The map as this traveler finds it. */
  public TileMap find(TileMap map) {
    return profile.applyTo(map);
  }

  /** What this traveler is called in the middle of a sentence: the boat. */
  public String noun() {
    return TravelerWords.noun(profile);
  }

  /**
   * The failure of a route that starts where this traveler cannot be.
   *
   * @param inFile what the map's file has wrong with the start, if it is the map's own
   */
  public CommandFailure blockedStart(TileMap map, Cell start, Optional<Problem> inFile) {
    if (profile.equals(TravelProfile.FOOT)) {
      return PlanFailures.blockedStart(map, start, inFile);
    }
    return new CommandFailure(ExitCode.USAGE, TravelerWords.blockedStart(profile, map, start));
  }
}
