package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.gui.Gui;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.CpuTime;
import emberway.app.state.ExplorerState;
import emberway.app.state.Simulations;
import emberway.app.text.Texts;
import emberway.app.tool.MouseDispatcher;
import emberway.map.Cell;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.Camera;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The explorer's loop, frame by frame: waits for input, hands it on, takes the results of other
 * threads, and draws if the picture has changed. It sleeps while nothing happens. Window's thread
 * only.
 */
final class ExplorerLoop {
  private static final double SHORTEST_FRAME = 0.004; // [s] where the screen sets no pace
  private static final double PLAYED_FRAME = 1.0 / 60; // [s] while a simulation plays
  private static final double NANOS = 1e-9; // [s per ns]
  // how long an answer may be under way before the panels say so [ns]
  private static final long WAITING_NANOS = 200_000_000;
  private static final long TURN_NANOS = 50_000_000; // between pictures of what turns meanwhile

  private final ExplorerWindow window;
  private final WindowView view;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final ExplorerCommands commands;
  private final MapStage stage;
  private final Optional<Gui> gui; // empty where ImGui has no library for the machine
  private final InputRouter inputRouter;
  private final MouseDispatcher mouseDispatcher;
  private final WindowTitle title;
  private long outdatedSince = Long.MAX_VALUE; // when the shown answer became outdated [ns]
  private long askedSince = Long.MAX_VALUE; // when the survey on show was asked something new [ns]
  private long studied; // the change count of the simulations that the panels show

  /** Creates a loop that does not run yet. */
  ExplorerLoop(
      ExplorerWindow window,
      WindowView view,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      ExplorerCommands commands,
      MapStage stage,
      Optional<Gui> gui,
      InputRouter inputRouter,
      MouseDispatcher mouseDispatcher) {
    this.window = window;
    this.view = view;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.commands = commands;
    this.stage = stage;
    this.gui = gui;
    this.inputRouter = inputRouter;
    this.mouseDispatcher = mouseDispatcher;
    title = new WindowTitle(this::titleLine, window::setTitle);
  }

  private MapSession mapSession() {
    return stage.mapSession();
  }

  private ExplorerState state() {
    return stage.state();
  }

  /** Runs until the window is closed or {@code isEnded} returns true. */
  void run(Explorer.Observer observer, BooleanSupplier isEnded) {
    drawIfChanged();
    mapSession().update(System.nanoTime(), isWatched());
    long last = System.nanoTime();
    while (!commands.isLeaving() && !isEnded.getAsBoolean()) {
      boolean isHidden = window.isHidden(); // animations stop while nobody sees them
      boolean wasMoving = !isHidden && state().isMoving();
      boolean wasPlaying = !isHidden && isPlaying();
      if (isHidden) {
        awaitInput();
      } else if (wasPlaying && !wasMoving) {
        window.awaitAtMost(PLAYED_FRAME - (System.nanoTime() - last) * NANOS);
      } else if (isPanelDue()) {
        window.awaitAtMost(0);
      } else if (wasMoving) {
        window.awaitAtMost(SHORTEST_FRAME - (System.nanoTime() - last) * NANOS);
      } else if (!commands.documents().isUploading() && stage.rehearse()) {
        window.awaitAtMost(0);
      } else {
        awaitInput();
      }
      long now = System.nanoTime();
      takeInputs();
      boolean hasDrawn =
          pass(wasMoving ? (now - last) * NANOS : 0, wasPlaying ? (now - last) * NANOS : 0);
      boolean isAtRest =
          mapSession().isAtRest() && !commands.documents().isUploading() && !title.isStale();
      observer.afterPass(state(), isAtRest, hasDrawn);
      last = now;
    }
  }

  /** Whether a simulation plays or a found cell pulses. */
  private boolean isPlaying() {
    return state().simulations().isPlaying() || state().cellFocus().found().isPresent();
  }

