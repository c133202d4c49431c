package emberway.app;

import emberway.app.command.CellCommands;
import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.DrawingCommands;
import emberway.app.command.FileCommands;
import emberway.app.command.Hint;
import emberway.app.command.HistoryCommands;
import emberway.app.command.LabCommands;
import emberway.app.command.LessonCommands;
import emberway.app.command.MapCommands;
import emberway.app.command.MotionCommands;
import emberway.app.command.NoticeCommands;
import emberway.app.command.Notices;
import emberway.app.command.PictureCommands;
import emberway.app.command.PlaceCommands;
import emberway.app.command.PlaybackCommands;
import emberway.app.command.RegionCommands;
import emberway.app.command.RouteCommands;
import emberway.app.command.SavingCommands;
import emberway.app.command.ShortcutCommands;
import emberway.app.command.TuningCommands;
import emberway.app.command.ViewCommands;
import emberway.app.command.WalkCommands;
import emberway.app.command.WindowCommands;
import emberway.app.command.WorldCommands;
import emberway.app.desktop.DesktopShare;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.desktop.FileDialog;
import emberway.app.diagnosis.DiagnosisCollector;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.display.SceneUpload;
import emberway.app.document.DocumentController;
import emberway.app.document.MapLibrary;
import emberway.app.document.WorldCanvas;
import emberway.app.document.WorldController;
import emberway.app.gui.Gui;
import emberway.app.panel.front.GeneratePanel;
import emberway.app.picture.PictureController;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.OpenedMap;
import emberway.app.settings.Preferences;
import emberway.app.text.Texts;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.ImageTexture;
import emberway.render.gl.map.WindowView;
import emberway.worldgen.WorldRequest;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * What the user can do in this window: holds a controller for each kind of work, and finds each
 * topic in them or in the state of the map on show. Window's thread only.
 */
final class ExplorerCommands implements Commands, AutoCloseable {
  private final ExplorerWindow window;
  private final MapStage stage;
  private final StartUp startUp;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Preferences preferences;
  private final MapLibrary mapLibrary;
  private final Optional<Gui> gui;
  private final PictureController pictures;
  private final LessonController lessons;
  private final ProblemReporter reports;
  private final WindowController windowController;
  private final DocumentController documents;
  private final WorldCanvas worldCanvas = new WorldCanvas();
  private final WorldController worlds;
  private final HintController hints;
  private final ShortcutController shortcuts;
  private Runnable answer; // given in a panel and not applied yet, or null
  private boolean leaving;

  ExplorerCommands(
      ExplorerWindow window,
      WindowView view,
      MapStage stage,
      AppearanceController appearance,
      StartUp startUp,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      Preferences preferences,
      MapLibrary mapLibrary,
      Optional<Gui> gui) {
    this.window = window;
    this.stage = stage;
    this.startUp = startUp;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.preferences = preferences;
    this.mapLibrary = mapLibrary;
    this.gui = gui;
    FileDialog dialog =
        new FileDialog(result -> backgroundExecutor.run(() -> result), window.numberOnX11());
    pictures =
        new PictureController(
            window,
            new PictureSubject(stage::mapSession, startUp.shaders(), stage::overlayStyle),
            view,
            stage::draw,
            gui.isPresent(),
            backgroundExecutor,
            notices,
            preferences,
            dialog);
    hints = new HintController(preferences, gui);
    shortcuts = new ShortcutController(preferences, gui);
    reports = new ProblemReporter(this::openWindow, backgroundExecutor, notices);
    windowController =
        new WindowController(
            window,
            new DesktopShare(backgroundExecutor, notices, window::copy),
            appearance,
            reports,
            gui,
            stage,
            hints,
            preferences,
            this::leave);
    documents =
        new DocumentController(
            startUp.opener(),
            AutosaveStore.usual(),
            gui.isPresent(),
            backgroundExecutor,
            notices,
            preferences,
            mapLibrary,
            dialog,
            stage,
            this::offerMaps);
    lessons =
        new LessonController(
            documents::document,
            () -> !stage.state().canUndo() && documents.prompt().isEmpty(),
            lesson -> stage.state().beginLesson(lesson),
            documents::openBundled);
    worlds =
        new WorldController(
            startUp.opener(),
            backgroundExecutor,
            backgroundExecutor.beside("worlds"),
            notices,
            () -> ThreadLocalRandom.current().nextInt(WorldRequest.MAX_NOTED_SEED),
            worldCanvas,
            new WorldWindow());
  }

