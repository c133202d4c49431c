package emberway.app.route;

import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.plan.cost.Movement;
import java.util.List;
import java.util.Optional;

/**
 * In what manner one travels.
 *
 * @param profile who travels, as the tile set has it
 * @param costTuning what the user has changed about that
 * @param movement how one moves from cell to cell
 */
public record TravelSettings(TravelProfile profile, CostTuning costTuning, Movement movement) {
  /** On foot, as published. */
  static final TravelSettings ON_FOOT =
      new TravelSettings(TravelProfile.FOOT, CostTuning.NONE, Movement.DEFAULT);

  /** What it takes of memory, the profile aside, which all share; about. [bytes] */
  public long bytes() {
    return 24 + 24 + costTuning.bytes();
  }

  /** Who travels, changes included. */
  public TravelProfile traveler() {
    return costTuning.over(profile);
  }

  /** The map as this traveler finds it; its layers are shared. */
  public TileMap find(TileMap map) {
    return traveler().applyTo(costTuning.over(map));
  }

  /** The map that this traveler would find if nothing of an effect bent the routes. */
  TileMap findWithout(TileMap map, InfluenceScenario without) {
    TileMap found = find(map);
    List<Tile> tiles =
        found.legend().tiles().stream()
            .map(tile -> tile.with(tile.terrain(), left(tile.influence(), without)))
            .toList();
    return new TileMap(
        found.info(), new Legend(tiles), found.base(), found.overlay(), found.places());
  }

  private static Optional<Influence> left(
      Optional<Influence> influence, InfluenceScenario without) {
    return influence.filter(each -> !without.isWithout(each.effect()));
  }
}
