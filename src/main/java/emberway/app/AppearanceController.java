package emberway.app;

import emberway.app.command.InputEvent;
import emberway.app.command.Notices;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.gui.Gui;
import emberway.app.settings.Appearance;
import emberway.app.settings.Preferences;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.render.gl.map.WindowView;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Applies the user's choices about how the window looks: theme, colors, size of the interface,
 * language, and unit of lengths. Window's thread only.
 */
final class AppearanceController {
  private final ExplorerWindow window;
  private final WindowView view;
  private final Preferences preferences;
  private final Notices notices;
  private final Optional<Gui> gui;
  private double desktopScale; // [px per unit] the desktop's scale

  AppearanceController(
      ExplorerWindow window,
      WindowView view,
      Preferences preferences,
      Notices notices,
      Optional<Gui> gui) {
    this.window = window;
    this.view = view;
    this.preferences = preferences;
    this.notices = notices;
    this.gui = gui;
    desktopScale = window.contentScale();
  }

  /** Adopts the scale of the screen the window was moved to. [px per unit] */
  void rescale(double newDesktopScale) {
    desktopScale = newDesktopScale;
    gui.ifPresent(panels -> panels.setAppearance(appearance(), desktopScale));
  }

  /**
   * Makes the interface larger by a number of steps, smaller if negative; 0 returns to the
   * desktop's scale.
   */
  void magnify(int steps) {
    if (steps > 0 && isShownNoLarger(seen(appearance()).withScaleStep(steps, desktopScale))) {
      notices.inform(Texts.get("appearance.largest"));
    } else {
      change(before -> before.withScaleStep(steps, desktopScale));
    }
  }

  /** Changes the language of all texts. */
  void setLanguage(Language language) {
    preferences.change(before -> before.with(language));
    Texts.use(language);
    notices.inform(Texts.get("language.changed")); // a notice redraws the panels and the title
  }

  /** Changes the unit of all lengths. */
  void setDistanceUnit(DistanceUnit unit) {
    preferences.change(before -> before.with(unit));
    Texts.use(unit);
    notices.inform(Texts.format("distance.changed", unit.title())); // redraws the panels
  }

  /** Changes the theme, the colors or the size of the interface. */
  void change(UnaryOperator<Appearance> next) {
    preferences.change(before -> before.with(next.apply(seen(before.appearance()))));
    view.setLight(appearance().theme() == Appearance.Theme.LIGHT);
    gui.ifPresent(panels -> panels.setAppearance(appearance(), desktopScale));
  }

  private Appearance appearance() {
    return preferences.settings().appearance();
  }

  /** Whether the window has no room to show the interface larger than it is now. */
  private boolean isShownNoLarger(Appearance next) {
    return scaleOf(next) <= scale();
  }

  /** Returns an appearance at the scale in use, which may be less than the user chose. */
  private Appearance seen(Appearance appearance) {
    double scale = scaleOf(appearance);
    return scale < appearance.scaleOn(desktopScale) ? appearance.withScale(scale) : appearance;
  }

  private double scaleOf(Appearance appearance) {
    InputEvent.Resized size = window.size();
    return appearance.scaleIn(size.width(), size.height(), desktopScale);
  }

  /** Returns the scale of the interface. [px per unit] */
  double scale() {
    return scaleOf(appearance());
  }

  /** Whether fields are drawn in colors that nearly everybody can tell apart. */
  boolean hasSafeColors() {
    return appearance().colors() == Appearance.FieldColors.SAFE;
  }
}
