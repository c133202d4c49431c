package emberway.app.gui;

import emberway.app.viewport.CoveredAreas;
import emberway.app.viewport.FreeGap;
import emberway.app.viewport.PanelPlacement;
import emberway.render.iso.LabelCollisions;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImGuiStyle;
import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiWindowFlags;
import imgui.type.ImBoolean;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A frame of the panels while it is laid out: the window's size, the scale, the fonts, and which
 * parts of the window are covered so far.
 */
public final class GuiFrame {
  /** The name of the window behind all panels. */
  static final String MAP = "##map";

  /** Window flags of a panel without a title bar, which the user cannot move. */
  private static final int STILL =
      ImGuiWindowFlags.NoTitleBar
          | ImGuiWindowFlags.NoResize
          | ImGuiWindowFlags.NoCollapse
          | ImGuiWindowFlags.NoMove
          | ImGuiWindowFlags.NoDocking
          | ImGuiWindowFlags.NoSavedSettings
          | ImGuiWindowFlags.NoFocusOnAppearing
          | ImGuiWindowFlags.NoNav;

  /**
   * Window flags of a dockable panel in its corner: without a title bar, but the user may drag it.
   */
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

  private static final int READ_ONLY =
      ImGuiWindowFlags.AlwaysAutoResize | ImGuiWindowFlags.NoScrollbar | ImGuiWindowFlags.NoInputs;

  /** The height of a panel with a title bar that always fits its content. */
  public static final double AS_HIGH_AS_IT_HOLDS = 0;

  // How far a panel's height may be from the wanted one. [units]
  private static final double SLACK = 3;
  private static final double MARGIN = 24; // kept free around a large panel [units]
  private static final double MIN_HEIGHT = 80; // of a dockable panel's height limit [units]
  // Smallest width that docked content is laid out for. [units]
  private static final double MIN_COLUMN = 120;
  // Width of the drag handle between docked panels. [units]
  private static final double SPLITTER = 4;

  /** The number of corners: upper left, upper right, lower left, lower right. */
  public static final int CORNERS = 4;

  // Measures with the text font.
  private final TextWrapper textWrapper = new TextWrapper(GuiText::width);
  private final Map<String, ImDrawList> lists = new HashMap<>(); // draw lists of panels, by name
  private CoveredAreas covered = new CoveredAreas();
  private CoveredAreas coveredBefore = new CoveredAreas(); // covered areas of the previous frame
  private final CoveredAreas solid = new CoveredAreas(); // the covered areas that take mouse input
  private boolean isReadOnly; // whether the current panel ignores the mouse
  private String panel = ""; // name of the current panel
  private String dockable; // title of the current dockable panel; null if none
  private float maxHeight; // height limit of the current dockable panel [px]
  // Width and height taken of each corner. [px]
  private final float[] corners = new float[2 * CORNERS];
  private float card; // height of a cell's card below the panel at the right, or 0 [px]
  private boolean isUnsettled;
  private boolean hasNewPanel; // whether a panel came up in this frame, or in the previous one
  private boolean hadNewPanel;
  private final KeyboardFocus keyboard = new KeyboardFocus();
  // Cached: ImGui.getStyle() returns a new object each time.
  private final ImGuiStyle style = ImGui.getStyle();
  private float column; // content width of the current panel if it is docked, otherwise 0 [px]
  private ImDrawList onMap; // null before the first frame
  private final PanelDock dock;
  private GuiFonts fonts;
  private float width; // [px]
  private float height;

  GuiFrame(GuiFonts fonts, PanelDock dock) {
    this.fonts = fonts;
    this.dock = dock;
  }

  /** Switches to other fonts. */
  void use(GuiFonts other) {
    fonts = other;
    textWrapper.clear();
  }

  /** Breaks a text into lines no wider than a limit. [px] */
  String wrap(String text, float maxWidth) {
    return textWrapper.wrap(GuiText.shown(text), maxWidth);
  }

  /** Breaks a text into as few lines as fit a width limit [px], all of about the same length. */
  public String wrapBalanced(String text, float maxWidth) {
    return textWrapper.wrapBalanced(GuiText.shown(text), maxWidth);
  }

