package emberway.app;

import emberway.app.command.LessonCommands;
import emberway.app.study.Lesson;
import java.lang.ref.WeakReference;

/** Opens the maps of the tour's lessons. */
final class LessonController implements LessonCommands {
  /** The document on show, and how a lesson opens another. Window's thread only. */
  interface Documents {
    /** Returns the document on show, one object from its opening until another is opened. */
    Object document();

    /** Whether the document is as it was opened, and no prompt is open. */
    boolean isAsOpened();

    /** Begins a lesson on the map on show. */
    void begin(int lesson);

    /** Opens a bundled map, after offering to save unsaved work, and then calls {@code shown}. */
    void open(String map, Runnable shown);
  }

  private final Documents documents;
  private int current = -1; // the index of the lesson opened last, -1 before the first
  private WeakReference<Object> document = new WeakReference<>(null); // of the last lesson
  private String documentMap = ""; // the name of the map of the last lesson

  /** Creates a controller at the beginning of the tour. */
  LessonController(Documents documents) {
    this.documents = documents;
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
    if (document.refersTo(documents.document())
        && documentMap.equals(map)
        && documents.isAsOpened()) {
      documents.begin(lesson);
      return;
    }
    documents.open(map, () -> begin(lesson, map));
  }

  private void begin(int lesson, String map) {
    document = new WeakReference<>(documents.document());
    documentMap = map;
    documents.begin(lesson);
  }
}
