package emberway.app;

import imgui.ImGui;
import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiWindowFlags;
import imgui.type.ImBoolean;
import java.util.ArrayList;
import java.util.List;

/**
 * A frame of the panels under way: how large the window is, how large a unit, which fonts there
 * are, and which parts of the window are covered so far.
 */
final class GuiFrame {
  /** How a panel without a title bar behaves: it stays where it is put. */
  private static final int STILL =
      ImGuiWindowFlags.NoTitleBar
          | ImGuiWindowFlags.NoResize
          | ImGuiWindowFlags.NoCollapse
          | ImGuiWindowFlags.NoMove
          | ImGuiWindowFlags.NoDocking
          | ImGuiWindowFlags.NoSavedSettings
          | ImGuiWindowFlags.NoFocusOnAppearing
          | ImGuiWindowFlags.NoNav;

  private static final double MARGIN = 24; // left free around a large panel [units]

  private record Area(float left, float top, float right, float bottom) {
    boolean contains(double x, double y) {
      return x >= left && x < right && y >= top && y < bottom;
    }
  }

  private final List<Area> covered = new ArrayList<>();
  private GuiFonts fonts;
  private float width; // [px]
  private float height;

  GuiFrame(GuiFonts fonts) {
    this.fonts = fonts;
  }

  /** Writes with other letters from now on. */
  void use(GuiFonts other) {
    fonts = other;
  }

  /** Begins anew over a window of that size. [px] */
  void begin(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    covered.clear();
  }

  /** Pixels for a length that looks the same on every screen. */
  float px(double units) {
    return (float) Math.rint(units * fonts.scale());
  }

  GuiFonts fonts() {
    return fonts;
  }

  float width() {
    return width;
  }

  float height() {
    return height;
  }

  /**
   * Begins a panel of which one corner is fixed; to be ended by {@link #endPanel}.
   *
   * @param pivotX which side of it lies at {@code x}: 0 its left, 1 its right
   * @param pivotY 0 its top, 1 its bottom
   */
  void beginPanel(String name, float x, float y, float pivotX, float pivotY) {
    beginPanel(
        name,
        x,
        y,
        pivotX,
        pivotY,
        ImGuiWindowFlags.AlwaysAutoResize | ImGuiWindowFlags.NoScrollbar);
  }

  /**
   * Begins a panel on the right that is as high as what it holds, and scrolls where that is more
   * than it may take.
   *
   * @param most the part of the window's height that it may take
   */
  void beginRightPanel(String name, double most) {
    float margin = px(12);
    ImGui.setNextWindowSizeConstraints(0, 0, width, (float) (height * most));
    beginPanel(
        name,
        width - margin,
        ImGui.getFrameHeight() + margin,
        1,
        0,
        ImGuiWindowFlags.AlwaysAutoResize);
  }

  /** The same with flags of ImGui's windows. */
  void beginPanel(String name, float x, float y, float pivotX, float pivotY, int flags) {
    ImGui.setNextWindowPos(x, y, ImGuiCond.Always, pivotX, pivotY);
    ImGui.begin(name, STILL | flags);
  }

  /** Ends it. */
  void endPanel() {
    cover();
    ImGui.end();
  }

  /**
   * Begins a panel with a title bar, to be moved, resized and docked to others of its kind; where
   * it is put is remembered. To be ended by {@link #endPanel}, whatever this returns.
   *
   * @param name its title, and what it is remembered by
   * @param open false once the person has closed it
   * @param width at first [units]
   * @param height at first [units]
   * @return whether there is anything to lay out: not while it is collapsed or behind a tab
   */
  boolean beginMovable(String name, ImBoolean open, double width, double height) {
    float panelWidth = Math.min(px(width), this.width - px(MARGIN));
    float panelHeight = Math.min(px(height), this.height - ImGui.getFrameHeight() - px(MARGIN));
    ImGui.setNextWindowPos(this.width / 2, this.height / 2, ImGuiCond.FirstUseEver, 0.5f, 0.5f);
    ImGui.setNextWindowSize(panelWidth, panelHeight, ImGuiCond.FirstUseEver);
    return ImGui.begin(name, open, ImGuiWindowFlags.NoNav);
  }

  /** Marks the place of ImGui's current window as covered. */
  void cover() {
    float left = ImGui.getWindowPosX();
    float tabs = ImGui.isWindowDocked() ? ImGui.getFrameHeight() : 0; // they lie above it
    float top = ImGui.getWindowPosY() - tabs;
    covered.add(
        new Area(left, top, left + ImGui.getWindowWidth(), top + tabs + ImGui.getWindowHeight()));
  }

  /** Marks all of the window as covered. */
  void coverAll() {
    covered.add(new Area(0, 0, width, height));
  }

  /** Whether a panel of this frame covers a point. [px] */
  boolean covers(double x, double y) {
    for (Area area : covered) {
      if (area.contains(x, y)) {
        return true;
      }
    }
    return false;
  }
}
