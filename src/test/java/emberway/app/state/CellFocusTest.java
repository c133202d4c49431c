package emberway.app.state;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.RecordingCommands;
import emberway.app.command.ShapePreview;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.TestMap;
import emberway.app.study.RulerSurvey;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.VisibleMap;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.edit.CellBlock;
import emberway.map.edit.MapEdit;
import emberway.pack.TopTiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the menu and the card of cells. */
final class CellFocusTest {
  private static final Cell VOLCANO = new Cell(6, 4);
  private static final Cell WALL = new Cell(3, 4);
  private static final Cell ROAD = new Cell(1, 7);
  private static final Place PLACE = new Place(new Cell(2, 2), "Hill");

  private final OpenedMap opened = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(opened, EnumSet.of(Command.ROUTE), 1280, 800);
  private final Commands commands = new RecordingCommands(() -> state).commands();

  @BeforeEach
  void findCosts() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private CellMenu open(Cell cell) {
    commands.cells().openMenu(cell, 100, 200);
    return state.cellFocus().menu().orElseThrow();
  }

  private static List<String> all(CellMenu menu) {
    return menu.entries().stream().flatMap(entry -> calls(entry).stream()).toList();
  }

  private static List<String> calls(CellMenu.Entry entry) {
    return RecordingCommands.callsOf(entry.deed());
  }

  private void applyAll(CellMenu.Entry entry) {
    entry.deed().accept(new RecordingCommands(() -> state).commands());
  }

  @Test
  void menu_ofAFreeCell_offersTravelsWordsAndTheBrush() {
    commands.enter(Mode.BUILD);
    CellMenu menu = open(ROAD);
    assertThat(all(menu))
        .containsExactly(
            call("route.setEnd", RouteEnd.GOAL, ROAD),
            call("route.setEnd", RouteEnd.START, ROAD),
            call("route.addVia", ROAD),
            call("route.addGoal", ROAD),
            call("cells.inspect", ROAD),
            call("window.copyText", "1,7", "The coordinates 1,7 are on the clipboard"),
            call("tuning.beginTuning"),
            call("tuning.tuneTerrain", tileAt(ROAD), Terrain.BLOCKED),
            call("toggle", Command.TUNING),
            call("drawing.pick", ROAD),
            call("places.add", ROAD),
            call("map.markEnd", Tile.Role.START, ROAD),
            call("map.markEnd", Tile.Role.GOAL, ROAD));
    assertThat(menu.chosenEntry()).isEqualTo(menu.entries().get(0));
    assertThat(menu.note()).isEmpty();
    assertThat(menu.entries()).extracting(CellMenu.Entry::letter).doesNotHaveDuplicates();
    assertThat(menu.entryOf('s')).contains(menu.entries().get(1));
    assertThat(menu.entryOf('z')).isEmpty();
  }

  @Test
  void menuAndCard_outsideBuild_offerNoEdit() {
    commands.map().change(MapEdit.naming(state.map(), List.of(PLACE)));
    for (Mode mode : List.of(Mode.TRAVEL, Mode.LAB)) {
      commands.enter(mode);
      for (Cell cell : List.of(ROAD, VOLCANO, WALL, PLACE.cell(), new Cell(0, 0))) {
        assertThat(all(open(cell)))
            .as("%s at %s", mode, cell)
            .allMatch(call -> call.matches("(route|cells|window|tuning)\\..*|toggle.TUNING."));
      }
      assertThat(toggle()).isEqualTo("Erupt");
    }
    commands.cells().toggleCell(VOLCANO);
    state.conclude();
    assertThat(toggle()).isEqualTo("Let it sleep");
    assertThat(state.cellFocus().turned(VOLCANO)).isEqualTo("Volcano 6,4 awake");
    commands.map().change(MapEdit.naming(state.map(), List.of(new Place(VOLCANO, "Sulen"))));
    state.conclude();
    assertThat(state.cellFocus().turned(VOLCANO)).isEqualTo("Sulen awake");
  }

  private Tile tileAt(Cell cell) {
    return CellFocus.tunable(state.map(), cell).get(0);
  }

