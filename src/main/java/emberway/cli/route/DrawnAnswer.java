package emberway.cli.route;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Optional;

/**
 * What a picture shows of an answer, on the unrotated map.
 *
 * @param routes the routes, the one in front last
 * @param fields the cells that a search has seen, if its state is shown
 * @param figures what the route in front costs, for a legend; empty if there is none
 * @param lacking why the route in front is not the one that was asked for; empty if it is
 */
public record DrawnAnswer(
    List<RouteOverlay> routes,
    List<FieldOverlay> fields,
    Optional<String> figures,
    Optional<String> lacking) {
  /** The route of an answer, or what there is of it: from a blocked start, its ends alone. */
  static RouteOverlay front(Query query, Outcome outcome, TileMap map) {
    Cell goal = RouteJson.meant(query, outcome);
    return MapPlanner.route(outcome, map, goal)
        .orElseGet(
            () ->
                new RouteOverlay(
                    map.size(),
                    new int[] {map.size().index(query.from())},
                    map.size().index(goal)));
  }

  /** The cells with marks: the start and the goal of the route in front. */
  public List<Cell> marked() {
    RouteOverlay front = routes.get(routes.size() - 1);
    return List.of(front.size().cell(front.cells()[0]), front.size().cell(front.goal()));
  }
}
