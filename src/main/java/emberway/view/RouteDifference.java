package emberway.view;

import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What tells one of several routes apart from the others.
 *
 * @param grounds the ground of the first route, most steps first; for the others how much more or
 *     less they use, the greatest difference first
 * @param places the named places that this route alone passes, in its order
 */
public record RouteDifference(List<Change> grounds, List<Place> places) {
  /** The distance up to which a route passes a place. [cells] */
  private static final double NEAR = 2.5;

  /**
   * A kind of ground.
   *
   * @param tile what a user would name as the ground
   * @param steps the number of steps onto it; compared with the first route, for the others
   */
  public record Change(Tile tile, int steps) {}

  /** Copies the lists. */
  public RouteDifference {
    grounds = List.copyOf(grounds);
    places = List.copyOf(places);
  }

  /** Compares routes over a map, each with the first. */
  public static List<RouteDifference> of(TileMap map, List<Route> routes) {
    List<List<Place>> passed = routes.stream().map(route -> passed(map, route)).toList();
    List<RouteDifference> differences = new ArrayList<>();
    Map<Tile, Integer> first = new LinkedHashMap<>();
    for (int i = 0; i < routes.size(); i++) {
      Map<Tile, Integer> steps = new LinkedHashMap<>();
      first.keySet().forEach(tile -> steps.put(tile, -first.get(tile)));
      for (int step = 1; step <= routes.get(i).steps(); step++) {
        steps.merge(RouteCostBreakdown.ground(map, routes.get(i).index(step)), 1, Integer::sum);
      }
      if (i == 0) {
        first.putAll(steps);
      }
      List<Place> alone =
          passed.get(i).stream()
              .filter(place -> passed.stream().filter(other -> other.contains(place)).count() == 1)
              .toList();
      differences.add(new RouteDifference(changes(steps), alone));
    }
    return differences;
  }

  private static List<Change> changes(Map<Tile, Integer> steps) {
    List<Change> changes = new ArrayList<>();
    steps.forEach(
        (tile, count) -> {
          if (count != 0) {
            changes.add(new Change(tile, count));
          }
        });
    changes.sort(Comparator.comparingInt(change -> -Math.abs(change.steps())));
    return changes;
  }

  /** The places near a route, in the order in which it first comes near them. */
  private static List<Place> passed(TileMap map, Route route) {
    List<Place> passed = new ArrayList<>();
    for (int step = 0; step <= route.steps(); step++) {
      Cell cell = route.cell(step);
      for (Place place : map.places()) {
        if (place.cell().distanceTo(cell) <= NEAR && !passed.contains(place)) {
          passed.add(place);
        }
      }
    }
    return passed;
  }
}
