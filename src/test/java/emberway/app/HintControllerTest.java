package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Hint;
import emberway.app.command.InputEvent;
import emberway.app.command.RouteAction;
import emberway.app.command.ViewAction;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.route.RouteEnd;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class HintControllerTest {
  private static final GridSize SIZE = new GridSize(4, 3);

  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final Preferences preferences =
      new Preferences(Optional.empty(), Settings.USUAL, backgroundExecutor, complaint -> {});
  private final HintController hints = new HintController(preferences, Optional.empty());

  @AfterEach
  void close() {
    backgroundExecutor.close();
  }

  private Set<Hint> done() {
    return preferences.settings().hintsDone();
  }

  @Test
  void fulfill_actionsOfTheMouse_removeOneHintEach() {
    hints.fulfill(new ViewAction.Halt(), SIZE);
    assertThat(done()).isEmpty();
    hints.fulfill(new ViewAction.OpenMenu(new Cell(1, 1), 0, 0), SIZE);
    assertThat(done()).containsExactly(Hint.MENU);
    hints.fulfill(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(1, 1)), SIZE);
    hints.fulfill(new ViewAction.Zoom(0, 0, 1), SIZE);
    hints.fulfill(new ViewAction.Zoom(0, 0, 1), SIZE);
    assertThat(done()).containsExactlyInAnyOrder(Hint.MENU, Hint.GO, Hint.ZOOM);
    hints.fulfill(Hint.PAN);
    assertThat(done()).hasSize(Hint.ALL.size());
  }

  @Test
  void fulfill_actionsOfTheKeyboard_removeOneHintEach() {
    hints.fulfill(new ViewAction.MoveCursor(1, 0), SIZE);
    assertThat(done()).isEmpty();
    hints.fulfill(new ViewAction.Steer(1, 0, true), SIZE);
    assertThat(done()).containsExactly(Hint.PAN);
    hints.fulfill(new ViewAction.ZoomCentered(-1), SIZE);
    assertThat(done()).containsExactlyInAnyOrder(Hint.PAN, Hint.ZOOM);
  }

  private static InputEvent key(int key) {
    return new InputEvent.KeyChanged(key, true, false, false);
  }

  @Test
  void observe_eachInput_tellsTheKeyboardFromTheMouse() {
    assertThat(hints.isByKeyboard()).isFalse();
    hints.observe(key(GLFW_KEY_RIGHT_SHIFT));
    hints.observe(key(GLFW_KEY_F12));
    assertThat(hints.isByKeyboard()).isFalse();
    hints.observe(key(GLFW_KEY_UP));
    hints.observe(key(GLFW_KEY_LEFT_CONTROL));
    assertThat(hints.isByKeyboard()).isTrue();
    hints.observe(new InputEvent.Scrolled(1));
    assertThat(hints.isByKeyboard()).isFalse();
    hints.observe(key(GLFW_KEY_UP));
    hints.observe(new InputEvent.PointerMoved(3, 4, 0));
    assertThat(hints.isByKeyboard()).isFalse();
  }

  @Test
  void fulfill_clicksBesideTheMap_leaveTheirHints() {
    hints.fulfill(new ViewAction.OpenMenu(new Cell(4, 1), 0, 0), SIZE);
    hints.fulfill(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(1, -1)), SIZE);
    assertThat(done()).isEmpty();
    hints.fulfill(new ViewAction.OpenMenu(new Cell(3, 2), 0, 0), SIZE);
    hints.fulfill(new RouteAction.SetEnd(RouteEnd.GOAL, new Cell(0, 0)), SIZE);
    assertThat(done()).containsExactlyInAnyOrder(Hint.MENU, Hint.GO);
  }

  @Test
  void fulfill_start_leavesTheHintAboutTheGoal() {
    hints.fulfill(new RouteAction.SetEnd(RouteEnd.START, new Cell(1, 1)), SIZE);
    assertThat(done()).isEmpty();
  }

  @Test
  void show_afterAllWereRemoved_showsAllAgain() {
    hints.show(false);
    assertThat(preferences.settings()).isEqualTo(Settings.WITHOUT_HINTS);
    hints.show(true);
    assertThat(preferences.settings()).isEqualTo(Settings.USUAL);
  }
}
