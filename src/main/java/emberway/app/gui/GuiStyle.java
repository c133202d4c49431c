package emberway.app.gui;

import emberway.app.settings.Appearance;
import imgui.ImGui;
import imgui.ImGuiStyle;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiDir;

/**
 * The style of the panels: dark slate blue or paper white, with orange for accents. The constants
 * are the colors of the dark theme; {@link #packed} maps them to those of the current theme.
 */
public final class GuiStyle {
  /** The color of text, 0xRRGGBB like all constants here. */
  public static final int TEXT = 0xe8e6e1;

  public static final int FAINT = 0xadb5c3;
  public static final int EMBER = 0xff9a3c;
  public static final int WARM = 0xffb067; // attraction, like the field on the map
  public static final int COLD = 0x8fb8ff; // repulsion
  public static final int COMPARED = 0x54d1d9; // a route for comparison, like the one on the map
  public static final int GOOD = 0x8fd694; // done
  static final int INK = 0x12161f; // text on the accent color
  static final int OUTLINE = 0x6c7a92; // of controls and the tracks of sliders
  public static final int PALE = 0xfff3dc; // on the map: names, columns, highlights of markers
  private static final double PANEL_ALPHA = 0.93;
  private static final double LIGHT_PANEL_ALPHA = 0.97;

  /** The colors of a theme, 0xRRGGBB: backgrounds first, then text and foreground colors. */
  private record Tones(
      int slate,
      int raised,
      int lit,
      int edge,
      int text,
      int faint,
      int ember,
      int warm,
      int cold,
      int compared,
      int good,
      int ink,
      int outline) {
    int of(int rgb) {
      return switch (rgb) {
        case TEXT -> text;
        case FAINT -> faint;
        case EMBER -> ember;
        case WARM -> warm;
        case COLD -> cold;
        case COMPARED -> compared;
        case GOOD -> good;
        case INK -> ink;
        case OUTLINE -> outline;
        default -> rgb;
      };
    }
  }

  private static final Tones DARK =
      new Tones(
          0x171c26, 0x252d3b, 0x354258, 0x3d4a61, TEXT, FAINT, EMBER, WARM, COLD, COMPARED, GOOD,
          INK, OUTLINE);
  private static final Tones LIGHT =
      new Tones(
          0xf6f3ec, 0xe6e1d6, 0xdad4c6, 0xc4bdad, 0x20242c, 0x4d5159, 0x9e4700, 0x964600, 0x1f4f9e,
          0x0a646c, 0x226428, 0xfff8ee, 0x7d7666);

  // Colors of the style applied last. Window's thread only, like ImGui.
  private static Tones tones = DARK;

  private GuiStyle() {}

  /** Packs a panel color for ImGui, in the tone of the current theme. */
  public static int packed(int rgb, double alpha) {
    return onMap(tones.of(rgb), alpha);
  }

  /** Packs a color on the map for ImGui; it is the same in every theme. */
  public static int onMap(int rgb, double alpha) {
    int a = (int) Math.round(255 * alpha);
    return a << 24 | (rgb & 0xff) << 16 | (rgb & 0xff00) | rgb >> 16;
  }

