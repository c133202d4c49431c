package emberway.app.gui;

import emberway.app.viewport.CoveredAreas;
import emberway.app.viewport.FreeGap;
import emberway.render.iso.LabelCollisions;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImGuiStyle;
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
public final class GuiFrame {
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

  /** The same for one that a user may take along, while it lies in its corner. */
  private static final int IN_ITS_CORNER = STILL & ~ImGuiWindowFlags.NoMove;

  private static final int TAKEN =
      ImGuiWindowFlags.NoTitleBar
          | ImGuiWindowFlags.NoCollapse
          | ImGuiWindowFlags.NoFocusOnAppearing
          | ImGuiWindowFlags.NoNav;

  private static final int SHEET =
      STILL
          | ImGuiWindowFlags.NoBackground
          | ImGuiWindowFlags.NoInputs
          | ImGuiWindowFlags.NoScrollbar
          | ImGuiWindowFlags.NoBringToFrontOnFocus;

  private static final int SIGN =
      ImGuiWindowFlags.AlwaysAutoResize | ImGuiWindowFlags.NoScrollbar | ImGuiWindowFlags.NoInputs;

  /** For a panel with a title bar that is as high as what it holds. */
  public static final double AS_HIGH_AS_IT_HOLDS = 0;

  private static final double SLACK = 3; // by which a panel's height may be off [units]
  private static final double MARGIN = 24; // left free around a large panel [units]
  private static final double LEAST_HEIGHT = 80; // of a panel [units]
  private static final double LEAST_COLUMN = 120; // that is laid out for [units]
  private static final double SPLITTER = 4; // beside what is docked: drags its border [units]

  public static final int CORNERS = 4; // upper left, upper right, lower left, lower right

  private final TextWrapper textWrapper = new TextWrapper(GuiText::width); // in the text's letters
  private final Map<String, ImDrawList> lists = new HashMap<>(); // of panels, by name
  private CoveredAreas covered = new CoveredAreas();
  private CoveredAreas coveredBefore = new CoveredAreas(); // in the frame before
  private final CoveredAreas solid = new CoveredAreas(); // the part of them that takes the mouse
  private boolean isSign; // the panel under way
  private String panel = ""; // that was begun last
  private String dockable; // that is under way; null for none
  private float most; // how high the dockable one may be [px]
  private final float[] corners = new float[2 * CORNERS]; // width and height taken of each [px]
  private boolean isUnsettled;
  private final ImGuiStyle style = ImGui.getStyle(); // a new object each time
  private float column; // the width within it, where it is docked, else 0 [px]
  private ImDrawList onMap; // null before the first frame
  private final PanelDock dock;
  private GuiFonts fonts;
  private float width; // [px]
  private float height;

  GuiFrame(GuiFonts fonts, PanelDock dock) {
    this.fonts = fonts;
    this.dock = dock;
  }

  /** Writes with other letters from now on. */
  void use(GuiFonts other) {
    fonts = other;
    textWrapper.clear();
  }

  /** A text with line feeds where lines would be wider than that. [px] */
  String broken(String text, float most) {
    return textWrapper.broken(text, most);
  }

  /** The same with as many lines, but none much shorter than the others. */
  public String balanced(String text, float most) {
    return textWrapper.balanced(text, most);
  }

  /** Begins anew over a window of that size. [px] */
  void begin(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    CoveredAreas spare = coveredBefore;
    coveredBefore = covered;
    covered = spare;
    covered.clear();
    solid.clear();
    isUnsettled = false;
    Arrays.fill(corners, 0);
    dock.begin(width, height);
    layMap();
  }

  /**
   * Lays a sheet over all of the map, behind all panels and not to be felt, to draw on. ImGui has
   * one of its own, but hands that out as a new object in every frame.
   */
  private void layMap() {
    ImGui.setNextWindowPos(0, 0);
    ImGui.setNextWindowSize(width, height);
    ImGui.begin("##map", SHEET);
    if (onMap == null) {
      onMap = ImGui.getWindowDrawList(); // ImGui keeps windows, and these with them, to its end
    }
    ImGui.end();
  }

  /** Pixels for a length that looks the same on every screen. */
  public float px(double units) {
    return (float) Math.rint(units * fonts.scale());
  }

