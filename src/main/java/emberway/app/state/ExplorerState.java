package emberway.app.state;

import emberway.app.command.CellCommands;
import emberway.app.command.Command;
import emberway.app.command.Command.Mode;
import emberway.app.command.DrawingCommands;
import emberway.app.command.Hint;
import emberway.app.command.HistoryCommands;
import emberway.app.command.LabCommands;
import emberway.app.command.MapCommands;
import emberway.app.command.MotionCommands;
import emberway.app.command.PlaybackCommands;
import emberway.app.command.RegionCommands;
import emberway.app.command.RouteCommands;
import emberway.app.command.TuningCommands;
import emberway.app.command.ViewCommands;
import emberway.app.command.WalkCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.QueryPart;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteService;
import emberway.app.scene.RouteStops;
import emberway.app.scene.SavedRouteQuery;
import emberway.app.scene.SceneContent;
import emberway.app.scene.SceneRequest;
import emberway.app.study.Lab;
import emberway.app.study.Lesson;
import emberway.app.study.Surveys;
import emberway.app.text.Texts;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.plan.query.Route;
import emberway.view.MapPlanner;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The state of the explorer: the map it shows and what the user has done with it, in parts that do
 * what {@link Topics} offers. Pure: no window, no files, no threads.
 */
public final class ExplorerState {
  private final MapEditor mapEditor;
  private final ViewportState viewportState;
  private final RouteState routeState;
  private final Set<Command> viewOptions;
  private final Simulations simulations;
  private final RegionSelection regionSelection;
  private final CellFocus cellFocus;
  private final Set<Hint> fulfilled = EnumSet.noneOf(Hint.class);
  private final Topics topics;
  private Rotation rotation; // as requested; the view rotates once the scene is ready
  private SceneContent content;
  private SceneRequest request;
  private boolean hasEarlier; // whether undo can lead to another map
  private boolean hasLater; // whether redo can lead to another map
  private Mode settledMode; // the mode whose tools and panels are shown
  private Optional<Command> travelPanel = Optional.empty(); // beside the map in Travel, last
  private boolean isBegun; // whether a deed has begun since the last conclusion
  private boolean isWaiting;
  private boolean isSurveyWaiting;
  private boolean retitle = true;
  private boolean redraw = true;

  /** Creates the state of a map just opened, in a view of a given size [px]; copies the options. */
  public ExplorerState(OpenedMap opened, Set<Command> viewOptions, int width, int height) {
    TileMap map = opened.loaded().map();
    routeState = new RouteState(map, opened.loaded().tiles().travelDescription(), fulfilled);
    viewportState = new ViewportState(new Viewport(opened, width, height), map.size(), fulfilled);
    mapEditor = new MapEditor(opened, viewportState.view(), routeState);
    this.viewOptions = EnumSet.noneOf(Command.class);
    this.viewOptions.addAll(viewOptions);
    regionSelection =
        new RegionSelection(viewportState.view(), () -> this.viewOptions.add(Command.SAVE_PICTURE));
    Surveys surveys =
        new Surveys(
            this.viewOptions,
            opened.loaded(),
            (ends, via) -> commands().route().takeRoute(ends, via));
    simulations = new Simulations(new Lab(MapPlanner.preset(map)), surveys, this.viewOptions);
    cellFocus =
        new CellFocus(
            mapEditor,
            routeState,
            viewportState,
            () -> content.stepCosts(),
            simulations,
            this.viewOptions,
            fulfilled);
    topics = new Topics();
    content = opened.mapOnly();
    rotation = content.request().rotation();
    request = makeRequest();
    settledMode = mode();
  }

  /**
   * What the user can do with the map on show, by topic. To ask for a topic begins a deed: the menu
   * of a cell is closed, and the map stops moving clear of panels. {@link #conclude} computes what
   * follows.
   */
  public final class Topics {
    private final RouteTuning routeTuning = new RouteTuning(routeState, mapEditor.history());

    private Topics() {}

    private void begin() {
      isBegun = true;
      cellFocus.closeMenu();
      viewportState.begin();
      retitle = true;
    }

    /** Returns what changes the map. */
    public MapCommands map() {
      begin();
      mapEditor.lift();
      return mapEditor;
    }

    /** Returns what undoes and redoes the changes of this map. */
    public HistoryCommands history() {
      begin();
      mapEditor.lift();
      return mapEditor;
    }

    /**
     * Returns what the user draws with; closes the card, which would take strokes that begin on it.
     */
    public DrawingCommands drawing() {
      begin();
      cellFocus.closeCard();
      return drawingState();
    }

    /** Returns what changes the requested route, which is shown then. */
    public RouteCommands route() {
      begin();
      viewOptions.add(Command.ROUTE);
      return routeState;
    }

