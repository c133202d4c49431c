package emberway.app.gui;

import emberway.app.command.Icon;
import emberway.app.text.Texts;
import emberway.render.gl.ImageTexture;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImGuiStyle;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiSliderFlags;
import imgui.flag.ImGuiStyleVar;
import java.util.Optional;

/** Titles, buttons, sliders and marks that all panels share. */
public final class GuiWidgets {
  /** The width of an icon button. [heights of a frame] */
  public static final float ICON_WIDTH = 1.25f;

  private static final int HIDDEN_COLORS = 7;
  private static final float GRAB_INSET = 2; // ImGui's distance of a grip from the ends [px]
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
   * Draws a panel's title, on as many lines as needed; more may follow in the first line.
   *
   * @param width limit with the icon [px]
   */
  public static void heading(String icon, String title, float width, GuiFrame frame) {
    float left = ImGui.getCursorPosX();
    ImGui.alignTextToFramePadding();
    GuiText.colored(icon, GuiStyle.EMBER);
    ImGui.sameLine();
    ImGui.pushFont(frame.fonts().name()); // which has names of all scripts
    GuiText.wrapped(title, frame, width - (ImGui.getCursorPosX() - left));
    ImGui.popFont();
  }

  /**
   * Draws a panel's title, and at the end of the line a button that closes the panel; returns
   * whether it was clicked.
   *
   * @param width of a line [px]
   */
  public static boolean closableHeading(String icon, String title, float width, GuiFrame frame) {
    float beside = width - ImGui.getFrameHeight();
    heading(icon, title, beside, frame);
    ImGui.sameLine(ImGui.getStyle().getWindowPaddingX() + beside);
    boolean isClicked = iconButton(Icon.CLOSE.text());
    GuiText.tooltip(Texts.get("close"));
    return isClicked;
  }

  /**
   * Draws a slider, whose track is filled up to the grip, and returns whether it was moved. Its
   * value is for the caller to show.
   *
   * @param value a single value, changed by the user
   * @param flags of ImGui's sliders
   */
  public static boolean slider(String id, float[] value, float min, float max, int flags) {
    hide();
    boolean isMoved = ImGui.sliderFloat(id, value, min, max, "", flags);
    ImGui.popStyleColor(HIDDEN_COLORS);
    boolean isLogarithmic = (flags & ImGuiSliderFlags.Logarithmic) != 0;
    double at =
        isLogarithmic
            ? Math.log(value[0] / min) / Math.log(max / min)
            : (value[0] - min) / (max - min);
    track(at, 0);
    return isMoved;
  }

  /** Draws a slider like {@link #slider(String, float[], float, float, int)} of whole numbers. */
  public static boolean slider(String id, int[] value, int min, int max, int flags) {
    hide();
    boolean isMoved = ImGui.sliderInt(id, value, min, max, "", flags);
    ImGui.popStyleColor(HIDDEN_COLORS);
    track((value[0] - min) / (double) (max - min), max - min + 1);
    return isMoved;
  }

  /** Draws a box to check with its label, and returns whether it was clicked. */
  public static boolean checkbox(String label, boolean isOn) {
    return mark(label, isOn, false);
  }

  /** Draws one of several exclusive choices with its label, and returns whether it was clicked. */
  public static boolean radioButton(String label, boolean isOn) {
    return mark(label, isOn, true);
  }