  public GuiFonts fonts() {
    return fonts;
  }

  public float width() {
    return width;
  }

  public float height() {
    return height;
  }

  /** The left edge of what menus and docked panels leave of the window. [px] */
  public float left() {
    return dock.left();
  }

  /** Its upper edge. [px] */
  public float top() {
    return dock.top();
  }

  /** Its right edge. [px] */
  public float right() {
    return dock.right();
  }

  /** Its lower edge. [px] */
  public float bottom() {
    return dock.bottom();
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
   * Begins a panel that is as high as what it holds, and scrolls where that is more than it may
   * take. It lies in a corner until a user drags it away; where it is put, free or docked to a
   * border, is remembered. To be ended by {@link #endPanel}.
   *
   * @param title what a tab calls it, and after {@code ###} what it is remembered by
   * @param pivotX which side of it lies at {@code x}: 0 its left, 1 its right
   * @param pivotY 0 its top, 1 its bottom
   * @param most how high it may be [px]
   */
  public void beginDockable(
      String title, float x, float y, float pivotX, float pivotY, float most) {
    this.most = Math.max(most, px(LEAST_HEIGHT));
    boolean isDocked = dock.isDocked(title);
    int sized = isDocked ? 0 : ImGuiWindowFlags.AlwaysAutoResize;
    if (!isDocked) {
      ImGui.setNextWindowSizeConstraints(0, 0, width, this.most);
    }
    if (dock.isInItsCorner(title)) {
      ImGui.setNextWindowPos(x, y, ImGuiCond.Always, pivotX, pivotY);
      ImGui.begin(title, IN_ITS_CORNER | sized);
    } else {
      dock.keepIn(title, width, height);
      ImGui.begin(title, TAKEN | sized);
      dock.measure(title);
    }
    dock.look(title);
    panel = title;
    dockable = title;
    column = isDocked ? Math.max(px(LEAST_COLUMN), ImGui.getContentRegionAvailX()) : 0;
  }

  /**
   * How wide the dockable panel under way may lay out what it holds: all of the column that it is
   * docked in. [px]
   *
   * @param free as wide as it is else [px]
   */
  public float inner(float free) {
    return column > 0 ? column : free;
  }

  /** Whether a panel that may be taken along lies in its corner. */
  public boolean isInItsCorner(String title) {
    return dock.isInItsCorner(title);
  }

  /** Whether it was docked in the frame before. */
  public boolean isDocked(String title) {
    return dock.isDocked(title);
  }

  /** The same in the upper right corner. */
  public void beginRightPanel(String title, float most) {
    float margin = px(12);
    beginDockable(title, right() - margin, top() + margin, 1, 0, most);
  }

  /** The same with flags of ImGui's windows. */
  public void beginPanel(String name, float x, float y, float pivotX, float pivotY, int flags) {
    ImGui.setNextWindowPos(x, y, ImGuiCond.Always, pivotX, pivotY);
    ImGui.begin(name, STILL | flags);
    panel = name;
  }

  /** Begins a panel in a corner that is only to be read: the mouse reaches what lies behind it. */
  public void beginSign(String name, float x, float y, float pivotX, float pivotY) {
    isSign = true;
    beginPanel(name, x, y, pivotX, pivotY, SIGN);
  }

  /** What is drawn with behind all panels, on the map itself. */
  public ImDrawList mapList() {
    return onMap;
  }

  /**
   * What the panel under way is drawn with, always the same object for a panel; not for what lies
   * in a popup or a child of it.
   */
  public ImDrawList panelList() {
    ImDrawList list = lists.get(panel);
    if (list == null) {
      list = ImGui.getWindowDrawList(); // ImGui keeps windows, and these with them, to its end
      lists.put(panel, list);
    }
    return list;
  }

  /** Ends it. */
  public void endPanel() {
    cover();
    isSign = false;
    isUnsettled |= ImGui.isWindowAppearing() || isCutOff();
    if (dockable != null) {
      if (dock.isInItsCorner(dockable)) {
        takeCorner();
      }
      dock.release(dockable);
      dockable = null;
    }
    ImGui.end();
  }

  /** Takes note of the corner of the window that the panel under way lies in. */
  private void takeCorner() {
    float left = ImGui.getWindowPosX();
    float top = ImGui.getWindowPosY();
    float right = left + ImGui.getWindowWidth();
    float bottom = top + ImGui.getWindowHeight();
    boolean isRight = left + right > width;
    boolean isLow = top + bottom > height;
    int corner = 2 * ((isRight ? 1 : 0) + (isLow ? 2 : 0));
    corners[corner] = Math.max(corners[corner], isRight ? width - left : right);
    corners[corner + 1] = Math.max(corners[corner + 1], isLow ? height - top : bottom);
  }

  /** How wide and how high panels take a corner of the window so far, by its number; 0 if none. */
  public float corner(int corner, boolean isWidth) {
    return corners[2 * corner + (isWidth ? 0 : 1)];
  }

  /**
   * Begins a panel with a title bar, to be moved, resized and docked; where it is put is
   * remembered. To be ended by {@link #endPanel}, whatever this returns.
   *
   * @param name its title, and what it is remembered by
   * @param open false once the user has closed it
   * @param width at first [units]
   * @param height at first, unless it is {@link #AS_HIGH_AS_IT_HOLDS} at all times [units]
   * @return whether there is anything to lay out: not while it is collapsed or behind a tab
   */
  public boolean beginMovable(String name, ImBoolean open, double width, double height) {
    float panelWidth = Math.min(px(width), this.width - px(MARGIN));
    float panelHeight = Math.min(px(height), this.height - ImGui.getFrameHeight() - px(MARGIN));
    int sized = dock.place(name, this.width, this.height, panelWidth, panelHeight);
    ImGui.setNextWindowBgAlpha(1); // what lies behind is not to be read through it
    boolean result = ImGui.begin(name, open, ImGuiWindowFlags.NoNav | sized);
    dock.look(name);
    dock.measure(name);
    return result;
  }

  /** Marks the place of ImGui's current window as covered. */
  public void cover() {
    boolean isDocked = ImGui.isWindowDocked();
    float beside = isDocked ? px(SPLITTER) : 0;
    float above = beside + (isDocked ? ImGui.getFrameHeight() : 0); // tabs
    float left = ImGui.getWindowPosX();
    float top = ImGui.getWindowPosY();
    cover(
        left - beside,
        top - above,
        left + ImGui.getWindowWidth() + beside,
        top + ImGui.getWindowHeight() + beside);
  }

  /** Marks all of the window as covered. */
  public void coverAll() {
    cover(0, 0, width, height);
  }

  private void cover(float left, float top, float right, float bottom) {
    covered.add(left, top, right, bottom);
    if (!isSign) {
      solid.add(left, top, right, bottom);
    }
  }

  /** Whether a panel that is as high as what it holds is not so yet: ImGui sizes it afterwards. */
  private boolean isCutOff() {
    if (dockable == null || dock.isDocked(dockable)) {
      return false;
    }
    float whole = ImGui.getCursorPosY() - style.getItemSpacingY() + style.getWindowPaddingY();
    float wanted = Math.min(whole, most);
    return Math.abs(ImGui.getWindowHeight() - wanted) > px(SLACK);
  }

  /** Says that the panel under way is not yet where it will be once it is laid out again. */
  public void unsettle() {
    isUnsettled = true;
  }

  /** Whether a panel of this frame is not yet as it will be once it is laid out again. */
  public boolean isUnsettled() {
    return isUnsettled;
  }

  /** Whether a panel of the frame before covered a part of a rectangle. [px] */
  public boolean wasCovered(float left, float top, float right, float bottom) {
    return coveredBefore.cover(left, top, right, bottom);
  }

  /** Keeps labels off what panels of the frame before covered. */
  public void keepOffCovered(LabelCollisions labels) {
    coveredBefore.keepOff(labels);
  }

  /** Where in this frame no panel is yet; see {@link FreeGap#find}. [px] */
  public FreeGap gap(float wide, float high, float margin) {
    FreeGap.Room room =
        new FreeGap.Room(left() + margin, top() + margin, right() - margin, bottom() - margin);
    return covered.gap(room, wide, high, margin);
  }

  /** Whether a panel of this frame covers a point. [px] */
  public boolean covers(double x, double y) {
    return solid.cover(x, y);
  }
}
