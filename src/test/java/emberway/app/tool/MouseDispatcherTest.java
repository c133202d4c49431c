package emberway.app.tool;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.InputEvent;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.RouteEnd;
import emberway.map.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Tests the mouse with three tools, over a map of cells of 10 × 10 px. */
final class MouseDispatcherTest {
  private static final long MILLI = 1_000_000;

  private final RecordingCommands commands = new RecordingCommands();
  private final MouseDispatcher mouseDispatcher =
      new MouseDispatcher(
          List.of(
              new PanTool(commands.commands()),
              new ClickTool(commands.commands()),
              new GoalTool(commands.commands(), true)),
          new Cells(),
          (x, y) -> {},
          commands.commands());

  /** A map with the name of a place in its lower part. */
  private static final class Cells implements Pointer.CellFinder {
    @Override
    public Cell cellAt(double screenX, double screenY) {
      return new Cell((int) screenX / 10, (int) screenY / 10);
    }

    @Override
    public Optional<Cell> placeAt(double screenX, double screenY) {
      return screenY < 200 ? Optional.empty() : Optional.of(new Cell(7, 8));
    }
  }

  private void moveTo(double x, double y, long millis) {
    mouseDispatcher.move(new InputEvent.PointerMoved(x, y, millis * MILLI));
  }

  private void press(InputEvent.Button button, boolean shift, long millis) {
    mouseDispatcher.change(
        new InputEvent.ButtonChanged(button, true, shift, false, millis * MILLI));
  }

  private void release(InputEvent.Button button, long millis) {
    mouseDispatcher.change(
        new InputEvent.ButtonChanged(button, false, false, false, millis * MILLI));
  }

  /** Returns the sum of one of the two numbers of all calls of a method. */
  private double sum(String method, int which) {
    return commands.calls(method).stream().mapToDouble(call -> number(call, which)).sum();
  }

  private static double number(String call, int which) {
    String[] numbers = call.replaceFirst(".*\\(", "").replace(")", "").split(", ", -1);
    return Double.parseDouble(numbers[which]);
  }

  @Test
  void leftClick_withoutADrag_pokesAndDoesNotPan() {
    moveTo(52, 33, 0);
    press(InputEvent.Button.LEFT, false, 10);
    moveTo(54, 34, 20);
    release(InputEvent.Button.LEFT, 30);
    assertThat(commands.calls("cells.click")).containsExactly(call("cells.click", 52.0, 33.0));
    assertThat(commands.calls("motion.pan")).isEmpty();
  }

  @Test
  void leftClick_onAName_selectsItsPlaceAndPokesNothing() {
    moveTo(52, 233, 0);
    press(InputEvent.Button.LEFT, false, 10);
    release(InputEvent.Button.LEFT, 30);
    assertThat(commands.calls("cells.")).containsExactly(call("cells.inspect", new Cell(7, 8)));
    press(InputEvent.Button.LEFT, false, 40);
    moveTo(152, 233, 50);
    release(InputEvent.Button.LEFT, 500);
    assertThat(commands.calls("cells.")).as("a drag moves the map").hasSize(1);
    assertThat(commands.calls("map.")).isEmpty();
  }

