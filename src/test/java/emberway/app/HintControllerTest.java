package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Hint;
import emberway.app.command.InputEvent;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.TestMap;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class HintControllerTest {
  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final Preferences preferences =
      new Preferences(Optional.empty(), Settings.USUAL, backgroundExecutor, complaint -> {});
  private final ExplorerState state = new ExplorerState(TestMap.valley(), Set.of(), 1280, 800);
  private final HintController hints = new HintController(preferences, Optional.empty());

  @AfterEach
  void close() {
    backgroundExecutor.close();
  }

  private void conclude() {
    Hint.ALL.stream().filter(state::takeFulfilled).forEach(hints::fulfill);
  }

  private Set<Hint> done() {
    return preferences.settings().hintsDone();
  }

  @Test
  void fulfill_deedsOfTheMouse_removeOneHintEach() {
    state.commands().motion().halt();
    conclude();
    assertThat(done()).isEmpty();
    state.commands().cells().openMenu(new Cell(1, 1), 0, 0);
    conclude();
    assertThat(done()).containsExactly(Hint.MENU);
    state.commands().route().setEnd(RouteEnd.GOAL, new Cell(1, 1));
    state.commands().motion().zoom(0, 0, 1);
    state.commands().motion().zoom(0, 0, 1);
    conclude();
    assertThat(done()).containsExactlyInAnyOrder(Hint.MENU, Hint.GO, Hint.ZOOM);
    state.commands().motion().pan(3, 4);
    conclude();
    assertThat(done()).hasSize(Hint.ALL.size());
  }

  @Test
  void fulfill_deedsOfTheKeyboard_removeOneHintEach() {
    state.commands().cells().moveCursor(1, 0);
    conclude();
    assertThat(done()).isEmpty();
    state.commands().motion().steer(1, 0, true);
    conclude();
    assertThat(done()).containsExactly(Hint.PAN);
    state.commands().motion().zoomCentered(-1);
    conclude();
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
    state.commands().cells().openMenu(new Cell(12, 1), 0, 0);
    state.commands().route().setEnd(RouteEnd.GOAL, new Cell(1, -1));
    conclude();
    assertThat(done()).isEmpty();
    state.commands().cells().openMenu(new Cell(11, 8), 0, 0);
    state.commands().route().setEnd(RouteEnd.GOAL, new Cell(0, 0));
    conclude();
    assertThat(done()).containsExactlyInAnyOrder(Hint.MENU, Hint.GO);
  }

  @Test
  void fulfill_start_leavesTheHintAboutTheGoal() {
    state.commands().route().setEnd(RouteEnd.START, new Cell(1, 1));
    conclude();
    assertThat(done()).isEmpty();
  }

  @Test
  void show_afterAllWereRemoved_showsAllAgain() {
    hints.show(false);
    assertThat(preferences.settings())
        .isEqualTo(Settings.USUAL.withHintsDone(Set.copyOf(Hint.ALL)));
    hints.show(true);
    assertThat(preferences.settings()).isEqualTo(Settings.USUAL);
  }
}
