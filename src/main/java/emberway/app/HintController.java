package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.Hint;
import emberway.app.gui.Gui;
import emberway.app.settings.Preferences;
import emberway.map.GridSize;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Remembers which hints about the mouse the user no longer needs. Window's thread only. */
final class HintController {
  private final Preferences preferences;
  private final Optional<Gui> gui;

  HintController(Preferences preferences, Optional<Gui> gui) {
    this.preferences = preferences;
    this.gui = gui;
  }

  /**
   * Removes the hint that an action fulfills, if there is one.
   *
   * @param map the size of the unrotated map
   */
  void fulfill(Action action, GridSize map) {
    Optional<Hint> hint = action.hint(map);
    if (hint.isPresent()) {
      fulfill(hint.get());
    }
  }

  /** Removes a hint. */
  void fulfill(Hint hint) {
    Set<Hint> done = preferences.settings().hintsDone();
    if (!done.contains(hint)) {
      Set<Hint> more = EnumSet.of(hint);
      more.addAll(done);
      set(more);
    }
  }

  /** Shows all hints again, or removes all. */
  void show(boolean areShown) {
    set(areShown ? Set.of() : Set.copyOf(Hint.ALL));
  }

  private void set(Set<Hint> done) {
    preferences.change(settings -> settings.withHintsDone(done));
    gui.ifPresent(Gui::requestFrames);
  }
}