  private CellMenu.Entry entryNamed(CellMenu menu, String label) {
    return menu.entries().stream()
        .filter(entry -> entry.label().equals(label))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void menu_tileBlockedAndOpened_isAStepEachForAllItsCells() {
    Tile road = tileAt(ROAD);
    applyAll(entryNamed(open(ROAD), "Block this tile on the whole map"));
    assertThat(state.routeState().terrain(road)).isEqualTo(Terrain.BLOCKED);
    assertThat(state.history().isUnsaved()).as("the map itself is as before").isFalse();
    applyAll(entryNamed(open(ROAD), "Open this tile on the whole map"));
    assertThat(state.routeState().isUntuned()).isTrue();
    commands.history().undo();
    assertThat(state.routeState().terrain(road)).isEqualTo(Terrain.BLOCKED);
    commands.history().undo();
    assertThat(state.routeState().isUntuned()).isTrue();
    assertThat(state.canUndo()).isFalse();
    Cell wall = WALL; // its own terrain is blocked
    applyAll(entryNamed(open(wall), "Open this tile on the whole map"));
    assertThat(state.routeState().terrain(tileAt(wall))).isEqualTo(Terrain.cost(1));
  }

  @Test
  void menu_costOfATile_opensTheCostsWithItsCellAndLeavesThemOpen() {
    String cost = "Cost of this tile …";
    applyAll(entryNamed(open(ROAD), cost));
    assertThat(state.viewOptions()).contains(Command.TUNING);
    assertThat(state.cellFocus().used()).contains(ROAD);
    applyAll(entryNamed(open(WALL), cost));
    assertThat(state.viewOptions()).contains(Command.TUNING);
    assertThat(state.cellFocus().used()).contains(WALL);
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().used()).isEqualTo(state.cellFocus().cursor()).isPresent();
  }

  private String toggle() {
    return state.cellFocus().toggle(VOLCANO).orElseThrow().label();
  }

  @Test
  void menu_ofAVolcano_togglesIt() {
    commands.enter(Mode.BUILD);
    CellMenu menu = open(VOLCANO);
    assertThat(all(menu)).contains(call("cells.toggleCell", VOLCANO));
    assertThat(toggle()).isEqualTo("Erupt");
    commands.map().toggleCell(VOLCANO);
    assertThat(toggle()).isEqualTo("Let it sleep");
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(state.cellFocus().menu()).as("the map has changed").isEmpty();
    assertThat(all(open(ROAD))).doesNotContain(call("cells.toggleCell", ROAD));
  }

  @Test
  void click_inBuild_tellsWhatItHasChanged() {
    double x = state.view().screenX(VOLCANO);
    double y = state.view().screenY(VOLCANO);
    commands.cells().click(x, y);
    state.conclude();
    assertThat(state.cellFocus().card()).contains(VOLCANO);
    commands.cells().toggleCell(VOLCANO);
    state.conclude();
    assertThat(state.cellFocus().takeEdited()).as("only assumed").isEmpty();
    commands.enter(Mode.BUILD);
    commands.cells().click(x, y);
    state.conclude();
    assertThat(state.assumed()).isEmpty();
    assertThat(state.cellFocus().takeEdited()).as("only an assumption ended").isEmpty();
    commands.cells().click(x, y);
    state.conclude();
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(state.cellFocus().takeEdited()).contains(VOLCANO);
    assertThat(state.cellFocus().takeEdited()).isEmpty();
  }

  @Test
  void menu_withTheBrushOrTheEraser_drawsAtTheCell() {
    int wall = state.map().overlay().id(state.map().size().index(WALL));
    int index = state.map().size().index(ROAD);
    int road = state.map().overlay().id(index);
    assertThat(all(open(ROAD))).doesNotContain(call("map.draw", ROAD, ROAD));
    commands.drawing().pick(WALL); // which selects the brush
    applyAll(entryWith(call("map.draw", ROAD, ROAD)));
    assertThat(state.map().overlay().id(index)).isEqualTo(wall);
    commands.history().undo();
    assertThat(state.map().overlay().id(index)).as("one step").isEqualTo(road);
    commands.drawing().takeTool(DrawTool.ERASER);
    applyAll(entryWith(call("map.draw", ROAD, ROAD)));
    assertThat(state.map().overlay().id(index)).isEqualTo(Legend.NOTHING);
  }

