package emberway.app.command;

import emberway.app.text.Language;
import emberway.app.viewport.SafeArea;
import java.nio.file.Path;
import java.util.List;

/**
 * Something the user wants done. Each action calls the method of a handler that does it, with what
 * it holds; so none compiles that nobody handles. Screen coordinates are pixels of the window's
 * framebuffer.
 */
public sealed interface Action {
  /** Takes actions of all kinds. */
  interface Handler {
    void apply(OfState action);

    void apply(ViewAction.Toggle action);

    void apply(ViewAction.Turn action);

    void apply(EditAction.Undo action);

    void apply(EditAction.Redo action);

    void apply(OfFiles action);

    void apply(OfSaving action);

    void apply(OfLessons action);

    void apply(OfPictures action);

    void apply(OfNotices action);

    void apply(OfWindow action);

    void apply(Answer action);
  }

  /** Has it done. */
  void dispatch(Action.Handler handler);

  /** Whether a key that is held down does it again and again. */
  default boolean isRepeated() {
    return false;
  }

  /** What the state of the explorer alone answers. */
  sealed interface OfState extends Action permits ViewAction, EditAction, RouteAction, StudyAction {
    /** Takes what the state alone answers. */
    interface Handler {
      void apply(ViewAction.OfMotion action);

      void cover(SafeArea room, boolean isComplete);

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
    }

    /** Has it done. */
    void dispatch(OfState.Handler handler);

    @Override
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** What reads maps, and writes what is not a map. */
  sealed interface OfFiles extends Action {
    /** Takes what reads maps, and writes what is not a map. */
    interface Handler {
      void open(Path file);

      void openKept(Path copy, String map);

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
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** Open a map in place of this one. */
  record Open(Path file) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.open(file);
    }
  }

