package emberway.app;

import emberway.pack.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.WindowView;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The explorer: a window with a map, from its opening to its close.
 *
 * <p>It waits for input, turns it into actions, applies them, takes what other threads have worked
 * out, and draws if the picture has changed; when nothing happens it does nothing.
 */
public final class Explorer implements AutoCloseable {
  private static final double SHORTEST_FRAME = 0.004; // [s] where the screen sets no pace
  private static final double PLAYED_FRAME = 1.0 / 60; // [s] while something plays
  private static final double NANOS = 1e-9; // [s]

  private final ExplorerWindow window;
  private final WindowView view;
  private final Background background;
  private final Notices notices;
  private final Preferences preferences;
  private final Shelf shelf;
  private final Desks desks;
  private final Keyboard keyboard;
  private final Mouse mouse;
  private final Optional<Gui> gui; // there is none where ImGui has no library for the machine
  private final Consumer<Action> actions = this::apply;
  private final WindowTitle title;
  private long studied; // what the panels show of what is studied

  private Explorer(ExplorerWindow window, Start start, PrintWriter err) throws UnreadableException {
    this.window = window;
    title = new WindowTitle(this::titleLine, window::setTitle);
    view = new WindowView(window.context(), start.shaders());
    background = new Background(window::wake);
    notices = new Notices(err);
    Settings settings = start.found().settings();
    preferences = new Preferences(start.file(), settings, background, notices::complain);
    shelf = new Shelf(background);
    gui =
        Gui.open(
            start.shaders(),
            panels(),
            settings.look(),
            window.contentScale(),
            settings.layout(),
            window);
    keyboard = new Keyboard(actions);
    mouse =
        new Mouse(
            tools(),
            (x, y) -> state().view().cellAt(x, y),
            (x, y) -> state().hover(x, y),
            this::apply);
    desks = new Desks(window, view, start, background, notices, preferences, shelf, gui);
    try {
      desks.begin();
    } catch (UnreadableException | RuntimeException | Error failure) {
      close();
      throw failure;
    }
    start.found().notice().ifPresent(notice -> notices.warn(notice, ""));
    if (gui.isEmpty()) {
      notices.say(
          "the map is shown without panels: ImGui's library cannot be loaded on this machine");
    }
  }

  private Session session() {
    return desks.session();
  }

  private ExplorerState state() {
    return desks.session().state();
  }

  private void apply(Action action) {
    desks.apply(action);
  }

  /** From back to front. */
  private List<Panel> panels() {
    GuiEnds ends = new GuiEnds(() -> desks.hasSafeColors());
    return List.of(
        new StopsPanel(ends),
        new GridPanel(),
        new LabMarksPanel(ends),
        new WalkMarksPanel(),
        new MarksPanel(),
        new StatusPanel(),
        new OverviewPanel(() -> session().overview()),
        new SketchPanel(),
        new RoutePanel(),
        new DrawPanel(() -> session().pictures()),
        new ItineraryPanel(),
        new TuningPanel(),
        new LabPanel(),
        new WalkPanel(),
        new LegendPanel(() -> desks.hasSafeColors()),
        new MenuPanel(),
        new ProblemsPanel(() -> desks.files().problems()),
        new MapsPanel(shelf),
        new RegionPanel(),
        new PicturePanel(() -> desks.pictures()),
        PickLists.places(),
        PickLists.deeds(),
        new HelpPanel(),
        new NoticePanel(notices),
        new QuestionPanel(() -> desks.work().question()));
  }

  private Hand hand() {
    return state().hand();
  }

  /** What draws comes first: it claims the button. */
  private List<MouseTool> tools() {
    return List.of(
        new RegionTool(() -> state().framing().isAsked(), this::apply),
        new BrushTool(this::hand, this::apply),
        new SketchTool(this::hand, this::apply),
        new FillTool(this::hand, this::apply),
        new PickTool(this::hand, this::apply),
        new EndTool(() -> state().ends(), () -> state().view(), this::apply),
        new PanTool((dx, dy) -> state().pan(dx, dy), this::apply),
        new VolcanoTool(this::apply),
        new GoalTool(this::apply));
  }

  /**
   * Opens the window and stays until it is closed.
   *
   * @param err gets a line for each thing that goes wrong while the window is open
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   * @throws UnreadableException if the map cannot be opened
   */
  public static void run(ExplorerOptions options, PrintWriter err)
      throws OpenGlUnavailableException, UnreadableException {
    run(options, err, window -> {});
  }

  /** Somebody who looks on while the window is open, on its thread. */
  interface Onlooker {
    /** There is a window; it is not shown yet. */
    void opened(ExplorerWindow window);