  @Test
  void menu_withAnotherTool_selectsCopiesPastesAndDrawsShapes() {
    commands.drawing().takeTool(DrawTool.SELECT);
    applyAll(entryWith(call("drawing.beginShape", ShapePreview.Shape.SELECT, ROAD)));
    commands.cells().flyTo(WALL);
    commands.cells().moveCursor(1, 0); // appears there
    assertThat(state.drawingState().shapePreview().orElseThrow().to())
        .as("follows")
        .isEqualTo(WALL);
    applyAll(open(WALL).entryOf('x').orElseThrow());
    Optional<CellBlock> selected = state.drawingState().selection();
    assertThat(selected).isPresent();
    assertThat(selected).isEqualTo(CellBlock.between(state.map().size(), ROAD, WALL));
    commands.map().copySelection(false);
    commands.drawing().takeTool(DrawTool.STAMP);
    assertThat(all(open(ROAD))).contains(call("map.stamp", ROAD));
    commands.drawing().takeTool(DrawTool.FILL);
    commands.drawing().pick(WALL); // for the tile
    applyAll(entryWith(call("map.fill", ROAD)));
    assertThat(state.history().isUnsaved()).isTrue();
    commands.drawing().takeTool(DrawTool.LINE);
    assertThat(all(open(ROAD)))
        .contains(call("drawing.beginShape", ShapePreview.Shape.LINE, ROAD))
        .doesNotContain(call("map.drawShape"));
    commands.drawing().takeTool(DrawTool.PICK);
    assertThat(open(ROAD).entryOf('f')).isEmpty();
    assertThat(open(ROAD).entryOf('y')).isEmpty();
  }

