package emberway.app.panel;

import emberway.app.scene.RouteRequest;
import emberway.app.state.ExplorerState;
import emberway.app.study.AlternativesSurvey;

/** Whether an alternative can be taken, and what its button says. */
enum RouteChoice {
  /** The planned route runs through the same cells. */
  TAKEN("alternatives.taken"),
  /** The alternative can be taken. */
  FREE("alternatives.take"),
  /** The alternative has been taken, and its route is not planned yet. */
  PENDING("alternatives.take"),
  /** The planner follows the rules of the map's textbook, which may lead another way. */
  BY_TEXTBOOK("alternatives.by-textbook");

  private final String key; // of the button's text

  RouteChoice(String key) {
    this.key = key;
  }

  /**
   * Returns what to offer for an alternative.
   *
   * @param selected the index of the alternative
   */
  static RouteChoice of(AlternativesSurvey.Answer answer, int selected, ExplorerState state) {
    if (state.survey(AlternativesSurvey.class).planned(answer, state.content()) == selected) {
      return TAKEN;
    }
    RouteRequest request = state.request().routeRequest();
    if (!request.via().equals(answer.via().get(selected)) || !request.others().isEmpty()) {
      return FREE;
    }
    return SurveyPanel.isByTextbook(state.map())
            && request.equals(state.content().request().routeRequest())
        ? BY_TEXTBOOK
        : PENDING;
  }

  /** Returns the key of the button's text. */
  String key() {
    return key;
  }
}
