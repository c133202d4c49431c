package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.Notices;
import emberway.app.command.Shortcuts;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.document.DocumentController;
import emberway.app.document.MapLibrary;
import emberway.app.gui.Gui;
import emberway.app.gui.PageScroll;
import emberway.app.gui.Panel;
import emberway.app.gui.RouteEndPainter;
import emberway.app.panel.AlternativesPanel;
import emberway.app.panel.DrawPanel;
import emberway.app.panel.GridPanel;
import emberway.app.panel.ItineraryPanel;
import emberway.app.panel.JourneyPanel;
import emberway.app.panel.LabPanel;
import emberway.app.panel.LegendPanel;
import emberway.app.panel.MatrixPanel;
import emberway.app.panel.MenuPanel;
import emberway.app.panel.NearestPanel;
import emberway.app.panel.OverviewPanel;
import emberway.app.panel.PlacesPanel;
import emberway.app.panel.ReachPanel;
import emberway.app.panel.RoutePanel;
import emberway.app.panel.RoutePart;
import emberway.app.panel.RulerPanel;
import emberway.app.panel.SafeAreaPanel;
import emberway.app.panel.ScaleBarOverlay;
import emberway.app.panel.StatusPanel;
import emberway.app.panel.TileSwatch;
import emberway.app.panel.TuningPanel;
import emberway.app.panel.WalkPanel;
import emberway.app.panel.front.GeneratePanel;
import emberway.app.panel.front.HelpPanel;
import emberway.app.panel.front.HintPanel;
import emberway.app.panel.front.MapsPanel;
import emberway.app.panel.front.MessagesPanel;
import emberway.app.panel.front.NewMapPanel;
import emberway.app.panel.front.NoticePanel;
import emberway.app.panel.front.PicturePanel;
import emberway.app.panel.front.ProblemReportPanel;
import emberway.app.panel.front.ProblemsPanel;
import emberway.app.panel.front.PromptPanel;
import emberway.app.panel.front.QuickPickItems;
import emberway.app.panel.front.ResizePanel;
import emberway.app.panel.front.SettingsPanel;
import emberway.app.panel.front.ShortcutPanel;
import emberway.app.panel.map.CellCardPanel;
import emberway.app.panel.map.CellMenuPanel;
import emberway.app.panel.map.LabOverlay;
import emberway.app.panel.map.PlaceOverlay;
import emberway.app.panel.map.RegionOverlay;
import emberway.app.panel.map.RouteStopsOverlay;
import emberway.app.panel.map.ShapePreviewOverlay;
import emberway.app.panel.map.WalkOverlay;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.UserFolders;
import emberway.app.scene.PlaceSurvey;
import emberway.app.settings.Appearance;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsFile;
import emberway.app.state.DrawingState;
import emberway.app.state.ExplorerState;
import emberway.app.study.AlternativesSurvey;
import emberway.app.text.Texts;
import emberway.app.tool.BrushTool;
import emberway.app.tool.CellTool;
import emberway.app.tool.ClickTool;
import emberway.app.tool.GoalTool;
import emberway.app.tool.MouseDispatcher;
import emberway.app.tool.MouseTool;
import emberway.app.tool.PanTool;
import emberway.app.tool.Pointer;
import emberway.app.tool.RegionTool;
import emberway.app.tool.RouteTool;
import emberway.app.tool.RulerTool;
import emberway.app.tool.ShapeTool;
import emberway.log.Log;
import emberway.map.Cell;
import emberway.map.Scale;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.ThreadPriority;
import emberway.render.gl.map.WindowView;
import emberway.render.gl.software.SoftwareDriver;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The explorer: a window with a map, from its opening to its close.
 *
 * <p>Creates and connects the parts; {@link ExplorerLoop} runs them.
 */
public final class Explorer implements AutoCloseable {
  private static final String SECOND_COMPILER = "C2 Compiler"; // the thread, in HotSpot
  private static final Observer NOBODY = window -> {};

