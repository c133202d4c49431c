package emberway.app;

import emberway.app.command.Action;
import emberway.app.desktop.DesktopShare;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.gui.Gui;
import java.nio.file.Path;
import java.util.Optional;

/** Does what concerns the window itself, how it looks, and the desktop around it. */
final class WindowController implements Action.OfWindow.Handler {
  private final ExplorerWindow window;
  private final DesktopShare desktopShare;
  private final AppearanceController looks;
  private final ProblemReporter reports;
  private final Optional<Gui> gui;
  private final ActionDispatcher actionDispatcher;

  WindowController(
      ExplorerWindow window,
      DesktopShare desktopShare,
      AppearanceController looks,
      ProblemReporter reports,
      Optional<Gui> gui,
      ActionDispatcher actionDispatcher) {
    this.window = window;
    this.desktopShare = desktopShare;
    this.looks = looks;
    this.reports = reports;
    this.gui = gui;
    this.actionDispatcher = actionDispatcher;
  }

  @Override
  public void toggleFullscreen() {
    window.toggleFullscreen();
  }

  @Override
  public void back() {
    actionDispatcher.mapSession().state().closeFront();
  }

  @Override
  public void quit() {
    actionDispatcher.leave();
  }

  @Override
  public void switchTheme() {
    looks.switchTheme();
    actionDispatcher.dress();
  }

  @Override
  public void switchColors() {
    looks.switchColors();
    actionDispatcher.dress();
  }

  @Override
  public void magnify(int steps) {
    looks.magnify(steps);
    actionDispatcher.dress();
  }

  @Override
  public void resetLayout() {
    gui.ifPresent(Gui::resetLayout);
  }

  @Override
  public void copyText(String text) {
    desktopShare.copy(text);
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
