package emberway.app.survey;

import emberway.app.opening.SceneContent;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.List;

/** Draws surveys over the content of a map. */
final class SurveyDrawing {
  private SurveyDrawing() {}

  /**
   * Returns content with what a survey has found in place of fields or routes.
   *
   * @param answer what to draw; null for nothing
   * @param map the unrotated map
   * @param strongest the index of the route to draw as the route
   */
  static SceneContent over(SceneContent content, SurveyAnswer answer, TileMap map, int strongest) {
    if (answer instanceof SurveyAnswer.Reach reach) {
      boolean isTurnedAlike = reach.question().rotation() == content.request().rotation();
      return isTurnedAlike && reach.field().isPresent()
          ? content.withFields(List.of(reach.field().get()))
          : content;
    }
    if (answer instanceof SurveyAnswer.Between between && between.route().isPresent()) {
      return content.withRoutes(beside(content, between, map));
    }
    if (answer instanceof SurveyAnswer.Journey journey && journey.route().isPresent()) {
      return content.withRoutes(above(content, journey.route().get(), map));
    }
    return answer instanceof SurveyAnswer.Alternatives alternatives
            && !alternatives.routes().isEmpty()
        ? content.withRoutes(routes(alternatives, map, strongest, content.request().rotation()))
        : content;
  }

  /** Returns the routes of the content with that of the ruler below them. */
  private static List<RouteOverlay> beside(
      SceneContent content, SurveyAnswer.Between between, TileMap map) {
    List<RouteOverlay> drawn = new ArrayList<>();
    drawn.add(
        MapPlanner.overlay(between.route().orElseThrow(), map, between.question().to())
            .compared()
            .rotated(content.request().rotation()));
    drawn.addAll(content.routes());
    return drawn;
  }

  /** Returns a journey above the routes of the content, which are shown for comparison. */
  private static List<RouteOverlay> above(SceneContent content, Route journey, TileMap map) {
    List<RouteOverlay> drawn = new ArrayList<>();
    content.routes().forEach(route -> drawn.add(route.compared()));
    drawn.add(
        MapPlanner.overlay(journey, map, journey.end()).rotated(content.request().rotation()));
    return drawn;
  }

  /** Returns the routes with the strongest last, which lies on top. */
  private static List<RouteOverlay> routes(
      SurveyAnswer.Alternatives alternatives, TileMap map, int strongest, Rotation rotation) {
    List<RouteOverlay> drawn = new ArrayList<>();
    for (int i = 0; i < alternatives.routes().size(); i++) {
      RouteOverlay route =
          MapPlanner.overlay(alternatives.routes().get(i), map, alternatives.question().to())
              .rotated(rotation);
      drawn.add(i == strongest ? drawn.size() : 0, i == strongest ? route : route.compared());
    }
    return drawn;
  }
}
