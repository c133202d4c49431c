package emberway.app.gui;

import imgui.ImGui;
import imgui.ImGuiInputTextCallbackData;
import imgui.callback.ImGuiInputTextCallback;
import imgui.flag.ImGuiCol;
import imgui.flag.ImGuiFocusedFlags;
import imgui.flag.ImGuiInputTextFlags;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiMouseButton;
import imgui.type.ImString;

/**
 * A text field above a list: the arrows and Tab move a mark in the list, and Enter picks the marked
 * line. The field has the keyboard for as long as its panel is in front.
 */
public final class PickField {
  private static final int NONE = -1;
  private static final int WITH_LIST = ImGuiFocusedFlags.RootAndChildWindows;
  static final double MARKED = 0.2; // opacity of the mark's highlight

  private final ImString typed;
  private final ImGuiInputTextCallback putIn = new PutIn();
  private String replacement; // a new text, or null; a field in use takes it by a callback
  private int marked; // line of the list, or NONE
  private int next; // number of the line that is drawn next
  private boolean hasMoved; // whether the mark moved in this frame
  private int proposed; // line to mark as long as the user has neither typed nor moved the mark
  private boolean isUntouched; // whether the user has neither typed nor moved the mark
  private boolean isFocused;
  private boolean isEntered; // whether Enter was pressed and has not picked anything yet

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
      replacement = null;
      ImGui.setKeyboardFocusHere();
    }
    boolean isReplaced = replacement != null;
    int flags = isReplaced ? ImGuiInputTextFlags.CallbackAlways : ImGuiInputTextFlags.None;
    ImGui.setNextItemWidth(width);
    boolean isTyped =
        isReplaced
            ? ImGui.inputTextWithHint("##typed", hint, typed, flags, putIn)
            : ImGui.inputTextWithHint("##typed", hint, typed, flags);
    isFocused = ImGui.isWindowFocused(WITH_LIST);
    isEntered = isFocused && GuiWidgets.isEntered();
    boolean isClicking = ImGui.isMouseDown(ImGuiMouseButton.Left); // perhaps on a line of the list
    if (isFocused && !isNew && !isClicking && !ImGui.isAnyItemActive()) {
      ImGui.setKeyboardFocusHere(-1); // Enter, or a click beside the field, has taken it away
    }
    boolean isChanged = isNew || isTyped || isReplaced;
    if (isChanged) {
      marked = 0;
      proposed = 0;
      isUntouched = isNew;
    }
    return isChanged;
  }

  /** Puts a replacement into the field that the user types in, and the cursor behind it. */
  private final class PutIn extends ImGuiInputTextCallback {
    @Override
    public void accept(ImGuiInputTextCallbackData field) {
      if (replacement != null) {
        field.deleteChars(0, field.getBufTextLen());
        field.insertChars(0, replacement);
        replacement = null;
      }
    }
  }

  /** Returns the typed text. */
  public String text() {
    return typed.get();
  }

  /** Replaces the typed text from the next frame on. */
  public void replace(String text) {
    typed.set(text);
    replacement = text;
  }

  /** Marks no line until the user moves the mark. */
  public void unmark() {
    marked = NONE;
  }

  /**
   * Marks a line unless the user has typed or moved the mark since the panel was opened; call it
   * before the list.
   */
  public void propose(int line) {
    proposed = isUntouched ? line : proposed;
  }

  /** Begins the list, whose lines are drawn next; moves the mark by the keys pressed. */
  public void beginList() {
    int before = marked;
    if (isFocused) {
      boolean isTab = ImGui.isKeyPressed(ImGuiKey.Tab);
      boolean isBackward = ImGui.getIO().getKeyShift();
      if (ImGui.isKeyPressed(ImGuiKey.DownArrow) || (isTab && !isBackward)) {
        marked = Math.min(marked + 1, Math.max(0, next - 1)); // as many lines as before
      }
      if (ImGui.isKeyPressed(ImGuiKey.UpArrow) || (isTab && isBackward)) {
        marked = Math.max(marked - 1, Math.min(before, 0));
      }
    }
    boolean isProposed = isUntouched && marked == before && marked != proposed;
    isUntouched &= marked == before;
    marked = isProposed ? proposed : marked;
    hasMoved = marked != before;
    next = 0;
  }

  /**
   * Draws a line of the list, over which the caller then draws its content. A bar and a highlight
   * mark the line that Enter picks.
   *
   * @param width [px; 0 for all there is]
   * @param height [px; 0 for a line of text]
   * @return whether it was picked, by a click or by Enter
   */
  public boolean line(float width, float height, GuiFrame frame) {
    boolean isMarked = next++ == marked;
    float left = ImGui.getCursorScreenPosX();
    ImGui.pushStyleColor(ImGuiCol.Header, GuiStyle.packed(GuiStyle.EMBER, MARKED));
    boolean isPicked = ImGui.selectable("##line", isMarked, 0, width, height);
    ImGui.popStyleColor();
    if (isMarked) {
      int ember = GuiStyle.packed(GuiStyle.EMBER, 1);
      ImGui.getWindowDrawList()
          .addRectFilled(
              left, ImGui.getItemRectMinY(), left + frame.px(3), ImGui.getItemRectMaxY(), ember);
      if (hasMoved) {
        ImGui.setScrollHereY();
      }
      if (isEntered) {
        isEntered = false;
        isPicked = true;
      }
    }
    return isPicked;
  }

  /** Whether Enter was pressed and no line was marked; call this after the list. */
  public boolean isEnteredBare() {
    return isEntered;
  }
}
