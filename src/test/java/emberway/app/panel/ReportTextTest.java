package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.command.RouteCommands;
import emberway.app.panel.map.RouteStopsOverlay;
import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteReport;
import emberway.app.scene.RouteService;
import emberway.app.scene.SceneComposer;
import emberway.app.scene.SceneContent;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.query.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Tests the texts of the route panel. */
final class ReportTextTest {
  private final OpenedMap valley = TestMap.valley();
  private final ExplorerState state = new ExplorerState(valley, Set.of(Command.ROUTE), 1280, 720);
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private ReportText words() {
    return words(route -> {});
  }

  private ReportText words(Consumer<RouteCommands> wish) {
    wish.accept(commands.route());
    state.conclude();
    try (SceneComposer composer = valley.composer()) {
      SceneContent content = composer.compose(state.request(), () -> false).orElseThrow();
      return ReportText.of(content.report().orElseThrow(), state.map());
    }
  }

  @Test
  void of_route_tellsItsCostAndWhereThatComesFrom() {
    ReportText words = words();
    assertThat(words.total()).matches("\\d+\\.\\d{2}");
    assertThat(words.beside()).startsWith("cost · ").endsWith(" steps");
    assertThat(words.lines()).extracting(ReportText.Line::label).contains("Grass");
    assertThat(words.warning()).isEmpty();
    assertThat(words.isPlanning()).isFalse();
    assertThat(words.hasItinerary()).isTrue();
    assertThat(words.canCompare()).isTrue();
    assertThat(words.scenarioCosts()).isEmpty();
  }

  @Test
  void of_mapWithAPaceAndAScale_tellsTheTimeFirst() {
    OpenedMap timed =
        TestMap.open(TestMap.VALLEY.replace("[base]", "pace: 10 min\ncell: 100 m\n[base]"));
    ExplorerState there = new ExplorerState(timed, Set.of(Command.ROUTE), 1280, 720);
    try (SceneComposer composer = timed.composer()) {
      SceneContent content = composer.compose(there.request(), () -> false).orElseThrow();
      ReportText words = ReportText.of(content.report().orElseThrow(), there.map());
      assertThat(words.total()).matches("2 h \\d+ min"); // of 12.63 steps over plain ground
      assertThat(words.beside()).endsWith(" km");
      assertThat(words.below()).isEqualTo("cost 12.63 · 9 steps");
    }
  }

  @Test
  void of_comparedRoute_tellsWhatItWouldCostInEachWorld() {
    ReportText words = words(route -> route.compare(Optional.of(InfluenceScenario.WITHOUT_BOTH)));
    assertThat(words.scenarioCosts())
        .extracting(ReportText.ScenarioCost::scenario)
        .containsExactly(InfluenceScenario.values());
    assertThat(words.scenarioCosts()).allSatisfy(each -> assertThat(each.cost()).contains("."));
  }

  @Test
  void of_goalInAWall_saysSoAndHowNearOneComes() {
    ReportText words = words(route -> route.setEnd(RouteEnd.GOAL, new Cell(3, 4)));
    assertThat(words.warning()).contains("No route leads to 3,4.");
    assertThat(words.details().get(0))
        .isEqualTo("The traveler cannot enter that cell: stone wall on grass.");
    assertThat(words.details().get(1))
        .matches("Closest reachable cell: \\d+,\\d+ \\(cost \\d+\\.\\d{2}, \\d+ steps?\\)\\.");
    assertThat(words.hasItinerary()).isTrue();
  }

  @Test
  void of_startInAWall_saysSoAndNoMore() {
    ReportText words = words(route -> route.setEnd(RouteEnd.START, new Cell(3, 4)));
    assertThat(words.warning())
        .isEqualTo("The traveler cannot start on stone wall on grass at 3,4; start beside it.");
    assertThat(words.details()).isEmpty();
    assertThat(words.hasItinerary()).isFalse();
  }

  @Test
  void of_boatThatStartsOnLand_saysWhereItCanStart() {
    ReportText words = words(route -> route.chooseTraveler("boat"));
    assertThat(words.warning())
        .isEqualTo("The boat cannot start on tent (start) on grass at 1,4; start on water.");
  }

