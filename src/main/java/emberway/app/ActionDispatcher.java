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
import emberway.app.document.FileController;
import emberway.app.gui.Gui;
import emberway.app.library.MapLibrary;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.MapFile;
import emberway.app.opening.OpenedMap;
import emberway.app.picture.PictureController;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.settings.Preferences;
import emberway.log.Log;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.OverlayStyle;
import java.nio.file.Path;
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
  private final FileController files;
  private final PictureController pictures;
  private final LessonController lessons;
  private final AppearanceController looks;
  private final ProblemReporter reports;
  private final WindowController windowController;
  private final DocumentController work;
  private final MapReloader mapReloader;
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
    files =
        new FileController(
            startUp.opener(),
            backgroundExecutor,
            notices,
            preferences,
            mapLibrary,
            dialog,
            receiver());
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
    work =
        new DocumentController(
            () -> mapSession.state(),
            AutosaveStore.usual(),
            gui.isPresent(),
            backgroundExecutor,
            notices,
            dialog,
            this::saved,
            files::open);
    mapReloader = new MapReloader(backgroundExecutor, work, notices, this::bringAnew);
  }

  /** Has the map on show made ready as it is to be shown from now on. */
  private void bringAnew(OpenedMap opened, Consumer<MapReloader.Arrived> then) {
    sceneUploads.bring(
        opened,
        arrived ->
            then.accept(
                new MapReloader.Arrived() {
                  @Override
                  public boolean isClosed() {
                    return arrived.isClosed();
                  }

                  @Override
                  public void show(Runnable shown) {
                    ActionDispatcher.this.show(arrived, shown);
                  }
                }));
  }

  private void saved(MapFile file) {
    files.saved(file);
    mapReloader.saved();
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
    work.opened(first);
    work.recall(first.rememberedQuery());
    files.begin(first, startUp.firstFile().filter(file -> first.kept().isEmpty()));
    work.tellOfOthers();
    files.sweep();
  }

  private MapSession mapSession(SceneUpload arrived, Set<ViewOption> viewOption) {
    Log.hide(arrived.opened().loaded().names());
    MapSession result =
        new MapSession(passes, arrived, viewOption, window.size(), notices::complain, window::wake);
    result.state().limitUndo(preferences.settings().undoBytes());
    return result;
  }

  /** The map on show. */
  MapSession mapSession() {
    return mapSession;
  }

  /** Who saves the map. */
  DocumentController work() {
    return work;
  }

  /** Who opens maps. */
  FileController files() {
    return files;
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
      if (!mapReloader.undo()) {
        mapSession.state().apply(action);
      }
    }

    @Override
    public void apply(EditAction.Redo action) {
      if (!mapReloader.redo()) {
        mapSession.state().apply(action);
      }
    }

    @Override
    public void apply(Action.OfFiles action) {
      action.dispatch(files);
    }

    @Override
    public void apply(Action.OfSaving action) {
      work.apply(action);
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
    work.apply(given);
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

  private FileController.Receiver receiver() {
    return new FileController.Receiver() {
      @Override
      public void open(OpenedMap opened, Runnable then) {
        Runnable shown =
            () -> {
              work.recall(opened.rememberedQuery());
              then.run();
            };
        sceneUploads.bring(opened, arrived -> replaceBy(arrived, shown));
      }

      @Override
      public void refused(Path file) {
        work.refused(file);
      }

      @Override
      public void lost() {
        work.lost();
      }

      @Override
      public boolean offer() {
        if (gui.isPresent() && !mapSession.state().viewOption().contains(ViewOption.MAPS)) {
          ActionDispatcher.this.apply(new ViewAction.Toggle(ViewOption.MAPS));
        }
        return gui.isPresent();
      }

      @Override
      public void reload(OpenedMap opened) {
        mapReloader.reload(opened, files::reload);
        gui.ifPresent(Gui::ask);
      }

      @Override
      public FileController.Unsaved unsaved() {
        return mapReloader.unsaved();
      }

      @Override
      public void retile(
          OpenedMap opened,
          FileController.Unsaved before,
          Optional<TileMap> changed,
          Runnable again) {
        mapReloader.retile(opened, before, changed, again);
      }
    };
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
    if (work.prompt().isPresent()) {
      return; // that has to be answered first
    }
    work.leave(
        "Quitting loses them.",
        () -> work.leavePicture(pictures.progress().isPresent(), this::leaveAtOnce));
    gui.ifPresent(Gui::ask);
  }

  private void leaveAtOnce() {
    work.forget();
    leaving = true;
  }

  /** Shows another map, unless the person wants to keep unsaved work. */
  private void replaceBy(SceneUpload arrived, Runnable then) {
    String name = arrived.opened().loaded().map().info().name();
    Runnable shown =
        () -> {
          mapReloader.forget();
          then.run();
        };
    work.leave("Opening %s loses them.".formatted(name), () -> show(arrived, shown));
    gui.ifPresent(Gui::ask);
  }

  /** Shows another map; the old one stays if that cannot be. */
  private void show(SceneUpload arrived, Runnable then) {
    OpenedMap opened = arrived.opened();
    if (arrived.isClosed()) { // another one has come and gone while the person was asked
      sceneUploads.bring(opened, again -> show(again, then));
      return;
    }
    try (arrived) {
      sceneUploads.handOver(arrived);
      MapSession next =
          mapSession(arrived, ViewOption.overNextMap(mapSession.state().viewOption()));
      work.forget();
      mapSession.close();
      mapSession = next;
      dress();
      notices.clear();
      work.opened(opened);
      then.run();
    } catch (IllegalArgumentException tooLarge) {
      refuse(opened, tooLarge);
    }
  }

  /** Shows the map of a lesson and begins with it, unless the person wants to keep unsaved work. */
  private void begin(OpenedMap opened, int lesson) {
    sceneUploads.bring(
        opened,
        arrived ->
            replaceBy(
                arrived,
                () -> {
                  work.recall(Optional.empty()); // a lesson asks for its own
                  files.begin(opened, Optional.empty());
                  apply(new StudyAction.BeginLesson(lesson));
                }));
  }

  /** Keeps what is not saved where the program ends by a mistake of its own; waits for it. */
  void rescue() {
    if (mapSession != null && !leaving) {
      work.rescue();
    }
    backgroundExecutor.close();
  }

  @Override
  public void close() {
    files.close();
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
