package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.WindowCommands;
import emberway.app.desktop.DesktopShare;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.gui.Gui;
import emberway.app.settings.Appearance;
import emberway.app.settings.Preferences;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import java.nio.file.Path;
import java.util.Optional;

/** Changes the window and its appearance, and reaches the desktop around it. */
final class WindowController implements WindowCommands {
  private final ExplorerWindow window;
  private final DesktopShare desktopShare;
  private final AppearanceController appearance;
  private final ProblemReporter reports;
  private final Optional<Gui> gui;
  private final MapStage stage;
  private final HintController hints;
  private final Preferences preferences;
  private final Runnable leave;

  /**
   * Creates a controller.
   *
   * @param leave ends the program, after offering to save unsaved work
   */
  WindowController(
      ExplorerWindow window,
      DesktopShare desktopShare,
      AppearanceController appearance,
      ProblemReporter reports,
      Optional<Gui> gui,
      MapStage stage,
      HintController hints,
      Preferences preferences,
      Runnable leave) {
    this.window = window;
    this.desktopShare = desktopShare;
    this.appearance = appearance;
    this.reports = reports;
    this.gui = gui;
    this.stage = stage;
    this.hints = hints;
    this.preferences = preferences;
    this.leave = leave;
  }

  @Override
  public void toggleFullscreen() {
    window.toggleFullscreen();
  }

  @Override
  public void back() {
    stage.state().closeFront();
  }

  @Override
  public void quit() {
    leave.run();
  }

  @Override
  public void switchTheme() {
    appearance.change(Appearance::withOtherTheme);
    stage.applyAppearance();
  }

  @Override
  public void switchColors() {
    appearance.change(Appearance::withOtherColors);
    stage.applyAppearance();
  }

  @Override
  public void magnify(int steps) {
    appearance.magnify(steps);
    stage.applyAppearance();
  }

  @Override
  public void speak(Language language) {
    appearance.setLanguage(language);
  }

  @Override
  public void measureIn(DistanceUnit unit) {
    appearance.setDistanceUnit(unit);
    stage.state().commands().view(); // begins another request, for directions with that unit
  }

  @Override
  public void startWithLast(boolean isLast) {
    preferences.change(before -> before.withStartsWithLast(isLast));
  }

  @Override
  public void limitUndo(int megabytes) {
    preferences.change(before -> before.withUndoMegabytes(megabytes));
  }

  @Override
  public void resetLayout() {
    gui.ifPresent(Gui::resetLayout);
  }

  @Override
  public void moveKeyboard() {
    gui.ifPresent(Gui::moveKeyboard);
  }

  @Override
  public void openMenus() {
    if (!stage.state().viewOptions().contains(Command.PANELS)) {
      stage.state().commands().toggle(Command.PANELS);
    }
    gui.ifPresent(Gui::openMenus);
  }

  @Override
  public void showHints(boolean areShown) {
    hints.show(areShown);
  }

  @Override
  public void copyText(String text, String told) {
    desktopShare.copy(text, told);
  }

  @Override
  public void saveReport(String text) {
    reports.save(text);
  }

  @Override
  public void showInFolder(Path file) {
    desktopShare.showInFolder(file);
  }
}
