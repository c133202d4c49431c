package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyNames;
import emberway.app.command.ShortcutCommands;
import emberway.app.command.Shortcuts;
import emberway.app.gui.Gui;
import emberway.app.settings.Preferences;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Changes the keys of commands, and remembers them. Window's thread only. */
final class ShortcutController implements ShortcutCommands {
  private final Preferences preferences;
  private final Optional<Gui> gui;
  private Optional<Command> asked = Optional.empty();

  ShortcutController(Preferences preferences, Optional<Gui> gui) {
    this.preferences = preferences;
    this.gui = gui;
  }

  @Override
  public void askKey(Command command) {
    asked = Optional.of(command);
    gui.ifPresent(Gui::requestFrames);
  }

  @Override
  public void resetKey(Command command) {
    change(shortcuts -> shortcuts.without(command));
  }

  @Override
  public void resetKeys() {
    change(shortcuts -> Shortcuts.USUAL);
  }

  private void change(UnaryOperator<Shortcuts> next) {
    asked = Optional.empty();
    preferences.change(settings -> settings.with(next.apply(settings.shortcuts())));
    gui.ifPresent(Gui::requestFrames);
  }

  /** Returns the keys of all commands. */
  Shortcuts shortcuts() {
    return preferences.settings().shortcuts();
  }

  /** Returns the command whose new key the user is asked for. */
  Optional<Command> asked() {
    return asked;
  }

  /**
   * Handles an input if a key was asked for; returns whether nothing else may handle it. Esc and
   * the mouse keep the key as it is; a key that cannot be a shortcut is ignored.
   *
   * @param isShown whether the panel that asks is shown
   */
  boolean takes(InputEvent inputEvent, boolean isShown) {
    boolean isPress = inputEvent instanceof InputEvent.ButtonChanged;
    if (asked.isEmpty() || !isShown || isPress) {
      asked = Optional.empty();
      return false;
    }
    if (inputEvent instanceof InputEvent.KeyChanged changed && changed.down()) {
      Command command = asked.get();
      if (KeyNames.cancels(changed.key())) {
        change(shortcuts -> shortcuts);
      } else {
        KeyNames.of(changed.key(), changed.ctrl(), changed.shift())
            .ifPresent(key -> change(shortcuts -> shortcuts.with(command, key)));
      }
      return true;
    }
    return inputEvent instanceof InputEvent.Typed;
  }
}
