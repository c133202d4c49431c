package emberway.app.gui;

import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiDockNodeFlags;
import imgui.flag.ImGuiMouseButton;
import imgui.flag.ImGuiWindowFlags;
import imgui.internal.ImGui;
import imgui.internal.ImGuiDockNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Positions the panels: each in its corner until the user drags it away, then wherever the user put
 * it, free or docked to a border of the window. Docked panels take their space from the map, and
 * the corners move inward.
 */
final class PanelDock {
  private static final int FLAGS =
      ImGuiDockNodeFlags.PassthruCentralNode | ImGuiDockNodeFlags.NoDockingInCentralNode;
  private static final String SPACE = "DockSpace"; // prefix of ImGui's name for the dock space
  private static final float DRAGGED = 8; // smallest movement that counts as a drag [px]

  /** Where a panel lies in the current frame. */
  private enum Place {
    IN_ITS_CORNER,
    FREE,
    DOCKED
  }

  private final Map<String, String> ids = new HashMap<>(); // panel ids, by title
  private final Map<String, Place> places = new HashMap<>(); // by id
  private final Map<String, float[]> rectangles = new HashMap<>(); // x, y, width, height by id
  private final Set<String> remembered; // ids of saved panels whose place is not known yet
  // Ids of the panels placed since the layout was reset.
  private final Set<String> settled = new HashSet<>();
  private boolean isReset; // whether the layout was reset at least once
  private float left; // the area left for the map [px]
  private float top;
  private float right;
  private float bottom;

  /** Returns the stable id of a panel, independent of the language of its title. */
  private String id(String title) {
    return ids.computeIfAbsent(title, SavedPanelLayout::id);
  }

  /** Creates a dock from a saved layout in ImGui's text format; may be empty. */
  PanelDock(String layout) {
    remembered = SavedPanelLayout.ids(layout);
  }

  /** Starts a frame for a window of a given size. [px] */
  void begin(float width, float height) {
    int space = ImGui.dockSpaceOverViewport(ImGui.getMainViewport(), FLAGS);
    left = 0;
    top = ImGui.getFrameHeight(); // the menu bar
    right = width;
    bottom = height;
    if (places.containsValue(Place.DOCKED)) {
      ImGuiDockNode middle = ImGui.dockBuilderGetCentralNode(space);
      if (middle.isValidPtr()) {
        left = middle.getPosX();
        top = Math.max(top, middle.getPosY());
        right = Math.min(width, left + middle.getSizeX());
        bottom = Math.min(height, middle.getPosY() + middle.getSizeY());
      }
    }
  }

  /** Returns the left edge of the area that panels leave free. [px] */
  float left() {
    return left;
  }

  float top() {
    return top;
  }

  float right() {
    return right;
  }

  float bottom() {
    return bottom;
  }

  /** Whether a panel belongs in its corner. */
  boolean isInItsCorner(String title) {
    String id = id(title);
    Place place = places.get(id);
    if (place == null) {
      place = remembered.contains(id) && !isReset ? Place.FREE : Place.IN_ITS_CORNER;
      places.put(id, place);
    }
    return place == Place.IN_ITS_CORNER;
  }

  /** Whether a panel was docked in the previous frame. */
  boolean isDocked(String title) {
    return places.get(id(title)) == Place.DOCKED;
  }

  /** Records whether the current panel is docked. */
  void recordDocked(String title) {
    if (ImGui.isWindowDocked()) {
      places.put(id(title), Place.DOCKED);
    } else if (places.get(id(title)) == Place.DOCKED) {
      places.put(id(title), Place.FREE);
    }
  }

  /** Records the rectangle of the current panel. */
  void recordRectangle(String title) {
    float[] rectangle = rectangles.computeIfAbsent(id(title), unknown -> new float[4]);
    rectangle[0] = ImGui.getWindowPosX();
    rectangle[1] = ImGui.getWindowPosY();
    rectangle[2] = ImGui.getWindowWidth();
    rectangle[3] = ImGui.getWindowHeight();
  }

  /**
   * Sets the position and size of a panel with a title bar before it begins: initially the center
   * of the window, later only if it no longer fits in.
   *
   * @param width the window's width [px]
   * @param height the window's height [px]
   * @param panelWidth initial width [px]
   * @param panelHeight initial height [px]; 0 for a panel that fits its content
   * @return the ImGui window flags to begin the panel with
   */
  int place(String title, float width, float height, float panelWidth, float panelHeight) {
    if (!keepInWindow(title, width, height)) {
      int when = first(title);
      ImGui.setNextWindowPos(width / 2, height / 2, when, 0.5f, 0.5f);
      ImGui.setNextWindowSize(panelWidth, panelHeight, when);
    }
    if (panelHeight > 0 || isDocked(title)) {
      return 0;
    }
    ImGui.setNextWindowSizeConstraints(panelWidth, 0, panelWidth, height);
    return ImGuiWindowFlags.AlwaysAutoResize;
  }

  /**
   * Moves a panel back into the window, and shrinks it if necessary, after the window has become
   * too small for it. Does nothing while the user holds the mouse button. Call it before the panel
   * begins, because ImGui clips a panel's content to where the panel began.
   *
   * @return whether it set the panel's position
   */
  boolean keepInWindow(String title, float width, float height) {
    float[] lay = rectangles.get(id(title));
    if (lay == null
        || places.get(id(title)) == Place.DOCKED
        || ImGui.isMouseDown(ImGuiMouseButton.Left)) {
      return false;
    }
    float menus = ImGui.getFrameHeight();
    float fittingWidth = Math.min(lay[2], width);
    float fittingHeight = Math.min(lay[3], Math.max(1, height - menus));
    float x = Math.max(0, Math.min(lay[0], width - fittingWidth));
    float y = Math.max(menus, Math.min(lay[1], height - fittingHeight));
    if (x == lay[0] && y == lay[1] && fittingWidth == lay[2] && fittingHeight == lay[3]) {
      return false;
    }
    ImGui.setNextWindowPos(x, y, ImGuiCond.Always);
    ImGui.setNextWindowSize(fittingWidth, fittingHeight, ImGuiCond.Always);
    return true;
  }

  /** Marks the current panel as free if the user is dragging it out of its corner. */
  void freeIfDragged(String title) {
    if (places.get(id(title)) == Place.IN_ITS_CORNER
        && ImGui.isMouseDragging(ImGuiMouseButton.Left, DRAGGED)
        && ImGui.getActiveID() == ImGui.getID("#MOVE")) { // ImGui's id for moving a window
      places.put(id(title), Place.FREE);
    }
  }

  /**
   * Returns when the initial position and size of a panel with a title bar take effect, as an ImGui
   * condition.
   */
  private int first(String title) {
    return isReset && settled.add(id(title)) ? ImGuiCond.Always : ImGuiCond.FirstUseEver;
  }

  /** Moves all panels back to their default positions. */
  void reset() {
    isReset = true;
    settled.clear();
    places.clear();
  }

  /** Returns a layout in ImGui's text format without the panels at their default positions. */
  String layout(String saved) {
    Map<String, Place> byId = new HashMap<>(places);
    settled.forEach(id -> byId.putIfAbsent(id, Place.FREE));
    return SavedPanelLayout.without(
        saved,
        id -> {
          Place unseen = isReset && !id.startsWith(SPACE) ? Place.IN_ITS_CORNER : Place.FREE;
          return byId.getOrDefault(id, unseen) == Place.IN_ITS_CORNER;
        });
  }
}
