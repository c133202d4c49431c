package emberway.cli.option;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.SpellingSuggestion;
import emberway.view.TravelerText;
import java.util.Optional;

/**
 * Who travels over a map, and how far and how long its cells are.
 *
 * @param profile how one travels
 * @param isChosen whether the command line names the profile
 * @param travelDescription what the map's tile set says about traveling
 * @param scale the map's, or else the tile set's
 */
public record TravelContext(
    TravelProfile profile, boolean isChosen, TravelDescription travelDescription, Scale scale) {
  /** One who goes on foot. */
  public static TravelContext onFoot(LoadedMap loaded) {
    return new TravelContext(
        TravelProfile.FOOT, false, loaded.tiles().travelDescription(), loaded.scale());
  }

  /** One of a profile that the map's tile set has. */
  static TravelContext of(String name, LoadedMap loaded) {
    TravelDescription travelDescription = loaded.tiles().travelDescription();
    TravelProfile profile =
        travelDescription
            .profile(name)
            .orElseThrow(
                () ->
                    new CommandFailure(
                        ExitCode.USAGE,
                        "--profile: unknown %s; %s"
                            .formatted(
                                PrintableText.quote(name),
                                SpellingSuggestion.mend(
                                    name,
                                    travelDescription.profiles().stream()
                                        .map(TravelProfile::name)
                                        .toList(),
                                    "tile set %s has %s"
                                        .formatted(
                                            loaded.tiles().set().name(),
                                            TravelReport.names(travelDescription))))));
    return new TravelContext(profile, true, travelDescription, loaded.scale());
  }

  /** The map as this traveler finds it. */
  public TileMap find(TileMap map) {
    return profile.applyTo(map);
  }

  /** What this traveler is called in the middle of a sentence: the boat. */
  public String noun() {
    return TravelerText.noun(profile);
  }

  /**
   * The failure of a route that starts where this traveler cannot be.
   *
   * @param inFile what the map's file has wrong with the start, if it is the map's own
   */
  public CommandFailure blockedStart(TileMap map, Cell start, Optional<Problem> inFile) {
    if (profile.equals(TravelProfile.FOOT)) {
      return PlanningFailures.blockedStart(map, start, inFile);
    }
    return new CommandFailure(ExitCode.USAGE, TravelerText.blockedStart(profile, map, start));
  }
}
