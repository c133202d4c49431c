package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.Keyboard;
import emberway.app.command.Notices;
import emberway.app.command.Pointer;
import emberway.app.command.Shown;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.file.Shelf;
import emberway.app.gui.Gui;
import emberway.app.gui.GuiEnds;
import emberway.app.gui.Panel;
import emberway.app.panel.DrawPanel;
import emberway.app.panel.GridPanel;
import emberway.app.panel.HelpPanel;
import emberway.app.panel.ItineraryPanel;
import emberway.app.panel.LabPanel;
import emberway.app.panel.LegendPanel;
import emberway.app.panel.MapsPanel;
import emberway.app.panel.MenuPanel;
import emberway.app.panel.MessagesPanel;
import emberway.app.panel.NoticePanel;
import emberway.app.panel.OverviewPanel;
import emberway.app.panel.PickLists;
import emberway.app.panel.PicturePanel;
import emberway.app.panel.ProblemsPanel;
import emberway.app.panel.QuestionPanel;
import emberway.app.panel.ReportPanel;
import emberway.app.panel.RoomPanel;
import emberway.app.panel.RoutePanel;
import emberway.app.panel.StatusPanel;
import emberway.app.panel.TuningPanel;
import emberway.app.panel.WalkPanel;
import emberway.app.panel.overlay.LabMarksPanel;
import emberway.app.panel.overlay.MarksPanel;
import emberway.app.panel.overlay.RegionPanel;
import emberway.app.panel.overlay.SketchPanel;
import emberway.app.panel.overlay.StopsPanel;
import emberway.app.panel.overlay.WalkMarksPanel;
import emberway.app.platform.Background;
import emberway.app.platform.UserFolders;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsFile;
import emberway.app.settings.WindowPlace;
import emberway.app.state.ExplorerState;
import emberway.app.state.Hand;
import emberway.app.tool.BrushTool;
import emberway.app.tool.EndTool;
import emberway.app.tool.FillTool;
import emberway.app.tool.GoalTool;
import emberway.app.tool.Mouse;
import emberway.app.tool.MouseTool;
import emberway.app.tool.PanTool;
import emberway.app.tool.PickTool;
import emberway.app.tool.RegionTool;
import emberway.app.tool.SketchTool;
import emberway.app.tool.VolcanoTool;
import emberway.log.Log;
import emberway.map.Cell;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.OpenGlUnavailableException;
import emberway.render.gl.map.WindowView;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The explorer: a window with a map, from its opening to its close.
 *
 * <p>Here its parts are made and tied together; {@link ExplorerLoop} runs them.
 */
public final class Explorer implements AutoCloseable {
  private final ExplorerWindow window;
  private final WindowView view;
  private final Background background;
  private final Notices notices;
  private final Preferences preferences;
  private final Shelf shelf;
  private final Foyer foyer;
  private final Optional<String> oddSettings;
  private final Desks desks;
  private final Optional<Gui> gui; // there is none where ImGui has no library for the machine
  private final Reception reception;
  private final ExplorerLoop loop;

  /** Shows an empty window at first, if it is to be seen early. */
  private Explorer(ExplorerWindow window, Start start, boolean isSeenEarly, PrintWriter err) {
    this.window = window;
    view = new WindowView(window.context(), start.shaders());
    oddSettings = start.found().notice();
    foyer = new Foyer(window, view, start.first(), start.firstFile());
    if (isSeenEarly) {
      foyer.open();
    }
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
    gui.ifPresent(panels -> Gui.beforeFault(fault -> endBy(fault, err)));
    desks = new Desks(window, view, start, background, notices, preferences, shelf, gui);
    Mouse mouse = new Mouse(tools(), cells(), (x, y) -> state().hover(x, y), this::apply);
    reception = new Reception(desks, gui, notices, new Keyboard(this::apply), mouse);
    loop =
        new ExplorerLoop(
            window, view, background, notices, desks, gui, reception::receive, mouse::isHolding);
  }

  /**
   * Shows the first map once it is there.
   *
   * @return whether it does: the person may leave before
   */
  private boolean begin() throws UnreadableException {
    boolean result = desks.begin(foyer);
    if (result) {
      oddSettings.ifPresent(notice -> notices.warn(notice, ""));
      if (gui.isEmpty()) {
        notices.say(
            "the map is shown without panels: ImGui's library cannot be loaded on this machine");
      }
      foyer.kept().forEach(reception::receive);
    }
    return result;
  }

