package emberway.app.state;

import emberway.app.command.Action;
import emberway.app.command.EditAction;
import emberway.app.command.RouteAction;
import emberway.app.command.StudyAction;
import emberway.app.command.ViewAction;
import emberway.app.command.ViewOption;
import emberway.app.lab.Lab;
import emberway.app.lab.Lesson;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.SceneContent;
import emberway.app.opening.SceneRequest;
import emberway.app.route.QueryPart;
import emberway.app.route.RouteEnds;
import emberway.app.route.SavedRouteQuery;
import emberway.app.route.TravelSettings;
import emberway.app.survey.Surveys;
import emberway.app.text.Texts;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.view.MapPlanner;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The state of the explorer: the map it shows and what the user has done with it, in parts that
 * handle their own actions. Pure: no window, no files, no threads.
 */
public final class ExplorerState {
  private final MapEditor mapEditor;
  private final ViewportState viewportState;
  private final RouteState routeState;
  private final Set<ViewOption> viewOptions;
  private final Simulations simulations;
  private final RegionSelection regionSelection;
  private final CellFocus cellFocus;
  private final Handler handler = new Handler();
  private Rotation rotation; // as requested; the view rotates once the scene is ready
  private SceneContent content;
  private SceneRequest request;
  private boolean hasEarlier; // whether undo can lead to another map
  private boolean hasLater; // whether redo can lead to another map
  private boolean retitle = true;
  private boolean redraw = true;

  /** Creates the state of a map just opened, in a view of a given size [px]; copies the options. */
  public ExplorerState(OpenedMap opened, Set<ViewOption> viewOptions, int width, int height) {
    TileMap map = opened.loaded().map();
    routeState = new RouteState(map, opened.loaded().tiles().travelDescription());
    viewportState = new ViewportState(new Viewport(opened, width, height), map.size());
    mapEditor = new MapEditor(opened, viewportState.view(), routeState);
    this.viewOptions = EnumSet.noneOf(ViewOption.class);
    this.viewOptions.addAll(viewOptions);
    regionSelection =
        new RegionSelection(viewportState.view(), () -> this.viewOptions.add(ViewOption.PICTURE));
    Surveys surveys = new Surveys(this.viewOptions, opened.loaded());
    simulations = new Simulations(new Lab(MapPlanner.preset(map)), surveys, this.viewOptions);
    cellFocus =
        new CellFocus(
            mapEditor, viewportState, () -> content.costs(), simulations, this.viewOptions);
    content = opened.mapOnly();
    rotation = content.request().rotation();
    request = makeRequest();
    settleBeside();
  }

  /** Performs an action. */
  public void apply(Action.OfState action) {
    action.dispatch(handler);
  }

  /** Passes each action to the part that handles it, and updates what depends on it. */
  private final class Handler implements Action.OfState.Handler {
    @Override
    public void apply(ViewAction.OfMotion action) {
      viewportState.apply(action);
      redraw = true;
    }

    @Override
    public void setSafeArea(SafeArea room, boolean isComplete) {
      viewportState.setSafeArea(room, isComplete);
      redraw = true;
    }

    @Override
    public void turn(boolean clockwise) {
      if (view().canRotate()) {
        rotation = clockwise ? rotation.next() : rotation.next().next().next();
      } else {
        mapEditor.setMessage(Texts.get("edit.cannot-turn"));
      }
      change();
      redraw = true;
    }

    @Override
    public void toggle(ViewOption toggled) {
      ExplorerState.this.toggle(toggled);
      changeBeside();
    }

    @Override
    public void apply(ViewAction.OfRegion action) {
      action.dispatch(regionSelection);
      change();
    }

    @Override
    public void apply(EditAction.OfMap action) {
      action.dispatch(mapEditor);
      change();
    }

    @Override
    public void apply(EditAction.OfDrawing action) {
      action.dispatch(drawingState());
      cellFocus.closeCard(); // it would take strokes that begin on it
      change(); // the map stays, although the drawing tools may cover a part
    }

    @Override
    public void apply(RouteAction.OfQuery action) {
      routeState.apply(action);
      routeState.takeNote().ifPresent(drawingState()::setNote);
      viewOptions.add(ViewOption.ROUTE);
      change();
    }