  @Test
  void claimedPress_isForTheClaimingToolAlone() {
    List<Pointer> pressed = new ArrayList<>();
    MouseTool greedy =
        new MouseTool() {
          @Override
          public boolean takes(InputEvent.Button button) {
            return button == InputEvent.Button.LEFT;
          }

          @Override
          public boolean claims(Pointer pointer) {
            return pointer.ctrl();
          }

          @Override
          public void press(Pointer pointer) {
            pressed.add(pointer);
          }

          @Override
          public void move(Pointer pointer) {}

          @Override
          public void release(Pointer pointer) {}
        };
    MouseDispatcher both =
        new MouseDispatcher(
            List.of(new ClickTool(commands.commands()), greedy),
            (x, y) -> new Cell(0, 0),
            (x, y) -> {},
            commands.commands());
    both.change(new InputEvent.ButtonChanged(InputEvent.Button.LEFT, true, false, true, 0));
    both.change(new InputEvent.ButtonChanged(InputEvent.Button.LEFT, false, false, true, MILLI));
    assertThat(pressed).hasSize(1);
    assertThat(commands.calls("cells.click")).isEmpty();
    both.change(
        new InputEvent.ButtonChanged(InputEvent.Button.LEFT, true, false, false, 2 * MILLI));
    both.change(
        new InputEvent.ButtonChanged(InputEvent.Button.LEFT, false, false, false, 3 * MILLI));
    assertThat(pressed).hasSize(2);
    assertThat(commands.calls("cells.click")).hasSize(1);
  }

  @Test
  void leftDrag_pansAllTheWayAndDoesNotPoke() {
    moveTo(50, 30, 0);
    press(InputEvent.Button.LEFT, false, 10);
    moveTo(60, 35, 20);
    moveTo(90, 30, 30);
    moveTo(51, 31, 400);
    release(InputEvent.Button.LEFT, 900);
    assertThat(commands.calls("cells.click")).isEmpty();
    assertThat(sum("motion.pan", 0)).isEqualTo(1);
    assertThat(sum("motion.pan", 1)).isEqualTo(1);
  }

  @Test
  void release_afterAThousandMovesASecond_flingsAtTheirSpeed() {
    moveTo(0, 0, 0);
    press(InputEvent.Button.LEFT, false, 0);
    for (int i = 1; i <= 400; i++) {
      moveTo(i, 2 * i, i);
    }
    release(InputEvent.Button.LEFT, 400);
    assertThat(commands.calls("motion.fling")).hasSize(1);
    assertThat(sum("motion.fling", 0)).isCloseTo(1000, Offset.offset(1e-6));
    assertThat(sum("motion.fling", 1)).isCloseTo(2000, Offset.offset(1e-6));
  }

  @Test
  void press_whileTheMapGlides_haltsIt() {
    press(InputEvent.Button.MIDDLE, false, 10);
    assertThat(commands.calls("motion.halt")).hasSize(1);
  }

  @Test
  void release_inMotion_flingsAtTheSpeedOfTheLastMoves() {
    moveTo(0, 0, 0);
    press(InputEvent.Button.LEFT, false, 0);
    for (int i = 1; i <= 40; i++) {
      moveTo(10 * i, -5 * i, 10L * i);
    }
    release(InputEvent.Button.LEFT, 405);
    assertThat(commands.calls("motion.fling")).hasSize(1);
    assertThat(sum("motion.fling", 0)).isCloseTo(1000, Offset.offset(150.0));
    assertThat(sum("motion.fling", 1)).isCloseTo(-500, Offset.offset(75.0));
  }

  @Test
  void release_afterHoldingStill_doesNotFling() {
    press(InputEvent.Button.LEFT, false, 0);
    moveTo(100, 0, 10);
    moveTo(200, 0, 20);
    release(InputEvent.Button.LEFT, 500);
    assertThat(commands.calls("motion.fling")).isEmpty();
  }

  @Test
  void rightDrag_setsTheGoalOncePerCell() {
    moveTo(15, 15, 0);
    press(InputEvent.Button.RIGHT, false, 1);
    moveTo(17, 15, 2);
    moveTo(25, 15, 3);
    moveTo(29, 15, 4);
    release(InputEvent.Button.RIGHT, 5);
    moveTo(95, 95, 6);
    assertThat(commands.calls("route.setEnd"))
        .containsExactly(
            call("route.setEnd", RouteEnd.GOAL, new Cell(1, 1)),
            call("route.setEnd", RouteEnd.GOAL, new Cell(2, 1)));
  }

