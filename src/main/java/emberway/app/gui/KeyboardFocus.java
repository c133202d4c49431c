package emberway.app.gui;

import emberway.app.command.InputEvent;
import imgui.ImGui;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiFocusedFlags;
import imgui.flag.ImGuiWindowFlags;
import imgui.type.ImBoolean;
import java.util.ArrayList;
import java.util.List;

/**
 * Which form or panel the keyboard acts on, and where in it. A form has the keyboard while it has
 * ImGui's focus; a panel has it once the user has moved the keyboard there, until it loses the
 * focus. Window's thread only.
 */
public final class KeyboardFocus {
  private static final int NO_STOP = -1;

  // What the layout has shown so far.
  private boolean isFormFocused;
  private boolean isFieldFocused;
  private int stops; // tab stops of the focused form
  private int focusedStop = NO_STOP; // the tab stop that has the focus

  private int wantedStop = NO_STOP; // the tab stop to be given the focus in this layout
  private int moves; // tab stops to move on by in the next layout; negative for back
  private final List<String> panels = new ArrayList<>(); // titles; the newest panel first
  private final List<String> shown = new ArrayList<>(); // titles, as of the layout so far
  private final PageScroll pageScroll = new PageScroll();
  private String panel; // title of the panel that has the keyboard, or null
  private boolean isEntering; // whether the panel that has the keyboard is to be given the focus
  private boolean isMenuTurnable; // whether a menu of the menu bar is open, as of the layout so far
  private boolean isMenuWanted; // whether the first menu is to be opened
  private int menuTurns; // menus to move on by; negative for back
  private int keptTurn; // the one that is left to ImGui, or 0
  private boolean isMarkWanted; // whether the first widget is to be marked
  private boolean isFocused; // whether the panel has the focus, as of the layout so far
  private boolean isInPart; // whether a scrolling part has the focus, as of the layout so far

  /** Starts a layout. */
  void begin() {
    isFormFocused = false;
    isFieldFocused = false;
    wantedStop = moves == 0 || stops == 0 ? NO_STOP : nextStop();
    moves = 0;
    stops = 0;
    focusedStop = NO_STOP;
    panels.retainAll(shown);
    shown.clear();
    if (panel != null && !(isFocused || (isEntering && panels.contains(panel)))) {
      panel = null; // it was closed, or something else took the focus
    }
    isFocused = false;
    menuTurns = isMenuTurnable ? menuTurns : 0; // the menu may be closed meanwhile
    isMenuTurnable = false;
  }

  private int nextStop() {
    int from = focusedStop == NO_STOP && moves < 0 ? 0 : focusedStop;
    return Math.floorMod(from + moves, stops);
  }

  /** Records that the current window is a form. */
  void recordForm() {
    isFormFocused |= ImGui.isWindowFocused(ImGuiFocusedFlags.RootAndChildWindows);
  }

  /** Records that the last widget is a text field of a form. */
  void recordField() {
    isFieldFocused |= ImGui.isItemFocused();
    recordStop();
  }

  /** Records that Tab stops at the last widget of a form. */
  void recordStop() {
    if (stops == wantedStop) {
      ImGui.setKeyboardFocusHere(-1);
    }
    focusedStop = ImGui.isItemFocused() ? stops : focusedStop;
    stops++;
  }

  /**
   * Begins the ImGui window of a panel that can have the keyboard, which the color of its border
   * shows.
   *
   * @param open becomes false when the user closes the panel; null if it has no button for that
   * @param flags the window's flags
   * @return whether to lay out the content
   */
  boolean beginPanel(String title, ImBoolean open, int flags) {
    shown.add(title);
    if (!panels.contains(title)) {
      panels.add(0, title);
    }
    if (!title.equals(panel)) {
      return begin(title, open, flags | ImGuiWindowFlags.NoNav);
    }
    if (isEntering) {
      ImGui.setNextWindowFocus();
    }
    ImGui.pushStyleColor(ImGuiCol.Border, GuiStyle.packed(GuiStyle.EMBER, 1));
    boolean result = begin(title, open, flags & ~ImGuiWindowFlags.NoNav);
    ImGui.popStyleColor();
    isFocused = ImGui.isWindowFocused(ImGuiFocusedFlags.RootAndChildWindows);
    isInPart = isFocused && !ImGui.isWindowFocused();
    pageScroll.scroll();
    return result;
  }