    /** Makes changes of costs part of the undo history. */
    @Override
    public void apply(RouteAction.OfTuning action) {
      if (action.beginsStep()) {
        mapEditor.history().finish();
      }
      TravelSettings before = routeState.travelSettings();
      routeState.apply(action);
      mapEditor.history().set(before, routeState.travelSettings());
      viewOptions.add(ViewOption.ROUTE);
      change();
    }

    @Override
    public void apply(StudyAction.OfPlayback action) {
      action.dispatch(simulations);
      viewportState.beginToFollow();
      change();
    }

    @Override
    public void apply(StudyAction.OfLab action) {
      action.dispatch(simulations.lab());
      change();
    }

    @Override
    public void apply(StudyAction.OfWalk action) {
      action.dispatch(simulations.walk());
      change();
    }

    @Override
    public void apply(StudyAction.OfSurvey action) {
      action.dispatch(simulations.surveys());
      changeBeside();
    }

    @Override
    public void apply(ViewAction.OfCell action) {
      viewportState.begin();
      action.dispatch(cellFocus);
      retitle = true;
      redraw = true;
    }

    /** Toggles the comparison; if the lab was hidden, shows it with the comparison on. */
    @Override
    public void compareSearches() {
      boolean wasShown = simulations.isLabShown();
      if (!wasShown) {
        ExplorerState.this.toggle(ViewOption.LAB);
      }
      if (wasShown || !simulations.lab().isComparing()) {
        simulations.lab().compareSearches();
      }
      changeBeside();
    }

    /** Opens the lab for a lesson: with the ends that the map marks, or another goal. */
    @Override
    public void beginLesson(int lesson) {
      routeState.restart(map(), Lesson.ALL.get(lesson).goal());
      simulations.lab().beginLesson(lesson);
      viewOptions.removeAll(ViewOption.LAB.excluded());
      viewOptions.add(ViewOption.LAB);
      changeBeside();
      viewportState.settleBeside();
    }

    /** Updates after an action that may change the scene; the map stops moving by itself. */
    private void change() {
      cellFocus.closeMenu();
      viewportState.begin();
      updateRequest();
      retitle = true;
    }

    /** Updates after an action that may also have opened or closed a panel beside the map. */
    private void changeBeside() {
      change();
      settleBeside();
      redraw = true;
    }
  }

  private void toggle(ViewOption toggled) {
    if (!viewOptions.containsAll(toggled.shownWith()) || !viewOptions.remove(toggled)) {
      viewOptions.removeAll(toggled.excluded());
      viewOptions.addAll(toggled.shownWith());
    }
  }

  private void settleBeside() {
    viewportState.settleBeside(viewOptions, drawingState().tool().isPresent());
  }

  /** Moves the map. [screen px] */
  public void pan(double dx, double dy) {
    viewportState.pan(dx, dy);
    redraw = true;
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
            || viewOptions.removeAll(ViewOption.inFront())
            || cellFocus.leaveCursor()
            || mapEditor.abandon()
            || drawingState().cancel()
            || viewOptions.removeAll(ViewOption.beside());
    settleBeside();
    updateRequest();
    retitle |= result;
    redraw |= result;
    return result;
  }

  private SceneRequest makeRequest() {
    return new SceneRequest(
        rotation,
        mapEditor.history().changeCursor(),
        ViewOption.fieldKinds(viewOptions),
        viewOptions.contains(ViewOption.ROUTE),
        routeState.routeRequest(viewOptions.contains(ViewOption.ITINERARY)));
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
    viewportState.resume(before.viewportState);
    rotation = before.view().rotation();
    routeState.resume(before.routeState);
    drawingState().resume(before.drawingState());
    simulations.resume(before.simulations);
    updateRequest();
    redraw = true;
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

  /** Returns the unrotated map with the user's edits; read only. */
  public TileMap map() {
    return mapEditor.map();
  }

  /** Returns the edit history of the map. */
  public EditHistory<QueryPart> history() {
    return mapEditor.history();
  }

  /** Returns a copy of the map for other threads. */
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

  /** Returns what is shown over the map; read only. */
  public Set<ViewOption> viewOptions() {
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

  /** Returns the lab and explore mode. */
  public Simulations simulations() {
    return simulations;
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
