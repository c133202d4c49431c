package emberway.plan.travel;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The routes that a traveler would take without some influences. Each set of tiles needs its own
 * cost field and planner, created on first use.
 */
final class UninfluencedRoutes {
  private final TileMap map;
  private final SearchRules rules;
  private final Map<List<Integer>, Planner> planners = new HashMap<>(); // by ids without influence

  /** Uses a map as a traveler finds it. */
  UninfluencedRoutes(TileMap map, SearchRules rules) {
    this.map = map;
    this.rules = rules;
  }

  /**
   * The route without the influences of some tiles.
   *
   * @param idle the ids of these tiles
   */
  Optional<Route> route(Query query, List<Integer> idle) {
    Planner planner =
        planners.computeIfAbsent(idle, ids -> new Planner(CostField.of(without(ids)), rules));
    return planner.plan(query) instanceof Outcome.Found found
        ? Optional.of(found.route())
        : Optional.empty();
  }

  private TileMap without(List<Integer> idle) {
    Legend legend = map.legend();
    List<Tile> tiles =
        IntStream.rangeClosed(1, legend.size())
            .mapToObj(
                id ->
                    idle.contains(id)
                        ? legend.tile(id).with(legend.tile(id).terrain(), Optional.empty())
                        : legend.tile(id))
            .toList();
    return map.with(new Legend(tiles));
  }
}
