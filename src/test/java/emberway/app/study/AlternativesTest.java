package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.tool.Pointer;
import emberway.app.tool.RouteTool;
import emberway.map.Cell;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Routes side by side, against plain searches from and to the cells by which they are taken. */
final class AlternativesTest {
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
  private Surveys surveys;

  @BeforeEach
  void openMap() throws UnreadableException {
    open(TestMap.bundled("walled-city"));
  }

  private void open(OpenedMap map) {
    opened = map;
    state = new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
    surveys = state.simulations().surveys();
    compose();
    commands.toggle(Command.ALTERNATIVES);
    answer();
  }

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private AlternativesSurvey survey() {
    return state.survey(AlternativesSurvey.class);
  }

  private List<AlternativesSurvey.Choice> choices() {
    return survey().answer().orElseThrow();
  }

  private List<Route> routes() {
    return choices().stream().map(AlternativesSurvey.Choice::route).toList();
  }

  private void answer() {
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
  }

  private Route planned() {
    return ((Outcome.Found) state.content().outcome().orElseThrow()).route();
  }

  private double plain(Cell from, Cell to) {
    CostField costs = state.content().stepCosts().orElseThrow().field();
    return PlainCosts.from(costs, state.routeState().movement(), from)[costs.size().index(to)];
  }

  @Test
  void routes_onTheWalledCity_costWhatPlainSearchesBothSidesOfTheirViaCellFind() {
    Cell from = state.routeEnds().start().orElseThrow();
    Cell to = state.routeEnds().goal().orElseThrow();
    assertThat(routes()).hasSizeGreaterThan(1);
    assertThat(routes().get(0).cost()).isCloseTo(plain(from, to), within(1e-9));
    for (int i = 1; i < routes().size(); i++) {
      Cell via = choices().get(i).query().via().get(0);
      assertThat(routes().get(i).cost())
          .as("route %d", i)
          .isCloseTo(plain(from, via) + plain(via, to), within(1e-9));
    }
  }

  @Test
  void routes_ofARouteWithStops_leadThroughThemAndCostWhatTheRouteCosts() {
    List<Cell> stops = List.of(new Cell(60, 20), new Cell(20, 60));
    stops.forEach(commands.route()::addVia);
    compose();
    answer();
    assertThat(routes()).hasSizeGreaterThan(2);
    for (int i = 0; i < routes().size(); i++) {
      assertThat(routes().get(i).cells()).as("route %d", i).containsSubsequence(stops);
      choose(i);
      assertThat(planned().cost()).as("route %d", i).isEqualTo(routes().get(i).cost());
      assertThat(survey().chosen()).isEqualTo(i);
      assertThat(surveys.isAnswered()).as("asks nothing new").isTrue();
    }
    assertThat(routes()).isSortedAccordingTo(Comparator.comparingDouble(Route::cost));
    choose(0);
    assertThat(state.request().routeRequest().via()).as("the stops alone").isEqualTo(stops);
  }

  private void choose(int route) {
    commands.survey(AlternativesSurvey.class, survey -> survey.choose(route));
    compose();
  }

  @Test
  void routes_ofARouteWithAStopOutOfReach_areNone() {
    Cell wall = new Cell(0, 0);
    for (int cell = 0; !isBlocked(wall); cell++) {
      wall = state.map().size().cell(cell);
    }
    commands.route().addVia(wall);
    compose();
    answer();
    assertThat(choices()).isEmpty();
    assertThat(state.content().routes()).as("the one to the nearest cell").hasSize(1);
  }

  private boolean isBlocked(Cell cell) {
    CostField costs = state.content().stepCosts().orElseThrow().field();
    return costs.isBlocked(costs.size().index(cell));
  }

  @Test
  void choose_whileTheListIsOutdated_changesNothing() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(3, 3));
    RouteRequest before = state.request().routeRequest();
    choose(1);
    assertThat(state.request().routeRequest()).isEqualTo(before);
  }

  @Test
  void chosen_onAMapOfTextbookRules_isNoneIfTheTextbookLeadsAnotherWay() {
    open(TestMap.open(MARSH));
    assertThat(survey().chosen()).isEqualTo(AlternativesSurvey.NONE);
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).as("the planned route on top").hasSize(choices().size() + 1);
    assertThat(drawn.get(drawn.size() - 1).cells()).contains(planned().indices());
  }

  @Test
  void click_onTheLineOfAnAlternative_choosesItAndADragDoesNot() {
    RouteTool tool =
        new RouteTool(
            () -> state.request().routeRequest(),
            () -> state.drawnRoute(),
            () -> survey().choices(),
            () -> state.view(),
            commands);
    Pointer pointer = new Pointer(state.view()::cellAt);
    Cell cell = choices().get(1).middle();
    double x = state.view().screenX(cell);
    double y = state.view().screenY(cell);
    pointer.move(x, y, 0);
    tool.press(pointer);
    pointer.move(x + 40, y, 0);
    tool.release(pointer);
    assertThat(survey().chosen()).isZero();
    pointer.move(state.view().screenX(cell), state.view().screenY(cell), 0);
    tool.press(pointer);
    tool.release(pointer);
    compose();
    assertThat(survey().chosen()).isEqualTo(1);
    assertThat(planned().cost()).isEqualTo(routes().get(1).cost());
  }

  @Test
  void content_pointedAtOrChosen_drawsThatRouteOnTopOfTheOthersInTheirColors() {
    assertDrawn(0);
    commands.survey(AlternativesSurvey.class, survey -> survey.pointAt(1));
    assertDrawn(1);
    assertThat(state.content()).as("built once").isSameAs(state.content());
    commands.survey(AlternativesSurvey.class, survey -> survey.pointAt(AlternativesSurvey.NONE));
    assertDrawn(0);
    for (int i = 1; i <= routes().size(); i++) {
      commands.stepSurvey(Command.ALTERNATIVES, 1);
      compose();
      assertDrawn(i % routes().size());
    }
  }

  private void assertDrawn(int route) {
    List<RouteOverlay> drawn = state.content().routes();
    assertThat(drawn).hasSize(routes().size());
    for (int i = 0; i < drawn.size(); i++) {
      int[] cells = routes().get(i).indices();
      RouteOverlay line =
          drawn.stream()
              .filter(each -> IntStream.of(each.cells()).boxed().toList().containsAll(list(cells)))
              .findFirst()
              .orElseThrow();
      assertThat(line.color()).as("route %d", i).isEqualTo(survey().color(i));
    }
    RouteOverlay top = drawn.get(drawn.size() - 1);
    assertThat(top.isCompared()).isFalse();
    assertThat(top.cells()).contains(routes().get(route).indices());
  }

  private static List<Integer> list(int[] cells) {
    return IntStream.of(cells).boxed().toList();
  }

  @Test
  void content_onceTheGoalMoves_showsTheRouteAloneUntilTheNextAnswer() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(3, 3));
    assertThat(surveys.isAnswered()).isFalse();
    assertThat(state.content().routes()).hasSize(1);
    commands.toggle(Command.ALTERNATIVES);
    assertThat(survey().answer()).isEmpty();
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
    assertThat(survey().answer()).isEmpty();
    assertThat(state.content().routes()).hasSize(1);
  }
}
