package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import emberway.view.RouteDifference;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Routes side by side, against plain searches from and to the cells by which they are taken. */
final class AlternativesTest {
  private OpenedMap opened;
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();
  private Surveys surveys;

  @BeforeEach
  void openMap() throws UnreadableException {
    opened = TestMap.bundled("walled-city");
    state = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    surveys = state.simulations().surveys();
    compose();
    commands.toggle(Command.ALTERNATIVES);
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
  }

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private AlternativesSurvey.Answer answer() {
    return state.survey(AlternativesSurvey.class).answer().orElseThrow();
  }

  private double plain(Cell from, Cell to) {
    CostField costs = state.content().stepCosts().orElseThrow().field();
    return PlainCosts.from(costs, state.routeState().movement(), from)[costs.size().index(to)];
  }

  @Test
  void routes_onTheWalledCity_costWhatPlainSearchesBothSidesOfTheirViaCellFind() {
    Cell from = answer().question().from();
    Cell to = answer().question().to();
    List<Route> routes = answer().routes();
    assertThat(routes).hasSizeGreaterThan(1);
    assertThat(routes.get(0).cost()).isCloseTo(plain(from, to), within(1e-9));
    for (int i = 1; i < routes.size(); i++) {
      Cell via = answer().via().get(i).get(0);
      assertThat(routes.get(i).cost())
          .as("route %d", i)
          .isCloseTo(plain(from, via) + plain(via, to), within(1e-9));
    }
  }

  @Test
  void takeRoute_anAlternative_becomesTheRouteAndKeepsTheList() {
    Route second = answer().routes().get(1);
    commands.route().addVia(new Cell(1, 1));
    commands.route().takeRoute(state.routeEnds(), answer().via().get(1));
    compose();
    Route taken = ((Outcome.Found) state.content().outcome().orElseThrow()).route();
    assertThat(taken.cost()).isCloseTo(second.cost(), within(1e-9));
    assertThat(surveys.isAnswered()).as("asks nothing new").isTrue();
    commands.route().takeRoute(state.routeEnds(), List.of());
    assertThat(state.request().routeRequest().via()).isEmpty();
  }

  @Test
  void heading_ofThePlannedRoute_namesItsNumberAndTheRouteDrawn() {
    assertThat(heading()).containsExactly("Your route: number 1");
    commands.stepSurvey(Command.ALTERNATIVES, 1);
    assertThat(heading()).containsExactly("Your route: number 1", "The map shows number 2.");
    commands.route().takeRoute(state.routeEnds(), answer().via().get(1));
    compose();
    assertThat(heading()).containsExactly("Your route: number 2");
    commands.toggle(Command.ALTERNATIVES);
    assertThat(heading()).isEmpty();
  }

  private List<String> heading() {
    return PlannedRoute.heading(surveys, state.content());
  }

  @Test
  void content_pointedAtOrSelected_drawsThatRouteOnTopOfTheOthers() {
    assertDrawn(0);
    commands.survey(AlternativesSurvey.class, survey -> survey.pointAt(OptionalInt.of(1)));
    assertDrawn(1);
    assertThat(state.content()).as("built once").isSameAs(state.content());
    commands.survey(AlternativesSurvey.class, survey -> survey.pointAt(OptionalInt.empty()));
    assertDrawn(0);
    commands.stepSurvey(Command.ALTERNATIVES, 1);
    assertDrawn(1);
    for (int i = 1; i < answer().routes().size(); i++) {
      commands.stepSurvey(Command.ALTERNATIVES, 1);
    }
    assertDrawn(0);
  }

  private void assertDrawn(int route) {
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).hasSize(answer().routes().size());
    assertThat(drawn.subList(0, drawn.size() - 1)).allMatch(RouteOverlay::isCompared);
    RouteOverlay top = drawn.get(drawn.size() - 1);
    assertThat(top.isCompared()).isFalse();
    assertThat(top.cells()).contains(answer().routes().get(route).indices());
  }

  @Test
  void content_onceTheGoalMoves_showsTheRouteAloneUntilTheNextAnswer() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(3, 3));
    assertThat(surveys.isAnswered()).isFalse();
    assertThat(state.content().routes()).hasSize(1);
    commands.toggle(Command.ALTERNATIVES);
    assertThat(state.survey(AlternativesSurvey.class).answer()).isEmpty();
  }

  @Test
  void take_aMapThatIsTooLarge_saysSoAndShowsTheRouteAlone() {
    BooleanSupplier full =
        () -> {
          throw new OutOfMemoryError("as for a large map");
        };
    surveys.answer(surveys.question().orElseThrow(), full).ifPresent(surveys::take);
    assertThat(surveys.isTooLarge()).isTrue();
    assertThat(surveys.isAnswered()).isTrue();
    assertThat(state.survey(AlternativesSurvey.class).answer()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }

  @Test
  void differences_ofRoutes_addUpToTheStepsOfEach() {
    TileMap map = state.map();
    List<Route> routes = answer().routes();
    List<RouteDifference> differences = RouteDifference.of(map, routes);
    int first = sum(differences.get(0));
    assertThat(first).isEqualTo(routes.get(0).steps());
    for (int i = 1; i < routes.size(); i++) {
      assertThat(sum(differences.get(i))).isEqualTo(routes.get(i).steps() - first);
      assertThat(differences.get(i).places())
          .doesNotContainAnyElementsOf(differences.get(0).places());
    }
  }

  private static int sum(RouteDifference difference) {
    return difference.grounds().stream().mapToInt(RouteDifference.Change::steps).sum();
  }
}