  private CellMenu.Entry entryWith(String call) {
    return open(ROAD).entries().stream()
        .filter(entry -> calls(entry).contains(call))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void menu_ofABlockedCell_isAboutTheNearestFreeOne() {
    CellMenu menu = open(WALL);
    assertThat(menu.note()).contains("1 step ");
    Cell target = state.cellFocus().target(WALL);
    assertThat(target.distanceTo(WALL)).isEqualTo(1);
    assertThat(all(menu)).startsWith(call("route.setEnd", RouteEnd.GOAL, target));
    assertThat(all(menu)).contains(call("cells.inspect", WALL));
  }

  /** Steps are counted as they are walked, also diagonally. */
  @Test
  void menu_ofACellInTheWater_saysWhereTheLandIs() {
    OpenedMap sea =
        TestMap.open("emberway-map 1\nname: Sea\n[base]\n~~~~~~\n~~~~~~\n~~~~~~\n~~~~~G\n");
    ExplorerState atSea = new ExplorerState(sea, EnumSet.of(Command.ROUTE), 1280, 800);
    atSea.show(sea.composer().compose(atSea.request(), () -> false).orElseThrow());
    atSea.commands().cells().openMenu(new Cell(2, 0), 100, 200);
    assertThat(atSea.cellFocus().menu().orElseThrow().note())
        .isEqualTo("It is blocked; the nearest free cell is 3 steps south-east, at 5,3.");
  }

  @Test
  void menu_tileSetWithoutAGoal_doesNotMarkEnds(@TempDir Path folder) throws Exception {
    String json = TopTiles.JSON.replaceAll("(?m)^.*\"role\": \"goal\".*\n", "");
    assertThat(json).contains("\"role\": \"start\"").isNotEqualTo(TopTiles.JSON);
    Path map = TopTiles.writePack(folder, TopTiles.PLAIN.replace('2', '.'));
    Files.writeString(folder.resolve("tiles/fair/tileset.json"), json);
    ExplorerState there =
        new ExplorerState(TestMap.open(map), EnumSet.noneOf(Command.class), 1280, 800);
    there.commands().cells().openMenu(new Cell(1, 1), 100, 200);
    assertThat(all(there.cellFocus().menu().orElseThrow()))
        .isNotEmpty()
        .noneMatch(each -> each.startsWith("map.markEnd("));
  }

  @Test
  void menu_inExploreMode_placesTravelersOfATeam() {
    String add = call("walk.addTraveler", ROAD);
    assertThat(all(open(ROAD))).as("explore mode is hidden").doesNotContain(add);
    commands.toggle(Command.EXPLORE);
    assertThat(all(open(ROAD))).contains(add);
    Cell target = state.cellFocus().target(WALL);
    assertThat(all(open(WALL))).contains(call("walk.addTraveler", target));
    commands.walk().addTraveler(target);
    assertThat(all(open(WALL))).noneMatch(each -> each.startsWith("walk.removeTraveler("));
    commands.walk().removeTraveler(target);
    commands.walk().addTraveler(ROAD);
    assertThat(state.simulations().walk().isTeam()).isTrue();
    assertThat(all(open(ROAD))).contains(call("walk.removeTraveler", ROAD)).doesNotContain(add);
    commands.walk().removeTraveler(ROAD);
    assertThat(state.simulations().walk().isTeam()).isFalse();
    Cell start = state.routeEnds().start().orElseThrow();
    assertThat(all(open(start))).doesNotContain(call("walk.addTraveler", start));
  }

  @Test
  void menu_ofABlockedCell_doesNotMakeItTheMapsStartOrGoal() {
    commands.enter(Mode.BUILD);
    assertThat(all(open(WALL))).noneMatch(call -> call.startsWith("map.markEnd"));
    assertThat(open(ROAD).entries())
        .filteredOn(CellMenu.Entry::beginsGroup)
        .extracting(CellFocusTest::calls)
        .containsExactly(
            List.of(call("drawing.pick", ROAD)),
            List.of(call("map.markEnd", Tile.Role.START, ROAD)));
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
  void menu_letters_meanTheSameAtEveryCell(Language language) {
    Texts.use(language);
    try {
      commands.map().change(MapEdit.naming(state.map(), List.of(PLACE)));
      Map<String, String> known = new HashMap<>();
      for (Mode mode : List.of(Mode.BUILD, Mode.TRAVEL)) {
        commands.enter(mode);
        if (mode == Mode.TRAVEL) {
          commands.survey(RulerSurvey.class, ruler -> ruler.measure(ROAD, WALL));
        }
        for (Cell cell : List.of(ROAD, VOLCANO, WALL, PLACE.cell(), new Cell(0, 0))) {
          CellMenu menu = open(cell);
          assertThat(menu.entries()).extracting(CellMenu.Entry::letter).doesNotHaveDuplicates();
          for (CellMenu.Entry entry : menu.entries()) {
            String what = entry.icon() + " " + calls(entry).get(0).replaceFirst("\\(.*", "");
            assertThat(known.putIfAbsent(entry.letter(), what)).isIn(null, what);
          }
        }
      }
      assertThat(known).doesNotContainKey("").hasSize(16);
      assertThat(CellMenu.Kind.values()).extracting(CellMenu.Kind::letter).doesNotContain("");
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void markEnd_undoneOnce_restoresTheMapAndTheEndOfTheRoute() {
    Cell start = new Cell(1, 4);
    Cell moved = new Cell(2, 2);
    commands.route().setEnd(RouteEnd.START, moved);
    commands.map().markEnd(Tile.Role.START, ROAD);
    assertThat(state.map().start()).contains(ROAD);
    assertThat(state.routeEnds().start()).contains(ROAD);
    commands.history().undo();
    assertThat(state.map().start()).contains(start);
    assertThat(state.routeEnds().start()).contains(moved);
    assertThat(state.canUndo()).isFalse();
    commands.history().redo();
    assertThat(state.map().start()).contains(ROAD);
    assertThat(state.routeEnds().start()).contains(ROAD);
    assertThat(state.routeEnds().goal()).contains(new Cell(10, 4));
  }

  @Test
  void menu_chosenEntry_goesRound() {
    CellMenu menu = open(ROAD);
    commands.cells().chooseEntry(-1);
    CellMenu last = state.cellFocus().menu().orElseThrow();
    assertThat(last.chosenEntry()).isEqualTo(menu.entries().get(menu.entries().size() - 1));
    commands.cells().chooseEntry(last.chosen() + 1);
    assertThat(state.cellFocus().menu()).contains(menu);
  }

  @Test
  void menu_draw_takesTheBrushWhateverToolWasTaken() {
    for (DrawTool tool : DrawTool.values()) {
      while (state.drawingState().tool().filter(tool::equals).isEmpty()) {
        commands.drawing().takeTool(tool);
      }
      open(ROAD).entries().stream()
          .filter(entry -> calls(entry).contains(call("drawing.pick", ROAD)))
          .forEach(this::applyAll);
      assertThat(state.drawingState().tool()).as("%s", tool).contains(DrawTool.BRUSH);
      int tile = state.drawingState().tile();
      assertThat(tile).isEqualTo(state.map().overlay().id(state.map().size().index(ROAD)));
    }
  }

  @Test
  void menu_entry_showsItsIconBeforeItsLabel() {
    assertThat(open(ROAD).entries())
        .allMatch(
            entry ->
                entry.line().endsWith(entry.label())
                    && entry.line().length() > entry.label().length());
  }

  @Test
  void menu_offTheMap_isNotOpened() {
    commands.cells().moveCursor(1, 0);
    commands.cells().openMenu(new Cell(-1, 3), 0, 0);
    assertThat(state.cellFocus().menu()).isEmpty();
    assertThat(state.cellFocus().cursor()).as("the mouse is used").isEmpty();
  }

  @Test
  void card_toolIsTaken_isClosedSoThatItTakesNoStroke() {
    commands.cells().inspect(ROAD);
    commands.drawing().takeTool(DrawTool.SELECT);
    assertThat(state.cellFocus().card()).isEmpty();
  }

  @Test
  void closeFront_menuThenCard_closesOneAtATime() {
    commands.cells().inspect(ROAD);
    open(WALL);
    assertThat(state.closeFront()).isTrue();
    assertThat(state.cellFocus().menu()).isEmpty();
    assertThat(state.cellFocus().card()).contains(ROAD);
    assertThat(state.closeFront()).isTrue();
    assertThat(state.cellFocus().card()).isEmpty();
    assertThat(state.closeFront()).isFalse();
  }

  @Test
  void closeFront_cardAndPanels_closesTheOneOpenedLastFirst() {
    commands.toggle(Command.FIND_PLACE);
    commands.cells().inspect(ROAD);
    state.closeFront();
    assertThat(state.cellFocus().card()).as("in front of the table").isEmpty();
    assertThat(state.viewOptions()).contains(Command.FIND_PLACE);
    commands.toggle(Command.FIND_PLACE);
    commands.cells().inspect(ROAD);
    commands.toggle(Command.SHORTCUTS);
    state.closeFront();
    assertThat(state.viewOptions()).doesNotContain(Command.SHORTCUTS);
    assertThat(state.cellFocus().card()).as("behind the shortcuts").contains(ROAD);
    state.closeFront();
    assertThat(state.cellFocus().card()).isEmpty();
  }

  @Test
  void cursor_keys_appearsInTheMiddleAndMovesNoFurtherThanTheEdge() {
    Cell middle = new VisibleMap(state.view()).middle();
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().cursor()).contains(middle);
    commands.cells().moveCursor(1, 0);
    commands.cells().moveCursor(0, -1);
    assertThat(state.cellFocus().cursor()).contains(new Cell(middle.x() + 1, middle.y() - 1));
    for (int i = 0; i < 20; i++) {
      commands.cells().moveCursor(0, 1);
    }
    assertThat(state.cellFocus().cursor()).contains(new Cell(middle.x() + 1, 8));
  }

  @Test
  void described_cursorAndPointer_isTheOneMovedLast() {
    pointAt(WALL);
    assertThat(state.cellFocus().described()).contains(WALL);
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().cursor()).as("begins under the pointer").contains(WALL);
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().described()).contains(new Cell(WALL.x() + 1, WALL.y()));
    pointAt(ROAD);
    assertThat(state.cellFocus().described()).contains(ROAD);
    assertThat(state.cellFocus().cursor()).contains(new Cell(WALL.x() + 1, WALL.y()));
  }

  @Test
  void described_foundCell_isThatOneUntilThePointerMoves() {
    pointAt(WALL);
    commands.cells().flyTo(ROAD);
    state.settle();
    assertThat(state.cellFocus().described()).contains(ROAD);
    assertThat(state.cellFocus().cursor()).isEmpty();
    pointAt(WALL);
    assertThat(state.cellFocus().described()).contains(WALL);
    commands.cells().moveCursor(0, 0);
    commands.cells().flyTo(ROAD);
    assertThat(state.cellFocus().cursor()).as("goes along").contains(ROAD);
  }

  @Test
  void foundCell_isWhereTheKeyboardGoesOn() {
    pointAt(WALL);
    assertThat(state.cellFocus().pointed()).contains(WALL);
    commands.cells().flyTo(ROAD);
    state.settle();
    assertThat(state.cellFocus().pointed()).as("of the mouse, used before").isEmpty();
    for (int i = 0; i < 40; i++) {
      commands.motion().pan(100, 0);
    }
    commands.cells().openMenuAtCursor();
    CellMenu menu = state.cellFocus().menu().orElseThrow();
    assertThat(menu.cell()).isEqualTo(ROAD);
    assertThat(menu.x()).as("in sight").isBetween(0.0, 1280.0);
    state.closeFront();
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().cursor()).as("begins there").contains(ROAD);
    state.closeFront();
    commands.cells().openMenuAtCursor();
    assertThat(state.cellFocus().menu()).as("the cursor was left").isEmpty();
    pointAt(WALL);
    assertThat(state.cellFocus().pointed()).contains(WALL);
  }