  /** Routes inputs up to the first that has to wait for the panels' next layout. */
  private void takeInputs() {
    for (InputEvent next = window.peekInput();
        next != null && (window.isHidden() || inputRouter.isReadyFor(next));
        next = window.peekInput()) {
      inputRouter.receive(window.nextInput());
    }
  }

  /**
   * Takes the results of other threads, advances what moves, and draws if anything has changed.
   *
   * @param moved the time by which the view moves on [s]
   * @param played the time by which simulations and a found cell's pulse play on [s]
   * @return whether anything was drawn
   */
  boolean pass(double moved, double played) {
    Optional<String> message = state().takeMessage();
    if (message.isPresent()) {
      notices.warn(message.get(), "");
    }
    Optional<String> note = state().drawingState().takeNote();
    if (note.isPresent()) {
      notices.inform(note.get());
    }
    Optional<Cell> edited = state().cellFocus().takeEdited();
    if (edited.isPresent()) {
      offerUndo(state(), state().cellFocus().turned(edited.get()));
    }
    if (backgroundExecutor.finish()) {
      gui.ifPresent(Gui::requestFrames);
    }
    commands.documents().advance();
    stage.update();
    commands.documents().tick(System.nanoTime());
    mouseDispatcher.tick(System.nanoTime());
    commands.conclude();
    mapSession().update(System.nanoTime(), isWatched());
    if (state().isMoving()) {
      state().advance(moved);
      gui.ifPresent(Gui::requestFrame);
    }
    study(played);
    pulse(played);
    await(System.nanoTime());
    notices.removeExpired(System.nanoTime());
    retitleIfChanged();
    return !window.isHidden() && drawIfChanged();
  }

  /**
   * Whether animations of the map are to run: the window is watched, and no drag or gliding view
   * would stutter because a step is expensive.
   */
  boolean isWatched() {
    boolean isBusy = mouseDispatcher.isHolding() || state().isMoving();
    return window.isWatched() && !(isBusy && mapSession().isStepExpensive());
  }

  /** Handles an input after those that wait, and draws a frame. */
  void play(InputEvent inputEvent) {
    window.awaitAtMost(0);
    takeInputs();
    inputRouter.receive(inputEvent);
    pass(0, 0);
  }

  /**
   * Waits for an input, or until a notice, an autosave, the title, a held button or the map next
   * needs attention.
   */
  private void awaitInput() {
    if (commands.documents().isUploading()) {
      window.awaitAtMost(0);
      return;
    }
    long now = System.nanoTime();
    OptionalLong untilNext =
        Stream.of(
                notices.untilNext(now),
                commands.documents().untilNext(now),
                title.untilNext(now),
                untilWaiting(now),
                mouseDispatcher.untilNext(now),
                mapSession().untilNext(now, isWatched()))
            .flatMapToLong(OptionalLong::stream)
            .min();
    if (untilNext.isPresent()) {
      window.awaitAtMost(untilNext.getAsLong() * NANOS);
    } else {
      window.await();
    }
  }

  /** Advances the simulations and requests a redraw of the panels if they changed. [s] */
  private void study(double seconds) {
    Simulations simulations = state().simulations();
    state().play(seconds);
    if (simulations.changes() != studied) {
      studied = simulations.changes();
      gui.ifPresent(Gui::requestFrame);
      if (!simulations.isPlaying()) {
        state().studied();
      }
    }
  }

  /** Lets the found cell pulse on, if there is one. [s] */
  private void pulse(double seconds) {
    if (state().cellFocus().found().isPresent()) {
      state().cellFocus().advance(seconds);
      gui.ifPresent(Gui::requestFrame);
    }
  }