  /** Shows new maps in this window. */
  private final class WorldWindow implements WorldController.Window {
    @Override
    public void open(boolean isEmpty, Consumer<Consumer<OpenedMap>> make) {
      documents.openMade(
          isEmpty,
          make,
          () -> {
            enter(Mode.BUILD);
            conclude();
          });
    }

    @Override
    public void showChoices() {
      if (!stage.state().viewOptions().contains(Command.GENERATE)) {
        toggle(Command.GENERATE);
      }
    }
  }

  /** Opens the list of maps, if there are panels; returns whether there are. */
  private boolean offerMaps() {
    if (gui.isPresent() && !stage.state().viewOptions().contains(Command.OPEN_MAP)) {
      toggle(Command.OPEN_MAP);
    }
    return gui.isPresent();
  }

  /**
   * Waits until the first map is read, then shows it.
   *
   * @return whether the map is shown: false if the user leaves before it is read
   * @throws UnreadableException if the map cannot be read, or is too large for the driver
   */
  boolean begin(LoadingScreen loadingScreen) throws UnreadableException {
    Optional<SceneUpload.Ready> ready = loadingScreen.await(gui);
    if (ready.isPresent()) {
      OpenedMap first = ready.get().opened();
      stage.begin(ready.get(), preferences.settings().shownAtFirst());
      Optional<String> missed = startUp.first().missed();
      documents.begin(
          first,
          stage.state(),
          startUp.firstFile().filter(file -> first.autosaveCopy().isEmpty() && missed.isEmpty()));
      missed.ifPresent(why -> notices.inform(Texts.format("start.missed", why)));
    }
    return ready.isPresent();
  }

  /** Returns the controller that opens and saves maps. */
  DocumentController documents() {
    return documents;
  }

  /** Returns the controller that takes pictures. */
  PictureController pictureController() {
    return pictures;
  }

  /** Returns what the panel of random worlds shows. */
  GeneratePanel.Shown shownWorlds() {
    return new GeneratePanel.Shown() {
      @Override
      public WorldController worlds() {
        return worlds;
      }

      @Override
      public Optional<ImageTexture> picture() {
        return worldCanvas.picture();
      }
    };
  }

  /** Returns the controller of the hints about mouse and keyboard. */
  HintController hints() {
    return hints;
  }

  /** Returns the controller of the keys of commands. */
  ShortcutController shortcutController() {
    return shortcuts;
  }

  /** Returns the reporter of problems. */
  ProblemReporter reports() {
    return reports;
  }

  /** Whether the program is to end. */
  boolean isLeaving() {
    return leaving;
  }

  /**
   * Computes what follows from what the user has done; call at the end of each input and after the
   * panels are drawn.
   */
  void conclude() {
    stage.conclude();
    for (int i = 0; i < Hint.ALL.size(); i++) { // called for each move of the mouse
      if (stage.state().takeFulfilled(Hint.ALL.get(i))) {
        hints.fulfill(Hint.ALL.get(i));
      }
    }
  }

  // On the map on show:

  @Override
  public MapCommands map() {
    return stage.state().commands().map();
  }

  @Override
  public DrawingCommands drawing() {
    return stage.state().commands().drawing();
  }

  @Override
  public RouteCommands route() {
    return stage.state().commands().route();
  }

  @Override
  public TuningCommands tuning() {
    return stage.state().commands().tuning();
  }

  @Override
  public MotionCommands motion() {
    return stage.state().commands().motion();
  }

  @Override
  public ViewCommands view() {
    return stage.state().commands().view();
  }

  @Override
  public CellCommands cells() {
    return stage.state().commands().cells();
  }

  @Override
  public RegionCommands region() {
    return stage.state().commands().region();
  }

