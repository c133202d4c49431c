package emberway.app.gui;

import imgui.ImGui;
import imgui.flag.ImGuiFocusedFlags;
import imgui.flag.ImGuiKey;
import imgui.type.ImString;

/**
 * A text field above a list: the arrows and Tab move a mark in the list, and Enter picks the marked
 * line. The field has the keyboard for as long as its panel is in front.
 */
public final class PickField {
  /** The mark of no line. */
  public static final int NONE = -1;

  private static final int WITH_LIST = ImGuiFocusedFlags.RootAndChildWindows;

  private final ImString typed;
  private int marked;
  private boolean isFocused;

  /**
   * Creates an empty field.
   *
   * @param longest limit on typed text [characters]
   */
  public PickField(int longest) {
    typed = new ImString(longest);
  }

  /**
   * Draws the field in the current panel.
   *
   * @param hint what an empty field shows
   * @param isNew whether the panel has just been opened: the field is then empty
   * @param width [px]
   * @return whether the text may have changed; if so, the first line is marked
   */
  public boolean show(String hint, boolean isNew, float width) {
    if (isNew) {
      typed.clear();
      ImGui.setKeyboardFocusHere();
    }
    ImGui.setNextItemWidth(width);
    boolean isChanged = ImGui.inputTextWithHint("##typed", hint, typed) || isNew;
    isFocused = ImGui.isWindowFocused(WITH_LIST);
    if (isFocused && !isNew && !ImGui.isAnyItemActive()) {
      ImGui.setKeyboardFocusHere(-1); // Enter, or a click beside the field, has taken it away
    }
    if (isChanged) {
      marked = 0;
    }
    return isChanged;
  }

  /** Returns the typed text. */
  public String text() {
    return typed.get();
  }

  /** Marks a line of the list, or {@link #NONE}. */
  public void mark(int line) {
    marked = line;
  }

  /** Returns the marked line; {@link #NONE}, or a line past the end, if none is. */
  public int marked() {
    return marked;
  }

  /**
   * Moves the mark in a list of some lines with the arrow keys and Tab; returns whether it moved.
   */
  public boolean moveMark(int lines) {
    if (!isFocused) {
      return false;
    }
    int before = marked;
    boolean isTab = ImGui.isKeyPressed(ImGuiKey.Tab);
    boolean isBackward = ImGui.getIO().getKeyShift();
    if (ImGui.isKeyPressed(ImGuiKey.DownArrow) || (isTab && !isBackward)) {
      marked++;
    }
    if (ImGui.isKeyPressed(ImGuiKey.UpArrow) || (isTab && isBackward)) {
      marked--;
    }
    marked = Math.max(Math.min(before, 0), Math.min(lines - 1, marked));
    return marked != before;
  }

  /** Whether Enter was pressed for this field. */
  public boolean isEntered() {
    return isFocused && GuiWidgets.isEntered();
  }
}