  private final ExplorerWindow window;
  private final WindowView view;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Preferences preferences;
  private final MapLibrary mapLibrary;
  private final LoadingScreen loadingScreen;
  private final Optional<String> oddSettings;
  private final AppearanceController appearance;
  final MapStage stage;
  final ExplorerCommands commands;
  private final Optional<Gui> gui; // empty where ImGui has no library for the machine
  private final CellMenuPanel cellMenuPanel = new CellMenuPanel();
  private final PlaceOverlay placeOverlay = new PlaceOverlay();
  private final PageScroll pageScroll = new PageScroll();
  private final MouseDispatcher mouseDispatcher;
  private final InputRouter inputRouter;
  final ExplorerLoop loop;

  /** Creates all parts; opens the loading screen at once if {@code isSeenEarly}. */
  Explorer(ExplorerWindow window, StartUp startUp, boolean isSeenEarly, PrintWriter err) {
    this.window = window;
    view = new WindowView(window.context(), startUp.shaders());
    Settings settings = startUp.found().settings();
    view.setLight(settings.appearance().theme() == Appearance.Theme.LIGHT);
    oddSettings = startUp.found().notice();
    loadingScreen = new LoadingScreen(window, view, startUp.first(), startUp.firstFile());
    if (isSeenEarly) {
      loadingScreen.open();
    }
    backgroundExecutor = new BackgroundExecutor(window::wake);
    notices = new Notices(err);
    preferences = new Preferences(startUp.file(), settings, backgroundExecutor, notices::complain);
    mapLibrary = new MapLibrary(backgroundExecutor);
    gui =
        Gui.open(
            startUp.shaders(),
            SoftwareDriver.of(window.context()).keepsPanels(),
            panels(),
            settings.appearance(),
            window.contentScale(),
            settings.layout(),
            window);
    gui.ifPresent(panels -> Gui.onAssertionFailure(fault -> endBy(fault, err)));
    appearance = new AppearanceController(window, view, preferences, notices, gui);
    stage =
        new MapStage(window, view, startUp.shaders(), backgroundExecutor, notices, appearance, gui);
    commands =
        new ExplorerCommands(
            window,
            view,
            stage,
            appearance,
            startUp,
            backgroundExecutor,
            notices,
            preferences,
            mapLibrary,
            gui);
    mouseDispatcher =
        new MouseDispatcher(tools(), cells(), (x, y) -> state().hover(x, y), commands);
    inputRouter =
        new InputRouter(
            commands,
            stage,
            gui,
            notices,
            new KeyBindings(this::shortcuts),
            mouseDispatcher,
            new CellMenuInput(this::state, cellMenuPanel, commands),
            pageScroll);
    loop =
        new ExplorerLoop(
            window,
            view,
            backgroundExecutor,
            notices,
            commands,
            stage,
            gui,
            inputRouter,
            mouseDispatcher);
  }

  /**
   * Shows the first map once it is read.
   *
   * @return whether the map is shown: false if the user leaves before it is read
   */
  boolean begin() throws UnreadableException {
    boolean result = commands.begin(loadingScreen);
    if (result) {
      // Frames would wait for the second compiler if it had the same priority.
      backgroundExecutor.execute(() -> ThreadPriority.lowerOthers(SECOND_COMPILER));
      oddSettings.ifPresent(notice -> notices.warn(notice, ""));
      if (gui.isEmpty()) {
        notices.logError(
            "the map is shown without panels: ImGui's library cannot be loaded on this machine");
      }
      window.putBack(loadingScreen.earlyInputs());
    }
    return result;
  }

  private void endBy(String fault, PrintWriter err) {
    commands.rescue();
    String what = "the panels were laid out wrongly (%s)".formatted(fault);
    String code = what.replace('"', '`'); // a double quote would be taken for text of a map
    Optional<Path> report = Log.crash(code, new IllegalStateException("in the library of panels"));
    err.println(
        "emberway: %s; unsaved work is kept, and offered when you start again%s"
            .formatted(what, report.map(file -> "; a report is in " + file).orElse("")));
  }

  private MapSession mapSession() {
    return stage.mapSession();
  }

  private ExplorerState state() {
    return stage.state();
  }

