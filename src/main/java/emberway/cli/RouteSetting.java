package emberway.cli;

import emberway.map.TileMap;
import emberway.plan.CostField;
import emberway.plan.Planner;
import emberway.plan.SearchRules;
import emberway.plan.travel.Guide;

/**
 * Over what, and by which rules, a question about routes is asked.
 *
 * @param path the map's path as it was given
 * @param map the map as the traveler finds it
 * @param traveler who travels
 * @param field what steps on the map cost
 * @param preset the label of the preset that the rules came from
 */
record RouteSetting(
    String path,
    TileMap map,
    Traveler traveler,
    CostField field,
    SearchRules rules,
    String preset) {
  /** A planner for routes by these rules. */
  Planner planner() {
    return new Planner(field, rules);
  }

  /** What tells routes by these rules in words. */
  Guide guide() {
    return new Guide(map, traveler.profile(), traveler.travel(), traveler.scale(), field, rules);
  }

  /** The JSON form of routes by these rules. */
  RouteJson json() {
    return new RouteJson(this);
  }
}