  /** Draws a box or a ring, smaller than the place where it is clicked. */
  private static boolean mark(String label, boolean isOn, boolean isRound) {
    hide();
    boolean isClicked = isRound ? ImGui.radioButton(label, isOn) : ImGui.checkbox(label, isOn);
    ImGui.popStyleColor(HIDDEN_COLORS);
    float alpha = ImGui.getStyle().getAlpha();
    float side = ImGui.getStyle().getGrabMinSize() * 4 / 3;
    float x = ImGui.getItemRectMinX() + ImGui.getItemRectSizeY() / 2;
    float y = (ImGui.getItemRectMinY() + ImGui.getItemRectMaxY()) / 2;
    float half = side / 2;
    float rounding = isRound ? half : side / 4;
    int resting = isOn ? GuiStyle.EMBER : GuiStyle.OUTLINE;
    int edge = GuiStyle.packed(ImGui.isItemHovered() ? GuiStyle.WARM : resting, alpha);
    ImDrawList list = ImGui.getWindowDrawList();
    list.addRect(x - half, y - half, x + half, y + half, edge, rounding, 0, side / 12);
    if (isOn && isRound) {
      list.addCircleFilled(x, y, side / 4, edge);
    } else if (isOn) {
      list.addRectFilled(x - half, y - half, x + half, y + half, edge, rounding);
      list.pathLineTo(x - side / 4, y + side / 16);
      list.pathLineTo(x - side / 16, y + side / 4);
      list.pathLineTo(x + side / 4, y - side * 3 / 16);
      list.pathStroke(GuiStyle.packed(GuiStyle.INK, alpha), 0, side / 8);
    }
    return isClicked;
  }

  /** Hides what ImGui draws of the next slider or mark, except its label. */
  private static void hide() {
    ImGui.pushStyleColor(ImGuiCol.FrameBg, 0);
    ImGui.pushStyleColor(ImGuiCol.FrameBgHovered, 0);
    ImGui.pushStyleColor(ImGuiCol.FrameBgActive, 0);
    ImGui.pushStyleColor(ImGuiCol.Border, 0);
    ImGui.pushStyleColor(ImGuiCol.SliderGrab, 0);
    ImGui.pushStyleColor(ImGuiCol.SliderGrabActive, 0);
    ImGui.pushStyleColor(ImGuiCol.CheckMark, 0);
  }

  /**
   * Draws the track and the grip of the last slider, the grip where ImGui has it.
   *
   * @param at the value as a part of the range; limited to [0..1]
   * @param steps how many values there are, as ImGui widens the grip for few; 0 for any number
   */
  private static void track(double at, int steps) {
    ImGuiStyle style = ImGui.getStyle();
    float left = ImGui.getItemRectMinX() + GRAB_INSET;
    float right = ImGui.getItemRectMaxX() - GRAB_INSET;
    float grip = Math.max(style.getGrabMinSize(), steps > 0 ? (right - left) / steps : 0);
    float x = (float) (left + grip / 2 + Math.max(0, Math.min(1, at)) * (right - left - grip));
    float y = (ImGui.getItemRectMinY() + ImGui.getItemRectMaxY()) / 2;
    float radius = style.getGrabMinSize() / 2;
    float half = radius / 3; // of the track's height
    boolean isInHand = ImGui.isItemActive() || ImGui.isItemHovered();
    int lit = GuiStyle.packed(isInHand ? GuiStyle.WARM : GuiStyle.EMBER, style.getAlpha());
    int rest = GuiStyle.packed(GuiStyle.OUTLINE, style.getAlpha());
    ImDrawList list = ImGui.getWindowDrawList();
    list.addRectFilled(left, y - half, right, y + half, rest, half);
    list.addRectFilled(left, y - half, x, y + half, lit, half);
    list.addCircleFilled(x, y, radius, lit);
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

  /**
   * Draws a picture centered in a rectangle, as large as fits; without a picture the rectangle
   * stays empty. [px]
   *
   * @param outline the color of a line around it; 0 for none
   */
  public static void picture(Optional<ImageTexture> made, float width, float height, int outline) {
    float left = ImGui.getCursorPosX();
    float top = ImGui.getCursorPosY();
    if (made.isPresent()) {
      ImageTexture picture = made.get();
      float scale = Math.min(width / picture.width(), height / picture.height());
      float shownWidth = picture.width() * scale;
      float shownHeight = picture.height() * scale;
      ImGui.setCursorPos(left + (width - shownWidth) / 2, top + (height - shownHeight) / 2);
      ImGui.image(picture.texture(), shownWidth, shownHeight);
      float x = ImGui.getItemRectMinX();
      float y = ImGui.getItemRectMinY();
      ImGui.getWindowDrawList().addRect(x, y, x + shownWidth, y + shownHeight, outline);
      ImGui.setCursorPos(left, top);
    }
    ImGui.dummy(width, height);
  }
}
