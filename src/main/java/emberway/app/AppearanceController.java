package emberway.app;

import emberway.app.command.InputEvent;
import emberway.app.command.Notices;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.gui.Gui;
import emberway.app.settings.Appearance;
import emberway.app.settings.Preferences;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * How the window looks, by a user's choice: dark or light, in which colors, with how large letters,
 * in which language. Window's thread only.
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

  /** Makes the panels dark, or light. */
  void switchTheme() {
    change(Appearance::withOtherTheme);
  }

  /** Shows fields and routes in other colors. */
  void switchColors() {
    change(Appearance::withOtherColors);
  }

  /** Makes letters and panels larger by some steps, or smaller; as the desktop says with 0. */
  void magnify(int steps) {
    if (steps > 0 && isShownNoLarger(seen(appearance()).magnified(steps, desktop))) {
      notices.tell(Texts.get("appearance.largest"));
    } else {
      change(before -> before.magnified(steps, desktop));
    }
  }

  /** Writes all texts in that language. */
  void speak(Language language) {
    preferences.change(before -> before.with(language));
    Texts.use(language);
    notices.tell(Texts.get("language.changed")); // which draws the panels and the title anew
  }

  private void change(UnaryOperator<Appearance> next) {
    preferences.change(before -> before.with(next.apply(seen(before.appearance()))));
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
