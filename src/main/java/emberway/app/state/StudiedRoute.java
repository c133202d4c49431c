package emberway.app.state;

import emberway.app.opening.SceneContent;
import emberway.app.route.RouteEnd;
import emberway.app.route.RouteEnds;
import emberway.app.route.RouteRequest;
import emberway.app.route.RouteService;
import emberway.map.Cell;
import emberway.plan.query.Route;
import java.util.List;
import java.util.Optional;

/**
 * The way on the map that is studied: where the route that is asked for begins, what it passes, and
 * one goal.
 *
 * @param routeEnds where it begins and ends
 * @param via the cells to pass, in this order
 */
public record StudiedRoute(RouteEnds routeEnds, List<Cell> via) {
  /** Before anything is asked. */
  static final StudiedRoute NONE =
      new StudiedRoute(new RouteEnds(Optional.empty(), Optional.empty()), List.of());

  /** Keeps a copy. */
  public StudiedRoute {
    via = List.copyOf(via);
  }

  /**
   * The way to be studied from now on. Of several goals it leads to the one that the shown route
   * reaches, be it past way-points that cannot be; or to the first where it reaches none. Until
   * that is known, it stays as it is.
   *
   * @param asked the route that is asked for
   * @param content what is shown, perhaps of a route that was asked for before
   */
  StudiedRoute next(RouteRequest asked, SceneContent content) {
    if (asked.others().isEmpty()) {
      return new StudiedRoute(asked.routeEnds(), asked.via());
    }
    RouteRequest answered = content.request().routeRequest();
    boolean isAnswered =
        asked.routeEnds().equals(answered.routeEnds())
            && asked.via().equals(answered.via())
            && asked.others().equals(answered.others());
    if (!isAnswered) {
      return this;
    }
    RouteEnds routeEnds =
        content
            .outcome()
            .flatMap(RouteService::routeOf)
            .map(Route::end)
            .filter(asked.goals()::contains) // or it ends as near to one as one comes
            .map(reached -> asked.routeEnds().with(RouteEnd.GOAL, reached))
            .orElse(asked.routeEnds());
    return new StudiedRoute(routeEnds, asked.via());
  }
}
