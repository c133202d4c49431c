package emberway.app.state;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawTool;
import emberway.app.command.InputEvent;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.tool.BrushTool;
import emberway.app.tool.CellTool;
import emberway.app.tool.ClickTool;
import emberway.app.tool.GoalTool;
import emberway.app.tool.MouseDispatcher;
import emberway.app.tool.PanTool;
import emberway.app.tool.RegionTool;
import emberway.app.tool.RouteTool;
import emberway.app.tool.RulerTool;
import emberway.app.tool.ShapeTool;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the modes, from mouse and keys to the map, without a window. */
final class ModeTest {
  private static final int SEEDS = 40;
  private static final int INPUTS = 150;
  private static final Cell VOLCANO = new Cell(6, 4);
  private static final List<Command> TRAVEL =
      Command.ALL.stream()
          .filter(each -> each.menu() != Command.Menu.EDIT && each.menu() != Command.Menu.TOOLS)
          .toList();

  private OpenedMap opened;
  private ExplorerState state;
  private Commands commands;
  private MouseDispatcher mouse;
  private double x; // of the pointer [screen px]
  private double y;

  ModeTest() {
    open();
  }

  private void open() {
    opened = TestMap.valley();
    state = new ExplorerState(opened, EnumSet.of(Command.ROUTE, Command.PANELS), 1280, 800);
    commands = new RecordingCommands(() -> state).commands();
    ExplorerState shown = state;
    mouse =
        new MouseDispatcher(
            List.of(
                new RegionTool(() -> shown.regionSelection().isSelecting(), commands),
                new RulerTool(() -> shown.viewOptions().contains(Command.RULER), commands),
                new BrushTool(shown::drawingState, commands),
                new ShapeTool(shown::drawingState, commands),
                new CellTool(shown::drawingState, commands),
                new RouteTool(
                    () -> shown.request().routeRequest(),
                    shown::drawnRoute,
                    List::of,
                    shown::view,
                    commands),
                new PanTool(commands),
                new ClickTool(commands),
                new GoalTool(commands, true)),
            (screenX, screenY) -> shown.view().cellAt(screenX, screenY),
            shown::hover,
            commands);
    compose();
  }

