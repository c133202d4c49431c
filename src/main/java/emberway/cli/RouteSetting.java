package emberway.cli;

import emberway.map.TileMap;
import emberway.plan.CostField;
import emberway.plan.Planner;
import emberway.plan.SearchRules;

/**
 * Over what, and by which rules, a question about routes is asked.
 *
 * @param path the map's path as it was given
 * @param field what steps on the map cost
 * @param preset the label of the preset that the rules came from
 */
record RouteSetting(String path, TileMap map, CostField field, SearchRules rules, String preset) {
  /** A planner for routes by these rules. */
  Planner planner() {
    return new Planner(field, rules);
  }

  /** The JSON form of routes by these rules. */
  RouteJson json() {
    return new RouteJson(path, preset);
  }
}