  /** Returns all panels, from back to front. */
  private List<Panel> panels() {
    TileSwatch swatch = new TileSwatch(() -> mapSession().pictures());
    StatusPanel statusPanel = new StatusPanel();
    RouteEndPainter ends = new RouteEndPainter(() -> appearance.hasSafeColors());
    RoutePart routePart = new RoutePart();
    return List.of(
        new RouteStopsOverlay(ends, routePart),
        new GridPanel(),
        new LabOverlay(ends),
        placeOverlay,
        new ScaleBarOverlay(),
        new WalkOverlay(),
        new OverviewPanel(() -> mapSession().overview(), ends),
        statusPanel, // after the overview, which takes some of its room
        new ShapePreviewOverlay(),
        new RoutePanel(routePart, swatch),
        new DrawPanel(() -> mapSession().pictures(), this::shortcuts),
        new ItineraryPanel(routePart),
        new TuningPanel(swatch),
        new PlacesPanel(this::known),
        new LabPanel(),
        new WalkPanel(),
        new ReachPanel(),
        new AlternativesPanel(),
        new NearestPanel(),
        new MatrixPanel(),
        new JourneyPanel(),
        new RulerPanel(),
        new CellCardPanel(swatch), // below a panel at the right
        new LegendPanel(() -> appearance.hasSafeColors(), statusPanel),
        new MenuPanel(this::shortcuts, () -> !commands.documents().problems().isEmpty()),
        new HintPanel(
            () -> preferences.settings().hintsDone(),
            () -> commands.hints().isByKeyboard(),
            this::shortcuts),
        new ShortcutPanel(this::shortcuts, () -> commands.shortcutController().asked()),
        new ProblemsPanel(() -> commands.documents().problems(), pageScroll),
        new MessagesPanel(notices, pageScroll),
        new SettingsPanel(
            () -> preferences.settings(),
            this::shortcuts,
            () -> commands.pictureController().folder()),
        new ProblemReportPanel(false, () -> commands.reports(), pageScroll),
        new ProblemReportPanel(true, () -> commands.reports(), pageScroll),
        new MapsPanel(mapLibrary, () -> commands.documents().document().name()),
        new NewMapPanel(() -> commands.shownWorlds().worlds()),
        new ResizePanel(),
        new GeneratePanel(() -> commands.shownWorlds()),
        new RegionOverlay(),
        new PicturePanel(() -> commands.pictureController()),
        QuickPickItems.places(),
        QuickPickItems.commands(this::shortcuts),
        new HelpPanel(this::shortcuts, pageScroll),
        new NoticePanel(notices),
        cellMenuPanel,
        new PromptPanel(() -> commands.documents().prompt(), () -> commands.documents().chosen()),
        new SafeAreaPanel(() -> mouseDispatcher.isHolding()));
  }

  /** Returns what the table of places shows. */
  private PlacesPanel.Known known() {
    DocumentController documents = commands.documents();
    return new PlacesPanel.Known() {
      @Override
      public Optional<PlaceSurvey.Answer> answer() {
        return documents.placeCosts();
      }

      @Override
      public Scale scale() {
        return documents.document().opened().loaded().scale();
      }
    };
  }

  private Shortcuts shortcuts() {
    return preferences.settings().shortcuts();
  }

  private Pointer.CellFinder cells() {
    return new Pointer.CellFinder() {
      @Override
      public Cell cellAt(double screenX, double screenY) {
        return state().view().cellAt(screenX, screenY);
      }

      @Override
      public Optional<Cell> placeAt(double screenX, double screenY) {
        return placeOverlay.placeAt(screenX, screenY);
      }

      @Override
      public double unit() {
        return state().view().unit();
      }
    };
  }

  private DrawingState drawingState() {
    return state().drawingState();
  }

  /**
   * Returns the mouse tools in the order in which they may claim the button: drawing tools first.
   */
  private List<MouseTool> tools() {
    return List.of(
        new RegionTool(() -> state().regionSelection().isSelecting(), commands),
        new RulerTool(() -> state().viewOptions().contains(Command.RULER), commands),
        new BrushTool(this::drawingState, commands),
        new ShapeTool(this::drawingState, commands),
        new CellTool(this::drawingState, commands),
        new RouteTool(
            () -> state().request().routeRequest(),
            () -> state().drawnRoute(),
            () -> state().survey(AlternativesSurvey.class).choices(),
            () -> state().view(),
            commands),
        new PanTool(commands),
        new ClickTool(commands),
        new GoalTool(commands, gui.isPresent()));
  }

