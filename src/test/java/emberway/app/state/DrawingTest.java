package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.SceneRequest;
import emberway.app.scene.TestMap;
import emberway.app.tool.BrushTool;
import emberway.app.tool.CellTool;
import emberway.app.tool.ClickTool;
import emberway.app.tool.MouseDispatcher;
import emberway.app.tool.MouseTool;
import emberway.app.tool.PanTool;
import emberway.app.tool.ShapeTool;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.TileMap;
import emberway.map.edit.CellBlock;
import emberway.pack.TopTiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests drawing from the mouse tools to the map, without a window. */
final class DrawingTest {
  private static final List<DrawTool> TOOLS = List.of(DrawTool.values());

  private final ExplorerState state = new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
  private final RecordingCommands recording = new RecordingCommands(() -> state);
  private final Commands commands = recording.commands();
  private final GridSize size = state.map().size();
  private final Supplier<DrawingState> drawingState = state::drawingState;
  private Cell pointed = new Cell(0, 0);
  private final MouseDispatcher mouseDispatcher =
      new MouseDispatcher(tools(), (x, y) -> pointed, (x, y) -> {}, commands);

  private List<MouseTool> tools() {
    return List.of(
        new BrushTool(drawingState, commands),
        new ShapeTool(drawingState, commands),
        new CellTool(drawingState, commands),
        new PanTool(commands),
        new ClickTool(commands));
  }

  private void take(DrawTool tool, String tile) {
    commands.drawing().takeTile(id(tile));
    if (!drawingState.get().uses(tool)) {
      commands.drawing().takeTool(tool);
    }
  }

  private int id(String tile) {
    return state.map().legend().id(tile);
  }

  private void press(int x, int y, boolean shift) {
    pointed = new Cell(x, y);
    mouseDispatcher.move(new InputEvent.PointerMoved(20 * x, 20 * y, 0));
    mouseDispatcher.change(
        new InputEvent.ButtonChanged(InputEvent.Button.LEFT, true, shift, false, 0));
  }

  private void moveTo(int x, int y) {
    pointed = new Cell(x, y);
    mouseDispatcher.move(new InputEvent.PointerMoved(20 * x, 20 * y, 0));
  }

  private void release() {
    mouseDispatcher.change(
        new InputEvent.ButtonChanged(InputEvent.Button.LEFT, false, false, false, 0));
  }

  private void drag(int x, int y, int toX, int toY) {
    press(x, y, false);
    moveTo(toX, toY);
    release();
  }

  /** Returns rows of a layer as tile symbols, each row ended by a slash. */
  private String rows(Layer layer, int from, int to) {
    TileMap map = state.map();
    StringBuilder out = new StringBuilder();
    for (int y = from; y <= to; y++) {
      for (int x = 0; x < size.width(); x++) {
        int id = map.layer(layer).id(x, y);
        out.append(id == 0 ? '.' : map.legend().tile(id).symbol());
      }
      out.append('/');
    }
    return out.toString();
  }

  @Test
  void undo_beyondTheMemoryThatIsSet_saysSo() {
    state.limitUndo(0);
    take(DrawTool.BRUSH, "snow");
    drag(0, 0, 0, 0);
    drag(3, 0, 3, 0);
    assertThat(state.canUndo()).isTrue();
    commands.history().undo();
    assertThat(rows(Layer.BASE, 0, 0)).as("the oldest change stays").startsWith("SGGG");
    assertThat(state.canUndo()).isFalse();
    assertThat(state.history().isUnsaved()).isTrue();
    assertThat(state.takeMessage()).isEmpty();
    commands.history().undo();
    assertThat(state.takeMessage().orElseThrow()).contains("can no longer be undone");
    commands.history().redo();
    assertThat(rows(Layer.BASE, 0, 0)).startsWith("SGGS");
  }

