package emberway.app.command;

import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import java.nio.file.Path;

/** Changes the window and its appearance, and reaches the desktop around it. */
public interface WindowCommands {
  /** Closes what is in front: a list, a tool, a panel. */
  void back();

  /** Ends the program. */
  void quit();

  /** Moves the keyboard into the next panel, or from the last one back to the map. */
  void moveKeyboard();

  /** Opens the menus of the menu bar. */
  void openMenus();

  /** Shows all hints about mouse and keyboard, or removes them. */
  void showHints(boolean areShown);

  /**
   * Copies text to the clipboard.
   *
   * @param told says what was copied
   */
  void copyText(String text, String told);

  /** Writes the report of a problem into a file. */
  void saveReport(String text);

  /** Shows a file in its folder, in the desktop's file manager. */
  void showInFolder(Path file);

  /** Makes the window fill the screen, or restores its size. */
  void toggleFullscreen();

  /** Switches between the dark and the light theme. */
  void switchTheme();

  /** Switches the colors of fields and routes. */
  void switchColors();

  /**
   * Makes the interface larger by a number of steps, smaller if negative; 0 returns to the
   * desktop's scale.
   */
  void magnify(int steps);

  /** Chooses whether the next start opens the map shown last, or the first bundled one. */
  void startWithLast(boolean isLast);

  /** Limits the memory of the undo history, of maps opened from now on. [MiB] */
  void limitUndo(int megabytes);

  /** Changes the language of all texts. */
  void speak(Language language);

  /** Changes the unit of all lengths. */
  void measureIn(DistanceUnit unit);

  /** Returns all panels to their initial positions. */
  void resetLayout();
}