  private void endBy(String fault, PrintWriter err) {
    desks.rescue();
    String what = "the panels were laid out wrongly (%s)".formatted(fault);
    String code = what.replace('"', '`'); // or it would be taken for words of a map
    Optional<Path> report = Log.crash(code, new IllegalStateException("in the library of panels"));
    err.println(
        "emberway: %s; unsaved work is kept, and offered when you start again%s"
            .formatted(what, report.map(file -> "; a report is in " + file).orElse("")));
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
        new MarksPanel(),
        new WalkMarksPanel(),
        new StatusPanel(),
        new OverviewPanel(() -> session().overview(), ends),
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
        new MessagesPanel(notices),
        new ReportPanel(() -> desks.reports()),
        new MapsPanel(shelf),
        new RegionPanel(),
        new PicturePanel(() -> desks.pictures()),
        PickLists.places(),
        PickLists.deeds(),
        new HelpPanel(),
        new NoticePanel(notices),
        new QuestionPanel(() -> desks.work().question(), () -> desks.work().chosen()),
        new RoomPanel());
  }

  private Pointer.CellFinder cells() {
    return new Pointer.CellFinder() {
      @Override
      public Cell cellAt(double screenX, double screenY) {
        return state().view().cellAt(screenX, screenY);
      }

      @Override
      public double unit() {
        return state().view().unit();
      }
    };
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
    /** There is a window, with a map that is not shown yet. */
    void opened(ExplorerWindow window);

    /**
     * All input was taken, and what it has changed was drawn.
     *
     * @param isAtRest whether nothing that changes the picture is still being worked out
     * @param hasDrawn whether there was anything to draw, and somebody to see it
     */
    default void passed(ExplorerState state, boolean isAtRest, boolean hasDrawn) {}

    /**
     * A part of a large picture is about to be drawn, which waits for the return; called on the
     * thread that draws it.
     *
     * @param isUnwanted whether the picture has been given up meanwhile
     */
    default void drawing(BooleanSupplier isUnwanted) {}
  }

  /** The same while somebody looks on. */
  static void run(ExplorerOptions options, PrintWriter err, Onlooker onlooker)
      throws OpenGlUnavailableException, UnreadableException {
    Log.begin();
    SettingsFile file = new SettingsFile(UserFolders.ofThisUser().config());
    SettingsFile.Found found = file.read();
    Start start = Start.of(options, found, Optional.of(file));
    try (ExplorerWindow window = ExplorerWindow.open(found.settings().window());
        OrderlyEnd end = new OrderlyEnd();
        Explorer explorer = new Explorer(window, start, true, err)) {
      if (explorer.begin()) {
        end.listen(window::wake);
        explorer.noteOpening();
        explorer.desks.pictures().attend(onlooker::drawing);
        onlooker.opened(window);
        explorer.loop.run(onlooker, end::isAsked);
        explorer.remember();
      }
    }
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
    WindowPlace place =
        new WindowPlace(0, 0, FrameBench.WIDTH, FrameBench.HEIGHT, WindowPlace.Extent.OWN);
    SettingsFile.Found usual = new SettingsFile.Found(Settings.USUAL, Optional.empty());
    Start start = Start.of(options, usual, Optional.empty());
    try (ExplorerWindow window = ExplorerWindow.open(Optional.of(place));
        Explorer explorer = new Explorer(window, start, false, err)) {
      explorer.begin();
      window.show();
      window.setPace(false);
      explorer.session().update(System.nanoTime(), explorer.loop.isWatched());
      return new FrameBench(explorer.loop.stage(), frames).run();
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
        Explorer explorer = new Explorer(window, start, false, err)) {
      explorer.begin();
      explorer.loop.drawIfChanged();
      explorer.loop.goOn(0, 0);
    }
  }

  private void noteOpening() {
    String driver = window.context().description();
    background.run(
        () -> {
          Log.note("opened a window, " + driver);
          return () -> {};
        });
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

  @Override
  public void close() {
    desks.close();
    gui.ifPresent(Gui::close);
    view.close();
  }
}
