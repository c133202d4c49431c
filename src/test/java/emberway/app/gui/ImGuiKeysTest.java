package emberway.app.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.InputEvent.KeyChanged;
import imgui.flag.ImGuiKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ImGuiKeysTest {
  private static boolean isForField(int key, boolean ctrl, boolean shift) {
    return ImGuiKeys.isForField(new KeyChanged(key, true, ctrl, shift));
  }

  @ParameterizedTest
  @ValueSource(ints = {GLFW_KEY_A, GLFW_KEY_C, GLFW_KEY_X, GLFW_KEY_V, GLFW_KEY_Y})
  void isForField_lettersThatEdit_areWithCtrlAndNotWithShiftToo(int key) {
    assertThat(isForField(key, true, false)).isTrue();
    assertThat(isForField(key, true, true)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        GLFW_KEY_Z,
        GLFW_KEY_LEFT,
        GLFW_KEY_RIGHT,
        GLFW_KEY_HOME,
        GLFW_KEY_END,
        GLFW_KEY_BACKSPACE,
        GLFW_KEY_DELETE
      })
  void isForField_keysThatMoveUndoAndDelete_areWithCtrlAndWithShiftToo(int key) {
    assertThat(isForField(key, true, false)).isTrue();
    assertThat(isForField(key, true, true)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {GLFW_KEY_S, GLFW_KEY_P, GLFW_KEY_F, GLFW_KEY_N, GLFW_KEY_ENTER, GLFW_KEY_F1})
  void isForField_otherShortcuts_areNot(int key) {
    assertThat(isForField(key, true, false)).isFalse();
    assertThat(isForField(key, true, true)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {GLFW_KEY_S, GLFW_KEY_SPACE, GLFW_KEY_1, GLFW_KEY_ENTER, GLFW_KEY_TAB})
  void isForField_charactersAndEnter_areWithoutCtrl(int key) {
    assertThat(isForField(key, false, false)).isTrue();
    assertThat(isForField(key, false, true)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {GLFW_KEY_ESCAPE, GLFW_KEY_F1, GLFW_KEY_F12, GLFW_KEY_PAGE_UP})
  void isForField_keysThatActOnTheWindow_areNot(int key) {
    assertThat(isForField(key, false, false)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {GLFW_KEY_TAB, GLFW_KEY_DOWN, GLFW_KEY_SPACE, GLFW_KEY_ENTER})
  void isForForm_keysThatMoveAndUse_areWithoutCtrl(int key) {
    assertThat(ImGuiKeys.isForForm(key, false)).isTrue();
    assertThat(ImGuiKeys.isForForm(key, true)).isFalse();
  }

  @Test
  void inForm_enter_confirmsUnlessAWidgetHasTheFocus() {
    assertThat(ImGuiKeys.isForForm(GLFW_KEY_W, false)).isFalse();
    assertThat(ImGuiKeys.inForm(GLFW_KEY_ENTER, false)).isEqualTo(ImGuiKeys.CONFIRM);
    assertThat(ImGuiKeys.inForm(GLFW_KEY_ENTER, true)).isEqualTo(ImGuiKey.Space);
    assertThat(ImGuiKeys.inForm(GLFW_KEY_TAB, true)).isEqualTo(ImGuiKey.Tab);
  }
}
