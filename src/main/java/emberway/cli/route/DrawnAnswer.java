package emberway.cli.route;

import emberway.map.Cell;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import java.util.List;
import java.util.Optional;

/**
 * What a picture shows of an answer, on the unrotated map.
 *
 * @param routes the routes, the one in front last
 * @param fields the cells that a search has seen, if its state is shown
 * @param lacking why the route in front is not the one that was asked for; empty if it is
 */
public record DrawnAnswer(
    List<RouteOverlay> routes, List<FieldOverlay> fields, Optional<String> lacking) {
  /** The cells with marks: the start and the goal of the route in front. */
  public List<Cell> marked() {
    RouteOverlay front = routes.get(routes.size() - 1);
    return List.of(front.size().cell(front.cells()[0]), front.size().cell(front.goal()));
  }
}
