package emberway.app.gui;

import static org.lwjgl.glfw.GLFW.*;

import imgui.flag.ImGuiKey;
import java.util.Map;

/** The keys that editing a line of text needs, from GLFW's numbers to ImGui's. */
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
          GLFW_KEY_ENTER, ImGuiKey.Space, // which is what ImGui chooses by
          GLFW_KEY_KP_ENTER, ImGuiKey.Space,
          GLFW_KEY_SPACE, ImGuiKey.Space);

  /** Smaller numbers are keys that type a character; this and all greater ones are not. */
  static final int FIRST_WITHOUT_CHARACTER = GLFW_KEY_ESCAPE;

  private ImGuiKeys() {}

  /** ImGui's number of a key; {@link ImGuiKey#None} for one that it has no use for. */
  static int of(int glfwKey) {
    return KEYS.getOrDefault(glfwKey, ImGuiKey.None);
  }

  /** The same where a menu or a list is open, which is gone through by keys. */
  static int inList(int glfwKey) {
    return IN_LISTS.getOrDefault(glfwKey, ImGuiKey.None);
  }
}
