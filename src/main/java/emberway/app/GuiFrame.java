package emberway.app;

import imgui.ImGui;
import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiWindowFlags;
import java.util.ArrayList;
import java.util.List;

/**
 * A frame of the panels under way: how large the window is, how large a unit, which fonts there
 * are, and which parts of the window are covered so far.
 */
final class GuiFrame {
  /** How a panel without a title bar behaves: it stays where it is put. */
  private static final int STILL =
      ImGuiWindowFlags.NoDecoration
          | ImGuiWindowFlags.NoMove
          | ImGuiWindowFlags.NoSavedSettings
          | ImGuiWindowFlags.NoFocusOnAppearing
          | ImGuiWindowFlags.NoNav;

  private record Area(float left, float top, float right, float bottom) {
    boolean contains(double x, double y) {
      return x >= left && x < right && y >= top && y < bottom;
    }
  }

  private final List<Area> covered = new ArrayList<>();
  private final GuiFonts fonts;
  private float width; // [px]
  private float height;

  GuiFrame(GuiFonts fonts) {
    this.fonts = fonts;
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
    beginPanel(name, x, y, pivotX, pivotY, ImGuiWindowFlags.AlwaysAutoResize);
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

  /** Marks the place of ImGui's current window as covered. */
  void cover() {
    float left = ImGui.getWindowPosX();
    float top = ImGui.getWindowPosY();
    covered.add(new Area(left, top, left + ImGui.getWindowWidth(), top + ImGui.getWindowHeight()));
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
