package emberway.app.gui;

import emberway.app.command.InputEvent;
import emberway.app.command.InputEvent.KeyChanged;
import emberway.app.command.InputEvent.KeyRepeated;
import imgui.ImGui;
import imgui.ImGuiIO;
import imgui.flag.ImGuiConfigFlags;
import imgui.flag.ImGuiKey;

/**
 * Passes keys to ImGui as what has the keyboard needs them: a text field, an open menu or list, a
 * form, or a panel. Window's thread only.
 */
final class KeyInput {
  private final KeyboardFocus keyboard;
  private boolean isPopupOpen; // whether the last layout showed a menu, a list or a dialog
  private int tapped; // events of keys tapped since the last call of takeTapped

  KeyInput(KeyboardFocus keyboard) {
    this.keyboard = keyboard;
  }

  /** Lets ImGui use arrows, Space and Enter in the next layout only where they are for it. */
  void begin() {
    if (isListOpen() || keyboard.isActive()) {
      ImGui.getIO().addConfigFlags(ImGuiConfigFlags.NavEnableKeyboard);
    } else {
      ImGui.getIO().removeConfigFlags(ImGuiConfigFlags.NavEnableKeyboard);
    }
  }

  /**
   * Ends a layout.
   *
   * @param isOpen whether it showed a menu, a list or a dialog
   */
  void end(boolean isOpen) {
    isPopupOpen = isOpen;
    if (keyboard.takeMark()) {
      tap(ImGuiKey.Home);
    }
  }

  /** Returns, once, how many events of tapped keys ImGui has in its queue. */
  int takeTapped() {
    int result = tapped;
    tapped = 0;
    return result;
  }

  /** Presses and releases a key of ImGui. */
  private void tap(int key) {
    ImGui.getIO().addKeyEvent(key, true);
    ImGui.getIO().addKeyEvent(key, false);
    tapped += 2;
  }

  /** Passes on a key; returns whether a panel uses it, so that nobody else may. */
  boolean takes(KeyChanged changed) {
    if (changed.down() && ImGuiKeys.of(changed.key()) == ImGuiKey.Escape && isPopupOpen) {
      ImGui.getIO().addKeyEvent(ImGuiKey.Escape, true); // each popup closes itself
      return true;
    }
    boolean isPlainPress = changed.down() && !changed.ctrl();
    if (isPlainPress && movesInPanel(changed, changed.key(), changed.shift())) {
      return true;
    }
    int inList = ImGuiKeys.inList(changed.key());
    if (changed.down() && turnsMenu(inList)) {
      return true;
    }
    boolean isForList = inList != ImGuiKey.None && isListOpen() && changed.down();
    if (isForList || (inList != ImGuiKey.None && !changed.down())) {
      // A release always counts: the list may be closed by now.
      ImGui.getIO().addKeyEvent(inList, changed.down());
    }
    if (isForList) {
      return true;
    }
    if (isTabInForm(changed.key(), changed.ctrl()) && changed.down()) {
      keyboard.moveInForm(changed.shift());
      return true;
    }
    if (isForForm(changed.key(), changed.ctrl()) && changed.down()) {
      ImGui.getIO().addKeyEvent(ImGuiKey.ModShift, changed.shift());
      ImGui.getIO().addKeyEvent(ImGuiKeys.inForm(changed.key(), isOnWidget()), true);
      return true;
    }
    if (ImGuiKeys.isEnter(changed.key())) {
      ImGui.getIO().addKeyEvent(ImGuiKeys.CONFIRM, false);
    }
    boolean isForField = changed.down() && hasField() && ImGuiKeys.isForField(changed);
    press(changed, isForField && ImGuiKeys.isShiftedRedo(changed));
    return isForField;
  }

  /** Opens the menu beside the open one if a key asks for that; returns whether it does. */
  private boolean turnsMenu(int key) {
    boolean isRight = key == ImGuiKey.RightArrow;
    return (isRight || key == ImGuiKey.LeftArrow) && keyboard.turnMenu(isRight ? 1 : -1);
  }

  /** Returns whether a panel uses a held key, which ImGui itself repeats. */
  boolean takes(KeyRepeated repeated) {
    if (isTabInForm(repeated.key(), repeated.ctrl())) {
      keyboard.moveInForm(repeated.shift());
      return true;
    }
    if (!repeated.ctrl() && movesInPanel(repeated, repeated.key(), repeated.shift())) {
      return true;
    }
    return hasField() || isListOpen() || isForForm(repeated.key(), repeated.ctrl());
  }

  /** Handles a key that acts in a panel otherwise than in a form; returns whether it was one. */
  private boolean movesInPanel(InputEvent inputEvent, int glfwKey, boolean shift) {
    if (isPopupOpen || !keyboard.isInPanel()) {
      return false;
    }
    if (keyboard.scrolls(inputEvent)) {
      return true;
    }
    int key = ImGuiKeys.of(glfwKey);
    if (key == ImGuiKey.Escape && keyboard.escape()) {
      ImGui.getIO().addKeyEvent(ImGuiKey.Escape, true);
    } else if (key == ImGuiKey.Tab) {
      tap(shift ? ImGuiKey.UpArrow : ImGuiKey.DownArrow);
    }
    return key == ImGuiKey.Escape || key == ImGuiKey.Tab;
  }

  /**
   * Passes a key to ImGui.
   *
   * @param isRedo whether it redoes in a text field, for which ImGui knows Ctrl+Y
   */
  private static void press(KeyChanged changed, boolean isRedo) {
    ImGuiIO io = ImGui.getIO();
    io.addKeyEvent(ImGuiKey.ModCtrl, changed.ctrl());
    io.addKeyEvent(ImGuiKey.ModShift, changed.shift() && !isRedo);
    int key = ImGuiKeys.of(changed.key());
    if (isRedo) {
      io.addKeyEvent(ImGuiKey.Y, true);
      io.addKeyEvent(ImGuiKey.Y, false);
    } else if (key != ImGuiKey.None) {
      io.addKeyEvent(key, changed.down());
    }
  }

  /** Whether arrow keys move the selection of an open menu or list. */
  private boolean isListOpen() {
    return isPopupOpen && !hasField();
  }

  /** Whether a text field had the keyboard in the last layout. */
  boolean hasField() {
    return ImGui.getIO().getWantTextInput();
  }

  /** Whether a key belongs to a form or a panel, beside its text fields. */
  private boolean isForForm(int key, boolean ctrl) {
    return keyboard.isActive() && !hasField() && ImGuiKeys.isForForm(key, ctrl);
  }

  /** Whether a key moves the focus of a form, also out of a text field. */
  private boolean isTabInForm(int key, boolean ctrl) {
    return keyboard.isInForm() && !isPopupOpen && !ctrl && ImGuiKeys.of(key) == ImGuiKey.Tab;
  }

  /** Whether Enter in a form is for the widget that has the focus; text fields leave it alone. */
  private boolean isOnWidget() {
    return ImGui.isAnyItemActive() || (ImGui.isAnyItemFocused() && !keyboard.isInField());
  }
}