  /** Starts a frame for a window of a given size. [px] */
  void begin(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    CoveredAreas spare = coveredBefore;
    coveredBefore = covered;
    covered = spare;
    covered.clear();
    solid.clear();
    isUnsettled = false;
    hadNewPanel = hasNewPanel;
    hasNewPanel = false;
    keyboard.begin();
    Arrays.fill(corners, 0);
    dock.begin(width, height);
    layMap();
  }

  /**
   * Creates a transparent window over the whole map, behind all panels and without input, to draw
   * on. ImGui has such a draw list, but imgui-java returns it as a new object in every frame.
   */
  private void layMap() {
    ImGui.setNextWindowPos(0, 0);
    ImGui.setNextWindowSize(width, height);
    ImGui.begin(MAP, SHEET);
    if (onMap == null) {
      onMap = ImGui.getWindowDrawList(); // ImGui keeps windows and their draw lists until it ends
    }
    ImGui.end();
  }

  /** Converts a length to pixels by the current scale, rounded to whole pixels. */
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

  /** Returns the left edge of the area that menus and docked panels leave free. [px] */
  public float left() {
    return dock.left();
  }

  /** Returns the top edge of the area that menus and docked panels leave free. [px] */
  public float top() {
    return dock.top();
  }

  /** Returns the right edge of the area that menus and docked panels leave free. [px] */
  public float right() {
    return dock.right();
  }

  /** Returns the bottom edge of the area that menus and docked panels leave free. [px] */
  public float bottom() {
    return dock.bottom();
  }

  /**
   * Begins a panel that is as high as its content, up to a limit, and scrolls beyond that. It lies
   * in a corner until the user drags it away; its position, free or docked, is saved. End it with
   * {@link #endPanel}.
   *
   * @param title the text of its tab, then {@code ###} and the panel's id
   * @param pivotX which side of the panel lies at {@code x}: 0 for left, 1 for right
   * @param pivotY which side of the panel lies at {@code y}: 0 for top, 1 for bottom
   * @param maxHeight the height limit [px]
   */
  public void beginDockable(
      String title, float x, float y, float pivotX, float pivotY, float maxHeight) {
    this.maxHeight = Math.max(maxHeight, px(MIN_HEIGHT));
    boolean isDocked = dock.isDocked(title);
    int sized = isDocked ? 0 : ImGuiWindowFlags.AlwaysAutoResize;
    if (!isDocked) {
      ImGui.setNextWindowSizeConstraints(0, 0, width, this.maxHeight);
    }
    GuiStyle.pushPanelBorder();
    if (dock.isInItsCorner(title)) {
      ImGui.setNextWindowPos(x, y, ImGuiCond.Always, pivotX, pivotY);
      keyboard.beginPanel(title, null, IN_ITS_CORNER | sized);
    } else {
      dock.keepInWindow(title, width, height);
      keyboard.beginPanel(title, null, TAKEN | sized);
      dock.recordRectangle(title);
    }
    ImGui.popStyleColor();
    dock.recordDocked(title);
    panel = title;
    dockable = title;
    column = isDocked ? Math.max(px(MIN_COLUMN), ImGui.getContentRegionAvailX()) : 0;
  }

  /**
   * Returns how wide the current dockable panel may lay out its content: the full width of its
   * column if it is docked. [px]
   *
   * @param free the width if the panel is not docked [px]
   */
  public float inner(float free) {
    return column > 0 ? column : free;
  }

  /** Whether a dockable panel lies in its corner. */
  public boolean isInItsCorner(String title) {
    return dock.isInItsCorner(title);
  }

  /** Whether a panel was docked in the previous frame. */
  public boolean isDocked(String title) {
    return dock.isDocked(title);
  }

  /**
   * Begins a dockable panel whose corner is the upper right one. End it with {@link #endPanel}.
   *
   * @param title the text of its tab, then {@code ###} and the panel's id
   * @param maxHeight the height limit [px]
   */
  public void beginRightPanel(String title, float maxHeight) {
    float margin = px(12);
    beginDockable(title, right() - margin, top() + margin, 1, 0, maxHeight);
  }

