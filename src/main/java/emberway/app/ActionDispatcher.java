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
import emberway.app.display.SceneUploads;
import emberway.app.document.DocumentController;
import emberway.app.gui.Gui;
import emberway.app.library.MapLibrary;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.OpenedMap;
import emberway.app.picture.PictureController;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.settings.Preferences;
import emberway.app.state.ExplorerState;
import emberway.log.Log;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.OverlayStyle;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Who does what a person asks for: the map on show and, beside it, a desk for each kind of work.
 * The one place where actions are applied. GL thread only.
 */
final class ActionDispatcher implements AutoCloseable {
  private final ExplorerWindow window;
  private final WindowView view;
  private final StartUp startUp;
  private final ShaderSource shaders;
  private final RenderPasses passes;
  private final SceneUploads sceneUploads;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Preferences preferences;
  private final MapLibrary mapLibrary;
  private final Optional<Gui> gui;
  private final PictureController pictures;
  private final LessonController lessons;
  private final AppearanceController looks;
  private final ProblemReporter reports;
  private final WindowController windowController;
  private final DocumentController documents;
  private final Handlers handlers = new Handlers();
  private double worn; // pixels a unit of length in the panels, as they were laid out last
  private MapSession mapSession; // null until begun
  private Action.Answer answer; // given in a panel; null while there is none
  private boolean leaving;

  ActionDispatcher(
      ExplorerWindow window,
      WindowView view,
      StartUp startUp,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      Preferences preferences,
      MapLibrary mapLibrary,
      Optional<Gui> gui) {
    this.window = window;
    this.view = view;
    this.startUp = startUp;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.preferences = preferences;
    this.mapLibrary = mapLibrary;
    this.gui = gui;
    shaders = startUp.shaders();
    passes = new RenderPasses(window.context(), shaders);
    sceneUploads = new SceneUploads(passes, backgroundExecutor, this::refuse);
    FileDialog dialog =
        new FileDialog(result -> backgroundExecutor.run(() -> result), window.numberOnX11());
    pictures =
        new PictureController(
            window,
            new PictureSubject(() -> mapSession, shaders, this::overlayStyle),
            view,
            this::drawMap,
            gui.isPresent(),
            backgroundExecutor,
            notices,
            preferences,
            dialog);
    looks = new AppearanceController(window, preferences, notices, gui);
    reports = new ProblemReporter(this::openWindow, backgroundExecutor, notices);
    windowController =
        new WindowController(
            window,
            new DesktopShare(backgroundExecutor, notices, window::copy),
            looks,
            reports,
            gui,
            this);
    lessons = new LessonController(startUp.opener(), backgroundExecutor, notices, this::begin);
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
  }

  /** Where documents are shown. */
  private final class WindowStage implements DocumentController.Stage {
    @Override
    public void bring(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
      sceneUploads.bring(opened, arrived -> then.accept(new ReadyMap(arrived)));
    }

    @Override
    public void bringAgain(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
      sceneUploads.bringAgain(opened, arrived -> then.accept(new ReadyMap(arrived)));
    }

    @Override
    public boolean offerMaps() {
      if (gui.isPresent() && !mapSession.state().viewOption().contains(ViewOption.MAPS)) {
        apply(new ViewAction.Toggle(ViewOption.MAPS));
      }
      return gui.isPresent();
    }

    @Override
    public void refresh() {
      gui.ifPresent(Gui::ask);
    }
  }

  /** A map that is all on the GPU. */
  private final class ReadyMap implements DocumentController.Arrived {
    private final SceneUpload upload;

    ReadyMap(SceneUpload upload) {
      this.upload = upload;
    }

    @Override
    public boolean isClosed() {
      return upload.isClosed();
    }

    @Override
    public void show(Consumer<ExplorerState> then) {
      ActionDispatcher.this.show(upload, then);
    }
  }

  /**
   * Shows the first map, as soon as it is read.
   *
   * @return whether it does: the person may leave before
   * @throws UnreadableException if it cannot be read, or is too large for the driver
   */
  boolean begin(LoadingScreen loadingScreen) throws UnreadableException {
    Optional<SceneUpload.Ready> ready = loadingScreen.await(gui);
    if (ready.isPresent()) {
      begin(ready.get());
    }
    return ready.isPresent();
  }

  private void begin(SceneUpload.Ready ready) throws UnreadableException {
    OpenedMap first = ready.opened();
    try (SceneUpload sceneUpload = new SceneUpload(ready, passes)) {
      sceneUpload.goOn(Integer.MAX_VALUE);
      mapSession = mapSession(sceneUpload, preferences.settings().shownAtFirst());
    } catch (IllegalArgumentException tooLarge) {
      throw new UnreadableException(
          Problem.inFile(first.loaded().map().info().name(), tooLarge.getMessage(), ""));
    }
    mapSession.begin();
    dress();
    documents.begin(
        first, mapSession.state(), startUp.firstFile().filter(file -> first.kept().isEmpty()));
  }

  private MapSession mapSession(SceneUpload arrived, Set<ViewOption> viewOption) {
    Log.hide(arrived.opened().loaded().names());
    return new MapSession(
        passes, arrived, viewOption, window.size(), notices::complain, window::wake);
  }

  /** The map on show. */
  MapSession mapSession() {
    return mapSession;
  }

  /** Who opens and saves maps. */
  DocumentController documents() {
    return documents;
  }

  /** Who takes pictures. */
  PictureController pictures() {
    return pictures;
  }

  /** Who reports problems. */
  ProblemReporter reports() {
    return reports;
  }

  /** Takes what the window shows, if that is wanted. */
  void takeWindow() {
    pictures.takeWindow();
  }

  /** Whether the program is to end. */
  boolean isLeaving() {
    return leaving;
  }