  /** Sets the sizes and colors of all widgets. */
  static void apply(ImGuiStyle style, Appearance.Theme theme, double scale) {
    tones = theme == Appearance.Theme.DARK ? DARK : LIGHT;
    double alpha = theme == Appearance.Theme.DARK ? PANEL_ALPHA : LIGHT_PANEL_ALPHA;
    sizes(style, (float) scale);
    set(style, ImGuiCol.Text, TEXT, 1);
    set(style, ImGuiCol.TextDisabled, FAINT, 1);
    set(style, ImGuiCol.WindowBg, tones.slate, alpha);
    set(style, ImGuiCol.PopupBg, tones.slate, 0.98);
    set(style, ImGuiCol.MenuBarBg, tones.slate, 0.97);
    set(style, ImGuiCol.TitleBg, tones.raised, 1);
    set(style, ImGuiCol.TitleBgActive, tones.raised, 1);
    set(style, ImGuiCol.TitleBgCollapsed, tones.raised, alpha);
    set(style, ImGuiCol.Border, OUTLINE, 1);
    set(style, ImGuiCol.FrameBg, tones.raised, 1);
    set(style, ImGuiCol.FrameBgHovered, tones.lit, 1);
    set(style, ImGuiCol.FrameBgActive, tones.lit, 1);
    set(style, ImGuiCol.Button, tones.raised, 1);
    set(style, ImGuiCol.ButtonHovered, tones.lit, 1);
    set(style, ImGuiCol.ButtonActive, tones.edge, 1);
    set(style, ImGuiCol.Header, tones.lit, 0.9);
    set(style, ImGuiCol.HeaderHovered, tones.lit, 1);
    set(style, ImGuiCol.HeaderActive, tones.edge, 1);
    set(style, ImGuiCol.Tab, tones.raised, 1);
    set(style, ImGuiCol.TabHovered, tones.lit, 1);
    set(style, ImGuiCol.TabActive, tones.lit, 1);
    set(style, ImGuiCol.TabUnfocused, tones.raised, 1);
    set(style, ImGuiCol.TabUnfocusedActive, tones.lit, 1);
    set(style, ImGuiCol.TableHeaderBg, tones.raised, 1);
    set(style, ImGuiCol.TableBorderLight, tones.edge, 0.6);
    set(style, ImGuiCol.TableBorderStrong, tones.edge, 1);
    set(style, ImGuiCol.CheckMark, EMBER, 1);
    set(style, ImGuiCol.SliderGrab, EMBER, 0.9);
    set(style, ImGuiCol.SliderGrabActive, EMBER, 1);
    set(style, ImGuiCol.PlotHistogram, EMBER, 1);
    set(style, ImGuiCol.DockingPreview, EMBER, 0.5);
    set(style, ImGuiCol.ResizeGrip, tones.edge, 0.5);
    set(style, ImGuiCol.ResizeGripHovered, EMBER, 0.6);
    set(style, ImGuiCol.ResizeGripActive, EMBER, 0.9);
    set(style, ImGuiCol.Separator, tones.edge, 0.6);
    set(style, ImGuiCol.SeparatorHovered, EMBER, 0.6);
    set(style, ImGuiCol.SeparatorActive, EMBER, 0.9);
    set(style, ImGuiCol.ScrollbarBg, tones.slate, 0);
    set(style, ImGuiCol.ScrollbarGrab, tones.edge, 1);
    set(style, ImGuiCol.TextSelectedBg, EMBER, 0.35);
    set(style, ImGuiCol.NavHighlight, EMBER, 0.8);
    set(style, ImGuiCol.ModalWindowDimBg, 0x05070b, 0.45);
  }

  /**
   * Sets all sizes from their unscaled values: ImGui's {@code scaleAllSizes} would multiply sizes
   * that are already scaled.
   */
  private static void sizes(ImGuiStyle style, float scale) {
    style.setWindowRounding(8 * scale);
    style.setPopupRounding(8 * scale);
    style.setFrameRounding(5 * scale);
    style.setScrollbarRounding(5 * scale);
    style.setTabRounding(5 * scale);
    style.setGrabRounding(5 * scale);
    style.setWindowPadding(16 * scale, 12 * scale);
    style.setFramePadding(8 * scale, 4.5f * scale); // with a line of text: 24 units
    style.setItemSpacing(8 * scale, 8 * scale);
    style.setItemInnerSpacing(8 * scale, 4 * scale);
    style.setIndentSpacing(20 * scale);
    style.setCellPadding(4 * scale, 2.5f * scale); // with a line of text: 20 units
    style.setTouchExtraPadding(0, 0);
    style.setFrameBorderSize(1);
    style.setWindowBorderSize(1);
    style.setPopupBorderSize(1);
    style.setScrollbarSize(12 * scale);
    style.setGrabMinSize(12 * scale);
    style.setWindowMinSize(32 * scale, 32 * scale);
    style.setWindowMenuButtonPosition(ImGuiDir.None);
  }

  /** Gives the panel that begins next a calm border; its controls have a clearer one. */
  public static void pushPanelBorder() {
    ImGui.pushStyleColor(ImGuiCol.Border, packed(tones.edge, 0.8));
  }

  /** Highlights the following buttons: the most important one, or an active one. */
  public static void pushLit() {
    ImGui.pushStyleColor(ImGuiCol.Button, packed(EMBER, 1));
    ImGui.pushStyleColor(ImGuiCol.ButtonHovered, packed(WARM, 1));
    ImGui.pushStyleColor(ImGuiCol.ButtonActive, packed(WARM, 1));
    ImGui.pushStyleColor(ImGuiCol.Text, packed(INK, 1));
  }

  /** Ends what {@link #pushLit} began. */
  public static void popLit() {
    ImGui.popStyleColor(4);
  }

  private static void set(ImGuiStyle style, int color, int rgb, double alpha) {
    style.setColor(color, packed(rgb, alpha));
  }
}
