package emberway.app;

import emberway.app.command.ViewCommands;
import emberway.app.command.ViewOption;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.gui.Gui;
import emberway.app.world.WorldController;
import java.util.Optional;

/** Shows and hides what the window shows, and prepares what panels begin with. */
final class ViewController implements ViewCommands {
  private final MapStage stage;
  private final ProblemReporter reports;
  private final WorldController worlds;
  private final Optional<Gui> gui;

  ViewController(
      MapStage stage, ProblemReporter reports, WorldController worlds, Optional<Gui> gui) {
    this.stage = stage;
    this.reports = reports;
    this.worlds = worlds;
    this.gui = gui;
  }

  @Override
  public void turn(boolean clockwise) {
    stage.state().commands().view().turn(clockwise);
  }

  @Override
  public void toggle(ViewOption viewOption) {
    stage.state().commands().view().toggle(viewOption);
    if (stage.state().viewOptions().contains(viewOption)) {
      prepare(viewOption);
    }
  }

  private void prepare(ViewOption shown) {
    if (shown.hasTextField()) {
      gui.ifPresent(Gui::expectText);
    } else if (shown == ViewOption.REPORT) {
      reports.open();
    } else if (shown == ViewOption.GENERATE) {
      worlds.begin();
    } else if (shown == ViewOption.NEW_MAP) {
      worlds.beginEmpty();
    }
  }
}
