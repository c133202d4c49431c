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
import emberway.app.route.RouteEnd;
import emberway.app.route.RouteEnds;
import emberway.app.route.SavedRouteQuery;
import emberway.app.route.TravelSettings;
import emberway.app.text.Texts;
import emberway.app.viewport.SafeArea;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.plan.cost.Movement;
import emberway.view.MapPlanner;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * All that the explorer knows of the map it shows and of what the user did with it, in parts that
 * take the actions meant for them. Pure: no window, no files, no threads.
 */
public final class ExplorerState {
  private final MapEditor mapEditor;
  private final ViewportState viewportState;
  private final RouteState routeState;
  private final Set<ViewOption> viewOption;
  private final Simulations simulations;
  private StudiedRoute studied = StudiedRoute.NONE;
  private final ChangeDetector<Movement> moved = new ChangeDetector<>();
  private final RegionSelection regionSelection;
  private final Handler handler = new Handler();
  private Rotation rotation; // wanted; the view turns once the scene is ready
  private SceneContent content;
  private SceneRequest request;
  private boolean hasEarlier; // another map that undoing leads on to
  private boolean hasLater; // likewise for redoing
  private boolean retitle = true;
  private boolean redraw = true;

  /**
   * Of a map just opened, in a view of that size. [px] [&gt;= 1]
   *
   * @param viewOption what lies over the map; copied
   */
  public ExplorerState(OpenedMap opened, Set<ViewOption> viewOption, int width, int height) {
    TileMap map = opened.loaded().map();
    routeState = new RouteState(map, opened.loaded().tiles().travelDescription());
    viewportState = new ViewportState(new Viewport(opened, width, height), map.size());
    mapEditor = new MapEditor(opened, viewportState.view(), routeState::set);
    this.viewOption = EnumSet.noneOf(ViewOption.class);
    this.viewOption.addAll(viewOption);
    regionSelection =
        new RegionSelection(viewportState.view(), () -> this.viewOption.add(ViewOption.PICTURE));
    simulations = new Simulations(new Lab(MapPlanner.preset(map)), this.viewOption);
    content = opened.bare();
    rotation = content.request().rotation();
    request = makeRequest();
  }

  /** Does what the user wants. */
  public void apply(Action.OfState action) {
    action.dispatch(handler);
  }

  /** Hands each action to the part that takes it, and sees to what follows from it. */
  private final class Handler implements Action.OfState.Handler {
    @Override
    public void apply(ViewAction.OfMotion action) {
      viewportState.apply(action);
      redraw = true;
    }

    @Override
    public void cover(SafeArea room, boolean isComplete) {
      viewportState.cover(room, isComplete);
      redraw = true;
    }

    @Override
    public void turn(boolean clockwise) {
      if (view().turns()) {
        rotation = clockwise ? rotation.next() : rotation.next().next().next();
      } else {
        mapEditor.say(Texts.get("edit.cannot-turn"));
      }
      change();
      redraw = true;
    }

    @Override
    public void toggle(ViewOption toggled) {
      boolean wasRouteDrawn = isRouteDrawn();
      ExplorerState.this.toggle(toggled);
      changeStudy(wasRouteDrawn);
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
      change();
    }

    @Override
    public void apply(RouteAction.OfQuery action) {
      routeState.apply(action);
      viewOption.add(ViewOption.ROUTE);
      change();
    }

    /** Changes of costs go among those of the map that can be undone. */
    @Override
    public void apply(RouteAction.OfTuning action) {
      if (action.beginsStep()) {
        mapEditor.history().finish();
      }
      TravelSettings before = routeState.travelSettings();
      routeState.apply(action);
      mapEditor.history().set(before, routeState.travelSettings());
      viewOption.add(ViewOption.ROUTE);
      change();
    }