    /**
     * All input was taken, and what it has changed was drawn.
     *
     * @param isAtRest whether nothing that changes the picture is still being worked out
     * @param hasDrawn whether there was anything to draw, and somebody to see it
     */
    default void passed(ExplorerState state, boolean isAtRest, boolean hasDrawn) {}
  }

  /** The same while somebody looks on. */
  static void run(ExplorerOptions options, PrintWriter err, Onlooker onlooker)
      throws OpenGlUnavailableException, UnreadableException {
    SettingsFile file = new SettingsFile(UserFolders.ofThisUser().config());
    SettingsFile.Found found = file.read();
    Start start = Start.of(options, found, Optional.of(file));
    try (ExplorerWindow window = ExplorerWindow.open(found.settings().window());
        Explorer explorer = new Explorer(window, start, err)) {
      onlooker.opened(window);
      explorer.explore(onlooker);
    }
  }

  private void explore(Onlooker onlooker) {
    drawIfChanged();
    window.show();
    session().update(System.nanoTime(), isWatched());
    long last = System.nanoTime();
    while (!desks.isLeaving()) {
      boolean isHidden = window.isHidden(); // nothing goes on then that is only to be looked at
      boolean wasMoving = !isHidden && state().isMoving();
      boolean wasPlaying = !isHidden && state().studies().isPlaying();
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
      boolean isAtRest = session().isAtRest() && !desks.isArriving() && !title.isStale();
      onlooker.passed(state(), isAtRest, hasDrawn);
      last = now;
    }
    remember();
  }

  private void takeInputs() {
    for (Input input = window.nextInput(); input != null; input = window.nextInput()) {
      receive(input);
    }
  }

