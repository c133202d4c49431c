package emberway.app.gui;

import emberway.app.command.Icon;
import imgui.ImGui;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiStyleVar;

/** Buttons that all panels have alike. */
public final class GuiWidgets {
  private GuiWidgets() {}

  /**
   * Whether Enter was pressed, as ImGui tells: it may still be busy with what was typed before
   * that.
   */
  public static boolean isEntered() {
    return ImGui.isKeyPressed(ImGuiKey.Enter, false)
        || ImGui.isKeyPressed(ImGuiKey.KeypadEnter, false);
  }

  /**
   * A sign to be clicked.
   *
   * @param tip what it does, for whoever waits over it
   * @param id tells it from others with that sign in the panel; begins with {@code ##}
   */
  public static boolean icon(Icon icon, String tip, String id) {
    float height = ImGui.getFrameHeight();
    boolean isClicked = sign(icon.text() + id, height * 1.25f, height);
    GuiText.tooltip(tip);
    return isClicked;
  }

  /**
   * A sign in the middle of a button, which may be narrower than the sign with its padding.
   *
   * @param label the sign, perhaps with an id behind it
   */
  public static boolean sign(String label, float width, float height) {
    ImGui.pushStyleVar(ImGuiStyleVar.FramePadding, 0, ImGui.getStyle().getFramePaddingY());
    boolean isClicked = ImGui.button(label, width, height);
    ImGui.popStyleVar();
    return isClicked;
  }

  /** The same as high as a line, and as wide. */
  public static boolean sign(String label) {
    float side = ImGui.getFrameHeight();
    return sign(label, side, side);
  }
}
