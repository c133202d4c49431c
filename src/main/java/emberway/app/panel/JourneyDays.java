package emberway.app.panel;

import emberway.app.scene.SceneContent;
import emberway.app.state.ExplorerState;
import emberway.app.study.JourneySurvey;
import emberway.app.study.RouteSurvey;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.view.Journey;
import java.util.Optional;

/**
 * Divides the route into days by the costs of the ground. On a map with a textbook's rules, the
 * route that these costs lead along may be another than the planned one.
 */
final class JourneyDays {
  private JourneyDays() {}

  /** Whether the route is still being searched for. */
  static boolean isPending(ExplorerState state) {
    JourneySurvey survey = state.survey(JourneySurvey.class);
    return SurveyPanel.isByTextbook(state.map())
        && survey.isAsked()
        && (survey.answer().isEmpty() || !survey.isAnswered());
  }

  /** Returns the days; empty if there is no route, or none yet. */
  static Optional<Journey> of(ExplorerState state) {
    JourneySurvey survey = state.survey(JourneySurvey.class);
    SceneContent content = state.content();
    if (content.stepCosts().isEmpty()) {
      return Optional.empty();
    }
    Optional<Route> route =
        SurveyPanel.isByTextbook(state.map())
            ? survey.answer().flatMap(RouteSurvey.Answer::route)
            : content.outcome().flatMap(JourneyDays::found);
    return route.map(
        found ->
            Journey.of(
                state.map(),
                content.stepCosts().get(),
                found,
                survey.day().cost(state.simulations().surveys().scale())));
  }

  private static Optional<Route> found(Outcome outcome) {
    return outcome instanceof Outcome.Found found ? Optional.of(found.route()) : Optional.empty();
  }
}