    @Override
    public void apply(StudyAction.OfPlayback action) {
      action.dispatch(simulations);
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

    /** A hidden lab that compares them already is shown as it was left. */
    @Override
    public void compareSearches() {
      boolean wasRouteDrawn = isRouteDrawn();
      boolean wasShown = simulations.isLabShown();
      if (!wasShown) {
        ExplorerState.this.toggle(ViewOption.LAB);
      }
      if (wasShown || !simulations.lab().isComparing()) {
        simulations.lab().compareSearches();
      }
      changeStudy(wasRouteDrawn);
    }

    /** Opens the lab; the lesson may ask for another goal. */
    @Override
    public void beginLesson(int lesson) {
      simulations.lab().beginLesson(lesson);
      viewOption.removeAll(ViewOption.LAB.excluded());
      viewOption.add(ViewOption.LAB);
      Lesson.ALL
          .get(lesson)
          .goal()
          .ifPresent(goal -> routeState.apply(new RouteAction.SetEnd(RouteEnd.GOAL, goal)));
      change();
      viewportState.settleBesideStudy();
      redraw = true;
    }

    /** Something was asked for that may change the scene: the map stays where it is. */
    private void change() {
      viewportState.begin();
      ask();
      retitle = true;
    }

    /** The same where panels of a study may have come or gone. */
    private void changeStudy(boolean wasRouteDrawn) {
      change();
      if (isRouteDrawn() != wasRouteDrawn) {
        viewportState.settleBesideStudy();
      }
      redraw = true;
    }
  }

  private void toggle(ViewOption toggled) {
    if (!viewOption.remove(toggled)) {
      viewOption.removeAll(toggled.excluded());
      viewOption.add(toggled);
    }
  }

  /** Carries the map along. [screen px] */
  public void pan(double dx, double dy) {
    viewportState.pan(dx, dy);
    redraw = true;
  }

  /** The pointer has come to a point. [screen px] */
  public void hover(double x, double y) {
    viewportState.hover(x, y);
  }

  /** Whether something lies over the map where the pointer is: it is on no cell then. */
  public void coverPointer(boolean isCovered) {
    viewportState.coverPointer(isCovered);
  }

  /** Finds out what is under the pointer, unless the view glides on beneath it. */
  public void settle() {
    retitle |= viewportState.settle();
  }

  private boolean closeBeside() {
    Optional<ViewOption> open = viewOption.stream().filter(ViewOption::isBeside).findFirst();
    open.ifPresent(this::toggle);
    return open.isPresent();
  }

  /** Hides what lies in front and waits for an answer; whether there was anything. */
  public boolean closeFront() {
    boolean result =
        regionSelection.letGo()
            || viewOption.removeAll(ViewOption.inFront())
            || mapEditor.abandon()
            || drawingState().letGo()
            || closeBeside();
    ask();
    retitle |= result;
    redraw |= result;
    return result;
  }

  private SceneRequest makeRequest() {
    return new SceneRequest(
        rotation,
        mapEditor.history().changeCursor(),
        ViewOption.fieldKinds(viewOption),
        viewOption.contains(ViewOption.ROUTE),
        routeState.routeRequest(viewOption.contains(ViewOption.ITINERARY)));
  }

  /** Called for what may change the scene, not for what moves the view alone. */
  private void ask() {
    look();
    SceneRequest next = makeRequest();
    if (!next.equals(request)) {
      request = next;
    }
  }

  /** What is studied follows the route that is asked for, and its rules. */
  private void look() {
    if (moved.isNew(routeState.movement())) {
      simulations
          .walk()
          .move(new MapPlanner(mapEditor.map(), routeState.movement()).rules().movement());
    }
    studied = studied.next(routeState.routeRequest(false), content);
    simulations.look(content.costs(), studied);
  }

  /** Shows what was worked out. */
  public void show(SceneContent ready) {
    content = ready;
    routeState.show(content.report());
    look();
    if (view().rotation() != ready.request().rotation()) {
      regionSelection.forget();
    }
    viewportState.turnTo(ready.request().rotation());
    retitle = true;
    redraw = true;
  }

  /** Looks and goes on as another state did before its map was read again, as far as can be. */
  public void resume(ExplorerState before) {
    viewportState.resume(before.viewportState);
    rotation = before.view().rotation();
    routeState.resume(before.routeState);
    drawingState().resume(before.drawingState());
    simulations.resume(before.simulations);
    ask();
    redraw = true;
  }

