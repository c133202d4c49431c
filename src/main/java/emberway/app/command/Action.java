package emberway.app.command;

import emberway.app.viewport.SafeArea;
import emberway.map.GridSize;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Something the user wants done. Each action calls the handler method that does it and passes what
 * it holds, so the compiler rejects an action that nothing handles. Screen coordinates are pixels
 * of the window's framebuffer.
 *
 * <p>Actions on files, on the window and on the desktop are here. {@link EditAction} makes and
 * changes maps, {@link ViewAction} concerns what the window shows, {@link RouteAction} the route,
 * and {@link StudyAction} the search lab, explore mode, surveys and lessons.
 */
public interface Action {
  /** Handles each group of actions, and single actions to which the window itself reacts. */
  interface GroupHandler {
    void apply(OfState action);

    void apply(ViewAction.Toggle action);

    void apply(ViewAction.Turn action);

    void apply(EditAction.Undo action);

    void apply(EditAction.Redo action);

    void apply(OfFiles action);

    void apply(OfSaving action);

    void apply(StudyAction.OfLessons action);

    void apply(EditAction.OfWorlds action);

    void apply(EditAction.OfPlaces action);

    void apply(ViewAction.OfPictures action);

    void apply(ViewAction.OfAppearance action);

    void apply(OfNotices action);

    void apply(OfWindow action);

    void apply(OfShortcuts action);

    void apply(Answer action);
  }

  /** Calls the handler's method for this action. */
  void dispatch(Action.GroupHandler handler);

  /** Whether holding down the action's key repeats it. */
  default boolean isRepeated() {
    return false;
  }

  /**
   * Returns the hint that the user no longer needs after this action; empty for most actions, and
   * for those beside the map, which do nothing.
   *
   * @param map the size of the unrotated map
   */
  default Optional<Hint> hint(GridSize map) {
    return Optional.empty();
  }

  /** Actions that the explorer's state handles alone. */
  interface OfState extends Action {
    /** Handles actions on the explorer's state. */
    interface Handler {
      void apply(ViewAction.OfMotion action);

      void setSafeArea(SafeArea room, boolean isComplete);

      void turn(boolean clockwise);

      void toggle(ViewOption viewOption);

      void apply(ViewAction.OfRegion action);

      void apply(EditAction.OfMap action);

      void apply(EditAction.OfDrawing action);

      void apply(RouteAction.OfQuery action);

      void apply(RouteAction.OfTuning action);

      void apply(StudyAction.OfPlayback action);

      void compareSearches();

      void beginLesson(int lesson);

      void apply(StudyAction.OfLab action);

      void apply(StudyAction.OfWalk action);

      void apply(StudyAction.OfSurvey action);

      void apply(ViewAction.OfCell action);
    }

    /** Calls the handler's method for this action. */
    void dispatch(OfState.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Actions that read maps or write files that are not maps. */
  sealed interface OfFiles extends Action {
    /** Handles actions that read maps or write files that are not maps. */
    interface Handler {
      void open(Path file);

      void openCopy(Path copy, String map);

      void openDropped(List<Path> files, List<String> others);

      void openBundled(String name);

      void openTyped(String path);

      void completePath(String typed);

      void browseFiles();

      void forgetRecent(Path file);

      void reload();

      void saveText(String name, String text);
    }

    void dispatch(OfFiles.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Opens a map in place of the one on show. */
  record Open(Path file) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.open(file);
    }
  }

  /**
   * Opens an autosave copy whose map file is gone or has another size now.
   *
   * @param map the map's name among all maps
   */
  record OpenCopy(Path copy, String map) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openCopy(copy, map);
    }
  }