    /** Returns what changes the costs of the route, which is shown then. */
    public TuningCommands tuning() {
      begin();
      viewOptions.add(Command.ROUTE);
      return routeTuning;
    }

    /** Returns what moves the view; the menu of a cell stays. */
    public MotionCommands motion() {
      viewportState.beginMotion();
      redraw = true;
      return viewportState;
    }

    /** Enters a mode. */
    public void enter(Mode mode) {
      begin();
      redraw = true;
      mode.enterIn(viewOptions);
    }

    /** Shows or hides a view option. */
    public void toggle(Command viewOption) {
      begin();
      redraw = true;
      viewOption.toggleIn(viewOptions);
    }

    /** Returns what changes how the map is seen. */
    public ViewCommands view() {
      begin();
      redraw = true;
      return ExplorerState.this::turn;
    }

    /** Returns what selects a part of the map for a picture. */
    public RegionCommands region() {
      begin();
      return regionSelection;
    }

    /** Returns what acts at a single cell; the menu of a cell stays. */
    public CellCommands cells() {
      isBegun = true;
      viewportState.begin();
      retitle = true;
      redraw = true;
      return cellFocus;
    }

    /** Returns what plays the lab or explore mode; the view follows. */
    public PlaybackCommands playback() {
      begin();
      viewportState.beginToFollow();
      return simulations;
    }

    /** Returns what sets up the search lab. */
    public LabCommands lab() {
      begin();
      return simulations.lab();
    }

    /** Returns what sets up explore mode. */
    public WalkCommands walk() {
      begin();
      return simulations.walk();
    }

    /** Sets up a survey. */
    public <S> void survey(Class<S> survey, Consumer<S> deed) {
      begin();
      redraw = true;
      deed.accept(simulations.surveys().survey(survey));
    }

    /** Goes on in a survey by a number of steps, or opens its panel if it is closed. */
    public void stepSurvey(Command survey, int steps) {
      begin();
      redraw = true;
      simulations.surveys().step(survey, steps);
    }
  }

  private void turn(boolean clockwise) {
    if (view().canRotate()) {
      rotation = clockwise ? rotation.next() : rotation.next().next().next();
    } else {
      mapEditor.setMessage(Texts.get("edit.cannot-turn"));
    }
  }

  /** Returns what the user can do with the map. */
  public Topics commands() {
    return topics;
  }

  /**
   * Computes what follows from what the user has done: the request, and what simulations and
   * surveys are about. Call it at the end of each input; it does nothing unless a deed has begun
   * since the last call.
   */
  public void conclude() {
    if (!isBegun) {
      return;
    }
    isBegun = false;
    settleMode();
    routeState.takeNote().ifPresent(drawingState()::setNote);
    mapEditor.settle();
    updateRequest();
  }

  /**
   * Puts away the tool and the panel of a mode that was left, and shows those that the mode entered
   * had when it was left. Whoever takes a drawing tool enters Build.
   */
  private void settleMode() {
    if (settledMode != Mode.BUILD && drawingState().tool().isPresent()) {
      Mode.BUILD.enterIn(viewOptions);
    }
    Mode mode = mode();
    if (settledMode == Mode.BUILD && mode != Mode.BUILD) {
      mapEditor.endStroke();
      drawingState().putAway();
    } else if (settledMode != Mode.BUILD && mode == Mode.BUILD) {
      drawingState().takeBack();
    }
    if (mode == Mode.TRAVEL) {
      Optional<Command> beside = Command.besideIn(viewOptions);
      if (settledMode != mode && beside.isEmpty()) {
        travelPanel.ifPresent(viewOptions::add);
      } else {
        travelPanel = beside;
      }
    }
    settledMode = mode;
  }

  /** Records the requested route as one to go back to; call it while nothing is dragged. */
  public void rememberRoute() {
    routeState.remember();
  }

  /** Whether the user has done what a hint is about since the last call for that hint. */
  public boolean takeFulfilled(Hint hint) {
    return fulfilled.remove(hint);
  }

  /** Opens the lab for a lesson: with the ends that the map marks, or another goal. [from 0] */
  public void beginLesson(int lesson) {
    topics.begin();
    routeState.restart(map(), Lesson.ALL.get(lesson).goal());
    simulations.lab().beginLesson(lesson);
    viewOptions.removeAll(Command.LAB.excluded());
    viewOptions.add(Command.LAB);
    conclude();
    viewportState.settleAgain();
    redraw = true;
  }

  /**
   * Records the area of the window that panels leave free for the map.
   *
   * @param isComplete whether the panels are settled and show all that was asked for
   */
  public void setSafeArea(SafeArea room, boolean isComplete) {
    viewportState.setSafeArea(room, isComplete);
    redraw = true;
  }