  @Test
  void of_waypointInAWall_saysWhereOneComesWithoutIt() {
    ReportText words = words(route -> route.addVia(new Cell(3, 4)));
    assertThat(words.warning()).isEqualTo("No route leads to the waypoint 3,4.");
    assertThat(words.details().get(0))
        .isEqualTo("The traveler cannot enter that cell: stone wall on grass.");
    assertThat(words.details().get(1))
        .matches(
            "Without it, the route reaches the goal at 10,4: cost \\d+\\.\\d{2}, \\d+ steps\\.");
  }

  /**
   * Returns what a window shows of a bundled map with all scenarios compared and one of them drawn.
   */
  private static SceneContent compared(String map, InfluenceScenario drawn, Optional<Cell> goal)
      throws UnreadableException {
    OpenedMap opened = TestMap.bundled(map);
    ExplorerState shown = new ExplorerState(opened, Set.of(Command.ROUTE), 1280, 720);
    try (SceneComposer composer = opened.composer()) {
      assertThat(composer.compose(shown.request(), () -> false)).isPresent();
      while (composer.prepare(() -> false)) {
        // Until the route is read off a tree, which breaks ties differently from a search.
      }
      goal.ifPresent(cell -> shown.commands().route().setEnd(RouteEnd.GOAL, cell));
      shown.commands().route().compare(Optional.of(drawn));
      shown.conclude();
      return composer.compose(shown.request(), () -> false).orElseThrow();
    }
  }

  @Test
  void scenarioCosts_whereAnotherWayCostsTheSame_areTheSame() throws UnreadableException {
    SceneContent content =
        compared("The Island Realm", InfluenceScenario.WITHOUT_BOTH, Optional.of(new Cell(57, 62)));
    RouteReport report = content.report().orElseThrow();
    assertThat(report.comparisons())
        .extracting(each -> RouteService.routeOf(each.outcome()).orElseThrow().cells())
        .as("or this shows nothing")
        .anySatisfy(
            cells ->
                assertThat(cells)
                    .isNotEqualTo(RouteService.routeOf(report.outcome()).orElseThrow().cells()));
    ReportText words = ReportText.of(report, TestMap.valley().loaded().map());
    assertThat(words.scenarioCosts())
        .allSatisfy(each -> assertThat(words.below()).startsWith("cost " + each.cost()));
    assertThat(words.scenarioCosts()).allSatisfy(each -> assertThat(each.isSame()).isTrue());
    assertThat(words.isSameIn(InfluenceScenario.WITHOUT_BOTH)).isTrue();
    assertThat(content.routes()).as("drawn").hasSize(1);
  }

  @Test
  void scenarioCosts_whereTheFireBendsTheWay_areOthers() throws UnreadableException {
    SceneContent content =
        compared("Snow and Fire", InfluenceScenario.WITHOUT_WARMTH, Optional.empty());
    ReportText words =
        ReportText.of(content.report().orElseThrow(), TestMap.valley().loaded().map());
    assertThat(words.scenarioCosts())
        .extracting(ReportText.ScenarioCost::isSame)
        .containsExactly(false, true, false);
    assertThat(content.routes()).as("drawn").hasSize(2);
  }

  @Test
  void missing_itinerary_saysWhatItWaitsFor() {
    assertThat(ItineraryPanel.missing(state)).isEqualTo("Writing directions …");
    commands.toggle(Command.ITINERARY);
    commands.route().setEnd(RouteEnd.START, new Cell(3, 4));
    try (SceneComposer composer = valley.composer()) {
      state.show(composer.compose(state.request(), () -> false).orElseThrow());
    }
    assertThat(ItineraryPanel.missing(state)).isEqualTo("There is no route to describe.");
  }