  /** Leaves out the panel begun last, which has nothing that keys could act on. */
  public void skipPanel() {
    panels.remove(shown.remove(shown.size() - 1));
  }

  private static boolean begin(String title, ImBoolean open, int flags) {
    return open == null ? ImGui.begin(title, flags) : ImGui.begin(title, open, flags);
  }

  /** Whether a form had the focus in the last layout. */
  boolean isInForm() {
    return isFormFocused;
  }

  /** Whether a text field of a form had the focus in the last layout. */
  boolean isInField() {
    return isFieldFocused;
  }

  /** Whether the user has moved the keyboard into a panel. */
  boolean isInPanel() {
    return panel != null;
  }

  /** Whether keys move in a form or a panel. */
  boolean isActive() {
    return isFormFocused || panel != null;
  }

  /** Moves the focus of a form to the next or the previous tab stop. */
  void moveInForm(boolean isBack) {
    moves += isBack ? -1 : 1;
  }

  /**
   * Moves the keyboard into the next of the panels that the last layout showed, the newest first,
   * or from the last of them back to the map.
   */
  void moveToNextPanel() {
    int next = panels.indexOf(panel) + 1;
    if (next == panels.size()) {
      leavePanel();
    } else {
      panel = panels.get(next);
      isEntering = true;
    }
  }

  /** Opens the first menu of the menu bar in the next layout. */
  void openMenus() {
    isMenuWanted = true;
  }

  /** Returns, once, whether the first menu of the menu bar is to be opened. */
  public boolean takeMenuRequest() {
    boolean result = isMenuWanted;
    isMenuWanted = false;
    return result;
  }

  /**
   * Returns, once, by how many menus of the menu bar arrow keys have asked to move on from the
   * current one; negative for back. They can ask for that again until the next layout.
   *
   * @param kept the turn that is left to ImGui from now on, 1 or -1; 0 for none
   */
  public int takeMenuTurns(int kept) {
    int result = menuTurns;
    keptTurn = kept;
    menuTurns = 0;
    isMenuTurnable = true;
    return result;
  }

  /**
   * Moves on from an open menu of the menu bar by a number of menus, instead of ImGui, which would
   * close it; returns false if none is open, or if that turn is kept.
   */
  boolean turnMenu(int by) {
    boolean isTurned = isMenuTurnable && by != keptTurn;
    menuTurns = isTurned ? by : 0;
    return isTurned;
  }

  /** Marks the first widget of the window that has ImGui's focus, after the layout. */
  public void markFirst() {
    isMarkWanted = true;
  }

  /** Returns, once, whether the first widget is to be marked, which the key Home does. */
  boolean takeMark() {
    boolean result = isMarkWanted || (isEntering && isFocused);
    isMarkWanted = false;
    isEntering = false;
    return result;
  }

  /**
   * Handles Escape in a panel: ends the change of a value or leaves a part that scrolls by itself,
   * which is left to ImGui, or else gives the keyboard back to the map. Returns whether it is left
   * to ImGui.
   */
  boolean escape() {
    if (isInPart || ImGui.isAnyItemActive()) {
      return true;
    }
    leavePanel();
    return false;
  }

  private void leavePanel() {
    panel = null;
    isEntering = false;
    ImGui.setWindowFocus(GuiFrame.MAP);
  }

  /** Scrolls the panel that has the keyboard if an input asks for that; returns whether it does. */
  boolean scrolls(InputEvent inputEvent) {
    return panel != null && pageScroll.takesPage(inputEvent);
  }
}
