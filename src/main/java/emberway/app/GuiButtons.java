package emberway.app;

import imgui.ImGui;

/** Buttons that all panels have alike. */
final class GuiButtons {
  private GuiButtons() {}

  /**
   * A sign to be clicked.
   *
   * @param tip what it does, for whoever waits over it
   * @param id tells it from others with that sign in the panel
   */
  static boolean icon(Icon icon, String tip, String id) {
    boolean isClicked = ImGui.button(icon.text() + "##" + id);
    GuiText.tooltip(tip);
    return isClicked;
  }
}