  /**
   * Opens the first readable map among dropped files.
   *
   * @param others dropped items that are not files
   */
  record OpenDropped(List<Path> files, List<String> others) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openDropped(files, others);
    }
  }

  /** Opens a bundled map by name. */
  record OpenBundled(String name) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openBundled(name);
    }
  }

  /** Opens a map by a path that the user typed. */
  record OpenTyped(String path) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openTyped(path);
    }
  }

  /** Suggests files that complete a typed path. */
  record CompletePath(String typed) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.completePath(typed);
    }
  }

  /** Opens the desktop's file dialog to choose a map. */
  record BrowseFiles() implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.browseFiles();
    }
  }

  /** Removes a map from the list of recent maps. */
  record ForgetRecent(Path file) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.forgetRecent(file);
    }
  }

  /** Reads the map's file again. */
  record Reload() implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.reload();
    }
  }

  /**
   * Writes text into a new file.
   *
   * @param name the part of the file's name that tells what it holds
   */
  record SaveText(String name, String text) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.saveText(name, text);
    }
  }

  /** Actions that save the map. */
  sealed interface OfSaving extends Action {
    /** Handles actions that save the map. */
    interface Handler {
      void save();

      void askWhereToSave();

      void saveTo(Path file);
    }

    void dispatch(OfSaving.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Saves the map in its file, or asks for a file if it has none. */
  record Save() implements OfSaving {
    @Override
    public void dispatch(OfSaving.Handler handler) {
      handler.save();
    }
  }

  /** Asks for a file in which to save the map from now on. */
  record AskWhereToSave() implements OfSaving {
    @Override
    public void dispatch(OfSaving.Handler handler) {
      handler.askWhereToSave();
    }
  }

  /** Saves the map in a file, which becomes the map's file. */
  record SaveTo(Path file) implements OfSaving {
    @Override
    public void dispatch(OfSaving.Handler handler) {
      handler.saveTo(file);
    }
  }

  /** Actions that close notices. */
  sealed interface OfNotices extends Action {
    /** Handles actions that close notices. */
    interface Handler {
      void closeNotice(long number);

      void closeNotices();
    }

    void dispatch(OfNotices.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Closes a notice, by the number of its toast. */
  record CloseNotice(long number) implements OfNotices {
    @Override
    public void dispatch(OfNotices.Handler handler) {
      handler.closeNotice(number);
    }
  }

  /** Closes all notices. */
  record CloseNotices() implements OfNotices {
    @Override
    public void dispatch(OfNotices.Handler handler) {
      handler.closeNotices();
    }
  }

  /** Actions on the window and the desktop around it. */
  sealed interface OfWindow extends Action {
    /** Handles actions on the window and the desktop around it. */
    interface Handler {
      void back();

      void quit();

      void moveKeyboard();

      void openMenus();

      void showHints(boolean areShown);

      void copyText(String text, String told);

      void saveReport(String text);

      void showInFolder(Path file);
    }

    void dispatch(OfWindow.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Closes what is in front: a list, a tool, a panel. */
  record Back() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.back();
    }
  }

  /** Ends the program. */
  record Quit() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.quit();
    }
  }

  /** Moves the keyboard into the next panel, or from the last one back to the map. */
  record MoveKeyboard() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.moveKeyboard();
    }
  }

  /** Opens the menus of the menu bar. */
  record OpenMenus() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.openMenus();
    }
  }

  /** Shows all hints about mouse and keyboard, or removes them. */
  record ShowHints(boolean areShown) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.showHints(areShown);
    }
  }

  /**
   * Copies text to the clipboard.
   *
   * @param told says what was copied
   */
  record CopyText(String text, String told) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.copyText(text, told);
    }
  }

  /** Writes the report of a problem into a file. */
  record SaveReport(String text) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.saveReport(text);
    }
  }

  /** Shows a file in its folder, in the desktop's file manager. */
  record ShowInFolder(Path file) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.showInFolder(file);
    }
  }

  /** Actions that change the keys of commands. */
  sealed interface OfShortcuts extends Action {
    /** Handles actions that change the keys of commands. */
    interface Handler {
      void askKey(String command);

      void resetKey(String command);

      void resetKeys();
    }

    void dispatch(OfShortcuts.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Makes the next key that the user presses the key of a command, which is given by its id. */
  record AskKey(String command) implements OfShortcuts {
    @Override
    public void dispatch(OfShortcuts.Handler handler) {
      handler.askKey(command);
    }
  }

  /** Gives a command, by its id, its usual key. */
  record ResetKey(String command) implements OfShortcuts {
    @Override
    public void dispatch(OfShortcuts.Handler handler) {
      handler.resetKey(command);
    }
  }

  /** Gives all commands their usual keys. */
  record ResetKeys() implements OfShortcuts {
    @Override
    public void dispatch(OfShortcuts.Handler handler) {
      handler.resetKeys();
    }
  }

  /**
   * Answers the open prompt.
   *
   * @param index the answer's index [from 0]
   * @param typed the edited line; ignored by prompts without a field
   */
  record Answer(int index, String typed) implements Action {
    @Override
    public void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }
}