  /** Draws the map, without panels, into the view. */
  void drawMap() {
    mapSession.scene().draw(mapSession.state().view(), view);
  }

  /** Does what the user wants. */
  void apply(Action action) {
    action.dispatch(handlers);
  }

  /** Who takes which actions. */
  private final class Handlers implements Action.Handler {
    @Override
    public void apply(Action.OfState action) {
      mapSession.state().apply(action);
    }

    @Override
    public void apply(ViewAction.Toggle action) {
      mapSession.state().apply(action);
      dress();
      if (mapSession.state().viewOption().contains(action.viewOption())) {
        shown(action.viewOption());
      }
    }

    @Override
    public void apply(ViewAction.Turn action) {
      mapSession.state().apply(action);
      dress();
    }

    @Override
    public void apply(EditAction.Undo action) {
      if (!documents.undo()) {
        mapSession.state().apply(action);
      }
    }

    @Override
    public void apply(EditAction.Redo action) {
      if (!documents.redo()) {
        mapSession.state().apply(action);
      }
    }

    @Override
    public void apply(Action.OfFiles action) {
      documents.apply(action);
    }

    @Override
    public void apply(Action.OfSaving action) {
      documents.apply(action);
      gui.ifPresent(Gui::ask);
    }

    @Override
    public void apply(Action.OfLessons action) {
      action.dispatch(lessons);
    }

    @Override
    public void apply(Action.OfPictures action) {
      action.dispatch(pictures);
      gui.ifPresent(Gui::ask);
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
    public void apply(Action.Answer action) {
      if (answer == null) { // panels may be laid out twice
        answer = action;
      }
    }
  }

  /**
   * Goes on with the answer that was given in a panel, which may show another map: not before the
   * pictures of the one on show are drawn that panels hold.
   *
   * @return whether there was one
   */
  boolean goOnWithAnswer() {
    if (answer == null) {
      return false;
    }
    Action.Answer given = answer;
    answer = null;
    documents.apply(given);
    gui.ifPresent(Gui::ask);
    return true;
  }

  /** Something was hidden until now. */
  private void shown(ViewOption viewOption) {
    if (viewOption.isTyped()) {
      gui.ifPresent(Gui::expectText);
    } else if (viewOption == ViewOption.REPORT) {
      reports.open();
    }
  }

  private DiagnosisCollector.OpenWindow openWindow() {
    return new DiagnosisCollector.OpenWindow(
        window.context().driver(), window.screens(), preferences.settings(), gui.isPresent());
  }

  /** The desktop wants so many pixels for what is one on an ordinary screen. */
  void rescale(double desktop) {
    looks.rescale(desktop);
    dress();
  }

  /** Has the map drawn in the layers and colors that are wanted. */
  void dress() {
    Set<ViewOption> viewOption = mapSession.state().viewOption();
    mapSession.state().view().setUnit(looks.scale());
    mapSession.scene().wear(ViewOption.layers(viewOption), overlayStyle());
    mapSession.state().expose();
  }

  private OverlayStyle overlayStyle() {
    return new OverlayStyle(
        hasSafeColors(),
        mapSession.state().viewOption().contains(ViewOption.CONTOURS),
        looks.scale());
  }

  /** Whether fields are drawn in colors that nearly everybody can tell apart. */
  boolean hasSafeColors() {
    return looks.hasSafeColors();
  }

  private void refuse(OpenedMap opened, IllegalArgumentException tooLarge) {
    notices.complain(opened.loaded().map().info().name() + ": " + tooLarge.getMessage());
  }

  /** Goes on with the map that is on its way, if any is. */
  void goOn() {
    sceneUploads.goOn();
    if (gui.isPresent() && gui.get().scale() != worn) { // letters have changed meanwhile
      worn = gui.get().scale();
      dress();
    }
  }

  /** Whether there is more to {@link #goOn} with at once. */
  boolean isArriving() {
    return sceneUploads.isUnderWay();
  }

  /** Ends the program, unless the person wants to keep unsaved work. */
  void leave() {
    if (documents.prompt().isPresent()) {
      return; // that has to be answered first
    }
    documents.leave(
        "Quitting loses them.",
        () -> documents.leavePicture(pictures.progress().isPresent(), this::leaveAtOnce));
    gui.ifPresent(Gui::ask);
  }

  private void leaveAtOnce() {
    documents.forget();
    leaving = true;
  }

  /** Shows another map; the old one stays if that cannot be. */
  private void show(SceneUpload arrived, Consumer<ExplorerState> then) {
    OpenedMap opened = arrived.opened();
    if (arrived.isClosed()) { // another one has come and gone while the person was asked
      sceneUploads.bring(opened, again -> show(again, then));
      return;
    }
    try (arrived) {
      sceneUploads.handOver(arrived);
      MapSession next =
          mapSession(arrived, ViewOption.overNextMap(mapSession.state().viewOption()));
      mapSession.close();
      mapSession = next;
      dress();
      notices.clear();
      then.accept(next.state());
    } catch (IllegalArgumentException tooLarge) {
      refuse(opened, tooLarge);
    }
  }

  /** Shows the map of a lesson and begins with it, unless the person wants to keep unsaved work. */
  private void begin(OpenedMap opened, int lesson) {
    documents.open(opened, () -> apply(new StudyAction.BeginLesson(lesson)));
  }

  /** Keeps what is not saved where the program ends by a mistake of its own; waits for it. */
  void rescue() {
    if (mapSession != null && !leaving) {
      documents.rescue();
    }
    backgroundExecutor.close();
  }

  @Override
  public void close() {
    documents.close();
    pictures.close();
    rescue();
    mapLibrary.close();
    sceneUploads.close();
    if (mapSession != null) {
      mapSession.close();
    }
    passes.close();
  }
}
