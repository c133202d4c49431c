package emberway.app;

import imgui.ImDrawList;
import imgui.ImGui;
import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiWindowFlags;
import imgui.type.ImBoolean;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

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

  private static final int SIDES = 4; // of an area: left, top, right, bottom

  private final Paragraphs paragraphs = new Paragraphs(GuiText::width); // in the text's letters
  private final Map<String, ImDrawList> lists = new HashMap<>(); // of panels, by name
  private float[] covered = new float[16 * SIDES];
  private int areas; // that are covered
  private String panel = ""; // that was begun last
  private ImDrawList onMap; // null until something is drawn there in this frame
  private GuiFonts fonts;
  private float width; // [px]
  private float height;

  GuiFrame(GuiFonts fonts) {
    this.fonts = fonts;
  }

  /** Writes with other letters from now on. */
  void use(GuiFonts other) {
    fonts = other;
    paragraphs.clear();
  }

  /** A text with line feeds where lines would be wider than that. [px] */
  String broken(String text, float most) {
    return paragraphs.broken(text, most);
  }

  /** Begins anew over a window of that size. [px] */
  void begin(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    areas = 0;
    onMap = null;
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
    panel = name;
  }

  /** What is drawn with behind all panels, on the map itself. */
  ImDrawList mapList() {
    if (onMap == null) {
      onMap = ImGui.getBackgroundDrawList(); // a new object each time
    }
    return onMap;
  }

  /**
   * What the panel under way is drawn with, always the same object for a panel; not for what lies
   * in a popup or a child of it.
   */
  ImDrawList panelList() {
    ImDrawList list = lists.get(panel);
    if (list == null) {
      list = ImGui.getWindowDrawList(); // ImGui keeps windows, and these with them, to its end
      lists.put(panel, list);
    }
    return list;
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
    cover(left, top, left + ImGui.getWindowWidth(), top + tabs + ImGui.getWindowHeight());
  }

  /** Marks all of the window as covered. */
  void coverAll() {
    cover(0, 0, width, height);
  }

  private void cover(float left, float top, float right, float bottom) {
    if (areas * SIDES == covered.length) {
      covered = Arrays.copyOf(covered, 2 * covered.length);
    }
    covered[areas * SIDES] = left;
    covered[areas * SIDES + 1] = top;
    covered[areas * SIDES + 2] = right;
    covered[areas * SIDES + 3] = bottom;
    areas++;
  }

  /** Whether a panel of this frame covers a point. [px] */
  boolean covers(double x, double y) {
    for (int i = 0; i < areas * SIDES; i += SIDES) {
      if (x >= covered[i] && y >= covered[i + 1] && x < covered[i + 2] && y < covered[i + 3]) {
        return true;
      }
    }
    return false;
  }
}
