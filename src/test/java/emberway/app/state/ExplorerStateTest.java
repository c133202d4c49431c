package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.TitleLine;
import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.RouteAction;
import emberway.app.command.StudyAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.lab.Lesson;
import emberway.app.lab.Recording;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.SceneRequest;
import emberway.app.opening.TestMap;
import emberway.app.route.InfluenceScenario;
import emberway.app.route.RouteEnd;
import emberway.app.route.RouteEnds;
import emberway.app.route.RouteRequest;
import emberway.app.route.SavedRouteQuery;
import emberway.app.viewport.SafeArea;
import emberway.app.walk.Walk;
import emberway.app.walk.WalkSimulation;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.render.iso.Projection;
import emberway.testing.Screen;
import emberway.view.FieldKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ExplorerStateTest {
  private static final Cell VOLCANO = new Cell(6, 4);

  private final OpenedMap opened = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(ViewOption.ROUTE, ViewOption.INFLUENCES), 1280, 800);

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
  void toggleTile_volcano_wakesAndCalmsItAndAsksForANewScene() {
    SceneRequest before = state.request();
    state.apply(new EditAction.ToggleTile(screenX(VOLCANO), screenY(VOLCANO)));
    assertThat(tileAt(VOLCANO)).isEqualTo("erupting-volcano");
    assertThat(state.request()).isNotEqualTo(before);
    state.apply(new EditAction.ToggleTile(screenX(VOLCANO), screenY(VOLCANO)));
    assertThat(tileAt(VOLCANO)).isEqualTo("dormant-volcano");
  }

  @Test
  void toggleTile_theConeAboveItsGround_meansTheVolcano() {
    double above = 26 * state.view().frame().scale();
    state.apply(new EditAction.ToggleTile(screenX(VOLCANO), screenY(VOLCANO) - above));
    assertThat(tileAt(VOLCANO)).isEqualTo("erupting-volcano");
  }

  @Test
  void toggleTile_elsewhereOrOffTheMap_changesNothing() {
    SceneRequest before = state.request();
    state.apply(new EditAction.ToggleTile(screenX(new Cell(1, 1)), screenY(new Cell(1, 1))));
    state.apply(new EditAction.ToggleTile(0, 0));
    assertThat(state.request()).isSameAs(before);
  }

  @Test
  void setEnd_onTheMap_isAskedForAndShowsTheRoute() {
    state.apply(new ViewAction.Toggle(ViewOption.ROUTE));
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(9, 1)));
    assertThat(state.request().routeRequest().routeEnds().goal()).contains(new Cell(9, 1));
    assertThat(state.request().withRoute()).isTrue();
  }

  @Test
  void setEnd_offTheMap_isIgnored() {
    SceneRequest before = state.request();
    state.apply(new RouteAction.SetEnd(RouteEnd.START, new Cell(-1, 3)));
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(12, 3)));
    assertThat(state.request()).isSameAs(before);
  }

  @Test
  void clearStops_eachTime_saysWhatItDid() {
    state.apply(new RouteAction.ClearStops());
    assertThat(state.drawingState().takeNote())
        .contains("there is no waypoint to clear or restore");
    state.apply(new RouteAction.AddVia(new Cell(9, 1)));
    assertThat(state.drawingState().takeNote()).isEmpty();
    state.apply(new RouteAction.ClearStops());
    assertThat(state.drawingState().takeNote())
        .contains("all waypoints and further goals are cleared; the same command restores them");
    state.apply(new RouteAction.ClearStops());
    assertThat(state.drawingState().takeNote())
        .contains("the cleared waypoints and goals are back");
  }

  private void coverTheRight(int width) {
    List<SafeArea.Corner> corners =
        width == 0 ? List.of() : List.of(new SafeArea.Corner(true, false, width, 700));
    state.apply(new ViewAction.SetSafeArea(new SafeArea(0, 0, 0, 0, 25, corners), true));
  }

  private double right() {
    return Screen.x(state.view().camera(), state.view().limits().right());
  }

  @Test
  void panelBesideTheMap_any_movesAFittedMapAside() {
    coverTheRight(0);
    List<Action.OfState> opening =
        List.of(
            new ViewAction.Toggle(ViewOption.ITINERARY),
            new ViewAction.Toggle(ViewOption.TUNING),
            new ViewAction.Toggle(ViewOption.PLACE_TABLE),
            new ViewAction.Toggle(ViewOption.NEAREST),
            new ViewAction.Toggle(ViewOption.LAB));
    for (Action.OfState each : opening) {
      double free = right();
      assertThat(free).as("before %s", each).isGreaterThan(800);
      state.apply(each);
      coverTheRight(500);
      assertThat(right()).as("beside %s", each).isLessThan(780);
      state.closeFront();
      coverTheRight(0);
      assertThat(right()).as("after %s", each).isEqualTo(free);
    }
  }

  @Test
  void panelBesideTheMap_changesWhileResultsArrive_movesAFittedMapNeitherBackNorTwice() {
    coverTheRight(0);
    double free = right();
    state.apply(new ViewAction.Toggle(ViewOption.NEAREST));
    coverTheRight(500);
    double aside = right();
    assertThat(aside).isLessThan(780);
    coverTheRight(480);
    assertThat(right()).as("beside a smaller panel").isEqualTo(aside);
    coverTheRight(505);
    assertThat(right()).as("beside one that does not reach it").isEqualTo(aside);
    coverTheRight(600);
    assertThat(right()).as("beside a larger one").isLessThan(680);
    state.closeFront();
    coverTheRight(0);
    assertThat(right()).isEqualTo(free);
  }

  @Test
  void drawingTool_takenOrPutAway_leavesAFittedMapInPlace() {
    coverTheRight(0);
    double free = right();
    state.apply(new EditAction.TakeTool(DrawTool.BRUSH));
    coverTheRight(500);
    assertThat(right()).isEqualTo(free);
    state.apply(new ViewAction.Toggle(ViewOption.ITINERARY));
    coverTheRight(600);
    assertThat(right()).as("beside a panel opened while a tool is in hand").isEqualTo(free);
    state.closeFront();
    assertThat(state.drawingState().tool()).isEmpty();
    coverTheRight(550);
    assertThat(right()).as("once the tool is put away").isEqualTo(free);
    state.closeFront();
    coverTheRight(0);
    state.apply(new ViewAction.Toggle(ViewOption.ITINERARY));
    coverTheRight(500);
    assertThat(right()).as("beside the panel").isLessThan(780);
  }

  @Test
  void openMenu_whileAPanelBesideTheMapGrows_leavesAFittedMapInPlace() {
    coverTheRight(0);
    state.apply(new ViewAction.Toggle(ViewOption.ITINERARY));
    coverTheRight(300);
    double beside = right();
    state.apply(new ViewAction.OpenMenu(new Cell(3, 2), 100, 100));
    coverTheRight(500);
    assertThat(right()).isEqualTo(beside);
  }

  @Test
  void toggle_aPanelBesideTheMap_closesTheHelpPage() {
    state.apply(new ViewAction.Toggle(ViewOption.HELP));
    state.apply(new ViewAction.Toggle(ViewOption.GRID));
    assertThat(state.viewOptions()).contains(ViewOption.HELP);
    state.apply(new ViewAction.Toggle(ViewOption.ALTERNATIVES));
    assertThat(state.viewOptions())
        .contains(ViewOption.ALTERNATIVES)
        .doesNotContain(ViewOption.HELP);
  }

  private Recording recorded() {
    return Recording.of(state.simulations().lab().recordingRequest().orElseThrow(), () -> false)
        .orElseThrow();
  }

  @Test
  void playOrPause_beforeTheSearchIsRecorded_playsOnceItIs() {
    compose();
    state.apply(new ViewAction.Toggle(ViewOption.LAB));
    state.apply(new StudyAction.PlayOrPause());
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
    state.apply(new ViewAction.Toggle(ViewOption.WALK));
    compose();
    state.apply(new StudyAction.PlayOrPause());
    state.apply(new StudyAction.PlayOrPause());
    assertThat(state.simulations().isPlayWanted()).isFalse();
    state.apply(new StudyAction.PlayOrPause());
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
    state.apply(new ViewAction.Toggle(ViewOption.COST));
    state.apply(new ViewAction.Toggle(ViewOption.INFLUENCES));
    assertThat(state.request().fieldKinds()).containsOnly(FieldKind.COST);
    state.apply(new ViewAction.Toggle(ViewOption.ROUTE));
    assertThat(state.request().withRoute()).isFalse();
  }

  @Test
  void turn_thrice_isAskedForAtOnceAndSeenWhenReady() {
    state.apply(new ViewAction.Turn(true));
    state.apply(new ViewAction.Turn(true));
    state.apply(new ViewAction.Turn(false));
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
    state.apply(new ViewAction.Pan(3, 0));
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
    state.apply(new ViewAction.Pan(1, 0));
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
    state.apply(new ViewAction.Pan(x, y));
    state.settle();
    assertThat(state.hovered()).contains(new Cell(8, 4));
    assertThat(state.takeRetitle()).isTrue();
    state.apply(new ViewAction.Pan(1, 0));
    state.settle();
    assertThat(state.takeRetitle()).isFalse();
  }

  @Test
  void steer_shortPress_movesTheViewAtOnce() {
    double before = screenX(VOLCANO);
    state.apply(new ViewAction.Steer(1, 0, true));
    state.apply(new ViewAction.Steer(1, 0, false));
    assertThat(screenX(VOLCANO)).isLessThan(before);
    assertThat(state.isMoving()).isFalse();
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
    state.apply(new RouteAction.SetEnd(RouteEnd.START, new Cell(3, 4)));
    compose();
    assertThat(TitleLine.of(state, "")).contains("the start 3,4 is blocked (stone wall");
  }

  @Test
  void title_unreachableGoal_namesTheNearest() {
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(0, 8)));
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
    state.apply(new RouteAction.AddVia(new Cell(1, 1)));
    state.apply(new RouteAction.AddVia(new Cell(2, 1)));
    state.apply(new RouteAction.AddGoal(new Cell(11, 0)));
    state.apply(new RouteAction.AddGoal(near));
    compose();
    RouteRequest there = state.request().routeRequest();
    state.apply(new RouteAction.SwapEnds());
    RouteRequest back = state.request().routeRequest();
    assertThat(back.routeEnds())
        .isEqualTo(new RouteEnds(Optional.of(near), there.routeEnds().start()));
    assertThat(back.via()).containsExactly(new Cell(2, 1), new Cell(1, 1));
    assertThat(back.others()).isEmpty();
    compose();
    state.apply(new RouteAction.SwapEnds());
    assertThat(state.request().routeRequest()).isEqualTo(there);
    state.apply(new RouteAction.SwapEnds());
    assertThat(state.request().routeRequest())
        .as("before the way there is planned")
        .isEqualTo(back);
  }

  @Test
  void swapEnds_afterSomethingElseWasAsked_isTheWayBackFromThat() {
    Cell goal = state.routeEnds().goal().orElseThrow();
    Cell near = new Cell(2, 6);
    state.apply(new RouteAction.AddGoal(near));
    compose();
    state.apply(new RouteAction.SwapEnds());
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, goal));
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(1, 4)));
    state.apply(new RouteAction.SwapEnds());
    assertThat(state.routeEnds())
        .isEqualTo(new RouteEnds(Optional.of(new Cell(1, 4)), Optional.of(near)));
    assertThat(state.request().routeRequest().others()).isEmpty();
  }

  @Test
  void swapEnds_whereNoGoalIsReached_leadsBackFromTheFirst() {
    Cell water = new Cell(0, 8);
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, water));
    state.apply(new RouteAction.AddGoal(new Cell(3, 4)));
    compose();
    RouteRequest there = state.request().routeRequest();
    state.apply(new RouteAction.SwapEnds());
    assertThat(state.routeEnds().start()).contains(water);
    assertThat(state.routeEnds().goal()).isEqualTo(there.routeEnds().start());
    state.apply(new RouteAction.SwapEnds());
    assertThat(state.request().routeRequest()).isEqualTo(there);
  }

  @Test
  void swapEnds_onceTheMapWasReadAgain_stillLeadsThereAgain() {
    state.apply(new RouteAction.AddGoal(new Cell(2, 6)));
    compose();
    RouteRequest there = state.request().routeRequest();
    state.apply(new RouteAction.SwapEnds());
    ExplorerState again =
        new ExplorerState(TestMap.valley(), EnumSet.of(ViewOption.ROUTE), 1280, 800);
    again.resume(state);
    again.apply(new RouteAction.SwapEnds());
    assertThat(again.request().routeRequest().routeEnds()).isEqualTo(there.routeEnds());
    assertThat(again.request().routeRequest().others()).isEqualTo(there.others());
  }

  @Test
  void swapEnds_mapReadAgainIsSmaller_leadsToNothingBeyondIt() {
    state.apply(new RouteAction.AddGoal(new Cell(2, 6)));
    state.apply(new RouteAction.AddGoal(new Cell(11, 0)));
    compose();
    state.apply(new RouteAction.SwapEnds());
    String smaller = TestMap.VALLEY.replaceAll("(?m)^(.{11}).$", "$1");
    ExplorerState again =
        new ExplorerState(TestMap.open(smaller), EnumSet.of(ViewOption.ROUTE), 1280, 800);
    again.resume(state);
    again.apply(new RouteAction.SwapEnds());
    RouteRequest there = again.request().routeRequest();
    assertThat(there.routeEnds().goal()).contains(new Cell(2, 6));
    assertThat(there.others()).isEmpty();
  }

  /** The route back passes what was added since the last one. */
  @Test
  void swapEnds_afterAWaypointWasAdded_passesItOnTheWayBack() {
    state.apply(new RouteAction.AddVia(new Cell(1, 1)));
    compose();
    state.apply(new RouteAction.SwapEnds());
    compose();
    state.apply(new RouteAction.SwapEnds());
    state.apply(new RouteAction.AddVia(new Cell(9, 2)));
    compose();
    state.apply(new RouteAction.SwapEnds());
    assertThat(state.request().routeRequest().via())
        .containsExactly(new Cell(9, 2), new Cell(1, 1));
  }

  @Test
  void addStops_givenBeforeOrTooMany_areLeftOut() {
    Cell goal = state.routeEnds().goal().orElseThrow();
    state.apply(new RouteAction.AddGoal(goal));
    state.apply(new RouteAction.AddGoal(new Cell(2, 6)));
    state.apply(new RouteAction.AddGoal(new Cell(2, 6)));
    assertThat(state.request().routeRequest().others()).containsExactly(new Cell(2, 6));
    for (int cell = 0; cell < 2 * RouteState.MAX_STOPS; cell++) {
      state.apply(new RouteAction.AddVia(new Cell(cell % 12, cell / 12)));
      state.apply(new RouteAction.AddVia(new Cell(cell % 12, cell / 12)));
    }
    assertThat(state.request().routeRequest().via())
        .hasSize(RouteState.MAX_STOPS)
        .doesNotHaveDuplicates();
  }

  @Test
  void clearStops_afterAnotherRouteWasTaken_bringsTheStopsBack() {
    Cell by = new Cell(9, 1);
    state.apply(new RouteAction.AddVia(by));
    state.apply(new RouteAction.TakeRoute(state.routeEnds(), List.of()));
    assertThat(state.request().routeRequest().via()).isEmpty();
    state.apply(new RouteAction.ClearStops());
    assertThat(state.request().routeRequest().via()).containsExactly(by);
  }

  @Test
  void resume_query_asksTheSameOfTheMapReadAgain() {
    Optional<InfluenceScenario> without = Optional.of(InfluenceScenario.WITHOUT_WARMTH);
    state.apply(new RouteAction.AddVia(new Cell(9, 1)));
    state.apply(new RouteAction.ClearStops());
    state.apply(new RouteAction.Compare(without));
    state.apply(new ViewAction.Turn(true));
    compose();
    ExplorerState again =
        new ExplorerState(TestMap.valley(), EnumSet.of(ViewOption.ROUTE), 1280, 800);
    again.resume(state);
    assertThat(again.request().routeRequest()).isEqualTo(state.request().routeRequest());
    assertThat(again.request().rotation()).isEqualTo(Rotation.QUARTER);
    again.apply(new RouteAction.ClearStops());
    assertThat(again.request().routeRequest().via()).containsExactly(new Cell(9, 1));
  }

  @Test
  void recall_mapMarksAnotherStartByNow_beginsThere() {
    state.apply(new RouteAction.SetEnd(RouteEnd.START, new Cell(2, 2)));
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
    state.apply(new ViewAction.Toggle(ViewOption.LAB));
    for (StudyAction.OfPlayback action :
        List.of(new StudyAction.Step(1), new StudyAction.Scrub(0))) {
      state.apply(new StudyAction.PlayOrPause());
      assertThat(state.simulations().isPlayWanted()).isTrue();
      state.apply(action);
      assertThat(state.simulations().isPlayWanted()).as("after %s", action).isFalse();
    }
  }

  @Test
  void play_searchOutOfSight_isFollowedUntilTheUserMovesTheMap() {
    compose();
    state.apply(new ViewAction.Toggle(ViewOption.LAB));
    compose();
    state.simulations().lab().show(recorded());
    state.apply(new ViewAction.Zoom(1280, 0, 6)); // far from the search's beginning
    state.apply(new StudyAction.PlayOrPause());
    Cell pointed = state.view().cellAt(640, 400);
    state.hover(640, 400);
    state.settle();
    for (int i = 0; i < 10; i++) {
      state.play(0.1);
    }
    assertThat(state.view().cellAt(640, 400)).isNotEqualTo(pointed);
    state.settle();
    assertThat(state.hovered().orElse(pointed)).as("under the pointer").isNotEqualTo(pointed);
    state.pan(1, 0);
    double x = screenX(VOLCANO);
    state.play(0.2);
    assertThat(state.simulations().isPlaying()).isTrue();
    assertThat(screenX(VOLCANO)).isEqualTo(x);
  }

  @Test
  void settle_whileTheMapGlides_waitsUntilItRests() {
    state.hover(screenX(VOLCANO), screenY(VOLCANO));
    state.settle();
    state.apply(new ViewAction.Fling(2000, 0));
    state.advance(0.2);
    state.settle();
    assertThat(state.isMoving()).isTrue();
    assertThat(state.hovered()).contains(VOLCANO);
    state.apply(new ViewAction.Halt());
    state.settle();
    assertThat(state.hovered()).isNotEqualTo(Optional.of(VOLCANO));
    state.apply(new ViewAction.Fling(2000, 0));
    state.apply(new ViewAction.Turn(true));
    compose();
    assertThat(state.isMoving()).as("after a turn").isFalse();
  }

  @Test
  void fit_thenPanned_staysWhenPanelsAreLaidOut() {
    coverTheRight(0);
    state.apply(new ViewAction.Fit());
    state.apply(new ViewAction.Pan(-100, 0));
    double panned = right();
    coverTheRight(500);
    assertThat(right()).isEqualTo(panned);
  }

  @Test
  void turn_selectedRegion_isForgotten() {
    state.apply(new ViewAction.AskRegion());
    state.apply(new ViewAction.BeginRegion(300, 200));
    state.apply(new ViewAction.StretchRegion(600, 500));
    state.apply(new ViewAction.EndRegion());
    assertThat(state.regionSelection().region()).isPresent();
    state.apply(new ViewAction.Turn(true));
    compose();
    assertThat(state.regionSelection().region()).isEmpty();
  }

  @Test
  void compareSearches_twice_isTheLabAlone() {
    state.apply(new StudyAction.CompareSearches());
    assertThat(state.viewOptions()).contains(ViewOption.LAB);
    assertThat(state.simulations().lab().isComparing()).isTrue();
    state.apply(new StudyAction.CompareSearches());
    assertThat(state.viewOptions()).contains(ViewOption.LAB);
    assertThat(state.simulations().lab().isComparing()).isFalse();
  }

  @Test
  void closeFront_directions_areNoLongerAskedFor() {
    state.apply(new ViewAction.Toggle(ViewOption.ITINERARY));
    assertThat(state.request().routeRequest().withItinerary()).isTrue();
    state.closeFront();
    assertThat(state.request().routeRequest().withItinerary()).isFalse();
  }

  @Test
  void canRedo_anotherVersionIsLater_onlyWhileNothingIsChanged() {
    state.setReloads(false, true);
    assertThat(state.canRedo()).isTrue();
    state.apply(new EditAction.ToggleCell(VOLCANO));
    assertThat(state.canRedo()).isFalse();
  }

  @Test
  void resume_studies_askTheSameOfTheMapReadAgain() {
    state.apply(new ViewAction.Toggle(ViewOption.WALK));
    state.apply(new StudyAction.SetTravelers(3));
    state.apply(new StudyAction.SetSight(7));
    state.apply(new StudyAction.UsePreset(Preset.CALKINS));
    state.apply(new StudyAction.UseHeuristic(Optional.of(Heuristic.ZERO)));
    OpenedMap other = TestMap.valley();
    ExplorerState again =
        new ExplorerState(other, EnumSet.of(ViewOption.WALK, ViewOption.ROUTE), 1280, 800);
    again.resume(state);
    again.show(other.composer().compose(again.request(), () -> false).orElseThrow());
    assertThat(again.simulations().walk().travelers()).isEqualTo(3);
    assertThat(again.simulations().walk().sight()).isEqualTo(7);
    assertThat(again.simulations().lab().preset()).isEqualTo(Preset.CALKINS);
    assertThat(again.simulations().lab().rules().heuristic()).isEqualTo(Heuristic.ZERO);
  }

  @Test
  void beginLesson_onTheMapOfTheLastOne_beginsWithTheEndsOfTheMap() {
    state.apply(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(3, 3)));
    state.apply(new RouteAction.AddVia(new Cell(2, 2)));
    state.apply(new RouteAction.ChooseTraveler("boat"));
    state.apply(new ViewAction.Toggle(ViewOption.WALK));
    state.apply(new StudyAction.BeginLesson(0));
    assertThat(state.viewOptions()).contains(ViewOption.LAB).doesNotContain(ViewOption.WALK);
    assertThat(state.routeEnds()).isEqualTo(RouteEnds.markedOn(state.map()));
    assertThat(state.request().routeRequest().via()).isEmpty();
    assertThat(state.routeState().profile().name()).isEqualTo("foot");
    int withGoal = 0;
    while (Lesson.ALL.get(withGoal).goal().isEmpty()) {
      withGoal++;
    }
    state.apply(new StudyAction.BeginLesson(withGoal));
    assertThat(state.routeEnds().goal()).isEqualTo(Lesson.ALL.get(withGoal).goal());
    state.apply(new StudyAction.BeginLesson(1));
    assertThat(state.routeEnds()).isEqualTo(RouteEnds.markedOn(state.map()));
  }
}