  /**
   * Begins a panel with one fixed corner and extra ImGui window flags. End it with {@link
   * #endPanel}.
   *
   * @param pivotX which side of the panel lies at {@code x}: 0 for left, 1 for right
   * @param pivotY which side of the panel lies at {@code y}: 0 for top, 1 for bottom
   */
  public void beginPanel(String name, float x, float y, float pivotX, float pivotY, int flags) {
    ImGui.setNextWindowPos(x, y, ImGuiCond.Always, pivotX, pivotY);
    GuiStyle.pushPanelBorder();
    ImGui.begin(name, STILL | flags);
    ImGui.popStyleColor();
    panel = name;
  }

  /** Begins a read-only panel in a corner: the mouse acts on what lies behind it. */
  public void beginReadOnlyPanel(String name, float x, float y, float pivotX, float pivotY) {
    isReadOnly = true;
    beginPanel(name, x, y, pivotX, pivotY, READ_ONLY);
  }

  /** Returns the draw list for drawing on the map itself, behind all panels. */
  public ImDrawList mapList() {
    return onMap;
  }

  /**
   * Returns the draw list of the current panel, always the same object for a panel. It is not the
   * list of popups and child windows in the panel.
   */
  public ImDrawList panelList() {
    ImDrawList list = lists.get(panel);
    if (list == null) {
      list = ImGui.getWindowDrawList(); // ImGui keeps windows and their draw lists until it ends
      lists.put(panel, list);
    }
    return list;
  }

  /** Ends the current panel. */
  public void endPanel() {
    cover();
    isReadOnly = false;
    hasNewPanel |= ImGui.isWindowAppearing();
    isUnsettled |= ImGui.isWindowAppearing() || isCutOff();
    if (dockable != null) {
      if (dock.isInItsCorner(dockable)) {
        takeCorner();
      }
      dock.freeIfDragged(dockable);
      dockable = null;
    }
    ImGui.end();
  }

  /** Records the corner of the window that the current panel lies in. */
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

  /**
   * Returns the width or height that panels take of a corner of the window so far, or 0. [px]
   *
   * @param corner the corner's number, [0..{@link #CORNERS})
   * @param isWidth true for the width, false for the height
   */
  public float corner(int corner, boolean isWidth) {
    return corners[2 * corner + (isWidth ? 0 : 1)];
  }

  /**
   * Begins a panel with a title bar that the user can move, resize and dock; its position is saved.
   * End it with {@link #endPanel}, whatever this method returns.
   *
   * @param name its title, then {@code ###} and the panel's id
   * @param open becomes false when the user closes the panel
   * @param width initial width [units]
   * @param height initial height [units]; {@link #AS_HIGH_AS_IT_HOLDS} for a form: while it has the
   *     focus, Tab, the arrows, Space and Enter act on it
   * @return whether to lay out the content; false while the panel is collapsed or behind a tab
   */
  public boolean beginMovable(String name, ImBoolean open, double width, double height) {
    float panelWidth = Math.min(px(width), this.width - px(MARGIN));
    float panelHeight = Math.min(px(height), this.height - ImGui.getFrameHeight() - px(MARGIN));
    int sized = dock.place(name, this.width, this.height, panelWidth, panelHeight);
    ImGui.setNextWindowBgAlpha(1); // opaque: text behind it would be confusing
    boolean isForm = height == AS_HIGH_AS_IT_HOLDS;
    GuiStyle.pushPanelBorder();
    boolean result =
        isForm ? ImGui.begin(name, open, sized) : keyboard.beginPanel(name, open, sized);
    ImGui.popStyleColor();
    dock.recordDocked(name);
    dock.recordRectangle(name);
    if (isForm) {
      keyboard.recordForm();
    }
    return result;
  }

  /**
   * Records that the last widget is a text field of a form: Enter there confirms the form, and Tab
   * stops there.
   */
  public void recordField() {
    keyboard.recordField();
  }

  /**
   * Records that Tab stops at the last widget of a form. ImGui's own Tab moves through the widgets
   * that take numbers alone.
   */
  public void recordStop() {
    keyboard.recordStop();
  }

