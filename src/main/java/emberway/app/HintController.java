package emberway.app;

import emberway.app.command.Hint;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.gui.Gui;
import emberway.app.settings.Preferences;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Remembers which hints the user no longer needs, and whether the others are about the mouse or the
 * keyboard. Window's thread only.
 */
final class HintController {
  private final Preferences preferences;
  private final Optional<Gui> gui;
  private boolean isByKeyboard;

  HintController(Preferences preferences, Optional<Gui> gui) {
    this.preferences = preferences;
    this.gui = gui;
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

  /**
   * Records what the user has in hand: the keyboard from the first key that is pressed, unless it
   * changes what the mouse does or takes a picture, and the mouse once it is moved or used.
   */
  void observe(InputEvent inputEvent) {
    boolean before = isByKeyboard;
    if (inputEvent instanceof InputEvent.KeyChanged changed) {
      isByKeyboard |=
          changed.down()
              && !KeyBindings.isModifier(changed.key())
              && !KeyBindings.takesPicture(changed);
    } else if (inputEvent instanceof InputEvent.PointerMoved
        || inputEvent instanceof InputEvent.ButtonChanged
        || inputEvent instanceof InputEvent.Scrolled) {
      isByKeyboard = false;
    }
    if (isByKeyboard != before && preferences.settings().hintsDone().size() < Hint.ALL.size()) {
      gui.ifPresent(Gui::requestFrames);
    }
  }

  /** Whether the user has used the keyboard last, so that hints tell its keys. */
  boolean isByKeyboard() {
    return isByKeyboard;
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
