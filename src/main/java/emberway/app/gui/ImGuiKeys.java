package emberway.app.gui;

import static org.lwjgl.glfw.GLFW.*;

import emberway.app.command.InputEvent;
import imgui.flag.ImGuiKey;
import java.util.Map;
import java.util.Set;

/** Maps GLFW's key codes to ImGui's, for the keys that text fields and lists need. */
final class ImGuiKeys {
  private static final Map<Integer, Integer> KEYS =
      Map.ofEntries(
          Map.entry(GLFW_KEY_TAB, ImGuiKey.Tab),
          Map.entry(GLFW_KEY_LEFT, ImGuiKey.LeftArrow),
          Map.entry(GLFW_KEY_RIGHT, ImGuiKey.RightArrow),
          Map.entry(GLFW_KEY_UP, ImGuiKey.UpArrow),
          Map.entry(GLFW_KEY_DOWN, ImGuiKey.DownArrow),
          Map.entry(GLFW_KEY_HOME, ImGuiKey.Home),
          Map.entry(GLFW_KEY_END, ImGuiKey.End),
          Map.entry(GLFW_KEY_DELETE, ImGuiKey.Delete),
          Map.entry(GLFW_KEY_BACKSPACE, ImGuiKey.Backspace),
          Map.entry(GLFW_KEY_ENTER, ImGuiKey.Enter),
          Map.entry(GLFW_KEY_KP_ENTER, ImGuiKey.KeypadEnter),
          Map.entry(GLFW_KEY_ESCAPE, ImGuiKey.Escape),
          Map.entry(GLFW_KEY_A, ImGuiKey.A),
          Map.entry(GLFW_KEY_C, ImGuiKey.C),
          Map.entry(GLFW_KEY_V, ImGuiKey.V),
          Map.entry(GLFW_KEY_X, ImGuiKey.X),
          Map.entry(GLFW_KEY_Y, ImGuiKey.Y),
          Map.entry(GLFW_KEY_Z, ImGuiKey.Z));

  private static final Map<Integer, Integer> IN_LISTS =
      Map.of(
          GLFW_KEY_UP, ImGuiKey.UpArrow,
          GLFW_KEY_DOWN, ImGuiKey.DownArrow,
          GLFW_KEY_LEFT, ImGuiKey.LeftArrow,
          GLFW_KEY_RIGHT, ImGuiKey.RightArrow,
          GLFW_KEY_ENTER, ImGuiKey.Space, // the key that selects in ImGui
          GLFW_KEY_KP_ENTER, ImGuiKey.Space,
          GLFW_KEY_SPACE, ImGuiKey.Space);

  /** ImGui's key for Enter that confirms a form; ImGui itself would edit the focused slider. */
  static final int CONFIRM = ImGuiKey.Menu;

  /** Keys that move in a form or use what has the focus in it. */
  private static final Set<Integer> IN_FORMS =
      Set.of(
          GLFW_KEY_TAB,
          GLFW_KEY_UP,
          GLFW_KEY_DOWN,
          GLFW_KEY_LEFT,
          GLFW_KEY_RIGHT,
          GLFW_KEY_HOME,
          GLFW_KEY_END,
          GLFW_KEY_SPACE,
          GLFW_KEY_ENTER,
          GLFW_KEY_KP_ENTER);

  /** Keys that select, copy, cut, paste, undo and redo in a text field while Ctrl is held. */
  private static final Set<Integer> FIELD_LETTERS =
      Set.of(GLFW_KEY_A, GLFW_KEY_C, GLFW_KEY_X, GLFW_KEY_V, GLFW_KEY_Z, GLFW_KEY_Y);

  /** Keys that move or delete in a text field by words or to its ends while Ctrl is held. */
  private static final Set<Integer> FIELD_MOVES =
      Set.of(
          GLFW_KEY_LEFT,
          GLFW_KEY_RIGHT,
          GLFW_KEY_UP,
          GLFW_KEY_DOWN,
          GLFW_KEY_HOME,
          GLFW_KEY_END,
          GLFW_KEY_BACKSPACE,
          GLFW_KEY_DELETE);

  private ImGuiKeys() {}

  /**
   * Returns ImGui's code for a key in a text field, or {@link ImGuiKey#None} if it has no use for
   * the key.
   */
  static int of(int glfwKey) {
    return KEYS.getOrDefault(glfwKey, ImGuiKey.None);
  }

  /** Whether a key is Enter, which with Ctrl or Shift picks from a list in another way. */
  static boolean isEnter(int glfwKey) {
    return glfwKey == GLFW_KEY_ENTER || glfwKey == GLFW_KEY_KP_ENTER;
  }

  /** Whether a key can move the keyboard from one text field, list or form to another. */
  static boolean changesFocus(int glfwKey) {
    return isEnter(glfwKey) || glfwKey == GLFW_KEY_TAB || glfwKey == GLFW_KEY_ESCAPE;
  }

  /** Whether a press of a key belongs to a text field that has the keyboard. */
  static boolean isForField(InputEvent.KeyChanged pressed) {
    int key = pressed.key();
    if (pressed.ctrl()) {
      return FIELD_MOVES.contains(key)
          || (FIELD_LETTERS.contains(key) && !pressed.shift())
          || isShiftedRedo(pressed);
    }
    boolean isCharacter = key < GLFW_KEY_ESCAPE; // the first key that types no character
    return isCharacter || (of(key) != ImGuiKey.None && of(key) != ImGuiKey.Escape);
  }

  /** Whether a key belongs to a form that has the keyboard. */
  static boolean isForForm(int glfwKey, boolean ctrl) {
    return !ctrl && IN_FORMS.contains(glfwKey);
  }

  /**
   * Returns ImGui's code for a key in a form.
   *
   * @param isOnWidget whether the key acts on a widget that has the focus, not on the whole form
   */
  static int inForm(int glfwKey, boolean isOnWidget) {
    if (isEnter(glfwKey)) {
      return isOnWidget ? ImGuiKey.Space : CONFIRM;
    }
    return glfwKey == GLFW_KEY_SPACE ? ImGuiKey.Space : of(glfwKey);
  }

  /** Whether a press of a key is Ctrl+Shift+Z, which ImGui takes for redo on macOS alone. */
  static boolean isShiftedRedo(InputEvent.KeyChanged pressed) {
    return pressed.key() == GLFW_KEY_Z && pressed.ctrl() && pressed.shift();
  }

  /**
   * Returns ImGui's code for a key in an open menu or list, or {@link ImGuiKey#None} if it has no
   * use for the key.
   */
  static int inList(int glfwKey) {
    return IN_LISTS.getOrDefault(glfwKey, ImGuiKey.None);
  }
}
