package emberway.app;

import emberway.app.command.LessonCommands;
import emberway.app.study.Lesson;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Opens the maps of the tour's lessons. */
final class LessonController implements LessonCommands {
  private final Supplier<Object> shown; // one object per document, from its opening to its end
  private final BooleanSupplier isAsOpened;
  private final IntConsumer begin;
  private final BiConsumer<String, Runnable> open;
  private int current = -1; // the index of the lesson opened last, -1 before the first
  private WeakReference<Object> document = new WeakReference<>(null); // of the last lesson
  private String documentMap = ""; // the name of the map of the last lesson

  /**
   * Creates a controller at the beginning of the tour.
   *
   * @param shown returns the document on show
   * @param isAsOpened whether it is as it was opened, and no prompt is open
   * @param begin begins a lesson on the map on show
   * @param open opens a bundled map, after offering to save unsaved work, and then runs a task
   */
  LessonController(
      Supplier<Object> shown,
      BooleanSupplier isAsOpened,
      IntConsumer begin,
      BiConsumer<String, Runnable> open) {
    this.shown = shown;
    this.isAsOpened = isAsOpened;
    this.begin = begin;
    this.open = open;
  }

  /** Opens the lesson that is {@code by} after the current one; stops at the first and the last. */
  @Override
  public void turnLesson(int by) {
    openLesson(Math.max(0, Math.min(Lesson.ALL.size() - 1, current + by)));
  }

  @Override
  public void openLesson(int lesson) {
    current = lesson;
    String map = Lesson.ALL.get(lesson).map();
    if (document.refersTo(shown.get()) && documentMap.equals(map) && isAsOpened.getAsBoolean()) {
      begin.accept(lesson);
      return;
    }
    open.accept(
        map,
        () -> {
          document = new WeakReference<>(shown.get());
          documentMap = map;
          begin.accept(lesson);
        });
  }
}
