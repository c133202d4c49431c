package emberway.app.gui;

import emberway.app.command.Icon;
import emberway.io.PrintableText;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiMouseButton;

/** Lines of text as all panels write them. */
public final class GuiText {
  private static final ImVec2 MEASURE = new ImVec2(); // ImGui has one thread

  // What is said of the item that was clicked last, until the pointer leaves it, and where it is.
  private static String clicked = "";
  private static float clickedX;
  private static float clickedY;

  private GuiText() {}

  /** How wide a line is. [px] */
  public static float width(String text) {
    ImGui.calcTextSize(MEASURE, text);
    return MEASURE.x;
  }

  /** What is merely said by the way. */
  public static void faint(String text) {
    colored(text, GuiStyle.FAINT);
  }

  /** In a color, 0xRRGGBB. */
  public static void colored(String text, int color) {
    ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(color, 1));
    ImGui.textUnformatted(text);
    ImGui.popStyleColor();
  }

  /** Over as many lines as it takes, none wider than that. [px] */
  public static void wrapped(String text, GuiFrame frame, float width) {
    ImGui.textUnformatted(frame.broken(text, width));
  }

  /** The same in a color, 0xRRGGBB. */
  public static void wrapped(String text, int color, GuiFrame frame, float width) {
    colored(frame.broken(text, width), color);
  }

  /** What stands in the way, over several lines if need be, none wider than that. [px] */
  public static void warning(String text, GuiFrame frame, float width) {
    warned(PrintableText.escape(text), frame, width);
  }

  /** The same, of a text that can be shown as it is. */
  public static void warned(String text, GuiFrame frame, float width) {
    float left = ImGui.getCursorPosX();
    colored(Icon.WARNING.text(), GuiStyle.EMBER);
    ImGui.sameLine();
    float hung = ImGui.getCursorPosX() - left; // all lines begin where the first one does
    wrapped(text, GuiStyle.EMBER, frame, width - hung);
  }

  /** In the next cell of the table, at its right. */
  public static void right(String text, int color) {
    ImGui.tableNextColumn();
    float indent = ImGui.getContentRegionAvailX() - width(text);
    ImGui.setCursorPosX(ImGui.getCursorPosX() + Math.max(0, indent));
    colored(text, color);
  }

  /** A small square of a color before what comes next on the line. */
  public static void swatch(int color) {
    swatch(ImGui.getWindowDrawList(), color);
  }

  /** The same in the window that a list belongs to. */
  public static void swatch(ImDrawList list, int color) {
    float size = ImGui.getFontSize() * 0.7f;
    swatch(list, color, size, ImGui.getFontSize() * 0.2f, size);
  }

  /** The same before something in a frame, such as a slider. */
  public static void framedSwatch(int color) {
    float size = ImGui.getFontSize() * 0.7f;
    swatch(
        ImGui.getWindowDrawList(),
        color,
        size,
        (ImGui.getFrameHeight() - size) / 2,
        ImGui.getFrameHeight());
  }

  private static void swatch(ImDrawList list, int color, float size, float down, float height) {
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY() + down;
    float rounding = size * 0.25f;
    list.addRectFilled(left, top, left + size, top + size, GuiStyle.packed(color, 1), rounding);
    int edge = GuiStyle.packed(GuiStyle.FAINT, 0.6); // or what is white would be lost on paper
    list.addRect(left, top, left + size, top + size, edge, rounding);
    ImGui.dummy(size, height);
    ImGui.sameLine();
  }

  /**
   * Says more about what was laid out last while the pointer rests on it; no more once it was
   * clicked, or it would cover what came of that.
   */
  public static void tooltip(String text) {
    boolean isHovered = ImGui.isItemHovered();
    if (isHovered && ImGui.isMouseDown(ImGuiMouseButton.Left)) {
      clicked = text;
      clickedX = ImGui.getItemRectMinX();
      clickedY = ImGui.getItemRectMinY();
    }
    boolean isClicked =
        clicked.equals(text)
            && clickedX == ImGui.getItemRectMinX()
            && clickedY == ImGui.getItemRectMinY();
    if (isHovered && !isClicked) {
      ImGui.setTooltip(text.replace("%", "%%"));
    } else if (isClicked && !isHovered) {
      clicked = "";
    }
  }

  /** Closes the popup that is laid out when Escape is pressed. */
  public static void closeOnEscape() {
    if (ImGui.isKeyPressed(ImGuiKey.Escape)) {
      ImGui.closeCurrentPopup();
    }
  }
}