  /** Whether the next {@link #setSafeArea} may move a fitted map, whatever has changed. */
  public boolean awaitsSafeArea() {
    return viewportState.awaitsSafeArea();
  }

  /** Sets the position of the pointer. [screen px] */
  public void hover(double x, double y) {
    viewportState.hover(x, y);
  }

  /** Sets whether something covers the map under the pointer, which then is on no cell. */
  public void coverPointer(boolean isCovered) {
    viewportState.coverPointer(isCovered);
  }

  /** Updates the cell under the pointer, unless the view is still moving. */
  public void settle() {
    retitle |= viewportState.settle();
  }

  /** Closes what lies in front or cancels what waits. Returns whether there was anything. */
  public boolean closeFront() {
    boolean result =
        cellFocus.cancel()
            || regionSelection.cancel()
            || viewOptions.removeAll(Command.inFront())
            || cellFocus.leaveCursor()
            || mapEditor.abandon()
            || drawingState().cancel()
            || viewOptions.removeAll(Command.beside())
            || viewOptions.remove(Command.BUILD);
    isBegun = true;
    conclude();
    retitle |= result;
    redraw |= result;
    return result;
  }

  private SceneRequest makeRequest() {
    return new SceneRequest(
        rotation,
        mapEditor.history().changeCursor(),
        Command.fieldKinds(viewOptions),
        viewOptions.contains(Command.ROUTE),
        routeState.routeRequest(viewOptions.contains(Command.ITINERARY)));
  }

  /** Updates the request after what may change the scene, not after what only moves the view. */
  private void updateRequest() {
    simulations.update(map(), routeState, content);
    SceneRequest next = makeRequest();
    request = next.equals(request) ? request : next;
  }

  /** Shows computed content. */
  public void show(SceneContent ready) {
    content = ready;
    routeState.show(content.report());
    simulations.update(map(), routeState, content);
    if (view().rotation() != ready.request().rotation()) {
      regionSelection.forget();
    }
    viewportState.turnTo(ready.request().rotation());
    retitle = true;
    redraw = true;
  }

  /** Restores the view and the choices of an earlier state of the same map, as far as possible. */
  public void resume(ExplorerState before) {
    mapEditor.resumeAssumed(before.mapEditor);
    viewportState.resume(before.viewportState);
    rotation = before.view().rotation();
    routeState.resume(before.routeState);
    before.mode().enterIn(viewOptions);
    drawingState().resume(before.drawingState());
    settleMode();
    simulations.resume(before.simulations);
    updateRequest();
    redraw = true;
  }

  /** Restores as {@link #resume(ExplorerState)}; if the map had another size, with other stops. */
  public void resume(ExplorerState before, RouteStops stops) {
    resume(before);
    if (!map().size().equals(before.map().size())) {
      routeState.replaceStops(stops);
      viewportState.fit();
      updateRequest();
    }
  }

  /**
   * Restores the edits of a map that was read again, now in other tiles: those of this map.
   *
   * @return false, with nothing changed, if these tiles cannot express all edits
   */
  public boolean resume(ExplorerState before, TileMap now) {
    boolean result = mapEditor.resume(before.mapEditor, now);
    updateRequest();
    retitle = true;
    return result;
  }

  /** Restores the edit history of this map after another map was shown. */
  public void resume(EditHistory<QueryPart> before) {
    mapEditor.resume(before);
    updateRequest();
    retitle = true;
  }

  /** Restores a route query saved earlier. */
  public void recall(SavedRouteQuery before) {
    routeState.recall(before, map());
    updateRequest();
  }

  /** Sets whether undo and redo can lead to other maps, beyond this map's own history. */
  public void setReloads(boolean earlier, boolean later) {
    hasEarlier = earlier;
    hasLater = later;
  }

  /** Whether there is something to undo. */
  public boolean canUndo() {
    return mapEditor.history().canUndo() || hasEarlier;
  }

  /** Whether there is something to redo. */
  public boolean canRedo() {
    return mapEditor.history().canRedo() || (hasLater && mapEditor.history().isUntouched());
  }

  /** Limits the memory of the undo history. [bytes] [&gt;= 0] */
  public void limitUndo(long maxBytes) {
    mapEditor.history().limit(maxBytes);
  }

  /** Adapts to the size of the window. [px] [&gt;= 1] */
  public void resize(int width, int height) {
    viewportState.resize(width, height);
    redraw = true;
  }

  /** Moves the view by its own motion for a time. [s] */
  public void advance(double seconds) {
    viewportState.advance(seconds);
    redraw = true;
  }

