package emberway.app.gui;

import emberway.app.text.Texts;
import imgui.ImDrawList;
import imgui.ImGui;

/** A bar that says how far long work has come, and beside it the button that stops it. */
public final class ProgressBar {
  private ProgressBar() {}

  /**
   * Draws both, as wide as that together.
   *
   * @param part how far it has come [0..1]
   * @param words what stands on the bar
   * @param width [px]
   * @return whether the button was clicked
   */
  public static boolean show(double part, String words, String button, float width) {
    float beside = GuiText.width(Texts.get("cancel")) + 2 * ImGui.getStyle().getFramePaddingX();
    bar((float) part, words, width - beside - ImGui.getStyle().getItemSpacingX());
    ImGui.sameLine();
    return ImGui.button(button, beside, 0);
  }

  /** Words in the middle, in ink where the bar shines and light where it does not yet. */
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

  /** What of some words lies within a rectangle. [px] */
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
