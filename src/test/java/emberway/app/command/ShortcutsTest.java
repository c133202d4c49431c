package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class ShortcutsTest {
  private static Command.Key key(int code, boolean ctrl, boolean shift) {
    return KeyNames.of(code, ctrl, shift).orElseThrow();
  }

  @Test
  void with_keyOfAnother_namesTheRivalOfBoth() {
    assertThat(Command.ALL).allMatch(each -> Shortcuts.USUAL.rival(each).isEmpty());
    Shortcuts shortcuts = Shortcuts.USUAL.with(Command.BRUSH, key(GLFW_KEY_G, false, false));
    assertThat(shortcuts.of(Command.BRUSH).name()).isEqualTo("G");
    assertThat(shortcuts.rival(Command.BRUSH)).contains(Command.FILL);
    assertThat(shortcuts.rival(Command.FILL)).contains(Command.BRUSH);
    assertThat(shortcuts.rival(Command.LINE)).isEmpty();
  }

  @Test
  void with_theUsualKey_isNoChange() {
    Shortcuts shortcuts = Shortcuts.USUAL.with(Command.BRUSH, key(GLFW_KEY_F9, true, true));
    assertThat(shortcuts.isChanged(Command.BRUSH)).isTrue();
    assertThat(shortcuts.of(Command.BRUSH).name()).isEqualTo("Ctrl+Shift+F9");
    assertThat(shortcuts.with(Command.BRUSH, key(GLFW_KEY_B, false, false)))
        .isEqualTo(Shortcuts.USUAL);
    assertThat(shortcuts.without(Command.BRUSH)).isEqualTo(Shortcuts.USUAL);
  }

  @Test
  void read_whatWasWritten_isEqualAndTheRestIsLeftOut() {
    Shortcuts shortcuts =
        Shortcuts.USUAL
            .with(Command.BRUSH, key(GLFW_KEY_F9, true, true))
            .with(Command.ZOOM_IN, key(GLFW_KEY_INSERT, false, false))
            .with(Command.FILL, key(GLFW_KEY_UP + InputEvent.ALT, false, true));
    assertThat(shortcuts.of(Command.FILL).name()).startsWith("Alt+Shift+");
    assertThat(shortcuts.written())
        .isEqualTo(Map.of("brush", "ctrl+shift+298", "zoom-in", "260", "fill", "alt+shift+265"));
    assertThat(Shortcuts.read(shortcuts.written())).isEqualTo(shortcuts);
    assertThat(Shortcuts.read(Map.of("juggle", "66", "brush", "ctrl+", "line", 66, "fill", "87")))
        .isEqualTo(Shortcuts.USUAL);
  }

  @Test
  void of_keysThatSteerOrTypeNothing_areNoShortcuts() {
    assertThat(KeyNames.of(GLFW_KEY_W, false, true)).as("moves the view").isEmpty();
    assertThat(KeyNames.of(GLFW_KEY_UP, false, false)).isEmpty();
    assertThat(KeyNames.of(GLFW_KEY_SPACE, true, false)).isEmpty();
    assertThat(KeyNames.of(GLFW_KEY_LEFT_SHIFT, false, true)).isEmpty();
    assertThat(KeyNames.of(GLFW_KEY_ESCAPE, false, false)).isEmpty();
    assertThat(KeyNames.of(GLFW_KEY_W, true, false).orElseThrow().name()).isEqualTo("Ctrl+W");
    assertThat(KeyNames.of(GLFW_KEY_PAGE_UP, false, true).orElseThrow().name())
        .isEqualTo("Shift+Page up");
  }

  @Test
  void of_everyUsualKey_hasItsLabel() {
    for (Command command : Command.ALL) {
      Command.Key key = command.key();
      if (!key.isTyped() && key.code() != GLFW_KEY_ESCAPE) {
        assertThat(KeyNames.of(key.code(), key.ctrl(), key.shift())).contains(key);
      }
    }
  }
}
