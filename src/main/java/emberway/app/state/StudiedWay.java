package emberway.app.state;

import emberway.app.document.SceneContent;
import emberway.app.route.Ends;
import emberway.app.route.RouteEnd;
import emberway.app.route.RouteQuestion;
import emberway.app.route.Wayfinder;
import emberway.map.Cell;
import emberway.plan.query.Route;
import java.util.List;
import java.util.Optional;

/**
 * The way on the map that is studied: where the route that is asked for begins, what it passes, and
 * one goal.
 *
 * @param ends where it begins and ends
 * @param via the cells to pass, in this order
 */
public record StudiedWay(Ends ends, List<Cell> via) {
  /** Before anything is asked. */
  static final StudiedWay NONE =
      new StudiedWay(new Ends(Optional.empty(), Optional.empty()), List.of());

  /** Keeps a copy. */
  public StudiedWay {
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
  StudiedWay next(RouteQuestion asked, SceneContent content) {
    if (asked.others().isEmpty()) {
      return new StudiedWay(asked.ends(), asked.via());
    }
    RouteQuestion answered = content.request().question();
    boolean isAnswered =
        asked.ends().equals(answered.ends())
            && asked.via().equals(answered.via())
            && asked.others().equals(answered.others());
    if (!isAnswered) {
      return this;
    }
    Ends ends =
        content
            .outcome()
            .flatMap(Wayfinder::routeOf)
            .map(Route::end)
            .filter(asked.goals()::contains) // or it ends as near to one as one comes
            .map(reached -> asked.ends().with(RouteEnd.GOAL, reached))
            .orElse(asked.ends());
    return new StudiedWay(ends, asked.via());
  }
}
