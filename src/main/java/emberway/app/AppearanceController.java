package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.Notices;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.gui.Gui;
import emberway.app.settings.Appearance;
import emberway.app.settings.Preferences;
import java.util.Optional;

/**
 * How the window looks, by a person's choice: dark or light, in which colors, with how large
 * letters. GL thread only.
 */
final class AppearanceController {
  private final ExplorerWindow window;
  private final Preferences preferences;
  private final Notices notices;
  private final Optional<Gui> gui;
  private double desktop; // pixels a unit of length, by its word

  AppearanceController(
      ExplorerWindow window, Preferences preferences, Notices notices, Optional<Gui> gui) {
    this.window = window;
    this.preferences = preferences;
    this.notices = notices;
    this.gui = gui;
    desktop = window.contentScale();
  }

  /** The window lies on a screen of another density by now. */
  void rescale(double newDesktop) {
    desktop = newDesktop;
    gui.ifPresent(panels -> panels.wear(appearance(), desktop));
  }

  /** Does what the person wants of it. */
  void apply(Action.OfWindow action) {
    if (action instanceof Action.Magnify magnify
        && magnify.steps() > 0
        && isShownNoLarger(seen(appearance()).after(action, desktop))) {
      notices.tell("letters are as large as this window has room for");
      return;
    }
    preferences.change(before -> before.with(seen(before.appearance()).after(action, desktop)));
    gui.ifPresent(panels -> panels.wear(appearance(), desktop));
  }

  private Appearance appearance() {
    return preferences.settings().appearance();
  }

  /** Whether the window has no room for letters that are larger than they are now. */
  private boolean isShownNoLarger(Appearance next) {
    return scaleOf(next) <= scale();
  }

  /** A look with letters as large as they are, which may be less than is wished for. */
  private Appearance seen(Appearance appearance) {
    double scale = scaleOf(appearance);
    return scale < appearance.scaleOn(desktop) ? appearance.scaled(scale) : appearance;
  }

  private double scaleOf(Appearance appearance) {
    InputEvent.Resized size = window.size();
    return appearance.scaleIn(size.width(), size.height(), desktop);
  }

  /** Pixels a unit of length. */
  double scale() {
    return scaleOf(appearance());
  }

  /** Whether fields are drawn in colors that nearly everybody can tell apart. */
  boolean hasSafeColors() {
    return appearance().colors() == Appearance.FieldColors.SAFE;
  }
}
