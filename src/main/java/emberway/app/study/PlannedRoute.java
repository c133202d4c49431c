package emberway.app.study;

import emberway.app.scene.RouteRequest;
import emberway.app.scene.SceneContent;
import emberway.app.text.Texts;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells the planned route from the routes that surveys draw. */
public final class PlannedRoute {
  /** The index of a route that is not in the list. */
  public static final int NONE = -1;

  // Relative tolerance for sums of the same steps in another order.
  private static final double EQUAL = 1e-9;

  private PlannedRoute() {}

  /**
   * Returns the alternatives with the planned route in place of the one by the same waypoints. Both
   * cost the same, but may choose differently between equal cells.
   */
  static AlternativesSurvey.Answer adoptedBy(
      AlternativesSurvey.Answer alternatives, SceneContent content) {
    RouteRequest request = content.request().routeRequest();
    AlternativesSurvey.Question question = alternatives.question();
    boolean isAsked =
        request.routeEnds().start().equals(Optional.of(question.from()))
            && request.goals().equals(List.of(question.to()));
    int same = alternatives.via().indexOf(request.via());
    if (isAsked && same >= 0 && content.outcome().orElse(null) instanceof Outcome.Found found) {
      Route route = alternatives.routes().get(same);
      double tolerance = EQUAL * route.cost();
      if (Math.abs(found.route().cost() - route.cost()) <= tolerance
          && !isSame(found.route(), route)) {
        List<Route> routes = new ArrayList<>(alternatives.routes());
        routes.set(same, found.route());
        return new AlternativesSurvey.Answer(question, routes, alternatives.via());
      }
    }
    return alternatives;
  }

  /** Returns the index of the planned route among the routes side by side, or {@link #NONE}. */
  static int indexIn(AlternativesSurvey.Answer alternatives, SceneContent content) {
    for (int i = 0; i < alternatives.routes().size(); i++) {
      if (isPlanned(alternatives.routes().get(i), content)) {
        return i;
      }
    }
    return NONE;
  }

  private static boolean isPlanned(Route route, SceneContent content) {
    return content.outcome().orElse(null) instanceof Outcome.Found found
        && isSame(found.route(), route);
  }

  private static boolean isSame(Route one, Route other) {
    boolean result = one.steps() == other.steps();
    for (int i = 0; result && i <= one.steps(); i++) {
      result = one.index(i) == other.index(i);
    }
    return result;
  }

  /**
   * Returns a heading that names the planned route, and a line about the route drawn in its place,
   * if it is another. Empty if no survey draws a route in its place.
   */
  public static List<String> heading(Surveys surveys, SceneContent content) {
    AlternativesSurvey alternatives = surveys.survey(AlternativesSurvey.class);
    Optional<AlternativesSurvey.Answer> routes =
        alternatives
            .answer()
            .filter(found -> alternatives.isAnswered() && !found.routes().isEmpty());
    if (routes.isPresent()) {
      int index = alternatives.planned(routes.get(), content);
      int drawn = alternatives.strongest();
      String heading =
          index == NONE ? Texts.get("route.yours") : Texts.format("route.yours.number", index + 1);
      return index == drawn
          ? List.of(heading)
          : List.of(heading, Texts.format("route.drawn.number", drawn + 1));
    }
    JourneySurvey journey = surveys.survey(JourneySurvey.class);
    boolean hasOther =
        journey.isAnswered()
            && journey
                .answer()
                .flatMap(RouteSurvey.Answer::route)
                .filter(route -> !isPlanned(route, content))
                .isPresent();
    return hasOther
        ? List.of(Texts.get("route.yours"), Texts.get("route.drawn.ground"))
        : List.of();
  }
}
