package emberway.app;

import imgui.ImGuiStyle;
import imgui.flag.ImGuiCol;

/** How the panels look: night-blue slate with the ember's orange for what is alive. */
final class GuiStyle {
  /** Colors, 0xRRGGBB. */
  static final int TEXT = 0xe8e6e1;

  static final int FAINT = 0x9aa3b2;
  static final int EMBER = 0xff9a3c;
  static final int WARM = 0xffb067; // attracts, like the field on the map
  static final int COLD = 0x8fb8ff; // repels
  static final int COMPARED = 0x54d1d9; // a route to compare with, like the one on the map
  static final int INK = 0x12161f; // on what shines in the ember's color
  private static final int SLATE = 0x171c26;
  private static final int RAISED = 0x252d3b;
  private static final int LIT = 0x354258;
  private static final int EDGE = 0x3d4a61;

  private static final double PANEL_ALPHA = 0.93;

  private GuiStyle() {}

  /** A color as ImGui packs it. */
  static int packed(int rgb, double alpha) {
    int a = (int) Math.round(255 * alpha);
    return a << 24 | (rgb & 0xff) << 16 | (rgb & 0xff00) | rgb >> 16;
  }

  static void apply(ImGuiStyle style, double scale) {
    style.setWindowRounding(8);
    style.setPopupRounding(8);
    style.setFrameRounding(5);
    style.setScrollbarRounding(5);
    style.setWindowPadding(14, 12);
    style.setFramePadding(8, 5);
    style.setItemSpacing(8, 6);
    style.setCellPadding(6, 3);
    style.setWindowBorderSize(1);
    style.setPopupBorderSize(1);
    style.setScrollbarSize(12);
    style.scaleAllSizes((float) scale);
    set(style, ImGuiCol.Text, TEXT, 1);
    set(style, ImGuiCol.TextDisabled, FAINT, 1);
    set(style, ImGuiCol.WindowBg, SLATE, PANEL_ALPHA);
    set(style, ImGuiCol.PopupBg, SLATE, 0.98);
    set(style, ImGuiCol.MenuBarBg, SLATE, 0.97);
    set(style, ImGuiCol.Border, EDGE, 0.8);
    set(style, ImGuiCol.FrameBg, RAISED, 1);
    set(style, ImGuiCol.FrameBgHovered, LIT, 1);
    set(style, ImGuiCol.FrameBgActive, LIT, 1);
    set(style, ImGuiCol.Button, RAISED, 1);
    set(style, ImGuiCol.ButtonHovered, LIT, 1);
    set(style, ImGuiCol.ButtonActive, EDGE, 1);
    set(style, ImGuiCol.Header, LIT, 0.9);
    set(style, ImGuiCol.HeaderHovered, LIT, 1);
    set(style, ImGuiCol.HeaderActive, EDGE, 1);
    set(style, ImGuiCol.CheckMark, EMBER, 1);
    set(style, ImGuiCol.SliderGrab, EMBER, 0.9);
    set(style, ImGuiCol.SliderGrabActive, EMBER, 1);
    set(style, ImGuiCol.Separator, EDGE, 0.6);
    set(style, ImGuiCol.ScrollbarBg, SLATE, 0);
    set(style, ImGuiCol.ScrollbarGrab, EDGE, 1);
    set(style, ImGuiCol.TextSelectedBg, EMBER, 0.35);
    set(style, ImGuiCol.NavHighlight, EMBER, 0.6);
    set(style, ImGuiCol.ModalWindowDimBg, 0x05070b, 0.45);
  }

  private static void set(ImGuiStyle style, int color, int rgb, double alpha) {
    style.setColor(color, packed(rgb, alpha));
  }
}