  /**
   * Takes what others have worked out, and draws what has changed; whether that was anything. [s
   * that all moved or played]
   */
  private boolean goOn(double moved, double played) {
    Optional<String> remark = state().takeRemark();
    if (remark.isPresent()) {
      notices.warn(remark.get(), "");
    }
    if (background.finish()) {
      gui.ifPresent(Gui::ask);
    }
    desks.goOn();
    desks.work().tick(System.nanoTime());
    session().update(System.nanoTime(), isWatched());
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
  private boolean isWatched() {
    boolean isHeld = mouse.isHolding() || state().isMoving();
    return window.isWatched() && !(isHeld && session().isStepDear());
  }

  private FrameBench.Stage stage() {
    return new FrameBench.Stage() {
      @Override
      public void apply(Action action) {
        desks.apply(action);
      }

      @Override
      public void play(Input input) {
        window.awaitAtMost(0);
        takeInputs();
        receive(input);
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
        desks.drawMap();
        window.context().finish();
      }

      @Override
      public ExplorerState state() {
        return desks.session().state();
      }
    };
  }

  /**
   * Opens the window, measures that many frames of each kind, and closes it; settings are neither
   * used nor changed.
   *
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   * @throws UnreadableException if the map cannot be opened
   */
  public static List<FrameTimes> measure(ExplorerOptions options, int frames, PrintWriter err)
      throws OpenGlUnavailableException, UnreadableException {
    WindowPlace place = new WindowPlace(0, 0, FrameBench.WIDTH, FrameBench.HEIGHT, false);
    SettingsFile.Found usual = new SettingsFile.Found(Settings.USUAL, Optional.empty());
    Start start = Start.of(options, usual, Optional.empty());
    try (ExplorerWindow window = ExplorerWindow.open(Optional.of(place));
        Explorer explorer = new Explorer(window, start, err)) {
      window.show();
      window.setPace(false);
      explorer.session().update(System.nanoTime(), explorer.isWatched());
      return new FrameBench(explorer.stage(), frames).run();
    }
  }

  /**
   * Opens the window without ever showing it, draws in it what is seen first, and closes it;
   * settings are neither used nor changed.
   *
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   * @throws UnreadableException if the map cannot be opened
   */
  public static void rehearse(ExplorerOptions options, PrintWriter err)
      throws OpenGlUnavailableException, UnreadableException {
    SettingsFile.Found usual = new SettingsFile.Found(Settings.USUAL, Optional.empty());
    Start start = Start.of(options, usual, Optional.empty());
    try (ExplorerWindow window = ExplorerWindow.open(Optional.empty());
        Explorer explorer = new Explorer(window, start, err)) {
      explorer.drawIfChanged();
      explorer.goOn(0, 0);
    }
  }

  /** Waits for an input, or for the time when a toast was read or work is to be kept aside. */
  private void awaitInput() {
    if (desks.isArriving()) {
      window.awaitAtMost(0);
      return;
    }
    long now = System.nanoTime();
    OptionalLong untilNext =
        Stream.of(
                notices.untilNext(now),
                desks.work().untilNext(now),
                title.untilNext(now),
                session().untilNext(now, isWatched()))
            .flatMapToLong(OptionalLong::stream)
            .min();
    if (untilNext.isPresent()) {
      window.awaitAtMost(untilNext.getAsLong() * NANOS);
    } else {
      window.await();
    }
  }

  private void remember() {
    Set<Shown> shown = state().shown();
    preferences.change(
        before ->
            before
                .with(window.place())
                .with(shown)
                .withLayout(gui.map(Gui::layout).orElse(before.layout())));
  }

  /** Goes on with what plays by itself, and has it drawn. [s] */
  private void study(double seconds) {
    Studies studies = state().studies();
    studies.advance(seconds);
    if (studies.changes() != studied) {
      studied = studies.changes();
      gui.ifPresent(Gui::askOnce);
      if (!studies.isPlaying()) {
        state().studied();
      }
    }
  }

  private void retitleIfChanged() {
    state().settle();
    boolean isNewNotice = notices.takeChange();
    boolean isNewQuestion = desks.work().takeChange();
    if (state().takeRetitle() || isNewNotice || isNewQuestion) {
      title.change();
      gui.ifPresent(Gui::ask);
    }
    title.write(System.nanoTime());
  }

  private String titleLine() {
    String notice = desks.work().question().map(Question::heading).orElse(notices.current());
    return TitleLine.of(state(), notice);
  }

  private void receive(Input input) {
    if (desks.work().answers(input)) {
      gui.ifPresent(Gui::ask);
      return;
    }
    if (gui.isPresent() && gui.get().take(input)) {
      if (input instanceof Input.ButtonChanged changed) {
        clearNotice(changed.down());
      }
      return;
    }
    if (desks.work().takes(input) && !Keyboard.takesPicture(input)) {
      return;
    }
    if (input instanceof Input.PointerMoved moved) {
      mouse.move(moved);
    } else if (input instanceof Input.ButtonChanged changed) {
      clearNotice(changed.down());
      mouse.change(changed);
    } else if (input instanceof Input.Scrolled scrolled) {
      clearNotice(true);
      mouse.scroll(scrolled.notches());
    } else if (input instanceof Input.KeyChanged changed) {
      clearNotice(changed.down());
      keyboard.change(changed);
    } else if (input instanceof Input.Typed typed) {
      keyboard.type(typed.codePoint());
    } else if (input instanceof Input.Dropped dropped) {
      if (!dropped.files().isEmpty()) {
        apply(new Action.OpenDropped(dropped.files()));
      }
    } else if (input instanceof Input.Resized resized) {
      if (resized.width() > 0 && resized.height() > 0) {
        state().resize(resized.width(), resized.height());
      }
    } else if (input instanceof Input.Exposed) {
      state().expose();
    } else if (input instanceof Input.FocusLost) {
      state().letGo();
    } else if (input instanceof Input.CloseAsked) {
      desks.leave();
    }
  }

  private void clearNotice(boolean isDeed) {
    if (isDeed) {
      notices.clear();
    }
  }

  private boolean drawIfChanged() {
    boolean isStale = state().takeRedraw();
    boolean isStep = session().takeStep();
    long before = isStep ? ProcessorTime.nanos() : 0;
    if (isStale) {
      desks.drawMap();
    }
    boolean isDue = isStale || isPanelDue();
    if (isDue) {
      view.present();
      if (gui.isPresent()) {
        drawPanels(gui.get());
      }
      notices.seen(System.nanoTime());
      if (!isPanelDue()) {
        desks.takeWindow();
      }
      window.swap();
    }
    if (isStep) {
      session().stepCost(ProcessorTime.nanos() - before);
    }
    return isDue;
  }

  /** Over the map; where that moves aside for a panel just opened, it is not seen before it has. */
  private void drawPanels(Gui panels) {
    int covered = state().view().covered();
    panels.draw(state(), view.width(), view.height(), actions);
    if (state().view().covered() != covered) {
      desks.drawMap();
      view.present();
      panels.ask();
      panels.draw(state(), view.width(), view.height(), actions);
    }
  }

  private boolean isPanelDue() {
    return gui.filter(Gui::isDue).isPresent();
  }

  @Override
  public void close() {
    desks.close();
    gui.ifPresent(Gui::close);
    view.close();
  }
}