  /** Returns which form or panel the keyboard acts on. */
  public KeyboardFocus keyboard() {
    return keyboard;
  }

  /** Marks the area of ImGui's current window as covered. */
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

  /** Marks the whole window as covered. */
  public void coverAll() {
    cover(0, 0, width, height);
  }

  private void cover(float left, float top, float right, float bottom) {
    covered.add(left, top, right, bottom);
    if (!isReadOnly) {
      solid.add(left, top, right, bottom);
    }
  }

  /**
   * Whether the current panel should fit its content but does not yet: ImGui sizes windows one
   * frame late.
   */
  private boolean isCutOff() {
    if (dockable == null || dock.isDocked(dockable)) {
      return false;
    }
    float whole = ImGui.getCursorPosY() - style.getItemSpacingY() + style.getWindowPaddingY();
    float wanted = Math.min(whole, maxHeight);
    return Math.abs(ImGui.getWindowHeight() - wanted) > px(SLACK);
  }

  /**
   * Brings ImGui's current window, an open menu, to the front again if a panel has come up since:
   * ImGui puts a new window in front of all others. Call it in the innermost open menu only; menus
   * inside the current window are closed.
   */
  public void keepInFront() {
    if (hasNewPanel || hadNewPanel) {
      ImGui.setWindowFocus();
    }
  }

  /** Begins ImGui's combo box, whose open list lies in front of all panels. */
  public boolean beginCombo(String label, String shown) {
    if (!ImGui.beginCombo(label, shown)) {
      return false;
    }
    cover();
    keepInFront();
    return true;
  }

  /** Draws a list to choose from, by the titles of its choices; {@code deed} gets a chosen one. */
  public <T> void choose(
      String id, List<T> choices, T now, Function<T, String> title, Consumer<T> deed) {
    if (beginCombo(id, GuiText.shown(title.apply(now)))) {
      for (T each : choices) {
        if (ImGui.selectable(GuiText.shown(title.apply(each)), each.equals(now))) {
          deed.accept(each);
        }
      }
      GuiText.closeOnEscape();
      ImGui.endCombo();
    }
  }

  /** Returns the height that a cell's card takes below the panel at the right, or 0. [px] */
  public float card() {
    return card;
  }

  /** Sets {@link #card}; the panel at the right then has another height. */
  public void setCard(float height) {
    isUnsettled |= card != height;
    card = height;
  }

  /** Marks this frame as unsettled: the current panel moves when it is laid out again. */
  public void unsettle() {
    isUnsettled = true;
  }

  /** Whether a panel of this frame will look different when it is laid out again. */
  public boolean isUnsettled() {
    return isUnsettled;
  }

  /** Whether a panel of the previous frame covered any of a rectangle. [px] */
  public boolean wasCovered(float left, float top, float right, float bottom) {
    return coveredBefore.cover(left, top, right, bottom);
  }

  /** Keeps labels off the areas that panels of the previous frame covered. */
  public void keepOffCovered(LabelCollisions labels) {
    coveredBefore.keepOff(labels);
  }

  /** Finds an area that no panel of this frame covers yet; see {@link FreeGap#find}. [px] */
  public FreeGap gap(float minWidth, float minHeight, float margin) {
    return gap(minWidth, minHeight, margin, 0);
  }

  /**
   * Finds an area that no panel of this frame covers yet, above a strip at the lower edge; see
   * {@link FreeGap#find}. [px]
   *
   * @param above the height of that strip
   */
  public FreeGap gap(float minWidth, float minHeight, float margin, float above) {
    FreeGap.Room room =
        new FreeGap.Room(
            left() + margin, top() + margin, right() - margin, bottom() - margin - above);
    return covered.gap(room, minWidth, minHeight, margin);
  }

  /** Returns the part of the window that panels beside the map may use, less a margin. [px] */
  public PanelPlacement.Box room(float margin) {
    return new PanelPlacement.Box(
        left() + margin, top() + margin, right() - margin, bottom() - margin);
  }

  /** Whether a panel of this frame that takes mouse input covers a point. [px] */
  public boolean covers(double x, double y) {
    return solid.cover(x, y);
  }
}
