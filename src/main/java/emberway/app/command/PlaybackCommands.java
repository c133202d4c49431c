package emberway.app.command;

/** Plays the search lab or explore mode, whichever is shown. */
public interface PlaybackCommands {
  /** Starts or pauses playback. */
  void playOrPause();

  /**
   * Moves by a number of steps, backward if negative: expanded cells in the search lab, ticks in
   * explore mode.
   */
  void step(int steps);

  /**
   * Moves to a step: a number of expanded cells in the search lab, a tick in explore mode. A step
   * beyond the end means the end.
   */
  void scrub(int step);

  /** Switches between comparing all presets and stepping through one search. */
  void compareSearches();
}
