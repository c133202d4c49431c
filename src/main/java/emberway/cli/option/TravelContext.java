package emberway.cli.option;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.SpellingSuggestion;
import emberway.plan.cost.CostField;
import emberway.view.DisplayText;
import emberway.view.MapPlanner;
import emberway.view.TravelerText;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The traveler, and the scale of the map's cells.
 *
 * @param profile how the traveler moves
 * @param isChosen whether the command line names the profile
 * @param travelDescription the tile set's travel data
 * @param scale the map's, or else the tile set's
 * @param danger how a danger layer changes costs
 */
public record TravelContext(
    TravelProfile profile,
    boolean isChosen,
    TravelDescription travelDescription,
    Scale scale,
    UnaryOperator<CostField> danger) {
  /** A traveler on foot. */
  public static TravelContext onFoot(LoadedMap loaded) {
    return new TravelContext(
        TravelProfile.FOOT,
        false,
        loaded.tiles().travelDescription(),
        loaded.scale(),
        UnaryOperator.identity());
  }

  /** A traveler with a named profile of the map's tile set. */
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
                                SpellingSuggestion.remedy(
                                    name,
                                    travelDescription.profiles().stream()
                                        .map(TravelProfile::name)
                                        .toList(),
                                    "tile set %s has %s"
                                        .formatted(
                                            loaded.tiles().set().name(),
                                            TravelReport.names(travelDescription))))));
    return new TravelContext(
        profile, true, travelDescription, loaded.scale(), UnaryOperator.identity());
  }

  /** This traveler with another terrain of some tiles, by symbol. */
  TravelContext with(Map<Character, Terrain> changed) {
    return new TravelContext(profile.with(changed), isChosen, travelDescription, scale, danger);
  }

  /** This traveler in danger. */
  public TravelContext in(UnaryOperator<CostField> newDanger) {
    return new TravelContext(profile, isChosen, travelDescription, scale, newDanger);
  }

  /** A planner of the traveler's routes over a map. */
  public MapPlanner planner(TileMap map) {
    return new MapPlanner(map, profile, danger);
  }

  /** The map as the traveler's profile changes it. */
  public TileMap applyTo(TileMap map) {
    return profile.applyTo(map);
  }

  /** The traveler's name within a sentence, as in "the boat". */
  public String noun() {
    return TravelerText.noun(profile);
  }

  /** Why no route of the traveler begins at a cell, and where one can. */
  public String blockedStart(TileMap map, Cell start) {
    return profile.name().equals(TravelProfile.FOOT.name())
        ? "the start %s is on ground that cannot be entered (%s); start beside it"
            .formatted(start, DisplayText.tilesAt(map, start))
        : TravelerText.blockedStart(profile, map, start);
  }
}
