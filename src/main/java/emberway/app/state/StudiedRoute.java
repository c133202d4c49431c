package emberway.app.state;

import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.RouteService;
import emberway.app.scene.SceneContent;
import emberway.map.Cell;
import emberway.plan.query.Route;
import java.util.List;
import java.util.Optional;

/**
 * The stops of the route that the lab and explore mode study: start, waypoints and a single goal.
 *
 * @param routeEnds the start and goal
 * @param via cells to pass, in this order
 */
public record StudiedRoute(RouteEnds routeEnds, List<Cell> via) {
  /** No route. */
  static final StudiedRoute NONE =
      new StudiedRoute(new RouteEnds(Optional.empty(), Optional.empty()), List.of());

  /** Copies the list. */
  public StudiedRoute {
    via = List.copyOf(via);
  }

  /**
   * Returns the route to study next. With several goals it is the one that the shown route reaches,
   * even if that route cannot pass all waypoints; the main goal if it reaches none. Until the
   * answer is known, nothing changes.
   *
   * @param routeRequest the requested route
   * @param content the shown content, which may answer an earlier request
   */
  StudiedRoute next(RouteRequest routeRequest, SceneContent content) {
    if (routeRequest.others().isEmpty()) {
      return new StudiedRoute(routeRequest.routeEnds(), routeRequest.via());
    }
    RouteRequest answered = content.request().routeRequest();
    boolean isAnswered =
        routeRequest.routeEnds().equals(answered.routeEnds())
            && routeRequest.via().equals(answered.via())
            && routeRequest.others().equals(answered.others());
    if (!isAnswered) {
      return this;
    }
    RouteEnds routeEnds =
        content
            .outcome()
            .flatMap(RouteService::routeOf)
            .map(Route::end)
            .filter(routeRequest.goals()::contains) // otherwise the route only leads near a goal
            .map(reached -> routeRequest.routeEnds().with(RouteEnd.GOAL, reached))
            .orElse(routeRequest.routeEnds());
    return new StudiedRoute(routeEnds, routeRequest.via());
  }
}
