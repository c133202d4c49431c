package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.RouteAction;
import emberway.app.command.ShapePreview;
import emberway.app.command.StudyAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.TestMap;
import emberway.app.route.RouteEnd;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.VisibleMap;
import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.Place;
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
      new ExplorerState(opened, EnumSet.of(ViewOption.ROUTE), 1280, 800);

  @BeforeEach
  void findCosts() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private CellMenu open(Cell cell) {
    state.apply(new ViewAction.OpenMenu(cell, 100, 200));
    return state.cellFocus().menu().orElseThrow();
  }

  private static List<Action> all(CellMenu menu) {
    return menu.entries().stream().flatMap(entry -> entry.actions().stream()).toList();
  }

  private void applyAll(CellMenu.Entry entry) {
    entry.actions().forEach(action -> state.apply((Action.OfState) action));
  }

  @Test
  void menu_ofAFreeCell_offersTravelsWordsAndTheBrush() {
    CellMenu menu = open(ROAD);
    assertThat(all(menu))
        .containsExactly(
            new RouteAction.SetEnd(RouteEnd.GOAL, ROAD),
            new RouteAction.SetEnd(RouteEnd.START, ROAD),
            new RouteAction.AddVia(ROAD),
            new RouteAction.AddGoal(ROAD),
            new ViewAction.Inspect(ROAD),
            new EditAction.Pick(ROAD),
            new Action.CopyText("1,7", "the coordinates 1,7 are on the clipboard"),
            new EditAction.AddPlace(ROAD),
            new EditAction.MarkEnd(Tile.Role.START, ROAD),
            new EditAction.MarkEnd(Tile.Role.GOAL, ROAD));
    assertThat(menu.chosenEntry()).isEqualTo(menu.entries().get(0));
    assertThat(menu.note()).isEmpty();
    assertThat(menu.entries()).extracting(CellMenu.Entry::letter).doesNotHaveDuplicates();
    assertThat(menu.entryOf('s')).contains(menu.entries().get(1));
    assertThat(menu.entryOf('z')).isEmpty();
  }

  @Test
  void menu_ofAVolcano_togglesIt() {
    CellMenu menu = open(VOLCANO);
    assertThat(all(menu)).contains(new EditAction.ToggleCell(VOLCANO));
    state.apply(new EditAction.ToggleCell(VOLCANO));
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(state.cellFocus().menu()).as("the map has changed").isEmpty();
    assertThat(all(open(ROAD))).doesNotContain(new EditAction.ToggleCell(ROAD));
  }

  @Test
  void menu_withTheBrushOrTheEraser_drawsAtTheCell() {
    int wall = state.map().overlay().id(state.map().size().index(WALL));
    int index = state.map().size().index(ROAD);
    int road = state.map().overlay().id(index);
    assertThat(all(open(ROAD))).doesNotContain(new EditAction.Draw(ROAD, ROAD));
    state.apply(new EditAction.Pick(WALL)); // which selects the brush
    applyAll(entryWith(new EditAction.Draw(ROAD, ROAD)));
    assertThat(state.map().overlay().id(index)).isEqualTo(wall);
    state.apply(new EditAction.Undo());
    assertThat(state.map().overlay().id(index)).as("one step").isEqualTo(road);
    state.apply(new EditAction.TakeTool(DrawTool.ERASER));
    applyAll(entryWith(new EditAction.Draw(ROAD, ROAD)));
    assertThat(state.map().overlay().id(index)).isEqualTo(Legend.NOTHING);
  }

  @Test
  void menu_withAnotherTool_selectsCopiesPastesAndDrawsShapes() {
    state.apply(new EditAction.TakeTool(DrawTool.SELECT));
    applyAll(entryWith(new EditAction.BeginShape(ShapePreview.Shape.SELECT, ROAD)));
    state.apply(new ViewAction.FlyTo(WALL));
    state.apply(new ViewAction.MoveCursor(1, 0)); // appears there
    assertThat(state.drawingState().shapePreview().orElseThrow().to())
        .as("follows")
        .isEqualTo(WALL);
    applyAll(open(WALL).entryOf('x').orElseThrow());
    Optional<CellBlock> selected = state.drawingState().selection();
    assertThat(selected).isPresent();
    assertThat(selected).isEqualTo(CellBlock.between(state.map().size(), ROAD, WALL));
    state.apply(new EditAction.CopySelection(false));
    state.apply(new EditAction.TakeTool(DrawTool.STAMP));
    assertThat(all(open(ROAD))).contains(new EditAction.Stamp(ROAD));
    state.apply(new EditAction.TakeTool(DrawTool.FILL));
    state.apply(new EditAction.Pick(WALL)); // for the tile
    applyAll(entryWith(new EditAction.Fill(ROAD)));
    assertThat(state.history().isUnsaved()).isTrue();
    state.apply(new EditAction.TakeTool(DrawTool.LINE));
    assertThat(all(open(ROAD)))
        .contains(new EditAction.BeginShape(ShapePreview.Shape.LINE, ROAD))
        .doesNotContain(new EditAction.DrawShape());
    state.apply(new EditAction.TakeTool(DrawTool.PICK));
    assertThat(open(ROAD).entryOf('f')).isEmpty();
    assertThat(open(ROAD).entryOf('y')).isEmpty();
  }

  private CellMenu.Entry entryWith(Action action) {
    return open(ROAD).entries().stream()
        .filter(entry -> entry.actions().contains(action))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void menu_ofABlockedCell_isAboutTheNearestFreeOne() {
    CellMenu menu = open(WALL);
    assertThat(menu.note()).contains("1 step ");
    Cell target = state.cellFocus().target(WALL);
    assertThat(target.distanceTo(WALL)).isEqualTo(1);
    assertThat(all(menu)).startsWith(new RouteAction.SetEnd(RouteEnd.GOAL, target));
    assertThat(all(menu)).contains(new ViewAction.Inspect(WALL));
  }

  /** Steps are counted as they are walked, also diagonally. */
  @Test
  void menu_ofACellInTheWater_saysWhereTheLandIs() {
    OpenedMap sea =
        TestMap.open("emberway-map 1\nname: Sea\n[base]\n~~~~~~\n~~~~~~\n~~~~~~\n~~~~~G\n");
    ExplorerState atSea = new ExplorerState(sea, EnumSet.of(ViewOption.ROUTE), 1280, 800);
    atSea.show(sea.composer().compose(atSea.request(), () -> false).orElseThrow());
    atSea.apply(new ViewAction.OpenMenu(new Cell(2, 0), 100, 200));
    assertThat(atSea.cellFocus().menu().orElseThrow().note())
        .isEqualTo("It is blocked; the nearest free cell is 3 steps south-east, at 5,3.");
  }

  @Test
  void menu_withTheRuler_measuresFromOrToTheCell() {
    state.apply(new StudyAction.Measure(ROAD, WALL));
    assertThat(all(open(VOLCANO)))
        .contains(new StudyAction.Measure(VOLCANO, WALL), new StudyAction.Measure(ROAD, VOLCANO));
  }

  @Test
  void menu_tileSetWithoutAGoal_doesNotMarkEnds(@TempDir Path folder) throws Exception {
    String json = TopTiles.JSON.replaceAll("(?m)^.*\"role\": \"goal\".*\n", "");
    assertThat(json).contains("\"role\": \"start\"").isNotEqualTo(TopTiles.JSON);
    Path map = TopTiles.writePack(folder, TopTiles.PLAIN.replace('2', '.'));
    Files.writeString(folder.resolve("tiles/fair/tileset.json"), json);
    ExplorerState there =
        new ExplorerState(TestMap.open(map), EnumSet.noneOf(ViewOption.class), 1280, 800);
    there.apply(new ViewAction.OpenMenu(new Cell(1, 1), 100, 200));
    assertThat(all(there.cellFocus().menu().orElseThrow()))
        .isNotEmpty()
        .noneMatch(EditAction.MarkEnd.class::isInstance);
  }

  @Test
  void menu_inExploreMode_placesTravelersOfATeam() {
    StudyAction.OfWalk add = new StudyAction.AddTraveler(ROAD);
    assertThat(all(open(ROAD))).as("explore mode is hidden").doesNotContain(add);
    state.apply(new ViewAction.Toggle(ViewOption.WALK));
    assertThat(all(open(ROAD))).contains(add);
    Cell target = state.cellFocus().target(WALL);
    assertThat(all(open(WALL))).contains(new StudyAction.AddTraveler(target));
    state.apply(new StudyAction.AddTraveler(target));
    assertThat(all(open(WALL))).noneMatch(StudyAction.RemoveTraveler.class::isInstance);
    state.apply(new StudyAction.RemoveTraveler(target));
    state.apply(add);
    assertThat(state.simulations().walk().isTeam()).isTrue();
    assertThat(all(open(ROAD))).contains(new StudyAction.RemoveTraveler(ROAD)).doesNotContain(add);
    state.apply(new StudyAction.RemoveTraveler(ROAD));
    assertThat(state.simulations().walk().isTeam()).isFalse();
    Cell start = state.routeEnds().start().orElseThrow();
    assertThat(all(open(start))).doesNotContain(new StudyAction.AddTraveler(start));
  }

  @Test
  void menu_ofABlockedCell_doesNotMakeItTheMapsStartOrGoal() {
    assertThat(all(open(WALL))).noneMatch(EditAction.MarkEnd.class::isInstance);
    assertThat(open(ROAD).entries())
        .filteredOn(CellMenu.Entry::beginsGroup)
        .extracting(CellMenu.Entry::actions)
        .containsExactly(List.of(new EditAction.MarkEnd(Tile.Role.START, ROAD)));
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
  void menu_letters_meanTheSameAtEveryCell(Language language) {
    Texts.use(language);
    try {
      state.apply(new StudyAction.Measure(ROAD, WALL));
      state.apply(new EditAction.Change(MapEdit.naming(state.map(), List.of(PLACE))));
      Map<String, String> known = new HashMap<>();
      for (Cell cell : List.of(ROAD, VOLCANO, WALL, PLACE.cell(), new Cell(0, 0))) {
        CellMenu menu = open(cell);
        assertThat(menu.entries()).extracting(CellMenu.Entry::letter).doesNotHaveDuplicates();
        for (CellMenu.Entry entry : menu.entries()) {
          String what = entry.icon() + " " + entry.actions().get(0).getClass();
          assertThat(known.putIfAbsent(entry.letter(), what)).isIn(null, what);
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
    state.apply(new RouteAction.SetEnd(RouteEnd.START, moved));
    state.apply(new EditAction.MarkEnd(Tile.Role.START, ROAD));
    assertThat(state.map().start()).contains(ROAD);
    assertThat(state.routeEnds().start()).contains(ROAD);
    state.apply(new EditAction.Undo());
    assertThat(state.map().start()).contains(start);
    assertThat(state.routeEnds().start()).contains(moved);
    assertThat(state.canUndo()).isFalse();
    state.apply(new EditAction.Redo());
    assertThat(state.map().start()).contains(ROAD);
    assertThat(state.routeEnds().start()).contains(ROAD);
    assertThat(state.routeEnds().goal()).contains(new Cell(10, 4));
  }

  @Test
  void menu_chosenEntry_goesRound() {
    CellMenu menu = open(ROAD);
    state.apply(new ViewAction.ChooseEntry(-1));
    CellMenu last = state.cellFocus().menu().orElseThrow();
    assertThat(last.chosenEntry()).isEqualTo(menu.entries().get(menu.entries().size() - 1));
    state.apply(new ViewAction.ChooseEntry(last.chosen() + 1));
    assertThat(state.cellFocus().menu()).contains(menu);
  }

  @Test
  void menu_draw_takesTheBrushWhateverToolWasTaken() {
    for (DrawTool tool : DrawTool.values()) {
      while (state.drawingState().tool().filter(tool::equals).isEmpty()) {
        state.apply(new EditAction.TakeTool(tool));
      }
      open(ROAD).entries().stream()
          .filter(entry -> entry.actions().contains(new EditAction.Pick(ROAD)))
          .forEach(this::applyAll);
      assertThat(state.drawingState().tool()).as("%s", tool).contains(DrawTool.BRUSH);
      int tile = state.drawingState().tile();
      assertThat(tile).isEqualTo(state.map().overlay().id(state.map().size().index(ROAD)));
    }
  }

  @Test
  void menu_offTheMap_isNotOpened() {
    state.apply(new ViewAction.MoveCursor(1, 0));
    state.apply(new ViewAction.OpenMenu(new Cell(-1, 3), 0, 0));
    assertThat(state.cellFocus().menu()).isEmpty();
    assertThat(state.cellFocus().cursor()).as("the mouse is used").isEmpty();
  }

  @Test
  void card_toolIsTaken_isClosedSoThatItTakesNoStroke() {
    state.apply(new ViewAction.Inspect(ROAD));
    state.apply(new EditAction.TakeTool(DrawTool.SELECT));
    assertThat(state.cellFocus().card()).isEmpty();
  }

  @Test
  void closeFront_menuThenCard_closesOneAtATime() {
    state.apply(new ViewAction.Inspect(ROAD));
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
    state.apply(new ViewAction.Toggle(ViewOption.PLACES));
    state.apply(new ViewAction.Inspect(ROAD));
    state.closeFront();
    assertThat(state.cellFocus().card()).as("in front of the table").isEmpty();
    assertThat(state.viewOptions()).contains(ViewOption.PLACES);
    state.apply(new ViewAction.Toggle(ViewOption.PLACES));
    state.apply(new ViewAction.Inspect(ROAD));
    state.apply(new ViewAction.Toggle(ViewOption.SHORTCUTS));
    state.closeFront();
    assertThat(state.viewOptions()).doesNotContain(ViewOption.SHORTCUTS);
    assertThat(state.cellFocus().card()).as("behind the shortcuts").contains(ROAD);
    state.closeFront();
    assertThat(state.cellFocus().card()).isEmpty();
  }

  @Test
  void cursor_keys_appearsInTheMiddleAndMovesNoFurtherThanTheEdge() {
    Cell middle = new VisibleMap(state.view()).middle();
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().cursor()).contains(middle);
    state.apply(new ViewAction.MoveCursor(1, 0));
    state.apply(new ViewAction.MoveCursor(0, -1));
    assertThat(state.cellFocus().cursor()).contains(new Cell(middle.x() + 1, middle.y() - 1));
    for (int i = 0; i < 20; i++) {
      state.apply(new ViewAction.MoveCursor(0, 1));
    }
    assertThat(state.cellFocus().cursor()).contains(new Cell(middle.x() + 1, 8));
  }

  @Test
  void described_cursorAndPointer_isTheOneMovedLast() {
    pointAt(WALL);
    assertThat(state.cellFocus().described()).contains(WALL);
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().cursor()).as("begins under the pointer").contains(WALL);
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().described()).contains(new Cell(WALL.x() + 1, WALL.y()));
    pointAt(ROAD);
    assertThat(state.cellFocus().described()).contains(ROAD);
    assertThat(state.cellFocus().cursor()).contains(new Cell(WALL.x() + 1, WALL.y()));
  }

  @Test
  void described_foundCell_isThatOneUntilThePointerMoves() {
    pointAt(WALL);
    state.apply(new ViewAction.FlyTo(ROAD));
    state.settle();
    assertThat(state.cellFocus().described()).contains(ROAD);
    assertThat(state.cellFocus().cursor()).isEmpty();
    pointAt(WALL);
    assertThat(state.cellFocus().described()).contains(WALL);
    state.apply(new ViewAction.MoveCursor(0, 0));
    state.apply(new ViewAction.FlyTo(ROAD));
    assertThat(state.cellFocus().cursor()).as("goes along").contains(ROAD);
  }

  @Test
  void foundCell_isWhereTheKeyboardGoesOn() {
    pointAt(WALL);
    assertThat(state.cellFocus().pointed()).contains(WALL);
    state.apply(new ViewAction.FlyTo(ROAD));
    state.settle();
    assertThat(state.cellFocus().pointed()).as("of the mouse, used before").isEmpty();
    for (int i = 0; i < 40; i++) {
      state.pan(100, 0);
    }
    state.apply(new ViewAction.OpenMenuAtCursor());
    CellMenu menu = state.cellFocus().menu().orElseThrow();
    assertThat(menu.cell()).isEqualTo(ROAD);
    assertThat(menu.x()).as("in sight").isBetween(0.0, 1280.0);
    state.closeFront();
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().cursor()).as("begins there").contains(ROAD);
    state.closeFront();
    state.apply(new ViewAction.OpenMenuAtCursor());
    assertThat(state.cellFocus().menu()).as("the cursor was left").isEmpty();
    pointAt(WALL);
    assertThat(state.cellFocus().pointed()).contains(WALL);
  }

  @Test
  void foundCell_onceTheMouseHasUsedAnother_isForgotten() {
    pointAt(WALL);
    state.apply(new ViewAction.FlyTo(ROAD));
    open(VOLCANO);
    state.apply(new ViewAction.CloseMenu());
    assertThat(state.cellFocus().described()).isNotEqualTo(Optional.of(ROAD));
    state.apply(new ViewAction.OpenMenuAtCursor());
    assertThat(state.cellFocus().menu()).isEmpty();
    state.apply(new ViewAction.FlyTo(new Cell(-1, 3)));
    assertThat(state.cellFocus().found()).as("off the map").isEmpty();
  }

  @Test
  void described_pointerLeavesTheMap_isTheCursor() {
    state.apply(new ViewAction.MoveCursor(1, 0));
    state.hover(0, 0);
    state.settle();
    assertThat(state.hovered()).isEmpty();
    assertThat(state.cellFocus().described()).isPresent().isEqualTo(state.cellFocus().cursor());
  }

  @Test
  void moveCursor_underAMenu_closesIt() {
    open(ROAD);
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().menu()).isEmpty();
  }

  private void pointAt(Cell cell) {
    state.hover(state.view().screenX(cell), state.view().screenY(cell));
    state.settle();
  }

  @Test
  void openMenuAtCursor_behindAList_doesNothing() {
    state.apply(new ViewAction.OpenMenuAtCursor());
    assertThat(state.cellFocus().menu()).as("there is no cursor").isEmpty();
    state.apply(new ViewAction.MoveCursor(1, 0));
    state.apply(new ViewAction.Toggle(ViewOption.HELP));
    state.apply(new ViewAction.OpenMenuAtCursor());
    assertThat(state.cellFocus().menu()).isEmpty();
    state.closeFront();
    state.apply(new ViewAction.OpenMenuAtCursor());
    Cell cursor = state.cellFocus().cursor().orElseThrow();
    assertThat(state.cellFocus().menu().orElseThrow().cell()).isEqualTo(cursor);
    assertThat(state.closeFront()).isTrue();
    assertThat(state.cellFocus().cursor()).as("only the menu is closed").isPresent();
    assertThat(state.closeFront()).isTrue();
    assertThat(state.cellFocus().cursor()).isEmpty();
  }

  @Test
  void openMenu_withTheMouseElsewhere_hidesTheCursor() {
    state.apply(new ViewAction.MoveCursor(1, 0));
    open(ROAD);
    assertThat(state.cellFocus().cursor()).isEmpty();
  }

  @Test
  void cursor_afterTheMouse_appearsWhereThatWasUsedIfItCanBeSeen() {
    open(ROAD);
    state.apply(new ViewAction.CloseMenu());
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().cursor()).contains(ROAD);
    state.closeFront();
    assertThat(state.cellFocus().cursor()).isEmpty();
    state.apply(new ViewAction.Zoom(640, 400, 1)); // so that panels do not move the map
    state.apply(new ViewAction.SetSafeArea(coveredLeft(), true));
    Cell seen = new VisibleMap(state.view()).middle();
    state.apply(new ViewAction.MoveCursor(1, 0));
    assertThat(state.cellFocus().cursor()).contains(seen).isNotEqualTo(Optional.of(ROAD));
  }

  /** Returns what a panel that covers the map's left half and its middle leaves free. */
  private static SafeArea coveredLeft() {
    return new SafeArea(0, 0, 0, 0, 25, List.of(new SafeArea.Corner(false, false, 700, 800)));
  }

  @Test
  void flyTo_aCell_pulsesForTwoSecondsWhereItCanBeSeen() {
    state.apply(new ViewAction.Zoom(640, 400, -20));
    assertThat(state.view().camera().scale()).isLessThan(1);
    state.apply(new ViewAction.FlyTo(ROAD));
    assertThat(state.view().camera().scale()).isEqualTo(1);
    assertThat(new VisibleMap(state.view()).middle()).isEqualTo(ROAD);
    assertThat(state.cellFocus().found()).contains(ROAD);
    state.cellFocus().advance(1.9);
    assertThat(state.cellFocus().found()).contains(ROAD);
    state.apply(new ViewAction.FlyTo(WALL));
    state.cellFocus().advance(1.9);
    assertThat(state.cellFocus().found()).as("begins anew").contains(WALL);
    state.cellFocus().advance(0.1);
    assertThat(state.cellFocus().found()).isEmpty();
  }
}