  /**
   * Goes on with what was made of its map before that was read again with other tiles.
   *
   * @param now the same as it is to be here
   * @return false, with nothing changed, where these tiles cannot say all that was done
   */
  public boolean resume(ExplorerState before, TileMap now) {
    boolean result = mapEditor.resume(before.mapEditor, now);
    ask();
    retitle = true;
    return result;
  }

  /** Goes on with what was done to its map before another one was on show for a while. */
  public void resume(EditHistory<TravelSettings> before) {
    mapEditor.resume(before);
    ask();
    retitle = true;
  }

  /** Asks for what was asked for when the map was opened before. */
  public void recall(SavedRouteQuery before) {
    routeState.recall(before, map());
    ask();
  }

  /** Learns whether undoing and redoing lead on to other maps, beyond what was done to this one. */
  public void adjoin(boolean earlier, boolean later) {
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

  /** Keeps what can be undone within so much memory. [bytes] [&gt;= 0] */
  public void limitUndo(long most) {
    mapEditor.history().limit(most);
  }

  /** Follows the window. [px] [&gt;= 1] */
  public void resize(int width, int height) {
    viewportState.resize(width, height);
    redraw = true;
  }

  /** Lets the view glide on by a time. [s] */
  public void advance(double seconds) {
    viewportState.advance(seconds);
    redraw = true;
  }

  /** The keyboard is gone: no key is down any more. */
  public void letGo() {
    viewportState.letGo();
  }

  /** What was drawn is lost, or no longer true. */
  public void expose() {
    redraw = true;
  }

  /** Whether the picture has changed since this was last asked. */
  public boolean takeRedraw() {
    boolean result = redraw;
    redraw = false;
    return result;
  }

  /** What is studied has changed, and so what there is to say. */
  public void studied() {
    retitle = true;
  }

  /** Whether there is something else to say since this was last asked. */
  public boolean takeRetitle() {
    boolean result = retitle;
    retitle = false;
    return result;
  }

  /** Whether the view moves by itself. */
  public boolean isMoving() {
    return viewportState.isMoving();
  }

  /** The map, unturned, as the user has changed it; to be read only. */
  public TileMap map() {
    return mapEditor.map();
  }

  /** What was done to it, to be undone and redone. */
  public EditHistory<TravelSettings> history() {
    return mapEditor.history();
  }

  /** A copy of the map as it is now, for other threads to read. */
  public TileMap copyOfMap() {
    return mapEditor.copyOfMap();
  }

  /** Says that a state of the map is safe in its file. */
  public void saved(EditHistory.Mark mark) {
    mapEditor.history().saved(mark);
    retitle = true;
  }

  /** Says that no state of the map is safe in its file. */
  public void lost() {
    mapEditor.history().overwritten();
    retitle = true;
  }

  /** What there is to say about the last change of the map, once. */
  public Optional<String> takeRemark() {
    return mapEditor.takeRemark();
  }

  /** What the user draws with. */
  public DrawingState drawingState() {
    return mapEditor.drawingState();
  }

  /** Which part of it is seen. */
  public Viewport view() {
    return viewportState.view();
  }

  /** What lies over it; to be read only. */
  public Set<ViewOption> viewOption() {
    return viewOption;
  }

  /** Where the route begins and ends. */
  public RouteEnds routeEnds() {
    return routeState.routeEnds();
  }

  /** Whether routes lie over the map: what is studied there shows ways of its own. */
  public boolean isRouteDrawn() {
    return !simulations.isLabShown() && !simulations.isWalkShown();
  }

  /** What is studied on the map. */
  public Simulations simulations() {
    return simulations;
  }

  /** The rectangle that is to be a picture. */
  public RegionSelection regionSelection() {
    return regionSelection;
  }

  /** The route that is asked for; to be read only. */
  public RouteState routeState() {
    return routeState;
  }

  /** The cell under the pointer, as of the last {@link #settle}. */
  public Optional<Cell> hovered() {
    return viewportState.hovered();
  }

  /** What the user wants to see; a new object only where that has changed. */
  public SceneRequest request() {
    return request;
  }

  /** What is shown. */
  public SceneContent content() {
    return content;
  }
}
