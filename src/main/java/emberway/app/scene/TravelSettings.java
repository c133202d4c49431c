package emberway.app.scene;

import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.plan.cost.Movement;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Who travels and at what costs.
 *
 * @param profile the traveler as defined by the tile set
 * @param costTuning the user's changes to costs and influences
 * @param movement the rules for moving from cell to cell
 */
public record TravelSettings(TravelProfile profile, CostTuning costTuning, Movement movement)
    implements QueryPart {
  /** On foot, without changes. */
  static final TravelSettings ON_FOOT =
      new TravelSettings(TravelProfile.FOOT, CostTuning.NONE, Movement.DEFAULT);

  /** Returns the approximate memory use without the profile, which is shared. [bytes] */
  @Override
  public long bytes() {
    return 24 + 24 + costTuning.bytes();
  }

  /** Returns the profile with the user's changes. */
  public TravelProfile traveler() {
    return costTuning.applyTo(profile);
  }

  /** Returns the map with this traveler's terrain and influences; it shares the layers. */
  public TileMap applyTo(TileMap map) {
    return traveler().applyTo(costTuning.applyTo(map));
  }

  /** Returns a planner of this traveler's routes over a map. */
  MapPlanner planner(TileMap map) {
    return new MapPlanner(costTuning.applyTo(map), traveler(), movement);
  }

  /** Returns a planner over a map without the influences that a scenario removes. */
  MapPlanner planner(TileMap map, InfluenceScenario removed) {
    TileMap found = costTuning.applyTo(map);
    List<Tile> tiles =
        found.legend().tiles().stream()
            .map(tile -> tile.with(tile.terrain(), left(tile.influence(), removed)))
            .toList();
    return new MapPlanner(found.with(new Legend(tiles)), traveler(), movement);
  }

  private static Optional<Influence> left(
      Optional<Influence> influence, InfluenceScenario without) {
    return influence.filter(each -> !without.isWithout(each.effect()));
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof TravelSettings that
        && Objects.equals(profile, that.profile)
        && Objects.equals(costTuning, that.costTuning)
        && Objects.equals(movement, that.movement);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * profile.hashCode() + costTuning.hashCode()) + movement.hashCode();
  }
}