  /** Advances what is playing; the view follows the cells that a search expands. [s] */
  public void play(double seconds) {
    simulations.advance(seconds);
    redraw |= viewportState.follow(simulations.lab().played(), seconds);
  }

  /** Treats all keys as released, because the window has lost the keyboard. */
  public void releaseKeys() {
    viewportState.releaseKeys();
  }

  /** Requests a redraw because the drawn picture is lost or outdated. */
  public void expose() {
    redraw = true;
  }

  /** Whether the picture has changed since the last call. */
  public boolean takeRedraw() {
    boolean result = redraw;
    redraw = false;
    return result;
  }

  /** Requests new window texts because the lab or explore mode has changed. */
  public void studied() {
    retitle = true;
  }

  /** Whether window texts may have changed since the last call. */
  public boolean takeRetitle() {
    boolean result = retitle;
    retitle = false;
    return result;
  }

  /** Whether the view moves by itself. */
  public boolean isMoving() {
    return viewportState.isMoving();
  }

  /** Returns the cells whose tiles the user assumes, the oldest assumption first. */
  public List<Cell> assumed() {
    return List.copyOf(mapEditor.assumed());
  }

  /** Returns the unrotated map with the user's edits and the assumed tiles; read only. */
  public TileMap map() {
    return mapEditor.map();
  }

  /** Returns the edit history of the map. */
  public EditHistory<QueryPart> history() {
    return mapEditor.history();
  }

  /** Returns a copy of the map for other threads, without the assumed tiles. */
  public TileMap copyOfMap() {
    return mapEditor.copyOfMap();
  }

  /** Records that a state of the map is saved in its file. */
  public void saved(EditHistory.Mark mark) {
    mapEditor.history().saved(mark);
    retitle = true;
  }

  /** Records that the file no longer contains any state of the map. */
  public void markFileLost() {
    mapEditor.history().overwritten();
    retitle = true;
  }

  /** Returns the message about the last edit, and clears it. */
  public Optional<String> takeMessage() {
    return mapEditor.takeMessage();
  }

  /** Returns what the user draws with. */
  public DrawingState drawingState() {
    return mapEditor.drawingState();
  }

  /** Returns the view of the map. */
  public Viewport view() {
    return viewportState.view();
  }

  /** Returns what the user does with the map. */
  public Mode mode() {
    return Mode.of(viewOptions);
  }

  /** Returns what is shown over the map; read only. */
  public Set<Command> viewOptions() {
    return viewOptions;
  }

  /** Returns the start and goal of the route. */
  public RouteEnds routeEnds() {
    return routeState.routeEnds();
  }

  /** Whether routes are drawn on the map: the lab and explore mode draw their own instead. */
  public boolean isRouteDrawn() {
    return !simulations.isLabShown() && !simulations.isWalkShown();
  }

  /** Whether the shown content does not answer the current request yet. */
  public boolean isOutdated() {
    return !content.request().equals(request);
  }

  /** Sets whether panels say that the shown content, or what a survey has found, is outdated. */
  public void setWaiting(boolean isNowWaiting, boolean isSurveyNowWaiting) {
    isWaiting = isNowWaiting;
    isSurveyWaiting = isSurveyNowWaiting;
  }

  /** Whether panels say that what a survey has found, or the content below it, is outdated. */
  public boolean isSurveyWaiting() {
    return isSurveyWaiting;
  }

  /** Whether panels say that the shown content is outdated, which it has been for a while. */
  public boolean isWaiting() {
    return isWaiting;
  }

  /** Returns the route whose line is drawn on the map, if there is one. */
  public Optional<Route> drawnRoute() {
    return Optional.of(content)
        .filter(shown -> viewOptions.contains(Command.ROUTE) && isRouteDrawn())
        .flatMap(SceneContent::outcome)
        .flatMap(RouteService::routeOf);
  }

  /** Returns the lab and explore mode. */
  public Simulations simulations() {
    return simulations;
  }

  /** Returns the survey of a class. */
  public <S> S survey(Class<S> survey) {
    return simulations.surveys().survey(survey);
  }

  /** Returns the selection of a region for a picture. */
  public RegionSelection regionSelection() {
    return regionSelection;
  }

  /** Returns what the user looks at on the map. */
  public CellFocus cellFocus() {
    return cellFocus;
  }

  /** Returns the requested route; read only. */
  public RouteState routeState() {
    return routeState;
  }

  /** Returns the cell under the pointer, as of the last {@link #settle}. */
  public Optional<Cell> hovered() {
    return viewportState.hovered();
  }

  /** Returns the current request; a new object only if it has changed. */
  public SceneRequest request() {
    return request;
  }

  /** Returns the shown content, with what a survey draws. */
  public SceneContent content() {
    return simulations.surveys().over(content);
  }
}