  @Test
  void brush_dragged_paintsWhereItGoesInOneStep() {
    take(DrawTool.BRUSH, "snow");
    press(0, 0, false);
    moveTo(2, 0);
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("SSSGGGGGGGGG/");
    moveTo(2, 2);
    release();
    assertThat(rows(Layer.BASE, 0, 2)).isEqualTo("SSSGGGGGGGGG/GGSGGSSSGGGG/GGSGGSSSGGGG/");
    commands.history().undo();
    assertThat(rows(Layer.BASE, 0, 2)).isEqualTo("GGGGGGGGGGGG/GGGGGSSSGGGG/GGGGGSSSGGGG/");
    assertThat(state.history().isUnsaved()).isFalse();
    commands.history().redo();
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("SSSGGGGGGGGG/");
    assertThat(recording.calls("motion.pan")).isEmpty();
  }

  @Test
  void brush_wide_asksForANewScene() {
    SceneRequest before = state.request();
    take(DrawTool.BRUSH, "dirt-road");
    commands.drawing().chooseWidth(3);
    drag(9, 6, 9, 6);
    assertThat(rows(Layer.OVERLAY, 5, 7)).isEqualTo("...W....RRR./........RRR./.RRRRRRRRRR./");
    assertThat(state.request()).isNotEqualTo(before);
  }

  @Test
  void rectangleAndLine_areDrawnOnRelease_andNotAfterEscape() {
    take(DrawTool.RECTANGLE, "stone-wall");
    press(7, 0, false);
    moveTo(9, 1);
    assertThat(drawingState.get().shapePreview()).isPresent();
    assertThat(rows(Layer.OVERLAY, 0, 1)).isEqualTo("............/....F...t.../");
    release();
    assertThat(rows(Layer.OVERLAY, 0, 1)).isEqualTo(".......WWW../....F..WWW../");
    press(0, 6, true);
    moveTo(11, 8);
    release();
    assertThat(rows(Layer.OVERLAY, 6, 8)).isEqualTo("WWWWWWWWWWWW/WRRRRRRRRR.W/WWWWWWWWWWWW/");

    commands.drawing().takeTool(DrawTool.LINE);
    press(0, 0, false);
    moveTo(3, 3);
    assertThat(state.closeFront()).isTrue();
    moveTo(4, 4);
    release();
    assertThat(rows(Layer.OVERLAY, 0, 1)).isEqualTo(".......WWW../....F..WWW../");
    drag(0, 0, 2, 2);
    assertThat(rows(Layer.OVERLAY, 0, 2)).isEqualTo("WW.....WWW../.WW.F..WWW../..W........./");
  }

  @Test
  void escape_inTheMiddleOfAStroke_takesItBackAndEndsIt() {
    take(DrawTool.BRUSH, "lava");
    press(0, 0, false);
    moveTo(5, 0);
    assertThat(state.closeFront()).isTrue();
    moveTo(9, 0);
    release();
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("GGGGGGGGGGGG/");
    assertThat(state.history().canUndo()).isFalse();
    assertThat(drawingState.get().tool()).isPresent();
    assertThat(state.closeFront()).isTrue();
    assertThat(drawingState.get().tool()).isEmpty();
    assertThat(state.mode()).isEqualTo(Mode.BUILD);
    assertThat(state.closeFront()).isTrue();
    assertThat(state.mode()).isEqualTo(Mode.TRAVEL);
    assertThat(state.closeFront()).isFalse();
  }

  @Test
  void fillEraseMoveAndPick_doAsTheySay() {
    take(DrawTool.FILL, "sand");
    press(6, 2, false);
    release();
    assertThat(rows(Layer.BASE, 1, 7)).isEqualTo("GGGGGaaaGGGG/".repeat(6) + "GGGaaaaaGGGG/");

    commands.drawing().takeTool(DrawTool.ERASER);
    drag(3, 3, 3, 5);
    assertThat(rows(Layer.OVERLAY, 3, 5)).isEqualTo("............/.1....v...2./............/");

    commands.drawing().takeTool(DrawTool.MOVE);
    drag(6, 4, 8, 4);
    drag(1, 4, 2, 4); // the start cannot be moved
    drag(0, 0, 8, 4); // there is nothing to move
    assertThat(rows(Layer.OVERLAY, 4, 4)).isEqualTo(".1......v.2./");

    commands.drawing().takeTool(DrawTool.PICK);
    press(8, 1, false);
    release();
    assertThat(drawingState.get().tile()).isEqualTo(id("tombstone"));
    assertThat(drawingState.get().uses(DrawTool.BRUSH)).isTrue();
    commands.drawing().takeTool(DrawTool.PICK);
    press(1, 4, false); // on the start, which gives its ground
    release();
    assertThat(drawingState.get().tile()).isEqualTo(id("grass"));
  }

