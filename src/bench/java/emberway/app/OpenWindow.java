package emberway.app;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.document.DocumentController;
import emberway.app.state.ExplorerState;
import java.util.OptionalLong;

/** An open window as {@link FrameBenchmark} drives it. Window's thread only. */
final class OpenWindow implements FrameBenchmark.Subject {
  private static final long NANOS_PER_SECOND = 1_000_000_000;
  private static final long LONGEST_LOOP = 3_200_000_000L; // of a tile: four frames of lava [ns]

  private final Explorer explorer;
  private final ExplorerWindow window;

  OpenWindow(Explorer explorer, ExplorerWindow window) {
    this.explorer = explorer;
    this.window = window;
  }

  @Override
  public Commands commands() {
    return explorer.commands;
  }

  @Override
  public void play(InputEvent inputEvent) {
    explorer.loop.play(inputEvent);
    window.context().finish();
  }

  @Override
  public void glide(double seconds) {
    window.awaitAtMost(0);
    explorer.loop.pass(seconds, 0);
    window.context().finish();
  }

  @Override
  public void rest() {
    while (explorer.stage.rehearse()) {
      window.context().finish();
    }
    DocumentController documents = explorer.commands.documents();
    while (await(documents.untilNext(System.nanoTime()))) {
      explorer.loop.pass(0, 0);
    }
    long end = System.nanoTime() + LONGEST_LOOP;
    while (System.nanoTime() < end && await(untilNextOfMap())) {
      explorer.loop.pass(0, 0);
    }
  }

  private OptionalLong untilNextOfMap() {
    MapSession mapSession = explorer.stage.mapSession();
    return mapSession.untilNext(System.nanoTime(), explorer.loop.isWatched());
  }

  /** Waits for what is due next, if anything is. [ns until then] */
  private boolean await(OptionalLong due) {
    if (due.isPresent()) {
      window.awaitAtMost((double) due.getAsLong() / NANOS_PER_SECOND);
    }
    return due.isPresent();
  }

  @Override
  public void drawMap() {
    explorer.stage.mapSession().scene().setDrawing(true);
    explorer.stage.draw();
    window.context().finish();
    explorer.stage.mapSession().scene().setDrawing(false);
  }

  @Override
  public ExplorerState state() {
    return explorer.stage.state();
  }
}
