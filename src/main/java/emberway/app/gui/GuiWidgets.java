package emberway.app.gui;

import emberway.app.command.Icon;
import emberway.app.text.Texts;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiStyleVar;

/** Buttons that all panels share. */
public final class GuiWidgets {
  /** The width of an icon button. [heights of a frame] */
  public static final float ICON_WIDTH = 1.25f;

  private static final double TURNS = 1; // of a spinner [1/s]
  private static final float ARC = 4.2f; // of a spinner [radians]

  private GuiWidgets() {}

  /**
   * Whether ImGui processes a press of Enter in this frame. ImGui queues inputs, so this can be
   * later than the key event.
   */
  public static boolean isEntered() {
    return ImGui.isKeyPressed(ImGuiKey.Enter, false)
        || ImGui.isKeyPressed(ImGuiKey.KeypadEnter, false);
  }

  /** Whether Enter confirms the current panel, which is a form, in this frame. */
  public static boolean isConfirmed() {
    return ImGui.isWindowFocused() && ImGui.isKeyPressed(ImGuiKeys.CONFIRM, false);
  }

  /**
   * Draws a panel's title, and at the end of the line a button that closes the panel; returns
   * whether it was clicked.
   *
   * @param width of a line [px]
   */
  public static boolean closableHeading(String title, float width) {
    ImGui.alignTextToFramePadding();
    GuiText.faint(title);
    ImGui.sameLine(ImGui.getStyle().getWindowPaddingX() + width - ImGui.getFrameHeight());
    boolean isClicked = iconButton(Icon.CLOSE.text());
    GuiText.tooltip(Texts.get("close"));
    return isClicked;
  }

  /** Draws a part of a ring that turns, beside the last item: something is under way. [x: px] */
  public static void spinner(GuiFrame frame, float x) {
    float radius = frame.px(6);
    float y = (ImGui.getItemRectMinY() + ImGui.getItemRectMaxY()) / 2;
    float turned = (float) (ImGui.getTime() * TURNS * 2 * Math.PI % (2 * Math.PI));
    frame.panelList().pathArcTo(x, y, radius, turned, turned + ARC);
    frame.panelList().pathStroke(GuiStyle.packed(GuiStyle.EMBER, 1), 0, frame.px(2));
  }

  /**
   * Draws a field that shows a text and opens what changes it; returns whether it was clicked.
   *
   * @param isHint whether the text only says what the field is for
   * @param width [px]
   */
  public static boolean field(String text, boolean isHint, float width) {
    String shown = GuiText.shown(text);
    String fitting = GuiText.fitting(shown, width - 2 * ImGui.getStyle().getFramePaddingX());
    ImGui.pushStyleVar(ImGuiStyleVar.ButtonTextAlign, 0, 0.5f);
    ImGui.pushStyleColor(
        ImGuiCol.Text, GuiStyle.packed(isHint ? GuiStyle.FAINT : GuiStyle.TEXT, 1));
    boolean isClicked = ImGui.button(fitting + "###field", width, 0);
    ImGui.popStyleColor();
    ImGui.popStyleVar();
    if (!fitting.equals(shown)) {
      GuiText.tooltip(text);
    }
    return isClicked;
  }

  /**
   * Draws an icon button and returns whether it was clicked.
   *
   * @param tip its tooltip
   * @param id tells apart buttons with the same icon in a panel; begins with {@code ##}
   */
  public static boolean iconButton(Icon icon, String tip, String id) {
    float height = ImGui.getFrameHeight();
    boolean isClicked = iconButton(icon.text() + id, height * ICON_WIDTH, height);
    GuiText.tooltip(tip);
    return isClicked;
  }

  /**
   * Draws a button with a centered icon and returns whether it was clicked. The button may be
   * narrower than the icon with the usual padding.
   *
   * @param label the icon, optionally followed by an id
   */
  public static boolean iconButton(String label, float width, float height) {
    ImGui.pushStyleVar(ImGuiStyleVar.FramePadding, 0, ImGui.getStyle().getFramePaddingY());
    boolean isClicked = ImGui.button(label, width, height);
    ImGui.popStyleVar();
    return isClicked;
  }

  /**
   * Draws a square icon button as high as a line, and returns whether it was clicked.
   *
   * @param label the icon, optionally followed by an id
   */
  public static boolean iconButton(String label) {
    float side = ImGui.getFrameHeight();
    return iconButton(label, side, side);
  }
}