  @Test
  void fill_twice_isUndoneOneByOne() {
    take(DrawTool.FILL, "sand");
    press(6, 2, false);
    release();
    take(DrawTool.FILL, "lava");
    press(6, 2, false);
    release();
    commands.history().undo();
    assertThat(rows(Layer.BASE, 1, 1)).isEqualTo("GGGGGaaaGGGG/");
  }

  @Test
  void stamp_besideTheMap_pastesNothing() {
    commands.drawing().takeTool(DrawTool.SELECT);
    drag(5, 4, 7, 6);
    commands.map().copySelection(false);
    commands.map().stamp(new Cell(-1, 4));
    commands.map().stamp(new Cell(3, 9));
    assertThat(state.history().isUnsaved()).isFalse();
    commands.map().stamp(new Cell(0, 4));
    assertThat(state.history().isUnsaved()).isTrue();
  }

  /** Ground and what joins its neighbors lie side by side; other things also at corners. */
  @Test
  void brush_draggedAtAnAngle_leavesNoGapInGroundAndRoads() {
    take(DrawTool.BRUSH, "lava");
    drag(0, 0, 2, 2);
    assertThat(rows(Layer.BASE, 0, 2)).isEqualTo("llGGGGGGGGGG/GllGGSSSGGGG/GGlGGSSSGGGG/");
    take(DrawTool.BRUSH, "dirt-road");
    drag(8, 2, 9, 3);
    assertThat(rows(Layer.OVERLAY, 2, 3)).isEqualTo("........RR../...W.....R../");
    take(DrawTool.BRUSH, "tombstone");
    drag(4, 2, 5, 3);
    assertThat(rows(Layer.OVERLAY, 2, 3)).isEqualTo("....t...RR../...W.t...R../");
  }

  @Test
  void escape_afterAStroke_putsTheToolAway() {
    take(DrawTool.BRUSH, "lava");
    drag(0, 0, 2, 0);
    assertThat(state.closeFront()).isTrue();
    assertThat(drawingState.get().tool()).as("there is no stroke to take back").isEmpty();
    assertThat(rows(Layer.BASE, 0, 0)).isNotEqualTo("GGGGGGGGGGGG/");
  }

  @Test
  void undoOrRedo_inTheMiddleOfAStroke_endsIt() {
    take(DrawTool.BRUSH, "snow");
    press(0, 0, false);
    moveTo(2, 0);
    commands.history().undo();
    moveTo(5, 0);
    release();
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("GGGGGGGGGGGG/");
    assertThat(state.history().isUnsaved()).isFalse();
    press(0, 0, false);
    moveTo(2, 0);
    commands.history().redo();
    moveTo(5, 0);
    release();
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("SSSGGGGGGGGG/");
  }

  @Test
  void takeTile_withAnyTool_keepsTheToolIfThatDrawsTiles() {
    Set<DrawTool> drawing =
        Set.of(DrawTool.BRUSH, DrawTool.LINE, DrawTool.RECTANGLE, DrawTool.FILL);
    for (DrawTool tool : TOOLS) {
      take(tool, "snow");
      commands.drawing().takeTile(id("sand"));
      assertThat(drawingState.get().tool())
          .as("%s", tool)
          .contains(drawing.contains(tool) ? tool : DrawTool.BRUSH);
    }
  }

