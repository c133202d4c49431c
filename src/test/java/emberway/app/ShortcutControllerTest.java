package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.command.Shortcuts;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class ShortcutControllerTest {
  private static final Command FIRST = Command.ALL.get(0);

  private final BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {});
  private final ShortcutController shortcuts =
      new ShortcutController(
          new Preferences(Optional.empty(), Settings.USUAL, backgroundExecutor, complaint -> {}),
          Optional.empty());

  @AfterEach
  void close() {
    backgroundExecutor.close();
  }

  private boolean press(int key, boolean ctrl) {
    return shortcuts.takes(new InputEvent.KeyChanged(key, true, ctrl, false), true);
  }

  @Test
  void takes_keyAfterItWasAskedFor_becomesTheKeyOfTheCommand() {
    assertThat(press(GLFW_KEY_J, true)).as("nothing was asked for").isFalse();
    shortcuts.askKey(FIRST);
    assertThat(press(GLFW_KEY_LEFT_CONTROL, true)).isTrue();
    assertThat(shortcuts.asked()).as("still").contains(FIRST);
    assertThat(press(GLFW_KEY_J, true)).isTrue();
    assertThat(shortcuts.asked()).isEmpty();
    assertThat(shortcuts.shortcuts().of(FIRST).name()).isEqualTo("Ctrl+J");
    shortcuts.resetKey(FIRST);
    assertThat(shortcuts.shortcuts()).isEqualTo(Shortcuts.USUAL);
  }

  @Test
  void takes_escapeOrTheMouseOrAClosedPanel_keepsTheKey() {
    shortcuts.askKey(FIRST);
    assertThat(press(GLFW_KEY_ESCAPE, false)).isTrue();
    assertThat(shortcuts.asked()).isEmpty();
    shortcuts.askKey(FIRST);
    InputEvent click = new InputEvent.ButtonChanged(InputEvent.Button.LEFT, true, false, false, 0);
    assertThat(shortcuts.takes(click, true)).isFalse();
    assertThat(shortcuts.asked()).isEmpty();
    shortcuts.askKey(FIRST);
    InputEvent key = new InputEvent.KeyChanged(GLFW_KEY_J, true, true, false);
    assertThat(shortcuts.takes(key, false)).isFalse();
    assertThat(shortcuts.shortcuts()).isEqualTo(Shortcuts.USUAL);
  }
}