  /** Lets the panels say that an answer is under way, once it has been for a while. */
  private void await(long now) {
    boolean isAsked = !state().simulations().surveys().isAnswered();
    outdatedSince = state().isOutdated() ? Math.min(outdatedSince, now) : Long.MAX_VALUE;
    askedSince = isAsked || state().isOutdated() ? Math.min(askedSince, now) : Long.MAX_VALUE;
    boolean wasWaiting = state().isSurveyWaiting();
    long longAgo = now - WAITING_NANOS;
    state().setWaiting(outdatedSince <= longAgo, askedSince <= longAgo);
    if (wasWaiting || state().isSurveyWaiting()) {
      gui.ifPresent(Gui::requestFrame);
    }
  }

  /** Returns how long until {@link #await} has something to show; empty if it has not. [ns] */
  private OptionalLong untilWaiting(long now) {
    if (askedSince == Long.MAX_VALUE) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(
        state().isSurveyWaiting()
            ? TURN_NANOS
            : Math.max(TURN_NANOS, askedSince + WAITING_NANOS - now));
  }

  private void retitleIfChanged() {
    state()
        .coverPointer(!mouseDispatcher.isHolding() && gui.isPresent() && gui.get().isOverPanel());
    state().settle();
    boolean isNewNotice = notices.takeChange();
    boolean isNewQuestion = commands.documents().takeChange();
    if (state().takeRetitle() || isNewNotice || isNewQuestion) {
      title.change();
      gui.ifPresent(Gui::requestFrames);
    }
    title.write(System.nanoTime());
  }

  private String titleLine() {
    String notice = commands.documents().prompt().map(Prompt::heading).orElse(notices.current());
    return TitleLine.of(state(), notice);
  }

  /** Draws if the picture has changed; returns whether it had. */
  boolean drawIfChanged() {
    boolean isStale = state().takeRedraw();
    boolean isStep = mapSession().takeStep();
    long before = isStep ? CpuTime.nanos() : 0;
    boolean isDue = isStale || isPanelDue();
    if (isDue) {
      mapSession().scene().setDrawing(true);
      if (isStale) {
        stage.draw();
      }
      view.present();
      if (gui.isPresent()) {
        drawPanels(gui.get());
        String missing = gui.get().takeMissing();
        if (!missing.isEmpty()) {
          notices.warn(Texts.format("fonts.missing", missing), "");
        }
      }
      notices.seen(System.nanoTime());
      if (!isPanelDue()) {
        commands.pictureController().takeWindow();
      }
      window.swap();
      mapSession().scene().setDrawing(false);
    }
    if (isStep) {
      mapSession().stepCost(CpuTime.nanos() - before);
    }
    return isDue;
  }

  /** Tells what a click has changed on the map, and offers to undo it until the next change. */
  private void offerUndo(ExplorerState edited, String sentence) {
    ChangeCursor<MapEdit> last = edited.history().changeCursor();
    notices.inform(
        sentence,
        new Notice.Offer(
            Command.UNDO.title(),
            to -> to.history().undo(),
            () -> edited == state() && last == edited.history().changeCursor()));
  }

  /**
   * Draws the panels over the map. If the map then moves aside for a panel just opened, draws both
   * again, so that no frame shows the map in its old place.
   */
  private void drawPanels(Gui panels) {
    int updatesBefore = state().view().safeAreaUpdates();
    Camera camera = state().view().camera();
    double x = camera.worldToScreenX(0);
    double y = camera.worldToScreenY(0);
    panels.draw(state(), view.width(), view.height(), commands);
    commands.conclude();
    if (commands.goOnWithAnswer()) {
      return;
    }
    boolean hasMoved = camera.worldToScreenX(0) != x || camera.worldToScreenY(0) != y;
    if (hasMoved && state().view().safeAreaUpdates() != updatesBefore) {
      stage.draw();
      view.present();
      panels.requestFrames();
      panels.draw(state(), view.width(), view.height(), commands);
      commands.conclude();
    }
  }

  private boolean isPanelDue() {
    return gui.filter(Gui::isDue).isPresent();
  }
}
