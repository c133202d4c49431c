package emberway.app.gui;

import emberway.app.text.Texts;
import imgui.ImDrawList;
import imgui.ImGui;

/** Draws a progress bar with a button beside it, such as one that cancels the work. */
public final class ProgressBar {
  private ProgressBar() {}

  /**
   * Draws the bar and the button.
   *
   * @param part progress [0..1]
   * @param words text on the bar
   * @param button label of the button, which is as wide as a label "Cancel" needs
   * @param width total width of bar and button [px]
   * @return whether the button was clicked
   */
  public static boolean show(double part, String words, String button, float width) {
    float beside = GuiText.width(Texts.get("cancel")) + 2 * ImGui.getStyle().getFramePaddingX();
    bar((float) part, words, width - beside - ImGui.getStyle().getItemSpacingX());
    ImGui.sameLine();
    return ImGui.button(button, beside, 0);
  }

  /** Draws the bar with centered text, whose color on the filled part differs from the rest. */
  private static void bar(float part, String words, float width) {
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY();
    float bottom = top + ImGui.getFrameHeight();
    ImGui.progressBar(part, width, 0, "");
    float come = left + part * width;
    float x = (float) Math.rint(left + (width - GuiText.width(words)) / 2);
    float y = top + ImGui.getStyle().getFramePaddingY();
    ImDrawList list = ImGui.getWindowDrawList();
    write(list, x, y, GuiStyle.INK, words, left, top, come, bottom);
    write(list, x, y, GuiStyle.TEXT, words, come, top, left + width, bottom);
  }

  /** Draws the part of a text that lies within a rectangle. [px] */
  private static void write(
      ImDrawList list,
      float x,
      float y,
      int color,
      String words,
      float left,
      float top,
      float right,
      float bottom) {
    list.pushClipRect(left, top, right, bottom, true);
    list.addText(x, y, GuiStyle.packed(color, 1), words);
    list.popClipRect();
  }
}
