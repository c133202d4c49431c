package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.edit.MapEdit;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostField;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The table of costs between places, against plain searches. */
final class MatrixTest {
  private OpenedMap opened;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();

  @BeforeEach
  void openTable() throws UnreadableException {
    opened = TestMap.bundled("walled-city");
    state = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    commands.toggle(Command.MATRIX);
    serve();
  }

  private Surveys surveys() {
    return state.simulations().surveys();
  }

  private void serve() {
    surveys().answer(surveys().question().orElseThrow(), () -> false).ifPresent(surveys()::take);
  }

  private MatrixSurvey.Answer matrix() {
    return state.survey(MatrixSurvey.class).answer().orElseThrow();
  }

  private void assertAsReckonedPlainly() {
    CostField costs = state.content().stepCosts().orElseThrow().field();
    List<Place> places = matrix().question().places();
    for (int row = 0; row < places.size(); row++) {
      double[] plain =
          PlainCosts.from(costs, state.routeState().movement(), places.get(row).cell());
      for (int column = 0; column < places.size(); column++) {
        double wanted = plain[costs.size().index(places.get(column).cell())];
        if (wanted < Double.POSITIVE_INFINITY) {
          assertThat(matrix().costs().cost(row, column)).isCloseTo(wanted, within(1e-9));
        } else {
          assertThat(matrix().costs().cost(row, column)).isInfinite();
        }
      }
    }
  }

  @Test
  void matrix_ofNamedPlacesAndOfGates_isWhatPlainSearchesFind() {
    assertThat(matrix().question().places()).isEqualTo(state.map().places());
    assertAsReckonedPlainly();
    assertThat(state.survey(MatrixSurvey.class).kinds())
        .containsKeys("gate", "bridge")
        .doesNotContainKeys("grass", "castle");
    commands.survey(MatrixSurvey.class, survey -> survey.chooseKind(Optional.of("gate")));
    serve();
    assertThat(matrix().question().places()).hasSizeGreaterThan(1);
    assertAsReckonedPlainly();
  }

  @Test
  void matrix_ofAKindOfPlaces_isOfThesePlaces() {
    List<Place> places = state.map().places();
    Place inn = places.get(1).ofKind(PlaceKind.INN);
    List<Place> changed = new ArrayList<>(places);
    changed.set(1, inn);
    changed.set(3, places.get(3).ofKind(PlaceKind.INN));
    commands.map().change(MapEdit.naming(state.map(), changed));
    commands.survey(MatrixSurvey.class, survey -> survey.chooseKind(Optional.of("inn")));
    serve();
    assertThat(state.survey(MatrixSurvey.class).kinds()).containsKeys("gate", "inn");
    assertThat(matrix().question().places()).containsExactlyInAnyOrder(inn, changed.get(3));
    assertAsReckonedPlainly();
  }

  @Test
  void matrix_ofTooMany_hasTheNearestAndTellsHowManyThereAre() {
    commands.survey(MatrixSurvey.class, survey -> survey.chooseKind(Optional.of("house")));
    Survey.Asked<?, ?> asked = surveys().question().orElseThrow();
    MatrixSurvey.Question question = (MatrixSurvey.Question) asked.question();
    assertThat(question.places()).hasSize(MatrixPlaces.MAX);
    assertThat(question.all()).isGreaterThan(MatrixPlaces.MAX);
    commands.survey(MatrixSurvey.class, survey -> survey.chooseKind(Optional.of("house")));
    assertThat(surveys().question().orElseThrow()).as("the same question").isEqualTo(asked);
  }

  @Test
  void order_byAColumn_sortsByTheCostsToThatPlace() {
    List<Integer> order = CostTable.order(matrix(), 1);
    assertThat(order.get(0)).as("the place itself").isEqualTo(1);
    for (int i = 1; i < order.size(); i++) {
      assertThat(matrix().costs().cost(order.get(i), 1))
          .isGreaterThanOrEqualTo(matrix().costs().cost(order.get(i - 1), 1));
    }
    assertThat(CostTable.order(matrix(), -1)).isSorted();
  }

  @Test
  void csv_ofTheTable_hasALineForEachPlaceInOrderAndExactCosts() {
    List<Integer> order = CostTable.order(matrix(), 0);
    List<String> lines = CostTable.csv(matrix(), order).lines().toList();
    List<Place> places = matrix().question().places();
    assertThat(lines).hasSize(places.size() + 1);
    assertThat(lines.get(0)).startsWith(",\"" + places.get(0).name() + "\"");
    String[] first = lines.get(1).split(",", -1);
    assertThat(first[0]).isEqualTo('"' + places.get(0).name() + '"');
    assertThat(Double.parseDouble(first[2])).isEqualTo(matrix().costs().cost(0, 1));
  }
}