  @Test
  void resume_mapReadAgain_drawsWithTheSameToolTileAndWidth() {
    take(DrawTool.LINE, "lava");
    commands.drawing().chooseWidth(3);
    ExplorerState again = new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
    again.resume(state);
    assertThat(again.drawingState().tool()).contains(DrawTool.LINE);
    assertThat(again.drawingState().tile()).isEqualTo(id("lava"));
    assertThat(again.drawingState().width()).isEqualTo(3);
  }

  @Test
  void selectAll_again_selectsAllAgain() {
    commands.drawing().selectAll();
    commands.drawing().selectAll();
    assertThat(drawingState.get().uses(DrawTool.SELECT)).isTrue();
    assertThat(drawingState.get().selection()).contains(new CellBlock(0, 0, 12, 9));
  }

  @Test
  void spaceHeld_leftButtonCarriesTheMap() {
    take(DrawTool.BRUSH, "snow");
    commands.drawing().holdToPan(true);
    drag(0, 0, 5, 5);
    assertThat(recording.calls("motion.pan")).isNotEmpty();
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("GGGGGGGGGGGG/");
    commands.drawing().holdToPan(false);
    drag(0, 0, 0, 0);
    assertThat(rows(Layer.BASE, 0, 0)).isEqualTo("SGGGGGGGGGGG/");
  }

  @Test
  void takeTile_startOrGoal_isNotForDrawing() {
    int before = drawingState.get().tile();
    commands.drawing().takeTile(id("tent"));
    assertThat(drawingState.get().tile()).isEqualTo(before);
    assertThat(drawingState.get().tiles())
        .doesNotContain(id("tent"), id("castle"))
        .contains(id("lava"));
  }

  @Test
  void undo_nothingChanged_saysSoButNotAfterTheLastStep() {
    commands.history().undo();
    assertThat(drawingState.get().takeNote()).contains("Nothing to undo");
    commands.map().toggleCell(new Cell(6, 4));
    commands.history().undo();
    commands.history().undo();
    assertThat(drawingState.get().takeNote()).isEmpty();
  }

  @Test
  void select_thenCopyAndPaste_stampsAsOftenAsOneClicks() {
    commands.drawing().takeTool(DrawTool.STAMP);
    drag(2, 2, 2, 2); // nothing is copied yet
    assertThat(state.history().isUnsaved()).isFalse();
    commands.map().copySelection(false);
    assertThat(state.takeMessage()).hasValueSatisfying(said -> assertThat(said).contains("select"));

    commands.drawing().takeTool(DrawTool.SELECT);
    drag(5, 6, 7, 8); // snow, snow with sand and water below
    assertThat(drawingState.get().selection()).contains(new CellBlock(5, 6, 3, 3));
    assertThat(state.history().isUnsaved()).isFalse();
    commands.map().copySelection(false);
    assertThat(drawingState.get().takeNote()).contains("3 × 3 cells copied");
    commands.drawing().takeTool(DrawTool.STAMP);
    assertThat(drawingState.get().selection()).isEmpty();
    for (int x : new int[] {1, 10}) {
      drag(x, 1, x, 1);
      assertThat(state.map().base().id(x, 0)).isEqualTo(id("snow"));
      assertThat(state.map().base().id(x, 2)).isEqualTo(id("sand"));
    }
    commands.history().undo();
    assertThat(state.map().base().id(10, 0)).isEqualTo(id("grass"));
    assertThat(state.map().base().id(1, 0)).isEqualTo(id("snow"));
    assertThat(state.closeFront()).isTrue();
    assertThat(drawingState.get().tool()).isEmpty();
  }

  @Test
  void adoptCopied_mapOfTheSameTiles_pastesThere() {
    commands.drawing().selectAll();
    commands.map().copySelection(false);
    OpenedMap other = TestMap.open("emberway-map 1\nname: Other\n[base]\nSSS\nSSS\n");
    ExplorerState there = new ExplorerState(other, Set.of(), 1280, 800);
    there.commands().map().stamp(new Cell(1, 1));
    assertThat(there.history().isUnsaved()).as("nothing is copied there").isFalse();
    there.drawingState().adoptCopied(drawingState.get());
    there.commands().map().stamp(new Cell(1, 1));
    assertThat(there.map().base().id(2, 1)).isEqualTo(id("grass"));
  }

