package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.gui.Gui;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.CpuTime;
import emberway.app.state.ExplorerState;
import emberway.app.state.Simulations;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.Camera;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The explorer's loop, frame by frame: waits for input, hands it on, takes what other threads have
 * worked out, and draws if the picture has changed; when nothing happens it sleeps. Window's thread
 * only.
 */
final class ExplorerLoop {
  private static final double SHORTEST_FRAME = 0.004; // [s] where the screen sets no pace
  private static final double PLAYED_FRAME = 1.0 / 60; // [s] while something plays
  private static final double NANOS = 1e-9; // [s]

  private final ExplorerWindow window;
  private final WindowView view;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final ActionDispatcher actionDispatcher;
  private final MapStage stage;
  private final Optional<Gui> gui; // there is none where ImGui has no library for the machine
  private final Consumer<InputEvent> receiver;
  private final BooleanSupplier isHeld;
  private final WindowTitle title;
  private final Consumer<Action> actions;
  private long studied; // what the panels show of what is studied

  /**
   * A loop that nobody runs yet.
   *
   * @param receiver does what an input asks for
   * @param isHeld tells whether something is being dragged
   */
  ExplorerLoop(
      ExplorerWindow window,
      WindowView view,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      ActionDispatcher actionDispatcher,
      MapStage stage,
      Optional<Gui> gui,
      Consumer<InputEvent> receiver,
      BooleanSupplier isHeld) {
    this.window = window;
    this.view = view;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.actionDispatcher = actionDispatcher;
    this.stage = stage;
    actions = actionDispatcher::apply;
    this.gui = gui;
    this.receiver = receiver;
    this.isHeld = isHeld;
    title = new WindowTitle(this::titleLine, window::setTitle);
  }

  private MapSession mapSession() {
    return stage.mapSession();
  }

  private ExplorerState state() {
    return stage.state();
  }

  /** Goes on until the window is closed, or something else ends it. */
  void run(Explorer.Onlooker onlooker, BooleanSupplier isEnded) {
    drawIfChanged();
    mapSession().update(System.nanoTime(), isWatched());
    long last = System.nanoTime();
    while (!actionDispatcher.isLeaving() && !isEnded.getAsBoolean()) {
      boolean isHidden = window.isHidden(); // nothing goes on then that is only to be looked at
      boolean wasMoving = !isHidden && state().isMoving();
      boolean wasPlaying = !isHidden && state().simulations().isPlaying();
      if (isHidden) {
        awaitInput();
      } else if (wasPlaying && !wasMoving) {
        window.awaitAtMost(PLAYED_FRAME - (System.nanoTime() - last) * NANOS);
      } else if (isPanelDue()) {
        window.awaitAtMost(0);
      } else if (wasMoving) {
        window.awaitAtMost(SHORTEST_FRAME - (System.nanoTime() - last) * NANOS);
      } else {
        awaitInput();
      }
      long now = System.nanoTime();
      takeInputs();
      boolean hasDrawn =
          goOn(wasMoving ? (now - last) * NANOS : 0, wasPlaying ? (now - last) * NANOS : 0);
      boolean isAtRest = mapSession().isAtRest() && !stage.isArriving() && !title.isStale();
      onlooker.passed(state(), isAtRest, hasDrawn);
      last = now;
    }
  }

  private void takeInputs() {
    for (InputEvent inputEvent = window.nextInput();
        inputEvent != null;
        inputEvent = window.nextInput()) {
      receiver.accept(inputEvent);
    }
  }

  /**
   * Takes what others have worked out, and draws what has changed; whether that was anything. [s
   * that all moved or played]
   */
  boolean goOn(double moved, double played) {
    Optional<String> remark = state().takeRemark();
    if (remark.isPresent()) {
      notices.warn(remark.get(), "");
    }
    if (backgroundExecutor.finish()) {
      gui.ifPresent(Gui::ask);
    }
    stage.goOn();
    actionDispatcher.documents().tick(System.nanoTime());
    mapSession().update(System.nanoTime(), isWatched());
    if (state().isMoving()) {
      state().advance(moved);
      gui.ifPresent(Gui::askOnce);
    }
    study(played);
    notices.expire(System.nanoTime());
    retitleIfChanged();
    return !window.isHidden() && drawIfChanged();
  }

