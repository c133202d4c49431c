package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.TestMap;
import emberway.app.study.RecordingRequest;
import emberway.map.Cell;
import emberway.plan.party.Trip;
import emberway.plan.query.Outcome;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests which route the lab and explore mode study if there are several goals. */
final class StudiedRouteTest {
  private static final Cell START = new Cell(1, 2);
  private static final Cell CLOSED_OFF = new Cell(6, 2);
  private static final Cell NEAR = new Cell(3, 0);
  private static final Cell FAR = new Cell(9, 4);

  private final OpenedMap opened =
      TestMap.open(
          """
          emberway-map 1
          name: Closed
          [base]
          GGGGGGGGGGG
          GGGGGGGGGGG
          GGGGGGGGGGG
          GGGGGGGGGGG
          GGGGGGGGGGG
          [overlay]
          ...........
          .....WWW...
          .1...W2W...
          .....WWW...
          ...........
          """);
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private Optional<Cell> searched() {
    return state.simulations().lab().recordingRequest().map(RecordingRequest::goal);
  }

  private Trip walked() {
    return state.simulations().walk().walkRequest().orElseThrow().plan().trips().get(0);
  }

  @Test
  void severalGoals_inTheLab_theOneThatTheRouteReaches() {
    commands.route().addGoal(FAR);
    commands.toggle(Command.LAB);
    assertThat(searched()).as("nothing is known yet").isEmpty();
    compose();
    assertThat(searched()).contains(FAR);
    commands.playback().compareSearches();
    assertThat(state.simulations().lab().comparisonQuestion().orElseThrow().goal()).isEqualTo(FAR);

    commands.route().addGoal(NEAR);
    assertThat(searched()).as("until there is an answer").contains(FAR);
    compose();
    assertThat(searched()).contains(NEAR);
    commands.route().removeStop(3);
    assertThat(searched()).as("likewise").contains(NEAR);
    compose();
    assertThat(searched()).contains(FAR);
    commands.route().removeStop(2);
    assertThat(searched()).as("the only one").contains(CLOSED_OFF);
  }

  @Test
  void severalGoals_answersThatChangeNothing_askNothingAnew() {
    commands.route().addGoal(FAR);
    commands.toggle(Command.LAB);
    compose();
    RecordingRequest asked = state.simulations().lab().recordingRequest().orElseThrow();
    commands.route().compare(Optional.of(InfluenceScenario.WITHOUT_WARMTH));
    assertThat(state.simulations().lab().recordingRequest()).contains(asked);
    compose();
    assertThat(state.simulations().lab().recordingRequest()).contains(asked);
    commands.toggle(Command.COST);
    compose();
    assertThat(state.simulations().lab().recordingRequest()).contains(asked);
  }

  @Test
  void severalGoals_noneOfThemReached_theFirst() {
    commands.route().setEnd(RouteEnd.START, new Cell(6, 2));
    commands.route().setEnd(RouteEnd.GOAL, NEAR);
    commands.route().addGoal(FAR);
    commands.toggle(Command.LAB);
    compose();
    assertThat(state.content().outcome().orElseThrow()).isInstanceOf(Outcome.Unreachable.class);
    assertThat(searched()).contains(NEAR);
  }

  @Test
  void severalGoals_waypointOutOfReach_theOneThatTheRouteReachesPastIt() {
    commands.route().addGoal(FAR);
    commands.route().addVia(new Cell(5, 2));
    commands.toggle(Command.LAB);
    compose();
    assertThat(state.content().outcome().orElseThrow()).isInstanceOf(Outcome.Unreachable.class);
    assertThat(searched()).contains(FAR);
  }

  @Test
  void severalGoalsAndWaypoints_inExploreMode_areThoseOfTheRoute() {
    Cell by = new Cell(8, 1);
    commands.route().addGoal(NEAR);
    commands.route().addGoal(FAR);
    commands.route().addVia(by);
    commands.toggle(Command.EXPLORE);
    assertThat(state.simulations().walk().walkRequest()).as("nothing is known yet").isEmpty();
    compose();
    assertThat(walked()).isEqualTo(new Trip(START, List.of(by), FAR));
    Outcome.Found found = (Outcome.Found) state.content().outcome().orElseThrow();
    assertThat(found.route().end()).isEqualTo(FAR);
    commands.route().removeStop(1);
    assertThat(walked().via()).as("until there is an answer").containsExactly(by);
    compose();
    assertThat(walked()).isEqualTo(new Trip(START, NEAR));
  }

  @Test
  void waypoints_inTheLab_areLeftOutAndItSaysSo() {
    commands.route().setEnd(RouteEnd.GOAL, NEAR);
    commands.toggle(Command.LAB);
    compose();
    RecordingRequest asked = state.simulations().lab().recordingRequest().orElseThrow();
    assertThat(state.simulations().hasWaypoints()).isFalse();
    commands.route().addVia(FAR);
    compose();
    assertThat(state.simulations().lab().recordingRequest()).contains(asked);
    assertThat(state.simulations().hasWaypoints()).isTrue();
  }
}
