package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.Notices;
import emberway.app.lab.Lesson;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.pack.problem.UnreadableException;

/** Opens the maps of the tour's lessons, which are read in the background. */
final class LessonController implements Action.OfLessons.Handler {
  /** Shows an opened lesson map; called on the window's thread. */
  @FunctionalInterface
  interface Begin {
    void begin(OpenedMap opened, int lesson);
  }

  private final MapOpener opener;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Begin whenOpened;
  private int current = -1; // the index of the lesson opened last, -1 before the first

  /** Creates a controller at the beginning of the tour. */
  LessonController(
      MapOpener opener, BackgroundExecutor backgroundExecutor, Notices notices, Begin whenOpened) {
    this.opener = opener;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.whenOpened = whenOpened;
  }

  @Override
  public void openLesson(int lesson) {
    open(lesson);
  }

  /** Opens the lesson that is {@code by} after the current one; stops at the first and the last. */
  @Override
  public void turnLesson(int by) {
    open(Math.max(0, Math.min(Lesson.ALL.size() - 1, current + by)));
  }

  private void open(int lesson) {
    current = lesson;
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = opener.openBundled(Lesson.ALL.get(lesson).map());
            return () -> whenOpened.begin(opened, lesson);
          } catch (UnreadableException refused) {
            return () -> notices.complain(refused.getMessage());
          }
        });
  }
}