  /**
   * Whether what moves of itself is to go on: somebody looks, and nothing is dragged and no view
   * glides that would stutter for it.
   */
  boolean isWatched() {
    boolean isBusy = isHeld.getAsBoolean() || state().isMoving();
    return window.isWatched() && !(isBusy && mapSession().isStepDear());
  }

  /** The window as a bench has it. */
  FrameBenchmark.Stage stage() {
    return new FrameBenchmark.Stage() {
      @Override
      public void apply(Action action) {
        actionDispatcher.apply(action);
      }

      @Override
      public void play(InputEvent inputEvent) {
        window.awaitAtMost(0);
        takeInputs();
        receiver.accept(inputEvent);
        goOn(0, 0);
        window.context().finish();
      }

      @Override
      public void glide(double seconds) {
        window.awaitAtMost(0);
        takeInputs();
        goOn(seconds, 0);
        window.context().finish();
      }

      @Override
      public void drawMap() {
        stage.draw();
        window.context().finish();
      }

      @Override
      public ExplorerState state() {
        return stage.state();
      }
    };
  }

  /** Waits for an input, or for the time when a toast was read or work is to be kept aside. */
  private void awaitInput() {
    if (stage.isArriving()) {
      window.awaitAtMost(0);
      return;
    }
    long now = System.nanoTime();
    OptionalLong untilNext =
        Stream.of(
                notices.untilNext(now),
                actionDispatcher.documents().untilNext(now),
                title.untilNext(now),
                mapSession().untilNext(now, isWatched()))
            .flatMapToLong(OptionalLong::stream)
            .min();
    if (untilNext.isPresent()) {
      window.awaitAtMost(untilNext.getAsLong() * NANOS);
    } else {
      window.await();
    }
  }

  /** Goes on with what plays by itself, and has it drawn. [s] */
  private void study(double seconds) {
    Simulations simulations = state().simulations();
    simulations.advance(seconds);
    if (simulations.changes() != studied) {
      studied = simulations.changes();
      gui.ifPresent(Gui::askOnce);
      if (!simulations.isPlaying()) {
        state().studied();
      }
    }
  }

  private void retitleIfChanged() {
    state().coverPointer(!isHeld.getAsBoolean() && gui.isPresent() && gui.get().isOverPanel());
    state().settle();
    boolean isNewNotice = notices.takeChange();
    boolean isNewQuestion = actionDispatcher.documents().takeChange();
    if (state().takeRetitle() || isNewNotice || isNewQuestion) {
      title.change();
      gui.ifPresent(Gui::ask);
    }
    title.write(System.nanoTime());
  }

  private String titleLine() {
    String notice =
        actionDispatcher.documents().prompt().map(Prompt::heading).orElse(notices.current());
    return TitleLine.of(state(), notice);
  }

  /** Whether anything had changed. */
  boolean drawIfChanged() {
    boolean isStale = state().takeRedraw();
    boolean isStep = mapSession().takeStep();
    long before = isStep ? CpuTime.nanos() : 0;
    if (isStale) {
      stage.draw();
    }
    boolean isDue = isStale || isPanelDue();
    if (isDue) {
      view.present();
      if (gui.isPresent()) {
        drawPanels(gui.get());
      }
      notices.seen(System.nanoTime());
      if (!isPanelDue()) {
        actionDispatcher.pictures().takeWindow();
      }
      window.swap();
    }
    if (isStep) {
      mapSession().stepCost(CpuTime.nanos() - before);
    }
    return isDue;
  }

  /** Over the map; where that moves aside for a panel just opened, it is not seen before it has. */
  private void drawPanels(Gui panels) {
    int told = state().view().timesCovered();
    Camera camera = state().view().camera();
    double x = camera.worldToScreenX(0);
    double y = camera.worldToScreenY(0);
    panels.draw(state(), view.width(), view.height(), actions);
    if (actionDispatcher.goOnWithAnswer()) {
      return;
    }
    boolean hasMoved = camera.worldToScreenX(0) != x || camera.worldToScreenY(0) != y;
    if (hasMoved && state().view().timesCovered() != told) {
      stage.draw();
      view.present();
      panels.ask();
      panels.draw(state(), view.width(), view.height(), actions);
    }
  }

  private boolean isPanelDue() {
    return gui.filter(Gui::isDue).isPresent();
  }
}