  @Test
  void foundCell_onceTheMouseHasUsedAnother_isForgotten() {
    pointAt(WALL);
    commands.cells().flyTo(ROAD);
    open(VOLCANO);
    commands.cells().closeMenu();
    assertThat(state.cellFocus().described()).isNotEqualTo(Optional.of(ROAD));
    commands.cells().openMenuAtCursor();
    assertThat(state.cellFocus().menu()).isEmpty();
    commands.cells().flyTo(new Cell(-1, 3));
    assertThat(state.cellFocus().found()).as("off the map").isEmpty();
  }

  @Test
  void described_pointerLeavesTheMap_isTheCursor() {
    commands.cells().moveCursor(1, 0);
    state.hover(0, 0);
    state.settle();
    assertThat(state.hovered()).isEmpty();
    assertThat(state.cellFocus().described()).isPresent().isEqualTo(state.cellFocus().cursor());
  }

  @Test
  void moveCursor_underAMenu_closesIt() {
    open(ROAD);
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().menu()).isEmpty();
  }

  private void pointAt(Cell cell) {
    state.hover(state.view().screenX(cell), state.view().screenY(cell));
    state.settle();
  }

  @Test
  void openMenuAtCursor_behindAList_doesNothing() {
    commands.cells().openMenuAtCursor();
    assertThat(state.cellFocus().menu()).as("there is no cursor").isEmpty();
    commands.cells().moveCursor(1, 0);
    commands.toggle(Command.HELP);
    commands.cells().openMenuAtCursor();
    assertThat(state.cellFocus().menu()).isEmpty();
    state.closeFront();
    commands.cells().openMenuAtCursor();
    Cell cursor = state.cellFocus().cursor().orElseThrow();
    assertThat(state.cellFocus().menu().orElseThrow().cell()).isEqualTo(cursor);
    assertThat(state.closeFront()).isTrue();
    assertThat(state.cellFocus().cursor()).as("only the menu is closed").isPresent();
    assertThat(state.closeFront()).isTrue();
    assertThat(state.cellFocus().cursor()).isEmpty();
  }

  @Test
  void openMenu_withTheMouseElsewhere_hidesTheCursor() {
    commands.cells().moveCursor(1, 0);
    open(ROAD);
    assertThat(state.cellFocus().cursor()).isEmpty();
  }

  @Test
  void cursor_afterTheMouse_appearsWhereThatWasUsedIfItCanBeSeen() {
    open(ROAD);
    commands.cells().closeMenu();
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().cursor()).contains(ROAD);
    state.closeFront();
    assertThat(state.cellFocus().cursor()).isEmpty();
    commands.motion().zoom(640, 400, 1); // so that panels do not move the map
    state.setSafeArea(coveredLeft(), true);
    Cell seen = new VisibleMap(state.view()).middle();
    commands.cells().moveCursor(1, 0);
    assertThat(state.cellFocus().cursor()).contains(seen).isNotEqualTo(Optional.of(ROAD));
  }

  /** Returns what a panel that covers the map's left half and its middle leaves free. */
  private static SafeArea coveredLeft() {
    return new SafeArea(0, 0, 0, 0, 25, List.of(new SafeArea.Corner(false, false, 700, 800)));
  }

  @Test
  void flyTo_aCell_pulsesForTwoSecondsWhereItCanBeSeen() {
    commands.motion().zoom(640, 400, -20);
    assertThat(state.view().camera().scale()).isLessThan(1);
    commands.cells().flyTo(ROAD);
    assertThat(state.view().camera().scale()).isEqualTo(1);
    assertThat(new VisibleMap(state.view()).middle()).isEqualTo(ROAD);
    assertThat(state.cellFocus().found()).contains(ROAD);
    state.cellFocus().advance(1.9);
    assertThat(state.cellFocus().found()).contains(ROAD);
    commands.cells().flyTo(WALL);
    state.cellFocus().advance(1.9);
    assertThat(state.cellFocus().found()).as("begins anew").contains(WALL);
    state.cellFocus().advance(0.1);
    assertThat(state.cellFocus().found()).isEmpty();
  }

  /** Whatever the user turns to, the menu of a cell is in the way of it. */
  @Test
  void menu_userTurnsToSomethingElse_isClosed() {
    ExplorerState.Topics topics = state.commands();
    List<Runnable> turns =
        List.of(
            topics::map,
            topics::history,
            topics::drawing,
            topics::route,
            topics::tuning,
            () -> topics.toggle(Command.ROUTE),
            topics::view,
            topics::region,
            topics::playback,
            topics::lab,
            topics::walk,
            () -> topics.survey(RulerSurvey.class, ruler -> {}),
            () -> topics.stepSurvey(Command.RULER, 0));
    for (int i = 0; i < turns.size(); i++) {
      open(ROAD);
      state.takeRetitle();
      turns.get(i).run();
      assertThat(state.cellFocus().menu()).as("turn %d", i).isEmpty();
      assertThat(state.takeRetitle()).as("turn %d", i).isTrue();
    }
    open(ROAD);
    topics.cells();
    topics.motion();
    assertThat(state.cellFocus().menu()).as("the cell itself, and the view").isPresent();
  }

  /** Against a look at all cells; the drawing has free cells on every side of blocked ones. */
  @Test
  void target_anyCell_isTheNearestFreeOne() {
    OpenedMap islands =
        TestMap.open(
            """
            emberway-map 1
            name: Islands
            [base]
            ~~~~~~~~~~~~
            ~G~~~~~~~~~~
            ~~~~~~~~~G~~
            ~~~~~~~~~~~~
            ~~~~~~~~~~~~
            ~~~~~G~~~~~~
            ~~~~~~~~~~~~
            G~~~~~~~~~~~
            ~~~~~~~~~~~G
            """);
    ExplorerState atSea = new ExplorerState(islands, EnumSet.of(Command.ROUTE), 1280, 800);
    atSea.show(islands.composer().compose(atSea.request(), () -> false).orElseThrow());
    GridSize size = atSea.map().size();
    int grass = atSea.map().legend().id('G');
    for (int index = 0; index < size.cells(); index++) {
      Cell cell = size.cell(index);
      Cell target = atSea.cellFocus().target(cell);
      assertThat(atSea.map().base().id(size.index(target))).isEqualTo(grass);
      for (int other = 0; other < size.cells(); other++) {
        if (atSea.map().base().id(other) == grass) {
          int more = steps(cell, size.cell(other)) - steps(cell, target);
          assertThat(more).as("%s from %s", size.cell(other), cell).isNotNegative();
          if (more == 0) {
            assertThat(size.cell(other).distanceTo(cell))
                .as("%s from %s", size.cell(other), cell)
                .isGreaterThanOrEqualTo(target.distanceTo(cell));
          }
        }
      }
    }
  }

  private static int steps(Cell from, Cell to) {
    return Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
  }

  @Test
  void target_farFromAllLand_isTheCellItself() {
    OpenedMap sea = TestMap.open("emberway-map 1\nname: Sea\n[base]\n" + "~".repeat(66) + "G\n");
    ExplorerState atSea = new ExplorerState(sea, EnumSet.of(Command.ROUTE), 1280, 800);
    atSea.show(sea.composer().compose(atSea.request(), () -> false).orElseThrow());
    assertThat(atSea.cellFocus().target(new Cell(2, 0))).isEqualTo(new Cell(66, 0));
    assertThat(atSea.cellFocus().target(new Cell(1, 0))).isEqualTo(new Cell(1, 0));
  }
}