  /**
   * Open a copy of unsaved work whose map is not there any more, or no longer of its size.
   *
   * @param map what the map is called among all maps
   */
  record OpenKept(Path copy, String map) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openKept(copy, map);
    }
  }

  /** Open the first that can be read of what was dropped on the window; others are no files. */
  record OpenDropped(List<Path> files, List<String> others) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openDropped(files, others);
    }
  }

  /** Open a map that comes with the program, by name. */
  record OpenBundled(String name) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openBundled(name);
    }
  }

  /** Open a map by a path as people type it. */
  record OpenTyped(String path) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.openTyped(path);
    }
  }

  /** Look which files go on as what was typed. */
  record CompletePath(String typed) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.completePath(typed);
    }
  }

  /** Choose a map in the desktop's own dialog. */
  record BrowseFiles() implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.browseFiles();
    }
  }

  /** Remember no more that a map was opened. */
  record ForgetRecent(Path file) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.forgetRecent(file);
    }
  }

  /** Read the map's file again. */
  record Reload() implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.reload();
    }
  }

  /** Write text into a new file of a name that says what it is. */
  record SaveText(String name, String text) implements OfFiles {
    @Override
    public void dispatch(OfFiles.Handler handler) {
      handler.saveText(name, text);
    }
  }

  /** What saves the map. */
  sealed interface OfSaving extends Action {
    /** Takes what saves the map. */
    interface Handler {
      void save();

      void askWhereToSave();

      void saveTo(Path file);
    }

    void dispatch(OfSaving.Handler handler);

    @Override
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** Save the map in its file, or ask for one. */
  record Save() implements OfSaving {
    @Override
    public void dispatch(OfSaving.Handler handler) {
      handler.save();
    }
  }

  /** Ask for a file, and save the map in it from now on. */
  record AskWhereToSave() implements OfSaving {
    @Override
    public void dispatch(OfSaving.Handler handler) {
      handler.askWhereToSave();
    }
  }

  /** Save the map in a file from now on. */
  record SaveTo(Path file) implements OfSaving {
    @Override
    public void dispatch(OfSaving.Handler handler) {
      handler.saveTo(file);
    }
  }

  /** What opens lessons, each with its map. */
  sealed interface OfLessons extends Action {
    /** Takes what opens lessons. */
    interface Handler {
      void openLesson(int lesson);

      void turnLesson(int by);
    }

    void dispatch(OfLessons.Handler handler);

    @Override
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** Open a lesson's map and begin it. [0..] */
  record OpenLesson(int lesson) implements OfLessons {
    @Override
    public void dispatch(OfLessons.Handler handler) {
      handler.openLesson(lesson);
    }
  }

  /** Open the next lesson, or the one before for less than 0. */
  record TurnLesson(int by) implements OfLessons {
    @Override
    public void dispatch(OfLessons.Handler handler) {
      handler.turnLesson(by);
    }
  }

  /** What takes pictures. */
  sealed interface OfPictures extends Action {
    /** Takes what takes pictures. */
    interface Handler {
      void takeScreenshot(boolean withPanels);

      void copyScreenshot();

      void savePicture(PictureRequest request);

      void copyPicture(PictureRequest request);

      void browsePictureFolder();

      void cancelPicture();
    }

    void dispatch(OfPictures.Handler handler);

    @Override
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** Write what is seen of the map into a file, or the whole window, panels included. */
  record TakeScreenshot(boolean withPanels) implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.takeScreenshot(withPanels);
    }
  }

  /** Put what is seen of the map on the clipboard. */
  record CopyScreenshot() implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.copyScreenshot();
    }
  }

  /** Draw a picture into a new file. */
  record SavePicture(PictureRequest request) implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.savePicture(request);
    }
  }

  /** Draw a picture for the clipboard. */
  record CopyPicture(PictureRequest request) implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.copyPicture(request);
    }
  }

  /** Choose the folder for pictures in the desktop's own dialog. */
  record BrowsePictureFolder() implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.browsePictureFolder();
    }
  }

  /** Give up the picture that is being drawn. */
  record CancelPicture() implements OfPictures {
    @Override
    public void dispatch(OfPictures.Handler handler) {
      handler.cancelPicture();
    }
  }

  /** What takes away what the user has read. */
  sealed interface OfNotices extends Action {
    /** Takes what takes notices away. */
    interface Handler {
      void closeNotice(long number);

      void closeNotices();
    }

    void dispatch(OfNotices.Handler handler);

    @Override
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** Take a notice away, by the number of its toast. */
  record CloseNotice(long number) implements OfNotices {
    @Override
    public void dispatch(OfNotices.Handler handler) {
      handler.closeNotice(number);
    }
  }

  /** Take all notices away. */
  record CloseNotices() implements OfNotices {
    @Override
    public void dispatch(OfNotices.Handler handler) {
      handler.closeNotices();
    }
  }

  /** What the window does, and the desktop around it. */
  sealed interface OfWindow extends Action {
    /** Takes what the window does. */
    interface Handler {
      void toggleFullscreen();

      void back();

      void quit();

      void switchTheme();

      void switchColors();

      void magnify(int steps);

      void speak(Language language);

      void resetLayout();

      void copyText(String text);

      void saveReport(String text);

      void showInFolder(Path file);
    }

    void dispatch(OfWindow.Handler handler);

    @Override
    default void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }

  /** Fill the screen, or go back into a window. */
  record ToggleFullscreen() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.toggleFullscreen();
    }
  }

  /** Put away what is in front: a list, a tool, a panel. */
  record Back() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.back();
    }
  }

  /** Leave. */
  record Quit() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.quit();
    }
  }

  /** Make the panels dark, or light. */
  record SwitchTheme() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.switchTheme();
    }
  }

  /** Show fields and routes in other colors. */
  record SwitchColors() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.switchColors();
    }
  }

  /** Make letters and panels larger by some steps, or smaller; as the desktop says with 0. */
  record Magnify(int steps) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.magnify(steps);
    }
  }

  /** Write all texts of the window in another language. */
  record Speak(Language language) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.speak(language);
    }
  }

  /** Send all panels back to where they lie at first. */
  record ResetLayout() implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.resetLayout();
    }
  }

  /** Put text where other programs can take it. */
  record CopyText(String text) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.copyText(text);
    }
  }

  /** Write the report of a problem into a file. */
  record SaveReport(String text) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.saveReport(text);
    }
  }

  /** Show a file in its folder, in whatever program the desktop has for that. */
  record ShowInFolder(Path file) implements OfWindow {
    @Override
    public void dispatch(OfWindow.Handler handler) {
      handler.showInFolder(file);
    }
  }

  /**
   * Answer the question at hand.
   *
   * @param index the answer's number
   * @param typed the edited line, where there is one
   */
  record Answer(int index, String typed) implements Action {
    @Override
    public void dispatch(Action.Handler handler) {
      handler.apply(this);
    }
  }
}
