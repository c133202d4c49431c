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
 * Where panels lie: each in its corner until a user drags it away from there, and from then on
 * where it was put, be it free or docked to a border of the window. What is docked takes its room
 * from the map; the corners move inward.
 */
final class PanelDock {
  private static final int FLAGS =
      ImGuiDockNodeFlags.PassthruCentralNode | ImGuiDockNodeFlags.NoDockingInCentralNode;
  private static final String SPACE = "DockSpace"; // what ImGui calls that which panels dock to
  private static final float DRAGGED = 8; // that is meant as a drag [px]

  /** How a panel lies in the frame under way. */
  private enum Place {
    IN_ITS_CORNER,
    FREE,
    DOCKED
  }

  private final Map<String, String> ids = new HashMap<>(); // what panels are known by, by title
  private final Map<String, Place> places = new HashMap<>(); // by id
  private final Map<String, float[]> rectangles = new HashMap<>(); // x, y, width, height by id
  private final Set<String> remembered; // ids, until their panels are shown
  private final Set<String> settled = new HashSet<>(); // ids, since the layout was reset
  private boolean isReset; // at least once
  private float left; // what is left for the map [px]
  private float top;
  private float right;
  private float bottom;

  /** What a panel is known by, whatever the language of its title. */
  private String id(String title) {
    return ids.computeIfAbsent(title, SavedPanelLayout::id);
  }

  /** With a layout of before, as ImGui wrote it down; may be empty. */
  PanelDock(String layout) {
    remembered = SavedPanelLayout.ids(layout);
  }

  /** Begins a frame over a window of that size. [px] */
  void begin(float width, float height) {
    int space = ImGui.dockSpaceOverViewport(ImGui.getMainViewport(), FLAGS);
    left = 0;
    top = ImGui.getFrameHeight(); // of the menus
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

  /** The left edge of what panels leave of the window. [px] */
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

  /** Whether a panel is to lie in its corner. */
  boolean isInItsCorner(String title) {
    String id = id(title);
    Place place = places.get(id);
    if (place == null) {
      place = remembered.contains(id) && !isReset ? Place.FREE : Place.IN_ITS_CORNER;
      places.put(id, place);
    }
    return place == Place.IN_ITS_CORNER;
  }

  /** Whether it was docked in the frame before. */
  boolean isDocked(String title) {
    return places.get(id(title)) == Place.DOCKED;
  }

  /** Looks where a panel is that was just begun, and may lie anywhere. */
  void look(String title) {
    if (ImGui.isWindowDocked()) {
      places.put(id(title), Place.DOCKED);
    } else if (places.get(id(title)) == Place.DOCKED) {
      places.put(id(title), Place.FREE);
    }
  }

  /** Takes note of where a panel lies that was just begun. */
  void measure(String title) {
    float[] rectangle = rectangles.computeIfAbsent(id(title), unknown -> new float[4]);
    rectangle[0] = ImGui.getWindowPosX();
    rectangle[1] = ImGui.getWindowPosY();
    rectangle[2] = ImGui.getWindowWidth();
    rectangle[3] = ImGui.getWindowHeight();
  }

  /**
   * Says where a panel with a title bar is to lie that is about to begin, if that is to be said: in
   * the middle of a window of that size at first. [px]
   *
   * @param panelHeight at first; 0 for one that is as high as what it holds
   * @return ImGui's flags that go with that
   */
  int place(String title, float width, float height, float panelWidth, float panelHeight) {
    if (!keepIn(title, width, height)) {
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
   * Brings a panel that is about to begin back into the window where that has become too small for
   * it, and makes it smaller if it has to be; not while a user drags it. It must not have begun:
   * ImGui clips what is in it to where it lay then.
   *
   * @return whether it says where the panel is to lie
   */
  boolean keepIn(String title, float width, float height) {
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

  /** Lets a panel go that is about to end, if it is being dragged out of its corner. */
  void release(String title) {
    if (places.get(id(title)) == Place.IN_ITS_CORNER
        && ImGui.isMouseDragging(ImGuiMouseButton.Left, DRAGGED)
        && ImGui.getActiveID() == ImGui.getID("#MOVE")) { // as ImGui names what moves a window
      places.put(id(title), Place.FREE);
    }
  }

  /** When the place and the size take effect that a panel with a title bar has at first. */
  private int first(String title) {
    return isReset && settled.add(id(title)) ? ImGuiCond.Always : ImGuiCond.FirstUseEver;
  }

  /** Sends all panels back to where they lie at first. */
  void reset() {
    isReset = true;
    settled.clear();
    places.clear();
  }

  /** A layout as ImGui wrote it down, less what lies as at first. */
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
