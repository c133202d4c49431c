package emberway.app;

import emberway.map.TileMap;
import emberway.pack.Problem;
import emberway.pack.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.WindowView;
import emberway.render.iso.OverlayStyle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
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
  private final ShaderSource shaders;
  private final WindowView view;
  private final Background background;
  private final Notices notices;
  private final Preferences preferences;
  private final Shelf shelf;
  private final FileDesk files;
  private final PictureMaker maker;
  private final WorkDesk work;
  private final PictureDesk pictures;
  private final Keyboard keyboard;
  private final Mouse mouse;
  private final Optional<Gui> gui; // there is none where ImGui has no library for the machine
  private final LessonDesk lessons;
  private Session session;
  private long studied; // what the panels show of what is studied
  private boolean leaving;

  private Explorer(ExplorerWindow window, Start start, PrintWriter err) throws UnreadableException {
    this.window = window;
    shaders = start.shaders();
    view = new WindowView(window.context(), shaders);
    background = new Background(window::wake);
    notices = new Notices(err);
    Settings settings = start.found().settings();
    preferences = new Preferences(start.file(), settings, background, notices::complain);
    shelf = new Shelf(background);
    gui = Gui.open(panels(), settings.look(), window.contentScale(), settings.layout(), window);
    files = new FileDesk(start.opener(), background, notices, preferences, shelf, receiver());
    maker = new PictureMaker(window, result -> background.run(() -> result), pictureListener());
    pictures =
        new PictureDesk(maker, this::order, view, this::draw, gui.isPresent(), background, notices);
    lessons = new LessonDesk(start.opener(), background, notices, this::begin);
    work =
        new WorkDesk(
            () -> session.state(),
            UserFolders.ofThisUser().data().resolve("unsaved"),
            gui.isPresent(),
            background,
            notices);
    keyboard = new Keyboard(this::apply);
    mouse = new Mouse(tools(), (x, y) -> session.state().view().cellAt(x, y), this::apply);
    try {
      session = session(start.first(), settings.shownAtFirst());
    } catch (IllegalArgumentException tooLarge) {
      close();
      throw new UnreadableException(
          Problem.inFile(start.first().loaded().map().info().name(), tooLarge.getMessage(), ""));
    }
    dress();
    work.opened(start.first());
    files.begin(start.first(), start.firstFile());
    work.tellOfOthers();
    start.found().notice().ifPresent(notice -> notices.warn(notice, ""));
    if (gui.isEmpty()) {
      notices.say(
          "the map is shown without panels: ImGui's library cannot be loaded on this machine");
    }
  }

  /** From back to front. */
  private List<Panel> panels() {
    return List.of(
        new StopsPanel(),
        new GridPanel(),
        new LabMarksPanel(),
        new WalkMarksPanel(),
        new MarksPanel(),
        new StatusPanel(),
        new OverviewPanel(() -> session.overview()),
        new SketchPanel(),
        new RoutePanel(),
        new DrawPanel(() -> session.pictures()),
        new ItineraryPanel(),
        new TuningPanel(),
        new LabPanel(),
        new WalkPanel(),
        new MenuPanel(),
        new ProblemsPanel(() -> files.problems()),
        new MapsPanel(shelf),
        new PicturePanel(() -> maker.progress()),
        PickPanel.ofPlaces(),
        PickPanel.ofDeeds(),
        new HelpPanel(),
        new NoticePanel(notices),
        new QuestionPanel(() -> work.question()));
  }

  private Hand hand() {
    return session.state().hand();
  }

  /** What draws comes first: it claims the button. */
  private List<MouseTool> tools() {
    return List.of(
        new BrushTool(this::hand, this::apply),
        new ShapeTool(this::hand, this::apply),
        new FillTool(this::hand, this::apply),
        new MoveTool(this::hand, this::apply),
        new PickTool(this::hand, this::apply),
        new EndTool(() -> session.state().ends(), this::apply),
        new PanTool(this::apply),
        new VolcanoTool(this::apply),
        new GoalTool(this::apply));
  }

  /**
   * What there is before there is a window.
   *
   * @param first the map to begin with
   * @param firstFile its file, unless it came with the program
   * @param file where settings are kept, if they are
   * @param found the settings of the last time
   */
  private record Start(
      MapOpener opener,
      OpenedMap first,
      Optional<Path> firstFile,
      ShaderSource shaders,
      Optional<SettingsFile> file,
      SettingsFile.Found found) {}

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

    /** All input was taken, and what it has changed was drawn. */
    default void passed(ExplorerState state) {}
  }

  /** The same while somebody looks on. */
  static void run(ExplorerOptions options, PrintWriter err, Onlooker onlooker)
      throws OpenGlUnavailableException, UnreadableException {
    SettingsFile file = new SettingsFile(UserFolders.ofThisUser().config());
    SettingsFile.Found found = file.read();
    try (ExplorerWindow window = ExplorerWindow.open(found.settings().window());
        Explorer explorer = new Explorer(window, start(options, found, Optional.of(file)), err)) {
      onlooker.opened(window);
      explorer.explore(onlooker);
    }
  }

  private static Start start(
      ExplorerOptions options, SettingsFile.Found found, Optional<SettingsFile> file)
      throws UnreadableException {
    MapOpener opener = new MapOpener(options.tiles());
    OpenedMap first =
        options.map().isPresent() ? opener.open(options.map().get()) : opener.openBundled();
    ShaderSource shaders =
        options.shaders().map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
    return new Start(opener, first, options.map(), shaders, file, found);
  }

  private Session session(OpenedMap opened, Set<Shown> shown) {
    return new Session(window.context(), shaders, opened, shown, window.size(), window::wake);
  }

  private void explore(Onlooker onlooker) {
    drawIfChanged();
    window.show();
    session.update();
    long last = System.nanoTime();
    while (!leaving) {
      boolean wasMoving = session.state().isMoving();
      boolean wasPlaying = session.state().studies().isPlaying();
      if (wasPlaying && !wasMoving) {
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
      goOn(wasMoving ? (now - last) * NANOS : 0, wasPlaying ? (now - last) * NANOS : 0);
      onlooker.passed(session.state());
      last = now;
    }
    remember();
  }

  private void takeInputs() {
    for (Input input = window.nextInput(); input != null; input = window.nextInput()) {
      receive(input);
    }
  }

  /** Takes what others have worked out, and draws what has changed. [s that all moved or played] */
  private void goOn(double moved, double played) {
    session.state().takeRemark().ifPresent(remark -> notices.warn(remark, ""));
    if (background.finish()) {
      gui.ifPresent(Gui::ask);
    }
    work.tick(System.nanoTime());
    session.update();
    if (session.state().isMoving()) {
      session.state().advance(moved);
    }
    study(played);
    notices.expire(System.nanoTime());
    retitleIfChanged();
    drawIfChanged();
  }

  private FrameBench.Stage stage() {
    return new FrameBench.Stage() {
      @Override
      public void apply(Action action) {
        Explorer.this.apply(action);
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
      public void drawMap() {
        draw();
        window.context().finish();
      }

      @Override
      public ExplorerState state() {
        return session.state();
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
    try (ExplorerWindow window = ExplorerWindow.open(Optional.of(place));
        Explorer explorer = new Explorer(window, start(options, usual, Optional.empty()), err)) {
      window.show();
      window.setPace(false);
      explorer.session.update();
      return new FrameBench(explorer.stage(), frames).run();
    }
  }

  /** Waits for an input, or for the time when a toast was read or work is to be kept aside. */
  private void awaitInput() {
    long now = System.nanoTime();
    OptionalLong untilNext =
        Stream.of(notices.untilNext(now), work.untilNext(now), session.untilNext(now))
            .flatMapToLong(OptionalLong::stream)
            .min();
    if (untilNext.isPresent()) {
      window.awaitAtMost(untilNext.getAsLong() * NANOS);
    } else {
      window.await();
    }
  }

  private void remember() {
    Set<Shown> shown = session.state().shown();
    preferences.change(
        before ->
            before
                .with(window.place())
                .with(shown)
                .withLayout(gui.map(Gui::layout).orElse(before.layout())));
  }

  /** Goes on with what plays by itself, and has it drawn. [s] */
  private void study(double seconds) {
    Studies studies = session.state().studies();
    studies.advance(seconds);
    if (studies.changes() != studied) {
      studied = studies.changes();
      gui.ifPresent(Gui::askOnce);
      if (!studies.isPlaying()) {
        session.state().studied();
      }
    }
  }

  private void retitleIfChanged() {
    session.state().settle();
    boolean isNewNotice = notices.takeChange();
    boolean isNewQuestion = work.takeChange();
    if (session.state().takeRetitle() || isNewNotice || isNewQuestion) {
      String notice = work.question().map(Question::heading).orElse(notices.current());
      window.setTitle(TitleLine.of(session.state(), notice));
      gui.ifPresent(Gui::ask);
    }
  }

  private void receive(Input input) {
    if (work.answers(input)) {
      gui.ifPresent(Gui::ask);
      return;
    }
    if (gui.isPresent() && gui.get().take(input)) {
      if (input instanceof Input.ButtonChanged changed) {
        clearNotice(changed.down());
      }
      return;
    }
    if (work.takes(input)) {
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
      dropped.files().stream().findFirst().ifPresent(file -> apply(new Action.Open(file)));
    } else if (input instanceof Input.Resized resized) {
      if (resized.width() > 0 && resized.height() > 0) {
        session.state().resize(resized.width(), resized.height());
      }
    } else if (input instanceof Input.Exposed) {
      session.state().expose();
    } else if (input instanceof Input.FocusLost) {
      session.state().letGo();
    } else if (input instanceof Input.CloseAsked) {
      leave();
    }
  }

  private void clearNotice(boolean isDeed) {
    if (isDeed) {
      notices.clear();
    }
  }

  /** The one place where actions are applied. */
  private void apply(Action action) {
    if (action instanceof Action.OfState ofState) {
      session.state().apply(ofState);
      if (ofState instanceof Action.OfShown) {
        dress();
      }
      if (ofState instanceof Action.Toggle toggle
          && toggle.shown().isTyped()
          && session.state().shown().contains(toggle.shown())) {
        gui.ifPresent(Gui::expectText);
      }
    } else if (action instanceof Action.OfFiles ofFiles) {
      files.apply(ofFiles);
    } else if (action instanceof Action.OfLessons ofLessons) {
      lessons.apply(ofLessons);
    } else if (action instanceof Action.OfSaving ofSaving) {
      work.apply(ofSaving);
      gui.ifPresent(Gui::ask);
    } else if (action instanceof Action.Answer answer) {
      work.apply(answer);
      gui.ifPresent(Gui::ask);
    } else if (action instanceof Action.OfPictures ofPictures) {
      pictures.apply(ofPictures);
      gui.ifPresent(Gui::ask);
    } else if (action instanceof Action.OfNotices ofNotices) {
      notices.apply(ofNotices);
    } else if (action instanceof Action.OfWindow ofWindow) {
      apply(ofWindow);
    }
  }

  private void apply(Action.OfWindow action) {
    if (action instanceof Action.ToggleFullscreen) {
      window.toggleFullscreen();
    } else if (action instanceof Action.Quit) {
      if (!session.state().closeFront()) {
        leave();
      }
    } else if (action instanceof Action.CopyText copy) {
      window.copy(copy.text());
      notices.tell("copied");
    } else if (action instanceof Action.ShowInFolder show) {
      showInFolder(show.file());
    } else {
      preferences.change(before -> before.with(before.look().after(action, window.contentScale())));
      Look look = preferences.settings().look();
      gui.ifPresent(panels -> panels.wear(look, window.contentScale()));
      dress();
    }
  }

  /** Has the map drawn in the layers and colors that are wanted. */
  private void dress() {
    Set<Shown> shown = session.state().shown();
    session.scene().wear(Shown.layers(shown), overlayStyle());
    session.state().expose();
  }

  private OverlayStyle overlayStyle() {
    boolean hasSafeColors = preferences.settings().look().colors() == Look.FieldColors.SAFE;
    return new OverlayStyle(hasSafeColors, session.state().shown().contains(Shown.CONTOURS));
  }

  private void showInFolder(Path file) {
    background.run(
        () -> {
          try {
            Desktop.showInFolder(file);
            return () -> {};
          } catch (IOException noSuchProgram) {
            return () -> {
              window.copy(file.toAbsolutePath().toString());
              notices.tell("no program here shows folders; the file's path is on the clipboard");
            };
          }
        });
  }

  private PictureMaker.Order order(PictureWish wish) {
    ExplorerState state = session.state();
    String name = "emberway-picture";
    return new PictureMaker.Order(
        session.opened(),
        state.content().with(wish.withFields(), wish.withRoutes()),
        shaders,
        Shown.layers(state.shown()),
        overlayStyle(),
        wish.frame(state.view()),
        wish.part(state.view()),
        FreshFile.in(Path.of(""), name, LocalDateTime.now(ZoneId.systemDefault()), ".png"));
  }

  private PictureMaker.Listener pictureListener() {
    return new PictureMaker.Listener() {
      @Override
      public void written(Path file) {
        notices.tell("saved " + file, file);
      }

      @Override
      public void failed(String why) {
        notices.complain(why);
      }
    };
  }

  private FileDesk.Receiver receiver() {
    return new FileDesk.Receiver() {
      @Override
      public void open(OpenedMap opened, Runnable then) {
        replaceBy(opened, then);
      }

      @Override
      public void reload(OpenedMap opened) {
        if (!isSame(opened.loaded().map(), session.state().map())) {
          MapView view = session.state().view();
          Ends ends = session.state().ends();
          replaceBy(opened, () -> session.state().resume(view, ends));
        }
      }
    };
  }

  /** Whether a file holds what is on show already, as it does once that was saved. */
  private static boolean isSame(TileMap read, TileMap shown) {
    return read.info().equals(shown.info())
        && read.base().equals(shown.base())
        && read.overlay().equals(shown.overlay())
        && read.places().equals(shown.places());
  }

  /** Ends the program, unless the person wants to keep unsaved work. */
  private void leave() {
    if (work.question().isPresent()) {
      return; // that has to be answered first
    }
    work.leave(
        "Quit without saving it?",
        () -> {
          work.forget();
          leaving = true;
        });
    gui.ifPresent(Gui::ask);
  }

  /** Shows another map, unless the person wants to keep unsaved work. */
  private void replaceBy(OpenedMap opened, Runnable then) {
    String name = opened.loaded().map().info().name();
    work.leave("Open %s without saving it?".formatted(name), () -> show(opened, then));
    gui.ifPresent(Gui::ask);
  }

  /** Shows another map; the old one stays if that cannot be. */
  private void show(OpenedMap opened, Runnable then) {
    try {
      Session next = session(opened, session.state().shown());
      work.forget();
      session.close();
      session = next;
      dress();
      notices.clear();
      work.opened(opened);
      then.run();
    } catch (IllegalArgumentException tooLarge) {
      notices.complain(opened.loaded().map().info().name() + ": " + tooLarge.getMessage());
    }
  }

  /** Shows the map of a lesson and begins with it, unless the person wants to keep unsaved work. */
  private void begin(OpenedMap opened, int lesson) {
    work.leave(
        "Open %s without saving it?".formatted(Lesson.ALL.get(lesson).map()),
        () -> {
          show(opened, () -> files.begin(opened, Optional.empty()));
          apply(new Action.BeginLesson(lesson));
        });
    gui.ifPresent(Gui::ask);
  }

  private void drawIfChanged() {
    if (window.isMinimized()) {
      return;
    }
    boolean isStale = session.state().takeRedraw();
    if (isStale) {
      draw();
    }
    if (isStale || isPanelDue()) {
      view.present();
      gui.ifPresent(
          panels -> panels.draw(session.state(), view.width(), view.height(), this::apply));
      notices.seen(System.nanoTime());
      if (!isPanelDue()) {
        pictures.takeWindow();
      }
      window.swap();
    }
  }

  private boolean isPanelDue() {
    return gui.filter(Gui::isDue).isPresent();
  }

  private void draw() {
    session.scene().draw(session.state().view(), view);
  }

  @Override
  public void close() {
    files.close();
    maker.close();
    if (session != null && !leaving) {
      work.rescue();
    }
    background.close();
    shelf.close();
    if (session != null) {
      session.close();
    }
    gui.ifPresent(Gui::close);
    view.close();
  }
}
