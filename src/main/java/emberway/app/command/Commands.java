package emberway.app.command;

import java.util.function.Consumer;

/**
 * What the user can do, by topic. Each method of a topic is one deed, done at once; what follows
 * from it, such as another route to plan, is computed once at the end of the input.
 *
 * <p>Ask for the topic at each deed and keep it in no field: it may belong to the map on show.
 * Screen coordinates are pixels of the window's framebuffer. Window's thread only.
 */
public interface Commands {
  MapCommands map();

  HistoryCommands history();

  DrawingCommands drawing();

  PlaceCommands places();

  RouteCommands route();

  TuningCommands tuning();

  MotionCommands motion();

  ViewCommands view();

  CellCommands cells();

  RegionCommands region();

  PictureCommands pictures();

  PlaybackCommands playback();

  LabCommands lab();

  WalkCommands walk();

  LessonCommands lessons();

  FileCommands files();

  SavingCommands saving();

  WorldCommands worlds();

  WindowCommands window();

  ShortcutCommands shortcuts();

  NoticeCommands notices();

  /** Enters a mode, which puts away the tools and panels of the one before. */
  void enter(Command.Mode mode);

  /** Shows or hides a view option. */
  void toggle(Command viewOption);

  /**
   * Sets up a survey of the map on show.
   *
   * @param survey its class, in {@code app.study}
   * @param deed calls what the class offers
   */
  <S> void survey(Class<S> survey, Consumer<S> deed);

  /** Goes on in a survey by a number of steps, or opens its panel if it is closed. */
  void stepSurvey(Command survey, int steps);

  /**
   * Answers the open prompt. The answer waits until the panels are drawn, as it may open another
   * map.
   *
   * @param index the answer's index [from 0]
   * @param typed the edited line; ignored by prompts without a field
   */
  void answer(int index, String typed);
}
