package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.SearchRules;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A map of rows over the bundled tile set, and the itineraries on it. */
final class Roads {
  static final LoadedTileSet FANTASY = fantasy();
  static final SearchRules RULES = Preset.TERRAIN.rules();
  static final Scale UNKNOWN = Scale.UNKNOWN;

  /** Half an hour for a kilometer of grass. */
  static final Scale KILOMETERS =
      new Scale(
          Optional.of(new Measure(1, Measure.Unit.KILOMETER)),
          Optional.of(new Measure(30, Measure.Unit.MINUTE)));

  private final TileMap plain;
  private final List<Place> places = new ArrayList<>();
  private TravelProfile profile = TravelProfile.FOOT;
  private Scale scale = UNKNOWN;
  private TravelDescription travelDescription = FANTASY.travelDescription();

  private Roads(TileMap plain) {
    this.plain = plain;
  }

  private static LoadedTileSet fantasy() {
    try {
      return TileSetLibrary.bundled().find("fantasy").orElseThrow();
    } catch (UnreadableException e) {
      throw new AssertionError(e);
    }
  }

  /** Of base rows, then as many overlay rows. */
  static Roads over(String... rows) {
    return new Roads(Legends.map(FANTASY.set().legend(), rows));
  }

  /** Of overlay rows on grass. */
  static Roads overGrass(String... overlay) {
    List<String> rows = new ArrayList<>();
    for (String row : overlay) {
      rows.add("G".repeat(row.length()));
    }
    rows.addAll(List.of(overlay));
    return over(rows.toArray(String[]::new));
  }

  Roads place(int x, int y, String name) {
    places.add(new Place(new Cell(x, y), name));
    return this;
  }

  Roads profile(String name) {
    profile = travelDescription.profile(name).orElseThrow();
    return this;
  }

  Roads scale(Scale known) {
    scale = known;
    return this;
  }

  Roads withoutWords() {
    travelDescription = TravelDescription.ON_FOOT;
    return this;
  }

  TileMap map() {
    TileMap named =
        new TileMap(Legends.info("test"), plain.legend(), plain.base(), plain.overlay(), places);
    return profile.applyTo(named);
  }

  Outcome plan(Query query) {
    return new Planner(CostField.of(map()), RULES).plan(query);
  }

  Itinerary describe(Query query) {
    return describe(query, plan(query));
  }

  Itinerary describe(Query query, Outcome outcome) {
    TileMap map = map();
    ItineraryBuilder itineraryBuilder =
        new ItineraryBuilder(map, profile, travelDescription, scale, CostField.of(map), RULES);
    if (outcome instanceof Outcome.Found found) {
      return itineraryBuilder.describe(query, found);
    }
    return itineraryBuilder.describe(query, (Outcome.Unreachable) outcome);
  }

  /** The lines of the itinerary from the start to the goal. */
  String told() {
    TileMap map = map();
    return told(Query.between(map.start().orElseThrow(), map.goal().orElseThrow()));
  }

  String told(Query query) {
    return String.join("\n", describe(query).lines());
  }
}