  @Override
  public PlaybackCommands playback() {
    return stage.state().commands().playback();
  }

  @Override
  public LabCommands lab() {
    return stage.state().commands().lab();
  }

  @Override
  public WalkCommands walk() {
    return stage.state().commands().walk();
  }

  @Override
  public <S> void survey(Class<S> survey, Consumer<S> deed) {
    stage.state().commands().survey(survey, deed);
  }

  @Override
  public void stepSurvey(Command survey, int steps) {
    stage.state().commands().stepSurvey(survey, steps);
  }

  // In this window:

  @Override
  public HistoryCommands history() {
    return documents;
  }

  @Override
  public LessonCommands lessons() {
    return lessons;
  }

  @Override
  public FileCommands files() {
    return documents.files();
  }

  @Override
  public SavingCommands saving() {
    gui.ifPresent(Gui::requestFrames);
    return documents.saving();
  }

  @Override
  public PlaceCommands places() {
    gui.ifPresent(Gui::requestFrames);
    return documents.places();
  }

  @Override
  public WorldCommands worlds() {
    gui.ifPresent(Gui::requestFrames);
    return worlds;
  }

  @Override
  public PictureCommands pictures() {
    gui.ifPresent(Gui::requestFrames);
    return pictures;
  }

  @Override
  public WindowCommands window() {
    return windowController;
  }

  @Override
  public ShortcutCommands shortcuts() {
    return shortcuts;
  }

  @Override
  public NoticeCommands notices() {
    return notices;
  }

  @Override
  public void enter(Mode mode) {
    stage.state().commands().enter(mode);
  }

  @Override
  public void toggle(Command viewOption) {
    stage.state().commands().toggle(viewOption);
    if (stage.state().viewOptions().contains(viewOption)) {
      prepare(viewOption);
    }
  }

  /** Prepares what a panel begins with that was just opened. */
  private void prepare(Command shown) {
    if (shown.hasTextField()) {
      gui.ifPresent(Gui::expectText);
    } else if (shown == Command.REPORT || shown == Command.ABOUT) {
      reports.open();
    } else if (shown == Command.GENERATE) {
      worlds.begin();
    } else if (shown == Command.NEW_MAP) {
      worlds.beginEmpty();
    }
  }

  @Override
  public void answer(int index, String typed) {
    if (answer == null) { // a panel may be laid out twice in a frame
      answer = () -> documents.answer(index, typed);
    }
  }

  /**
   * Applies the answer that was given in a panel. It may open another map, so call this only after
   * the panels, which hold pictures of the map on show, are drawn.
   *
   * @return whether there was an answer
   */
  boolean goOnWithAnswer() {
    if (answer == null) {
      return false;
    }
    Runnable given = answer;
    answer = null;
    given.run();
    conclude();
    gui.ifPresent(Gui::requestFrames);
    return true;
  }

  private DiagnosisCollector.OpenWindow openWindow() {
    return new DiagnosisCollector.OpenWindow(
        window.context().driver(), window.screens(), preferences.settings(), gui.isPresent());
  }

  /** Ends the program, after offering to save unsaved work. */
  void leave() {
    if (documents.prompt().isPresent()) {
      return; // the open prompt has to be answered first
    }
    documents.confirmDiscard(
        Texts.get("leave.quit"),
        () -> documents.confirmCancelPicture(pictures.progress().isPresent(), this::leaveAtOnce));
    gui.ifPresent(Gui::requestFrames);
  }

  /** Ends the program without asking: unsaved work is given up. */
  void leaveAtOnce() {
    documents.forget();
    leaving = true;
  }

  /**
   * Autosaves unsaved changes when the program ends because of an error, and waits until they are
   * written.
   */
  void rescue() {
    if (stage.hasBegun() && !leaving) {
      documents.rescue();
    }
    backgroundExecutor.close();
  }

  @Override
  public void close() {
    documents.close();
    pictures.close();
    worlds.close();
    mapLibrary.close(); // first: workers that are waited for next may draw its pictures
    rescue();
    worldCanvas.close();
  }
}
