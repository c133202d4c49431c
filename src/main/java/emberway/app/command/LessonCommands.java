package emberway.app.command;

/** Opens lessons. */
public interface LessonCommands {
  /** Opens a lesson's map and begins the lesson. [index from 0] */
  void openLesson(int lesson);

  /** Opens the lesson that is {@code by} after the current one, before it if negative. */
  void turnLesson(int by);
}
