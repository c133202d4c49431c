package emberway.app;

import emberway.app.command.Notices;
import emberway.app.command.StudyAction;
import emberway.app.lab.Lesson;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.text.Texts;
import emberway.pack.problem.UnreadableException;

/** Opens the maps of the tour's lessons, which are read in the background. */
final class LessonController implements StudyAction.OfLessons.Handler {
  /** Where lessons are shown. Window's thread only. */
  interface Stage {
    /** Whether a lesson has opened a map that is still on show, as it was opened. */
    boolean isOpen(String map);

    /** Begins a lesson on the map on show. */
    void begin(int lesson);

    /** Shows a map and begins a lesson on it. */
    void begin(OpenedMap opened, int lesson);
  }

  private final MapOpener opener;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Stage stage;
  private int current = -1; // the index of the lesson opened last, -1 before the first

  /** Creates a controller at the beginning of the tour. */
  LessonController(
      MapOpener opener, BackgroundExecutor backgroundExecutor, Notices notices, Stage stage) {
    this.opener = opener;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.stage = stage;
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
    String map = Lesson.ALL.get(lesson).map();
    if (stage.isOpen(map)) {
      stage.begin(lesson);
      return;
    }
    notices.beginWork(Texts.format("loading.file", map), System.nanoTime());
    backgroundExecutor.run(
        () -> {
          try {
            OpenedMap opened = opener.openBundled(map);
            return () -> {
              if (current == lesson) { // otherwise the user has moved on meanwhile
                stage.begin(opened, lesson);
              }
            };
          } catch (UnreadableException refused) {
            return () -> notices.complain(refused.getMessage());
          }
        });
  }
}