  @Test
  void goals_eachOfSeveral_canBeLeftOutAndIsMarked() {
    commands.route().addGoal(new Cell(2, 4));
    RouteReport report;
    try (SceneComposer composer = valley.composer()) {
      report = composer.compose(state.request(), () -> false).orElseThrow().report().orElseThrow();
    }
    assertThat(RouteService.routeOf(report.outcome()).orElseThrow().end())
        .as("the second is nearer")
        .isEqualTo(new Cell(2, 4));
    assertThat(RouteStopsOverlay.unmarked(state.request().routeRequest(), Optional.of(report)))
        .as("the route marks where it leads")
        .containsExactly(new Cell(10, 4));
    commands.route().removeStop(1);
    assertThat(state.request().routeRequest().goals()).containsExactly(new Cell(2, 4));
    commands.route().addGoal(new Cell(10, 4));
    commands.route().removeStop(2);
    assertThat(state.request().routeRequest().goals()).containsExactly(new Cell(2, 4));
    assertThat(RouteStopsOverlay.unmarked(state.request().routeRequest(), Optional.empty()))
        .isEmpty();
  }

  @Test
  void goals_oneOfThemInAWall_isSaidToBeOutOfReachAndTheOthersAreNot() {
    Cell inWall = new Cell(3, 4);
    commands.route().addGoal(inWall);
    commands.route().addGoal(new Cell(2, 4));
    RouteReport report;
    try (SceneComposer composer = valley.composer()) {
      report = composer.compose(state.request(), () -> false).orElseThrow().report().orElseThrow();
    }
    assertThat(report.outcome()).as("the route to the nearest").isInstanceOf(Outcome.Found.class);
    assertThat(report.outOfReach()).containsExactly(inWall);
    List<StopText> stops =
        StopText.of(state.request().routeRequest(), state.map(), report.outOfReach());
    assertThat(stops)
        .extracting(StopText::text, StopText::isOutOfReach)
        .containsExactly(
            tuple("1,4", false),
            tuple("10,4", false),
            tuple("or 3,4", true),
            tuple("or 2,4", false));
  }

  @Test
  void goals_theOnlyOne_isToldOfByTheWarningAlone() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(3, 4));
    try (SceneComposer composer = valley.composer()) {
      SceneContent content = composer.compose(state.request(), () -> false).orElseThrow();
      assertThat(content.outcome().orElseThrow()).isInstanceOf(Outcome.Unreachable.class);
      assertThat(content.report().orElseThrow().outOfReach()).isEmpty();
    }
  }

  @Test
  void figure_anyCost_isWrittenAsByThePrinter() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      long millionths = random.nextInt(i % 2 == 0 ? 10_000_000 : 2_000_000_000);
      // Exact halves are skipped: their rounding depends on binary fractions.
      if (millionths % 10_000 != 5000) {
        double cost = millionths / 1e6;
        assertThat(ReportText.formatCost(cost))
            .as("seed %d", seed)
            .isEqualTo(String.format(Locale.ROOT, "%.2f", cost));
      }
    }
    assertThat(ReportText.formatCost(0)).isEqualTo("0.00");
    assertThat(ReportText.formatCost(999.996)).isEqualTo("1000.00");
  }

  @Test
  void stops_ofAQuestion_areItsCellsInTheOrderTheyArePassed() {
    commands.route().addVia(new Cell(2, 6));
    commands.route().addGoal(new Cell(11, 0));
    assertThat(StopText.of(state.request().routeRequest(), state.map(), List.of()))
        .extracting(StopText::stop, StopText::text)
        .containsExactly(
            tuple(0, "1,4"), tuple(1, "1.  2,6"), tuple(2, "10,4"), tuple(3, "or 11,0"));
    commands.route().removeStop(3);
    commands.route().removeStop(2);
    commands.route().removeStop(0);
    assertThat(StopText.of(state.request().routeRequest(), state.map(), List.of()))
        .as("the stop became the goal; the start is open")
        .extracting(StopText::stop, StopText::text)
        .containsExactly(tuple(0, ""), tuple(1, "2,6"));
  }

  @Test
  void stop_nameReadFromRightToLeft_keepsItsOrderBesideItsCell() {
    String text = TestMap.VALLEY + "[places]\n3 1 ירושלים 12 (עיר)\n";
    TileMap map = TestMap.open(text).loaded().map();
    assertThat(StopText.name(map, new Cell(3, 1))).isEqualTo("\u2068ירושלים 12 (עיר)\u2069  3,1");
    assertThat(StopText.name(map, new Cell(3, 2)))
        .isEqualTo("near \u2068ירושלים 12 (עיר)\u2069  3,2");
  }
}