  /**
   * Opens the window and returns when it is closed.
   *
   * @param err gets a line for each thing that goes wrong while the window is open
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   * @throws UnreadableException if the map cannot be opened
   */
  public static void run(ExplorerOptions options, PrintWriter err)
      throws OpenGlUnavailableException, UnreadableException {
    run(options, err, NOBODY);
  }

  /** Observes the explorer while its window is open, on the window's thread. */
  interface Observer {
    /** Called once, when the window exists and its first map is about to be shown. */
    void opened(ExplorerWindow window);

    /**
     * Called after each pass of the loop: all input is handled and the result drawn.
     *
     * @param isAtRest whether no work that would change the picture is under way
     * @param hasDrawn whether this pass drew anything, which it does only if the picture has
     *     changed and the window can be seen
     */
    default void afterPass(ExplorerState state, boolean isAtRest, boolean hasDrawn) {}

    /**
     * Called before each part of a large picture is drawn, on the thread that draws it; drawing
     * waits until this returns.
     *
     * @param isUnwanted whether the picture has been given up meanwhile
     */
    default void beforePart(BooleanSupplier isUnwanted) {}
  }

  /** Opens the window and returns when it is closed, while an observer watches. */
  static void run(ExplorerOptions options, PrintWriter err, Observer observer)
      throws OpenGlUnavailableException, UnreadableException {
    Log.begin();
    SettingsFile file = new SettingsFile(UserFolders.ofThisUser().config());
    SettingsFile.Found found = file.read();
    Texts.prepare(found.settings().language());
    Texts.use(found.settings().distanceUnit());
    StartUp startUp = StartUp.of(options, found, Optional.of(file));
    try (ExplorerWindow window =
            ExplorerWindow.open(
                found.settings().window(),
                found.settings().appearance().theme(),
                () -> !startUp.first().hasFailed());
        ShutdownHook end = new ShutdownHook();
        Explorer explorer = new Explorer(window, startUp, true, err)) {
      if (explorer.begin()) {
        end.listen(window::wake);
        explorer.noteOpening();
        explorer.commands.pictureController().beforeEachPart(observer::beforePart);
        observer.opened(window);
        explorer.loop.run(observer, end::isRequested);
        explorer.remember();
      }
    }
  }

  /**
   * Opens the window without ever showing it, draws the first frame, and closes it. Settings are
   * neither used nor changed.
   *
   * @throws OpenGlUnavailableException if there is no display, or no OpenGL 3.3 on it
   * @throws UnreadableException if the map cannot be opened
   */
  public static void runOnce(ExplorerOptions options, PrintWriter err)
      throws OpenGlUnavailableException, UnreadableException {
    SettingsFile.Found left = SettingsFile.rehearsed();
    Texts.prepare(left.settings().language());
    Texts.use(left.settings().distanceUnit());
    StartUp startUp = StartUp.of(options, left, Optional.empty());
    try (ExplorerWindow window = ExplorerWindow.open(left.settings().window());
        ShutdownHook end = new ShutdownHook();
        Explorer explorer = new Explorer(window, startUp, false, err)) {
      explorer.loadingScreen.rehearse();
      explorer.begin();
      end.listen(window::wake);
      explorer.loop.run(NOBODY, () -> true);
      explorer.loop.play(new InputEvent.Exposed());
    }
  }

  private void noteOpening() {
    String driver = window.context().description();
    backgroundExecutor.execute(() -> Log.note("opened a window, " + driver));
  }

  private void remember() {
    Set<Command> viewOptions = state().viewOptions();
    preferences.change(
        before ->
            before
                .with(window.place())
                .with(viewOptions)
                .withLayout(gui.map(Gui::layout).orElse(before.layout())));
  }

  @Override
  public void close() {
    commands.close();
    stage.close();
    gui.ifPresent(Gui::close);
    view.close();
  }
}
