package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.Notices;
import emberway.app.lab.Lesson;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.pack.problem.UnreadableException;

/** Opens the lessons of the tour, each with its map, apart from the window's thread. */
final class LessonController implements Action.OfLessons.Handler {
  /** What is done on the window's thread with a lesson's map. */
  @FunctionalInterface
  interface Begin {
    void begin(OpenedMap opened, int lesson);
  }

  private final MapOpener opener;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Begin whenOpened;
  private int current = -1; // the lesson that was opened last

  /** At the beginning of the tour. */
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

  /** Before the first lesson and after the last there is none. */
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
