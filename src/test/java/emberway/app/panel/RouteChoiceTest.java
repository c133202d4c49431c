package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.study.AlternativesSurvey;
import emberway.app.study.PlannedRoute;
import emberway.app.study.Surveys;
import emberway.map.Cell;
import emberway.pack.problem.UnreadableException;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the button of an alternative offers. */
final class RouteChoiceTest {
  /** The lower of two ways of the same length costs 3 a step, which textbooks do not count. */
  private static final String MARSH =
      """
      emberway-map 1
      name: Marsh
      rules: lester
      [base]
      GGGGGGGGG
      GaaaaaaaG
      GGGGGGGGG
      [overlay]
      .........
      1.......2
      .........
      """;

  private OpenedMap opened;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private AlternativesSurvey.Answer open(OpenedMap map) {
    opened = map;
    state = new ExplorerState(map, EnumSet.of(Command.ROUTE), 1280, 800);
    compose();
    commands.toggle(Command.ALTERNATIVES);
    Surveys surveys = state.simulations().surveys();
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
    return state.survey(AlternativesSurvey.class).answer().orElseThrow();
  }

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  @Test
  void of_aMapOfTheUsualRules_isTakenOnceItsCellsAreThoseOfTheRoute() throws UnreadableException {
    AlternativesSurvey.Answer answer = open(TestMap.bundled("walled-city"));
    assertThat(RouteChoice.of(answer, 0, state)).isEqualTo(RouteChoice.TAKEN);
    assertThat(RouteChoice.of(answer, 1, state)).isEqualTo(RouteChoice.FREE);
    commands.route().takeRoute(state.routeEnds(), answer.via().get(1));
    assertThat(RouteChoice.of(answer, 1, state)).isEqualTo(RouteChoice.PENDING);
    compose();
    answer = state.survey(AlternativesSurvey.class).answer().orElseThrow(); // with equal cells
    assertThat(RouteChoice.of(answer, 1, state)).isEqualTo(RouteChoice.TAKEN);
    assertThat(RouteChoice.of(answer, 0, state)).isEqualTo(RouteChoice.FREE);
  }

  @Test
  void of_aMapOfTextbookRules_isNotTakenIfTheTextbookLeadsAnotherWay() {
    AlternativesSurvey.Answer answer = open(TestMap.open(MARSH));
    assertThat(state.survey(AlternativesSurvey.class).planned(answer, state.content()))
        .isEqualTo(PlannedRoute.NONE);
    assertThat(RouteChoice.of(answer, 0, state)).isEqualTo(RouteChoice.BY_TEXTBOOK);
    assertThat(PlannedRoute.heading(state.simulations().surveys(), state.content()))
        .containsExactly("Your route", "The map shows number 1.");
  }

  @Test
  void of_aRouteByAWaypoint_isFreeUnlessTheWaypointLiesOnIt() throws UnreadableException {
    AlternativesSurvey.Answer answer = open(TestMap.bundled("walled-city"));
    List<Cell> cells = answer.routes().get(0).cells();
    commands.route().addVia(new Cell(1, 1));
    compose();
    assertThat(RouteChoice.of(answer, 0, state)).isEqualTo(RouteChoice.FREE);
    commands.route().takeRoute(state.routeEnds(), List.of(cells.get(1)));
    compose();
    assertThat(RouteChoice.of(answer, 0, state)).isEqualTo(RouteChoice.TAKEN);
  }
}
