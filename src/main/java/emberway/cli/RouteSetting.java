package emberway.cli;

import emberway.map.TileMap;
import emberway.plan.CostField;
import emberway.plan.Planner;
import emberway.plan.SearchRules;
import emberway.plan.TwoTierPlanner;

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

  /** A planner in two tiers, which knows no other rules than the default search's. */
  TwoTierPlanner twoTierPlanner() {
    if (!rules.areExact()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--engine two-tier plans by the rules of preset terrain and by no other --estimate or"
              + " --ties, not by those asked for of preset %s".formatted(preset));
    }
    return new TwoTierPlanner(field, rules.movement());
  }

  /** The JSON form of routes by these rules. */
  RouteJson json() {
    return new RouteJson(path, preset);
  }
}