  /** Lets the planner answer, as it does beside the window. */
  private void compose() {
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private void moveTo(double toX, double toY) {
    x = toX;
    y = toY;
    mouse.move(new InputEvent.PointerMoved(x, y, 0));
  }

  private void moveTo(Cell cell) {
    moveTo(state.view().screenX(cell), state.view().screenY(cell));
  }

  private void button(InputEvent.Button button, boolean down, Random random) {
    mouse.change(
        new InputEvent.ButtonChanged(button, down, random.nextBoolean(), random.nextBoolean(), 0));
  }

  private void click(Cell cell) {
    moveTo(cell);
    for (boolean down : new boolean[] {true, false}) {
      mouse.change(new InputEvent.ButtonChanged(InputEvent.Button.LEFT, down, false, false, 0));
    }
  }

  /** Does something with mouse, keys or the menu of a cell; returns what it was. */
  private String doAnything(Random random) {
    InputEvent.Button button =
        random.nextInt(3) == 0 ? InputEvent.Button.RIGHT : InputEvent.Button.LEFT;
    int what = random.nextInt(8);
    Optional<CellMenu> menu = state.cellFocus().menu();
    if (what == 0) {
      Command command = TRAVEL.get(random.nextInt(TRAVEL.size()));
      command.give(commands);
      return command.id();
    } else if (what == 1 && menu.isPresent()) {
      CellMenu.Entry entry = menu.get().entries().get(random.nextInt(menu.get().entries().size()));
      entry.deed().accept(commands);
      return entry.label();
    } else if (what == 2) {
      moveTo(VOLCANO);
    } else if (what <= 4) {
      moveTo(random.nextInt(1280), random.nextInt(800));
    } else if (what == 5) {
      compose();
    } else {
      button(button, what == 6, random);
    }
    return (what < 6 ? "pointer" : what == 6 ? "press " + button : "release " + button)
        + " at "
        + state.view().cellAt(x, y);
  }

  @Test
  void travel_anyClicksDragsKeysAndEntries_changeNoCell() {
    for (int seed = 0; seed < SEEDS; seed++) {
      open();
      TileMap before = state.copyOfMap();
      Random random = new Random(seed);
      List<String> done = new ArrayList<>();
      for (int i = 0; i < INPUTS; i++) {
        done.add(doAnything(random));
        assertThat(state.mode()).as("seed %d: %s", seed, done).isNotEqualTo(Mode.BUILD);
        assertThat(state.history().isUnsaved()).as("seed %d: %s", seed, done).isFalse();
      }
      for (Layer layer : Layer.values()) {
        assertThat(state.map().layer(layer)).as("seed %d", seed).isEqualTo(before.layer(layer));
      }
      assertThat(state.map().places()).as("seed %d", seed).isEqualTo(before.places());
    }
  }

  @Test
  void build_aClickOnAVolcano_changesTheMap() {
    click(VOLCANO);
    assertThat(state.history().isUnsaved()).as("in Travel").isFalse();
    assertThat(state.cellFocus().card()).contains(VOLCANO);
    commands.enter(Mode.BUILD);
    click(VOLCANO);
    assertThat(state.history().isUnsaved()).as("in Build").isTrue();
    commands.enter(Mode.TRAVEL);
    assertThat(state.canUndo()).as("wherever one is").isTrue();
    Command.UNDO.give(commands);
    assertThat(state.history().isUnsaved()).isFalse();
  }

  @Test
  void commandOfAnotherMode_entersItAndActs() {
    Command.BRUSH.give(commands);
    assertThat(state.mode()).isEqualTo(Mode.BUILD);
    assertThat(state.drawingState().uses(DrawTool.BRUSH)).isTrue();
    Command.LAB.give(commands);
    assertThat(state.mode()).isEqualTo(Mode.LAB);
    assertThat(state.drawingState().tool()).isEmpty();
    Command.STAMP.give(commands);
    assertThat(state.mode()).isEqualTo(Mode.BUILD);
    assertThat(state.drawingState().uses(DrawTool.STAMP)).isTrue();
    for (Command travel :
        List.of(
            Command.REACH,
            Command.ALTERNATIVES,
            Command.NEAREST,
            Command.MATRIX,
            Command.JOURNEY,
            Command.RULER,
            Command.ITINERARY,
            Command.EXPLORE)) {
      for (Mode mode : List.of(Mode.BUILD, Mode.LAB)) {
        commands.enter(mode);
        travel.give(commands);
        assertThat(state.mode()).as("%s from %s", travel, mode).isEqualTo(Mode.TRAVEL);
        assertThat(state.viewOptions()).as("%s from %s", travel, mode).contains(travel);
        assertThat(state.drawingState().tool()).isEmpty();
      }
    }
    Command.PLAY.give(commands);
    assertThat(state.mode()).as("explore mode plays").isEqualTo(Mode.TRAVEL);
    commands.enter(Mode.BUILD);
    state.play(0.01); // ends what was to be played
    Command.PLAY.give(commands);
    assertThat(state.mode()).isEqualTo(Mode.LAB);
    assertThat(state.simulations().isPlayWanted()).isTrue();
    commands.enter(Mode.BUILD);
    Command.PRESETS.give(commands);
    assertThat(state.mode()).isEqualTo(Mode.LAB);
    assertThat(state.simulations().lab().isComparing()).isTrue();
  }

  @Test
  void mode_enteredAgain_hasItsToolAndItsPanel() {
    commands.toggle(Command.REACH);
    commands.enter(Mode.BUILD);
    assertThat(state.viewOptions()).doesNotContain(Command.REACH);
    Command.LINE.give(commands);
    commands.enter(Mode.LAB);
    assertThat(state.simulations().isLabShown()).isTrue();
    commands.enter(Mode.BUILD);
    assertThat(state.simulations().isLabShown()).isFalse();
    assertThat(state.drawingState().uses(DrawTool.LINE)).isTrue();
    commands.enter(Mode.BUILD);
    assertThat(state.drawingState().uses(DrawTool.LINE)).as("which it is in").isTrue();
    commands.toggle(Command.PLACE_TABLE);
    assertThat(state.mode()).as("the table is in both").isEqualTo(Mode.BUILD);
    commands.toggle(Command.PLACE_TABLE);
    commands.enter(Mode.TRAVEL);
    assertThat(state.viewOptions()).contains(Command.REACH);
    commands.toggle(Command.REACH);
    commands.enter(Mode.LAB);
    commands.enter(Mode.TRAVEL);
    assertThat(Command.besideIn(state.viewOptions())).as("closed there").isEmpty();
  }

  @Test
  void leavingBuild_inTheMiddleOfAStroke_keepsTheStrokeAndDrawsNoMore() {
    commands.drawing().takeTile(state.map().legend().id("snow"));
    moveTo(new Cell(0, 0));
    button(InputEvent.Button.LEFT, true, new Random(0));
    moveTo(new Cell(2, 0));
    commands.enter(Mode.TRAVEL);
    TileMap drawn = state.copyOfMap();
    assertThat(state.history().isUnsaved()).isTrue();
    moveTo(new Cell(0, 5));
    button(InputEvent.Button.LEFT, false, new Random(0));
    assertThat(state.map().base()).isEqualTo(drawn.base());
    Command.UNDO.give(commands);
    assertThat(state.history().isUnsaved()).as("one step").isFalse();
  }

  @Test
  void anotherMap_isNotInBuildUnlessItIsTheSameReadAgain() {
    commands.enter(Mode.BUILD);
    ExplorerState next =
        new ExplorerState(TestMap.valley(), Command.keptForNextMap(state.viewOptions()), 1280, 800);
    assertThat(next.mode()).isEqualTo(Mode.TRAVEL);
    next.resume(state);
    assertThat(next.mode()).isEqualTo(Mode.BUILD);
  }
}