  @Test
  void adoptCopied_mapOfOtherTiles_saysWhyNothingIsPasted(@TempDir Path folder) throws Exception {
    commands.drawing().selectAll();
    commands.map().copySelection(false);
    OpenedMap other = TestMap.open(TopTiles.writePack(folder, TopTiles.PLAIN));
    ExplorerState there = new ExplorerState(other, Set.of(), 1280, 800);
    there.drawingState().adoptCopied(drawingState.get());
    there.commands().drawing().takeTool(DrawTool.STAMP);
    assertThat(there.takeMessage())
        .contains(
            "The copied cells have tiles of fantasy and cannot be pasted here;"
                + " this map has tiles of fair");
    there.commands().map().stamp(new Cell(1, 1));
    assertThat(there.history().isUnsaved()).isFalse();

    OpenedMap third = TestMap.open("emberway-map 1\nname: Other\n[base]\nSSS\nSSS\n");
    ExplorerState back = new ExplorerState(third, Set.of(), 1280, 800);
    back.drawingState().adoptCopied(there.drawingState());
    back.commands().drawing().takeTool(DrawTool.STAMP);
    assertThat(back.takeMessage()).isEmpty();
    back.commands().map().stamp(new Cell(1, 1));
    assertThat(back.map().base().id(2, 1)).as("kept meanwhile").isEqualTo(id("grass"));
  }

  @Test
  void selectAllAndCut_takesWhatStandsInOneStep() {
    commands.drawing().selectAll();
    assertThat(drawingState.get().uses(DrawTool.SELECT)).isTrue();
    commands.map().copySelection(true);
    assertThat(state.map().overlay().id(6, 4)).isZero();
    assertThat(state.map().start()).contains(new Cell(1, 4));
    assertThat(state.closeFront()).as("the selection").isTrue();
    assertThat(drawingState.get().uses(DrawTool.SELECT)).isTrue();
    commands.history().undo();
    assertThat(state.map().overlay().id(6, 4)).isEqualTo(id("dormant-volcano"));
    assertThat(state.history().isUnsaved()).isFalse();
  }

  @Test
  void randomScripts_undone_leaveTheFirstMapByteForByte() {
    TileMap first = TestMap.valley().loaded().map();
    for (long seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      for (int i = 0; i < 40; i++) {
        doAnything(random);
      }
      state.closeFront();
      state.closeFront();
      while (state.history().canUndo()) {
        commands.history().undo();
      }
      assertThat(state.map().base()).as("seed %d", seed).isEqualTo(first.base());
      assertThat(state.map().overlay()).as("seed %d", seed).isEqualTo(first.overlay());
      assertThat(state.history().isUnsaved()).as("seed %d", seed).isFalse();
    }
  }

  private void clickInBuild(double x, double y) {
    commands.enter(Mode.BUILD);
    commands.cells().click(x, y);
  }

  private void doAnything(Random random) {
    Map<Integer, Runnable> edits =
        Map.of(
            0, () -> commands.drawing().takeTile(random.nextInt(25)),
            1, () -> commands.drawing().takeTool(TOOLS.get(random.nextInt(TOOLS.size()))),
            2, () -> commands.drawing().chooseWidth(random.nextInt(12)),
            3, () -> commands.history().undo(),
            4, () -> commands.history().redo(),
            5, () -> clickInBuild(random.nextInt(1280), random.nextInt(800)),
            6, () -> press(random.nextInt(16) - 2, random.nextInt(13) - 2, random.nextBoolean()),
            7, () -> moveTo(random.nextInt(16) - 2, random.nextInt(13) - 2),
            8, this::release,
            9, state::closeFront);
    edits.get(random.nextInt(10)).run();
  }
}
