package emberway.app.gui;

import emberway.app.command.Icon;
import emberway.io.PrintableText;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiMouseButton;

/** Draws text for all panels. */
public final class GuiText {
  private static final ImVec2 MEASURE = new ImVec2(); // shared: ImGui has one thread

  // The tooltip of the item clicked last, and that item's position. Empty once the pointer leaves
  // it.
  private static String clicked = "";
  private static float clickedX;
  private static float clickedY;

  private static ShapedRuns runs = new ShapedRuns();

  private GuiText() {}

  /** Switches to the runs of the current ImGui. */
  static void use(ShapedRuns newRuns) {
    runs = newRuns;
  }

  /**
   * Returns the text as ImGui can draw it: with a private character in place of each run in another
   * script. For text that this class does not draw itself.
   */
  public static String shown(String text) {
    return runs.shown(text);
  }

  /** Returns a name as ImGui can draw it, all of it as one run if any of it is one. */
  public static String shownWhole(String name) {
    return runs.shownWhole(name);
  }

  /** Draws text. */
  public static void plain(String text) {
    ImGui.textUnformatted(shown(text));
  }

  /** Returns the width of a line. [px] */
  public static float width(String text) {
    ImGui.calcTextSize(MEASURE, shown(text));
    return MEASURE.x;
  }

  /** Shortens a line with an ellipsis to a width. [px] */
  public static String fitting(String line, float width) {
    int end = line.length();
    while (end > 0 && width(line.substring(0, end) + (end < line.length() ? "…" : "")) > width) {
      end = line.offsetByCodePoints(end, -1);
    }
    return end < line.length() ? line.substring(0, end) + "…" : line;
  }

  /** Draws a heading; one with text in another script in smaller letters. */
  public static void heading(String text, GuiFrame frame) {
    String shown = shown(text);
    ImGui.pushFont(shown.equals(text) ? frame.fonts().heading() : frame.fonts().name());
    ImGui.textUnformatted(shown);
    ImGui.popFont();
  }

  /** Draws secondary text in a faint color. */
  public static void faint(String text) {
    colored(text, GuiStyle.FAINT);
  }

  /** Draws text in a color, 0xRRGGBB. */
  public static void colored(String text, int color) {
    ImGui.pushStyleColor(ImGuiCol.Text, GuiStyle.packed(color, 1));
    ImGui.textUnformatted(shown(text));
    ImGui.popStyleColor();
  }

  /** Draws text on as many lines as needed, none wider than a limit. [px] */
  public static void wrapped(String text, GuiFrame frame, float width) {
    ImGui.textUnformatted(frame.wrap(text, width));
  }

  /** Returns the height of text on as many lines as needed, none wider than a limit. [px] */
  public static float height(String text, GuiFrame frame, float width) {
    ImGui.calcTextSize(MEASURE, frame.wrap(text, width));
    return MEASURE.y;
  }

  /** Draws text in a color, 0xRRGGBB, on as many lines as needed, none wider than a limit. [px] */
  public static void wrapped(String text, int color, GuiFrame frame, float width) {
    colored(frame.wrap(text, width), color);
  }

  /** Draws a warning with an icon, on as many lines as needed, none wider than a limit. [px] */
  public static void warning(String text, GuiFrame frame, float width) {
    warned(PrintableText.escape(text), frame, width);
  }

  /** Draws a warning whose text needs no escaping, no line wider than a limit. [px] */
  public static void warned(String text, GuiFrame frame, float width) {
    float left = ImGui.getCursorPosX();
    colored(Icon.WARNING.text(), GuiStyle.EMBER);
    ImGui.sameLine();
    float hung = ImGui.getCursorPosX() - left; // aligns all lines with the first
    wrapped(text, GuiStyle.EMBER, frame, width - hung);
  }

  /**
   * Draws right-aligned text in the table's next cell.
   *
   * @param color 0xRRGGBB
   */
  public static void right(String text, int color) {
    ImGui.tableNextColumn();
    float indent = ImGui.getContentRegionAvailX() - width(text);
    ImGui.setCursorPosX(ImGui.getCursorPosX() + Math.max(0, indent));
    colored(text, color);
  }

  /**
   * Draws a small colored square before the next item of the line.
   *
   * @param color 0xRRGGBB
   */
  public static void swatch(int color) {
    swatch(ImGui.getWindowDrawList(), color);
  }

  /**
   * Draws a small colored square before the next item of the line.
   *
   * @param list the draw list of the current window
   * @param color 0xRRGGBB
   */
  public static void swatch(ImDrawList list, int color) {
    float size = ImGui.getFontSize() * 0.7f;
    swatch(list, color, size, ImGui.getFontSize() * 0.2f, size);
  }

  /**
   * Draws a small colored square before a framed widget such as a slider.
   *
   * @param color 0xRRGGBB
   */
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
    // A white square would vanish on the light theme.
    int edge = GuiStyle.packed(GuiStyle.FAINT, 0.6);
    list.addRect(left, top, left + size, top + size, edge, rounding);
    ImGui.dummy(size, height);
    ImGui.sameLine();
  }

  /**
   * Shows a tooltip while the pointer rests on the last item or the keyboard has marked it. After a
   * click it stays away until the pointer leaves, so that it does not cover what the click changed.
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
      String shown = shown(text);
      if (isMarked()) {
        placeBesideMarked(shown);
      }
      ImGui.setTooltip(shown.replace("%", "%%"));
    } else if (isClicked && !isHovered) {
      clicked = "";
    }
  }

  /** Whether the keyboard has marked the last item, on which the pointer does not rest. */
  private static boolean isMarked() {
    return ImGui.isItemFocused()
        && !ImGui.isMouseHoveringRect(
            ImGui.getItemRectMinX(),
            ImGui.getItemRectMinY(),
            ImGui.getItemRectMaxX(),
            ImGui.getItemRectMaxY());
  }

  /**
   * Places the next tooltip off the items below the last one, which the keyboard may mark next:
   * beside the panel, or above the item if there is no room beside it.
   */
  private static void placeBesideMarked(String shown) {
    ImGui.calcTextSize(MEASURE, shown);
    float width = MEASURE.x + 2 * ImGui.getStyle().getWindowPaddingX();
    float height = MEASURE.y + 2 * ImGui.getStyle().getWindowPaddingY();
    float gap = ImGui.getStyle().getItemSpacingX();
    float left = ImGui.getWindowPosX() - gap;
    float right = ImGui.getWindowPosX() + ImGui.getWindowWidth() + gap;
    float item = ImGui.getItemRectMinY();
    float top = Math.max(0, Math.min(item, ImGui.getIO().getDisplaySizeY() - height));
    if (left >= width) {
      ImGui.setNextWindowPos(left, top, ImGuiCond.Always, 1, 0);
    } else if (right + width <= ImGui.getIO().getDisplaySizeX()) {
      ImGui.setNextWindowPos(right, top, ImGuiCond.Always, 0, 0);
    } else {
      ImGui.setNextWindowPos(ImGui.getItemRectMinX(), item - gap, ImGuiCond.Always, 0, 1);
    }
  }

  /** Closes the current popup when Escape is pressed. */
  public static void closeOnEscape() {
    if (ImGui.isKeyPressed(ImGuiKey.Escape)) {
      ImGui.closeCurrentPopup();
    }
  }
}