  @Test
  void rightClick_withoutADrag_opensTheMenuAndSetsNothing() {
    moveTo(15, 15, 0);
    press(InputEvent.Button.RIGHT, false, 1);
    moveTo(17, 16, 2);
    release(InputEvent.Button.RIGHT, 5);
    assertThat(commands.calls("cells."))
        .containsExactly(call("cells.openMenu", new Cell(1, 1), 15.0, 15.0));
    assertThat(commands.calls("route.")).isEmpty();
  }

  @Test
  void rightClick_onAName_opensTheMenuOfItsPlace() {
    moveTo(52, 233, 0);
    press(InputEvent.Button.RIGHT, false, 1);
    release(InputEvent.Button.RIGHT, 5);
    assertThat(commands.calls("cells."))
        .containsExactly(call("cells.openMenu", new Cell(7, 8), 52.0, 233.0));
  }

  @Test
  void rightClick_withoutMenus_setsTheGoal() {
    GoalTool bare = new GoalTool(commands.commands(), false);
    Pointer pointer = new Pointer((x, y) -> new Cell(4, 5));
    bare.press(pointer);
    bare.release(pointer);
    assertThat(commands.calls())
        .containsExactly(call("route.setEnd", RouteEnd.GOAL, new Cell(4, 5)));
  }

  @Test
  void longPress_heldStill_opensTheMenuInsteadOfAClick() {
    moveTo(52, 33, 0);
    press(InputEvent.Button.LEFT, false, 10);
    moveTo(53, 33, 20);
    long due = 10 * MILLI + ClickTool.HOLD_NANOS;
    assertThat(mouseDispatcher.untilNext(due - 7)).hasValue(7);
    mouseDispatcher.tick(due - 7);
    assertThat(commands.calls("cells.")).isEmpty();
    mouseDispatcher.tick(due);
    assertThat(commands.calls("cells."))
        .containsExactly(call("cells.openMenu", new Cell(5, 3), 53.0, 33.0));
    assertThat(mouseDispatcher.isHolding()).isFalse();
    moveTo(153, 33, 900);
    release(InputEvent.Button.LEFT, 910);
    assertThat(commands.calls("map.")).isEmpty();
    assertThat(commands.calls("motion.pan")).isEmpty();
  }

  @Test
  void longPress_moved_isADrag() {
    press(InputEvent.Button.LEFT, false, 0);
    moveTo(50, 0, 10);
    assertThat(mouseDispatcher.untilNext(20)).isEmpty();
    mouseDispatcher.tick(Long.MAX_VALUE);
    assertThat(commands.calls("cells.")).isEmpty();
    assertThat(commands.calls("motion.pan")).isNotEmpty();
  }

  @Test
  void rightDrag_withShift_setsTheStart() {
    moveTo(15, 15, 0);
    press(InputEvent.Button.RIGHT, true, 1);
    moveTo(25, 15, 3);
    release(InputEvent.Button.RIGHT, 5);
    assertThat(commands.calls("route.setEnd")).hasSize(2).allMatch(call -> call.contains("START"));
  }

  @Test
  void secondButton_ofTheSameTool_doesNotDisturbTheFirst() {
    press(InputEvent.Button.LEFT, false, 0);
    moveTo(50, 0, 10);
    press(InputEvent.Button.MIDDLE, false, 20);
    moveTo(60, 0, 30);
    release(InputEvent.Button.MIDDLE, 40);
    moveTo(70, 0, 50);
    assertThat(sum("motion.pan", 0)).isEqualTo(70);
  }

  @Test
  void release_ofAButtonPressedElsewhere_isIgnored() {
    release(InputEvent.Button.LEFT, 5);
    assertThat(commands.calls()).isEmpty();
  }

  @Test
  void scroll_zoomsAboutThePointer() {
    moveTo(12, 34, 0);
    mouseDispatcher.scroll(-1);
    assertThat(commands.calls("motion.zoom"))
        .containsExactly(call("motion.zoom", 12.0, 34.0, -1.0));
  }
}
