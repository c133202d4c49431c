package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.EditAction;
import emberway.app.command.Notices;
import emberway.app.command.StudyAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.desktop.DesktopShare;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.desktop.FileDialog;
import emberway.app.diagnosis.DiagnosisCollector;
import emberway.app.diagnosis.ProblemReporter;
import emberway.app.display.SceneUpload;
import emberway.app.document.DocumentController;
import emberway.app.gui.Gui;
import emberway.app.library.MapLibrary;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.OpenedMap;
import emberway.app.panel.world.GeneratePanel;
import emberway.app.picture.PictureController;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.settings.Preferences;
import emberway.app.text.Texts;
import emberway.app.world.WorldCanvas;
import emberway.app.world.WorldController;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ImageTexture;
import emberway.render.gl.map.WindowView;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * Applies the user's actions: holds a controller for each kind of work and is the only place that
 * routes actions to them and to the state of the map on show. Window's thread only.
 */
final class ActionDispatcher implements AutoCloseable {
  private static final int MAX_SEED = 1_000_000; // short enough to be noted down

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
  private final Handlers handlers = new Handlers();
  private Action.Answer answer; // given in a panel and not applied yet, or null
  private boolean leaving;

  ActionDispatcher(
      ExplorerWindow window,
      WindowView view,
      MapStage stage,
      AppearanceController looks,
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
            looks,
            reports,
            gui,
            stage,
            hints,
            this::leave);
    lessons =
        new LessonController(startUp.opener(), backgroundExecutor, notices, new LessonStage());
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
            new WindowStage());
    worlds =
        new WorldController(
            startUp.opener(),
            backgroundExecutor,
            backgroundExecutor.beside("worlds"),
            notices,
            () -> ThreadLocalRandom.current().nextInt(MAX_SEED),
            worldCanvas,
            new WorldWindow());
  }

  /** Shows new maps in this window. */
  private final class WorldWindow implements WorldController.Window {
    @Override
    public void open(OpenedMap made) {
      documents.openNew(made);
    }

    @Override
    public void openEmpty(OpenedMap made) {
      documents.open(made, () -> {});
    }

    @Override
    public void showChoices() {
      if (!stage.state().viewOptions().contains(ViewOption.GENERATE)) {
        apply(new ViewAction.Toggle(ViewOption.GENERATE));
      }
    }
  }

  /** Shows documents in this window. */
  private final class WindowStage implements DocumentController.Stage {
    @Override
    public void upload(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
      stage.upload(opened, then);
    }

    @Override
    public void uploadAgain(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
      stage.uploadAgain(opened, then);
    }

    @Override
    public boolean offerMaps() {
      if (gui.isPresent() && !stage.state().viewOptions().contains(ViewOption.MAPS)) {
        apply(new ViewAction.Toggle(ViewOption.MAPS));
      }
      return gui.isPresent();
    }

    @Override
    public void refresh() {
      gui.ifPresent(Gui::requestFrames);
    }
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
      documents.begin(
          first, stage.state(), startUp.firstFile().filter(file -> first.autosaveCopy().isEmpty()));
    }
    return ready.isPresent();
  }

  /** Returns the controller that opens and saves maps. */
  DocumentController documents() {
    return documents;
  }

  /** Returns the controller that takes pictures. */
  PictureController pictures() {
    return pictures;
  }

  /** Returns what the panel of random worlds shows. */
  GeneratePanel.Shown worlds() {
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
  ShortcutController shortcuts() {
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

  /** Applies an action. */
  void apply(Action action) {
    action.dispatch(handlers);
    hints.fulfill(action, stage.state().map().size());
  }

  /** Hands each kind of action to its controller. */
  private final class Handlers implements Action.GroupHandler {
    @Override
    public void apply(Action.OfState action) {
      stage.state().apply(action);
    }

    @Override
    public void apply(ViewAction.Toggle action) {
      stage.state().apply(action);
      stage.applyAppearance();
      if (stage.state().viewOptions().contains(action.viewOption())) {
        shown(action.viewOption());
      }
    }

    @Override
    public void apply(ViewAction.Turn action) {
      stage.state().apply(action);
      stage.applyAppearance();
    }

    @Override
    public void apply(EditAction.Undo action) {
      if (!documents.undo()) {
        stage.state().apply(action);
      }
    }

    @Override
    public void apply(EditAction.Redo action) {
      if (!documents.redo()) {
        stage.state().apply(action);
      }
    }

    @Override
    public void apply(Action.OfFiles action) {
      documents.apply(action);
    }

    @Override
    public void apply(Action.OfSaving action) {
      documents.apply(action);
      gui.ifPresent(Gui::requestFrames);
    }

    @Override
    public void apply(StudyAction.OfLessons action) {
      action.dispatch(lessons);
    }

    @Override
    public void apply(EditAction.OfWorlds action) {
      action.dispatch(worlds);
      gui.ifPresent(Gui::requestFrames);
    }

    @Override
    public void apply(EditAction.OfPlaces action) {
      documents.apply(action);
      gui.ifPresent(Gui::requestFrames);
    }

    @Override
    public void apply(ViewAction.OfPictures action) {
      action.dispatch(pictures);
      gui.ifPresent(Gui::requestFrames);
    }

    @Override
    public void apply(ViewAction.OfAppearance action) {
      action.dispatch(windowController);
    }

    @Override
    public void apply(Action.OfNotices action) {
      action.dispatch(notices);
    }

    @Override
    public void apply(Action.OfWindow action) {
      action.dispatch(windowController);
    }

    @Override
    public void apply(Action.OfShortcuts action) {
      action.dispatch(shortcuts);
    }

    @Override
    public void apply(Action.Answer action) {
      if (answer == null) { // a panel may be laid out twice in a frame
        answer = action;
      }
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
    Action.Answer given = answer;
    answer = null;
    documents.apply(given);
    gui.ifPresent(Gui::requestFrames);
    return true;
  }

  /** Reacts to a view option that was just turned on. */
  private void shown(ViewOption viewOption) {
    if (viewOption.hasTextField()) {
      gui.ifPresent(Gui::expectText);
    } else if (viewOption == ViewOption.REPORT) {
      reports.open();
    } else if (viewOption == ViewOption.GENERATE) {
      worlds.begin();
    } else if (viewOption == ViewOption.NEW_MAP) {
      worlds.beginEmpty();
    }
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

  /** Shows lessons in this window. */
  private final class LessonStage implements LessonController.Stage {
    @Override
    public Object document() {
      return documents.document();
    }

    @Override
    public boolean isAsOpened() {
      return !stage.state().canUndo() && documents.prompt().isEmpty();
    }

    @Override
    public void begin(int lesson) {
      apply(new StudyAction.BeginLesson(lesson));
    }

    @Override
    public void open(OpenedMap opened, Runnable shown) {
      documents.open(opened, shown);
    }
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
    mapLibrary.close(); // before what its pictures are drawn with is waited for
    rescue();
    worldCanvas.close();
  }
}
