package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.TitleLine;
import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.InfluenceScenario;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteRequest;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.SceneRequest;
import emberway.app.scene.TestMap;
import emberway.app.study.Lesson;
import emberway.app.study.Recording;
import emberway.app.study.Walk;
import emberway.app.study.WalkSimulation;
import emberway.app.viewport.SafeArea;
import emberway.cli.CommandRun;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.render.iso.Projection;
import emberway.testing.Screen;
import emberway.view.FieldKind;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ExplorerStateTest {
  private static final Cell VOLCANO = new Cell(6, 4);

  private final OpenedMap opened = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(Command.ROUTE, Command.INFLUENCES), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();

  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private double screenX(Cell cell) {
    Projection projection = state.view().frame().projection();
    return Screen.x(state.view().camera(), projection.groundCenterX(cell.x(), cell.y()));
  }

  private double screenY(Cell cell) {
    Projection projection = state.view().frame().projection();
    return Screen.y(state.view().camera(), projection.groundCenterY(cell.x(), cell.y()));
  }

  private String tileAt(Cell cell) {
    int id = state.map().overlay().id(state.map().size().index(cell));
    return state.map().legend().tile(id).name();
  }

  @Test
  void conclude_afterDeeds_makesOneRequestOfAllOfThem() {
    SceneRequest before = state.request();
    state.commands().toggle(Command.COST);
    state.commands().route().swapEnds();
    assertThat(state.request()).as("until the input ends").isSameAs(before);
    state.conclude();
    SceneRequest after = state.request();
    assertThat(after.fieldKinds()).isNotEqualTo(before.fieldKinds());
    assertThat(after.routeRequest()).isNotEqualTo(before.routeRequest());
    state.commands().motion().pan(10, 10);
    state.commands().route().swapEnds();
    state.commands().route().swapEnds();
    state.conclude();
    assertThat(state.request()).as("nothing has changed").isSameAs(after);
  }

  @Test
  void clickInBuild_volcano_wakesAndCalmsItAndAsksForANewScene() {
    commands.enter(Mode.BUILD);
    SceneRequest before = state.request();
    commands.cells().click(screenX(VOLCANO), screenY(VOLCANO));
    assertThat(tileAt(VOLCANO)).isEqualTo("erupting-volcano");
    assertThat(state.request()).isNotEqualTo(before);
    commands.cells().click(screenX(VOLCANO), screenY(VOLCANO));
    assertThat(tileAt(VOLCANO)).isEqualTo("dormant-volcano");
  }

  @Test
  void clickInBuild_theConeAboveItsGround_meansTheVolcano() {
    commands.enter(Mode.BUILD);
    double above = 26 * state.view().frame().scale();
    commands.cells().click(screenX(VOLCANO), screenY(VOLCANO) - above);
    assertThat(tileAt(VOLCANO)).isEqualTo("erupting-volcano");
  }

  @Test
  void clickInBuild_elsewhereOrOffTheMap_changesNothing() {
    commands.enter(Mode.BUILD);
    SceneRequest before = state.request();
    commands.cells().click(screenX(new Cell(1, 1)), screenY(new Cell(1, 1)));
    commands.cells().click(0, 0);
    assertThat(state.request()).isSameAs(before);
  }

  @Test
  void setEnd_onTheMap_isAskedForAndShowsTheRoute() {
    commands.toggle(Command.ROUTE);
    commands.route().setEnd(RouteEnd.GOAL, new Cell(9, 1));
    assertThat(state.request().routeRequest().routeEnds().goal()).contains(new Cell(9, 1));
    assertThat(state.request().withRoute()).isTrue();
  }

  @Test
  void setEnd_offTheMap_isIgnored() {
    SceneRequest before = state.request();
    commands.route().setEnd(RouteEnd.START, new Cell(-1, 3));
    commands.route().setEnd(RouteEnd.GOAL, new Cell(12, 3));
    assertThat(state.request()).isSameAs(before);
  }

  @Test
  void clearStops_eachTime_saysWhatItDid() {
    commands.route().clearStops();
    assertThat(state.drawingState().takeNote())
        .contains("There is no waypoint to clear or restore");
    commands.route().addVia(new Cell(9, 1));
    assertThat(state.drawingState().takeNote()).isEmpty();
    commands.route().clearStops();
    assertThat(state.drawingState().takeNote())
        .contains("All waypoints and further goals are cleared; the same command restores them");
    commands.route().clearStops();
    assertThat(state.drawingState().takeNote())
        .contains("The cleared waypoints and goals are back");
  }

  private void coverTheRight(int width) {
    List<SafeArea.Corner> corners =
        width == 0 ? List.of() : List.of(new SafeArea.Corner(true, false, width, 700));
    state.setSafeArea(new SafeArea(0, 0, 0, 0, 25, corners), true);
  }

  private double right() {
    return Screen.x(state.view().camera(), state.view().limits().right());
  }

  @Test
  void panelBesideTheMap_any_leavesAFittedMapInPlace() {
    coverTheRight(0);
    double free = right();
    List<Command> beside =
        List.of(
            Command.ITINERARY, Command.TUNING, Command.PLACE_TABLE, Command.NEAREST, Command.LAB);
    for (Command each : beside) {
      commands.toggle(each);
      state.conclude();
      coverTheRight(500);
      assertThat(right()).as("beside %s", each).isEqualTo(free);
      coverTheRight(600);
      assertThat(right()).as("beside %s with results", each).isEqualTo(free);
      state.closeFront();
      coverTheRight(0);
      assertThat(right()).as("after %s", each).isEqualTo(free);
    }
  }

  @Test
  void fit_besideAPanel_movesTheMapAsideForGood() {
    coverTheRight(0);
    double free = right();
    commands.toggle(Command.NEAREST);
    coverTheRight(500);
    commands.motion().fit();
    coverTheRight(500);
    double aside = right();
    assertThat(aside).isLessThan(780);
    coverTheRight(600);
    assertThat(right()).as("beside a larger panel").isEqualTo(aside);
    state.closeFront();
    coverTheRight(0);
    assertThat(right()).as("once the panel is closed").isEqualTo(aside);
    commands.motion().fit();
    coverTheRight(0);
    assertThat(right()).isEqualTo(free);
  }

  @Test
  void drawingTool_takenOrPutAway_leavesAFittedMapInPlace() {
    coverTheRight(0);
    double free = right();
    commands.drawing().takeTool(DrawTool.BRUSH);
    coverTheRight(500);
    assertThat(right()).isEqualTo(free);
    commands.toggle(Command.PLACE_TABLE);
    coverTheRight(600);
    assertThat(right()).as("beside a panel opened while a tool is in hand").isEqualTo(free);
    state.closeFront();
    assertThat(state.drawingState().tool()).isEmpty();
    coverTheRight(0);
    assertThat(right()).isEqualTo(free);
  }

  @Test
  void toggle_aPanelBesideTheMap_closesTheHelpPage() {
    commands.toggle(Command.HELP);
    commands.toggle(Command.GRID);
    assertThat(state.viewOptions()).contains(Command.HELP);
    commands.toggle(Command.ALTERNATIVES);
    assertThat(state.viewOptions()).contains(Command.ALTERNATIVES).doesNotContain(Command.HELP);
  }

  private Recording recorded() {
    return Recording.of(state.simulations().lab().recordingRequest().orElseThrow(), () -> false)
        .orElseThrow();
  }

  @Test
  void playOrPause_beforeTheSearchIsRecorded_playsOnceItIs() {
    compose();
    commands.toggle(Command.LAB);
    commands.playback().playOrPause();
    state.play(0.1);
    assertThat(state.simulations().isPlaying()).isFalse();
    assertThat(state.simulations().isPlayWanted()).isTrue();
    compose();
    state.simulations().lab().show(recorded());
    state.play(0.1);
    assertThat(state.simulations().isPlaying()).isTrue();
    assertThat(state.simulations().isPlayWanted()).isTrue();
  }

  @Test
  void playOrPause_twiceBeforeTheTravelersAreReady_doesNotPlay() {
    compose();
    commands.toggle(Command.EXPLORE);
    compose();
    commands.playback().playOrPause();
    commands.playback().playOrPause();
    assertThat(state.simulations().isPlayWanted()).isFalse();
    commands.playback().playOrPause();
    Walk walk = state.simulations().walk();
    WalkSimulation simulation = new WalkSimulation();
    walk.show(simulation.answer(walk.walkRequest().orElseThrow(), () -> false).orElseThrow());
    state.play(0.1);
    assertThat(walk.isPlaying()).isTrue();
  }

  @Test
  void setUnit_another_fitsAFittedMapAgain() {
    coverTheRight(0);
    double free = right();
    state.view().setUnit(2);
    coverTheRight(500);
    assertThat(right()).isLessThan(780);
    state.view().setUnit(1);
    coverTheRight(0);
    assertThat(right()).isEqualTo(free);
  }

  @Test
  void toggle_eachKind_asksForItsFields() {
    assertThat(state.request().fieldKinds()).containsOnly(FieldKind.WARMTH, FieldKind.DREAD);
    commands.toggle(Command.COST);
    commands.toggle(Command.INFLUENCES);
    assertThat(state.request().fieldKinds()).containsOnly(FieldKind.COST);
    commands.toggle(Command.ROUTE);
    assertThat(state.request().withRoute()).isFalse();
  }

  @Test
  void turn_thrice_isAskedForAtOnceAndSeenWhenReady() {
    commands.view().turn(true);
    commands.view().turn(true);
    commands.view().turn(false);
    assertThat(state.request().rotation()).isEqualTo(Rotation.QUARTER);
    assertThat(state.view().rotation()).isEqualTo(Rotation.NONE);
    compose();
    assertThat(state.view().rotation()).isEqualTo(Rotation.QUARTER);
  }

  @Test
  void takeRedraw_onlyWhatChangesThePicture() {
    assertThat(state.takeRedraw()).isTrue();
    assertThat(state.takeRedraw()).isFalse();
    state.hover(600, 400);
    assertThat(state.takeRedraw()).isFalse();
    commands.motion().pan(3, 0);
    assertThat(state.takeRedraw()).isTrue();
    compose();
    assertThat(state.takeRedraw()).isTrue();
  }

  @Test
  void settle_pointerOverWhatLiesOverTheMap_findsNoCellUntilThatIsGone() {
    state.hover(screenX(VOLCANO), screenY(VOLCANO));
    state.settle();
    state.takeRetitle();
    state.coverPointer(true);
    state.settle();
    assertThat(state.hovered()).isEmpty();
    assertThat(state.takeRetitle()).isTrue();
    commands.motion().pan(1, 0);
    state.settle();
    assertThat(state.hovered()).isEmpty();
    state.coverPointer(false);
    state.settle();
    assertThat(state.hovered()).as("what lay over it is gone").isPresent();
  }

  @Test
  void settle_afterTheViewMoved_findsTheCellThatIsUnderThePointerNow() {
    state.hover(screenX(VOLCANO), screenY(VOLCANO));
    state.settle();
    assertThat(state.hovered()).contains(VOLCANO);
    double x = screenX(VOLCANO) - screenX(new Cell(8, 4));
    double y = screenY(VOLCANO) - screenY(new Cell(8, 4));
    commands.motion().pan(x, y);
    state.settle();
    assertThat(state.hovered()).contains(new Cell(8, 4));
    assertThat(state.takeRetitle()).isTrue();
    commands.motion().pan(1, 0);
    state.settle();
    assertThat(state.takeRetitle()).isFalse();
  }

  @Test
  void steer_shortPress_movesTheViewAtOnce() {
    double before = screenX(VOLCANO);
    commands.motion().steer(1, 0, true);
    commands.motion().steer(1, 0, false);
    assertThat(screenX(VOLCANO)).isLessThan(before);
    assertThat(state.isMoving()).isFalse();
    double above = screenY(VOLCANO);
    commands.motion().steer(0, 1, true);
    commands.motion().steer(0, 1, false);
    assertThat(screenY(VOLCANO)).isLessThan(above);
  }

  @Test
  void title_hoveringAndPlanned_namesCellAndRoute() {
    compose();
    state.hover(screenX(new Cell(5, 1)), screenY(new Cell(5, 1)));
    state.settle();
    assertThat(TitleLine.of(state, ""))
        .startsWith("Emberway · Test Valley · 5,1 snow, cost 3 · route ")
        .contains(" steps");
    state.hover(screenX(new Cell(3, 4)), screenY(new Cell(3, 4)));
    state.settle();
    assertThat(TitleLine.of(state, "")).contains("3,4 stone wall on grass, blocked");
  }

  @Test
  void title_startInAWall_saysSo() {
    commands.route().setEnd(RouteEnd.START, new Cell(3, 4));
    compose();
    assertThat(TitleLine.of(state, "")).contains("the start 3,4 is blocked (stone wall");
  }

  @Test
  void title_unreachableGoal_namesTheNearest() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(0, 8));
    compose();
    assertThat(TitleLine.of(state, "")).contains("no route to 0,8; closest 0,7");
  }

  @Test
  void title_mapNameReadFromRightToLeft_keepsItsOrderBesideOtherText() {
    String map = TestMap.VALLEY.replace("Test Valley", "ירושלים 12 (עיר)");
    assertThat(TitleLine.of(new ExplorerState(TestMap.open(map), Set.of(), 1280, 800), "x"))
        .isEqualTo("Emberway · \u2068ירושלים 12 (עיר)\u2069 · x");
  }

  @Test
  void title_notice_takesThePlaceOfAllElseInOneLine() {
    assertThat(TitleLine.of(state, "bad\nfile")).isEqualTo("Emberway · Test Valley · bad\\nfile");
  }

  @Test
  void swapEnds_ofSeveralGoals_leadsBackFromTheOneReachedAndThereAgain() {
    Cell near = new Cell(2, 6);
    commands.route().addVia(new Cell(1, 1));
    commands.route().addVia(new Cell(2, 1));
    commands.route().addGoal(new Cell(11, 0));
    commands.route().addGoal(near);
    compose();
    RouteRequest there = state.request().routeRequest();
    commands.route().swapEnds();
    RouteRequest back = state.request().routeRequest();
    assertThat(back.routeEnds())
        .isEqualTo(new RouteEnds(Optional.of(near), there.routeEnds().start()));
    assertThat(back.via()).containsExactly(new Cell(2, 1), new Cell(1, 1));
    assertThat(back.others()).isEmpty();
    compose();
    commands.route().swapEnds();
    assertThat(state.request().routeRequest()).isEqualTo(there);
    commands.route().swapEnds();
    assertThat(state.request().routeRequest())
        .as("before the way there is planned")
        .isEqualTo(back);
  }

  @Test
  void swapEnds_afterSomethingElseWasAsked_isTheWayBackFromThat() {
    Cell goal = state.routeEnds().goal().orElseThrow();
    Cell near = new Cell(2, 6);
    commands.route().addGoal(near);
    compose();
    commands.route().swapEnds();
    commands.route().setEnd(RouteEnd.GOAL, goal);
    commands.route().setEnd(RouteEnd.GOAL, new Cell(1, 4));
    commands.route().swapEnds();
    assertThat(state.routeEnds())
        .isEqualTo(new RouteEnds(Optional.of(new Cell(1, 4)), Optional.of(near)));
    assertThat(state.request().routeRequest().others()).isEmpty();
  }

  @Test
  void swapEnds_whereNoGoalIsReached_leadsBackFromTheFirst() {
    Cell water = new Cell(0, 8);
    commands.route().setEnd(RouteEnd.GOAL, water);
    commands.route().addGoal(new Cell(3, 4));
    compose();
    RouteRequest there = state.request().routeRequest();
    commands.route().swapEnds();
    assertThat(state.routeEnds().start()).contains(water);
    assertThat(state.routeEnds().goal()).isEqualTo(there.routeEnds().start());
    commands.route().swapEnds();
    assertThat(state.request().routeRequest()).isEqualTo(there);
  }

  @Test
  void swapEnds_onceTheMapWasReadAgain_stillLeadsThereAgain() {
    commands.route().addGoal(new Cell(2, 6));
    compose();
    RouteRequest there = state.request().routeRequest();
    commands.route().swapEnds();
    ExplorerState again = new ExplorerState(TestMap.valley(), EnumSet.of(Command.ROUTE), 1280, 800);
    again.resume(state);
    again.commands().route().swapEnds();
    again.conclude();
    assertThat(again.request().routeRequest().routeEnds()).isEqualTo(there.routeEnds());
    assertThat(again.request().routeRequest().others()).isEqualTo(there.others());
  }

  @Test
  void swapEnds_mapReadAgainIsSmaller_leadsToNothingBeyondIt() {
    commands.route().addGoal(new Cell(2, 6));
    commands.route().addGoal(new Cell(11, 0));
    compose();
    commands.route().swapEnds();
    String smaller = TestMap.VALLEY.replaceAll("(?m)^(.{11}).$", "$1");
    ExplorerState again =
        new ExplorerState(TestMap.open(smaller), EnumSet.of(Command.ROUTE), 1280, 800);
    again.resume(state);
    again.commands().route().swapEnds();
    again.conclude();
    RouteRequest there = again.request().routeRequest();
    assertThat(there.routeEnds().goal()).contains(new Cell(2, 6));
    assertThat(there.others()).isEmpty();
  }

  @Test
  void swapEnds_anotherGoalIsReachedByNow_leadsBackFromThat() {
    Cell far = state.routeEnds().goal().orElseThrow();
    Cell near = new Cell(2, 6);
    commands.route().addGoal(near);
    compose();
    commands.route().swapEnds();
    assertThat(state.routeEnds().start()).contains(near);
    compose();
    commands.route().swapEnds();
    commands.drawing().takeTile(state.map().legend().id("stone-wall"));
    commands.map().beginStroke();
    commands.map().draw(near, near);
    commands.map().endStroke();
    compose();
    commands.route().swapEnds();
    assertThat(state.routeEnds().start()).contains(far);
  }

  /** The route back passes what was added since the last one. */
  @Test
  void swapEnds_afterAWaypointWasAdded_passesItOnTheWayBack() {
    commands.route().addVia(new Cell(1, 1));
    compose();
    commands.route().swapEnds();
    compose();
    commands.route().swapEnds();
    commands.route().addVia(new Cell(9, 2));
    compose();
    commands.route().swapEnds();
    assertThat(state.request().routeRequest().via())
        .containsExactly(new Cell(9, 2), new Cell(1, 1));
  }

  @Test
  void addStops_givenBeforeOrTooMany_areLeftOut() {
    Cell goal = state.routeEnds().goal().orElseThrow();
    commands.route().addGoal(goal);
    commands.route().addGoal(new Cell(2, 6));
    commands.route().addGoal(new Cell(2, 6));
    assertThat(state.request().routeRequest().others()).containsExactly(new Cell(2, 6));
    for (int cell = 0; cell < 2 * RouteState.MAX_STOPS; cell++) {
      commands.route().addVia(new Cell(cell % 12, cell / 12));
      commands.route().addVia(new Cell(cell % 12, cell / 12));
    }
    assertThat(state.request().routeRequest().via())
        .hasSize(RouteState.MAX_STOPS)
        .doesNotHaveDuplicates();
  }

  @Test
  void clearStops_afterAnotherRouteWasTaken_bringsTheStopsBack() {
    Cell by = new Cell(9, 1);
    commands.route().addVia(by);
    commands.route().takeRoute(state.routeEnds(), List.of());
    assertThat(state.request().routeRequest().via()).isEmpty();
    commands.route().clearStops();
    assertThat(state.request().routeRequest().via()).containsExactly(by);
  }

  @Test
  void resume_query_asksTheSameOfTheMapReadAgain() {
    Optional<InfluenceScenario> without = Optional.of(InfluenceScenario.WITHOUT_WARMTH);
    commands.route().addVia(new Cell(9, 1));
    commands.route().clearStops();
    commands.route().compare(without);
    commands.view().turn(true);
    compose();
    ExplorerState again = new ExplorerState(TestMap.valley(), EnumSet.of(Command.ROUTE), 1280, 800);
    again.resume(state);
    assertThat(again.request().routeRequest()).isEqualTo(state.request().routeRequest());
    assertThat(again.request().rotation()).isEqualTo(Rotation.QUARTER);
    again.commands().route().clearStops();
    again.conclude();
    assertThat(again.request().routeRequest().via()).containsExactly(new Cell(9, 1));
  }

  @Test
  void recall_mapMarksAnotherStartByNow_beginsThere() {
    commands.route().setEnd(RouteEnd.START, new Cell(2, 2));
    SavedRouteQuery saved = state.routeState().savedRouteQuery(state.map());
    ExplorerState same = new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
    same.recall(saved);
    assertThat(same.routeEnds().start()).contains(new Cell(2, 2));
    String moved = TestMap.VALLEY.replace(".1.W..v", "1..W..v");
    ExplorerState other = new ExplorerState(TestMap.open(moved), Set.of(), 1280, 800);
    other.recall(saved);
    assertThat(other.routeEnds().start()).contains(new Cell(0, 4));
  }

  @Test
  void step_beforeTheSearchIsRecorded_doesNotPlayOnceItIs() {
    compose();
    commands.toggle(Command.LAB);
    List<Runnable> deeds =
        List.of(() -> commands.playback().step(1), () -> commands.playback().scrub(0));
    for (Runnable deed : deeds) {
      commands.playback().playOrPause();
      assertThat(state.simulations().isPlayWanted()).isTrue();
      deed.run();
      assertThat(state.simulations().isPlayWanted()).isFalse();
    }
  }

  @Test
  void play_searchOutOfSight_isFollowedUntilTheUserMovesTheMap() {
    compose();
    commands.toggle(Command.LAB);
    compose();
    state.simulations().lab().show(recorded());
    commands.motion().zoom(1280, 0, 6); // far from the search's beginning
    commands.playback().playOrPause();
    Cell pointed = state.view().cellAt(640, 400);
    state.hover(640, 400);
    state.settle();
    for (int i = 0; i < 10; i++) {
      state.play(0.1);
    }
    assertThat(state.view().cellAt(640, 400)).isNotEqualTo(pointed);
    state.settle();
    assertThat(state.hovered().orElse(pointed)).as("under the pointer").isNotEqualTo(pointed);
    commands.motion().pan(1, 0);
    double x = screenX(VOLCANO);
    state.play(0.2);
    assertThat(state.simulations().isPlaying()).isTrue();
    assertThat(screenX(VOLCANO)).isEqualTo(x);
  }

  @Test
  void settle_whileTheMapGlides_waitsUntilItRests() {
    state.hover(screenX(VOLCANO), screenY(VOLCANO));
    state.settle();
    commands.motion().fling(2000, 0);
    state.advance(0.2);
    state.settle();
    assertThat(state.isMoving()).isTrue();
    assertThat(state.hovered()).contains(VOLCANO);
    commands.motion().halt();
    state.settle();
    assertThat(state.hovered()).isNotEqualTo(Optional.of(VOLCANO));
    List<Runnable> moves =
        List.of(
            () -> commands.motion().lookAt(VOLCANO),
            () -> commands.motion().lookAtPoint(100, 100),
            () -> commands.motion().zoomCentered(1),
            () -> commands.motion().fit(),
            () -> commands.cells().flyTo(VOLCANO),
            () -> commands.cells().moveCursor(1, 0));
    for (int i = 0; i < moves.size(); i++) {
      commands.motion().fling(2000, 0);
      moves.get(i).run();
      assertThat(state.isMoving()).as("after move %d", i).isFalse();
    }
    commands.motion().fling(2000, 0);
    commands.view().turn(true);
    compose();
    assertThat(state.isMoving()).as("after a turn").isFalse();
  }

  @Test
  void fit_thenPanned_staysWhenPanelsAreLaidOut() {
    coverTheRight(0);
    commands.motion().fit();
    commands.motion().pan(-100, 0);
    double panned = right();
    coverTheRight(500);
    assertThat(right()).isEqualTo(panned);
  }

  @Test
  void turn_selectedRegion_isForgotten() {
    commands.region().askRegion();
    commands.region().beginRegion(300, 200);
    commands.region().stretchRegion(600, 500);
    commands.region().endRegion();
    assertThat(state.regionSelection().region()).isPresent();
    commands.view().turn(true);
    compose();
    assertThat(state.regionSelection().region()).isEmpty();
  }

  @Test
  void compareSearches_twice_isTheLabAlone() {
    commands.playback().compareSearches();
    assertThat(state.viewOptions()).contains(Command.LAB);
    assertThat(state.simulations().lab().isComparing()).isTrue();
    commands.playback().compareSearches();
    assertThat(state.viewOptions()).contains(Command.LAB);
    assertThat(state.simulations().lab().isComparing()).isFalse();
  }

  @Test
  void closeFront_directions_areNoLongerAskedFor() {
    commands.toggle(Command.ITINERARY);
    assertThat(state.request().routeRequest().itinerary()).isPresent();
    state.closeFront();
    assertThat(state.request().routeRequest().itinerary()).isEmpty();
  }

  @Test
  void canRedo_anotherVersionIsLater_onlyWhileNothingIsChanged() {
    state.setReloads(false, true);
    assertThat(state.canRedo()).isTrue();
    commands.map().toggleCell(VOLCANO);
    assertThat(state.canRedo()).isFalse();
  }

  @Test
  void resume_studies_askTheSameOfTheMapReadAgain() {
    commands.toggle(Command.EXPLORE);
    commands.walk().setTravelers(3);
    commands.walk().setSight(7);
    commands.lab().usePreset(Preset.CALKINS);
    commands.lab().useHeuristic(Optional.of(Heuristic.ZERO));
    OpenedMap other = TestMap.valley();
    ExplorerState again =
        new ExplorerState(other, EnumSet.of(Command.EXPLORE, Command.ROUTE), 1280, 800);
    again.resume(state);
    again.show(other.composer().compose(again.request(), () -> false).orElseThrow());
    assertThat(again.simulations().walk().travelers()).isEqualTo(3);
    assertThat(again.simulations().walk().sight()).isEqualTo(7);
    assertThat(again.simulations().lab().preset()).isEqualTo(Preset.CALKINS);
    assertThat(again.simulations().lab().rules().heuristic()).isEqualTo(Heuristic.ZERO);
  }

  @Test
  void beginLesson_onTheMapOfTheLastOne_beginsWithTheEndsOfTheMap() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(3, 3));
    commands.route().addVia(new Cell(2, 2));
    commands.route().chooseTraveler("boat");
    commands.toggle(Command.EXPLORE);
    state.beginLesson(0);
    assertThat(state.viewOptions()).contains(Command.LAB).doesNotContain(Command.EXPLORE);
    assertThat(state.simulations().lab().lesson()).hasValue(0);
    assertThat(state.routeEnds()).isEqualTo(RouteEnds.markedOn(state.map()));
    assertThat(state.request().routeRequest().via()).isEmpty();
    assertThat(state.routeState().profile().name()).isEqualTo("foot");
    int withGoal = 0;
    while (Lesson.ALL.get(withGoal).goal().isEmpty()) {
      withGoal++;
    }
    state.beginLesson(withGoal);
    assertThat(state.routeEnds().goal()).isEqualTo(Lesson.ALL.get(withGoal).goal());
    state.beginLesson(1);
    assertThat(state.routeEnds()).isEqualTo(RouteEnds.markedOn(state.map()));
  }

  @Test
  void tiledMap_drawnOnMarkedOrTurned_saysWhyNot() throws Exception {
    Path tiled = CommandRun.HOME.resolve("src/test/resources/changes/map.tmx");
    ExplorerState foreign =
        new ExplorerState(
            new MapOpener(Optional.empty()).open(tiled), EnumSet.noneOf(Command.class), 1280, 800);
    List<Runnable> deeds =
        List.of(
            () -> foreign.commands().drawing().takeTool(DrawTool.BRUSH),
            () -> foreign.commands().drawing().selectAll(),
            () -> foreign.commands().map().markEnd(Tile.Role.START, new Cell(0, 0)));
    for (Runnable deed : deeds) {
      deed.run();
      assertThat(foreign.takeMessage().orElse("")).contains("belong to Tiled");
      assertThat(foreign.takeMessage()).isEmpty();
    }
    assertThat(foreign.drawingState().tool()).isEmpty();
    foreign.commands().view().turn(true);
    assertThat(foreign.takeMessage().orElse("")).contains("cannot be rotated");
    foreign.conclude();
    assertThat(foreign.request().rotation()).isEqualTo(Rotation.NONE);
    assertThat(foreign.canUndo()).isFalse();
  }

  @Test
  void stepAndScrub_inExploreMode_moveTheTravelers() {
    compose();
    assertThat(state.isRouteDrawn()).isTrue();
    commands.toggle(Command.EXPLORE);
    compose();
    assertThat(state.isRouteDrawn()).as("explore mode draws its own").isFalse();
    Walk walk = state.simulations().walk();
    WalkSimulation simulation = new WalkSimulation();
    walk.show(simulation.answer(walk.walkRequest().orElseThrow(), () -> false).orElseThrow());
    int goal = state.map().size().index(state.routeEnds().goal().orElseThrow());
    int start = state.map().size().index(state.routeEnds().start().orElseThrow());
    assertThat(state.simulations().isKnown(goal)).as("out of sight").isFalse();
    long before = state.simulations().changes();
    commands.playback().step(1);
    assertThat(state.simulations().changes()).isGreaterThan(before);
    walk.show(simulation.answer(walk.walkRequest().orElseThrow(), () -> false).orElseThrow());
    assertThat(walk.picture().orElseThrow().tick()).isEqualTo(1);
    assertThat(state.simulations().isKnown(start)).isTrue();
    commands.playback().scrub(0);
    walk.show(simulation.answer(walk.walkRequest().orElseThrow(), () -> false).orElseThrow());
    assertThat(walk.picture().orElseThrow().tick()).isZero();
    commands.toggle(Command.EXPLORE);
    assertThat(state.simulations().isKnown(goal)).as("the whole map").isTrue();
    commands.toggle(Command.LAB);
    assertThat(state.isRouteDrawn()).as("the lab draws its own").isFalse();
    assertThat(state.simulations().description()).contains(state.simulations().lab().description());
  }

  @Test
  void releaseKeys_whileSteering_endsTheMotion() {
    commands.motion().steer(1, 0, true);
    assertThat(state.isMoving()).isTrue();
    state.releaseKeys();
    for (int i = 0; i < 100; i++) {
      state.advance(0.1);
    }
    assertThat(state.isMoving()).isFalse();
  }

  @Test
  void stepAndScrub_inTheLab_moveTheSearch() {
    compose();
    commands.toggle(Command.LAB);
    compose();
    state.simulations().lab().show(recorded());
    commands.playback().step(3);
    assertThat(state.simulations().lab().step()).isEqualTo(3);
    commands.playback().scrub(1);
    assertThat(state.simulations().lab().step()).isEqualTo(1);
  }

  @Test
  void resize_largerWindow_isSeenAtOnce() {
    state.takeRedraw();
    state.resize(1600, 900);
    assertThat(state.takeRedraw()).isTrue();
    assertThat(state.view().camera().viewWidth()).isEqualTo(1600);
    assertThat(state.view().camera().viewHeight()).isEqualTo(900);
  }

  @Test
  void playOrPause_nobodyCanTravel_waitsForNothing() {
    commands.route().setEnd(RouteEnd.START, new Cell(3, 4)); // in the wall
    compose();
    commands.toggle(Command.EXPLORE);
    compose();
    assertThat(state.simulations().walk().complaint()).isNotEmpty();
    commands.playback().playOrPause();
    assertThat(state.simulations().isPlayWanted()).isFalse();
  }
}
