package emberway.view;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import emberway.plan.travel.MeasuredRoute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * What tells a route from others.
 *
 * @param center the mean of its cells
 * @param length its length [cell widths]
 * @param grounds the share of its steps onto each ground, as a user would name it [0..1]
 * @param places the named places that it passes, in its order
 * @param warm the named places whose influences lower its cost, the strongest first
 * @param dreaded those whose influences raise its cost
 */
public record RouteFeatures(
    Cell center,
    double length,
    Map<Tile, Double> grounds,
    List<Place> places,
    List<Place> warm,
    List<Place> dreaded) {
  /** The distance up to which a route passes a place. [cells] */
  private static final double NEAR = 2.5;

  /**
   * The least effect of an influence that counts, as the logarithm of a factor on a cell's cost.
   */
  private static final double LEAST = 0.5;

  /** Returns those of a route over a map. */
  public static RouteFeatures of(TileMap map, Route route) {
    Map<Tile, Double> grounds = new LinkedHashMap<>();
    List<Place> places = new ArrayList<>();
    for (int step = 0; step <= route.steps(); step++) {
      if (step > 0) {
        Tile ground = RouteCostBreakdown.ground(map, route.index(step));
        grounds.merge(ground, 1.0 / route.steps(), Double::sum);
      }
      Cell cell = route.cell(step);
      for (Place place : map.places()) {
        if (isNear(place, cell) && !places.contains(place)) {
          places.add(place);
        }
      }
    }
    List<InfluenceBreakdown.Source> sources = InfluenceBreakdown.along(map, route);
    return new RouteFeatures(
        new Cell(mean(route, Cell::x), mean(route, Cell::y)),
        MeasuredRoute.length(map.size(), route),
        grounds,
        places,
        near(map, sources, Influence.Effect.ATTRACT),
        near(map, sources, Influence.Effect.REPEL));
  }

  private static List<Place> near(
      TileMap map, List<InfluenceBreakdown.Source> sources, Influence.Effect effect) {
    return sources.stream()
        .filter(source -> source.influence().effect() == effect)
        .filter(source -> Math.abs(Math.log(source.multiplier())) >= LEAST)
        .flatMap(source -> map.places().stream().filter(place -> isNear(place, source.cell())))
        .distinct()
        .toList();
  }

  private static boolean isNear(Place place, Cell cell) {
    return place.cell().distanceTo(cell) <= NEAR;
  }

  private static int mean(Route route, ToIntFunction<Cell> axis) {
    return (int) Math.round(route.cells().stream().mapToInt(axis).average().orElseThrow());
  }
}
