package emberway.app.state;

import emberway.app.command.Action;
import emberway.app.command.Shown;
import emberway.app.document.OpenedMap;
import emberway.app.document.SceneContent;
import emberway.app.document.SceneRequest;
import emberway.app.lab.Lab;
import emberway.app.lab.Lesson;
import emberway.app.route.Asked;
import emberway.app.route.Ends;
import emberway.app.route.Manner;
import emberway.app.route.RouteEnd;
import emberway.app.viewport.MapView;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.plan.cost.Movement;
import emberway.view.MapPlan;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * All that the explorer knows of the map it shows and of what the person did with it, in parts that
 * take the actions meant for them. Pure: no window, no files, no threads.
 */
public final class ExplorerState {
  private final World world;
  private final Hand hand;
  private final Viewpoint viewpoint;
  private final RouteWish wish;
  private final Set<Shown> shown;
  private final Studies studies;
  private StudiedWay studied = StudiedWay.NONE;
  private final Watched<Movement> moved = new Watched<>();
  private final Framing framing = new Framing();
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
   * @param shown what lies over the map; copied
   */
  public ExplorerState(OpenedMap opened, Set<Shown> shown, int width, int height) {
    TileMap map = opened.loaded().map();
    wish = new RouteWish(map, opened.loaded().tiles().travel());
    world = new World(opened, wish::set);
    hand = new Hand(world.map(), world.drawable());
    viewpoint = new Viewpoint(new MapView(opened, width, height), map.size());
    this.shown = EnumSet.noneOf(Shown.class);
    this.shown.addAll(shown);
    studies = new Studies(new Lab(MapPlan.preset(map)), this.shown);
    content = opened.bare();
    rotation = content.request().rotation();
    request = makeRequest();
  }

  /** Does what the person wants. */
  public void apply(Action.OfState action) {
    if (action instanceof Action.Cover cover) {
      viewpoint.cover(cover);
      redraw = true;
      return;
    }
    viewpoint.begin();
    if (action instanceof Action.OfView move) {
      redraw |= viewpoint.apply(move);
      return;
    }
    boolean wasRouteDrawn = isRouteDrawn();
    if (action instanceof Action.OfFraming framed) {
      frame(framed);
    } else if (action instanceof Action.OfWorld change) {
      world.apply(change, view(), hand);
    } else if (action instanceof Action.OfHand taken) {
      hand.apply(taken);
      if (taken instanceof Action.TakeTool && hand.tiles().isEmpty()) {
        world.tellWhereToDraw();
      }
    } else if (action instanceof Action.OfRoute asked) {
      ask(asked);
    } else if (action instanceof Action.Toggle toggle) {
      toggle(toggle.shown());
    } else if (action instanceof Action.OfStudies studied) {
      study(studied);
    } else if (action instanceof Action.Turn && !view().turns()) {
      world.say("this map's pictures show one side only: it cannot be turned");
    } else if (action instanceof Action.Turn turn) {
      rotation = turn.clockwise() ? rotation.next() : rotation.next().next().next();
    }
    if (isRouteDrawn() != wasRouteDrawn || action instanceof Action.BeginLesson) {
      viewpoint.settleBesideStudy();
    }
    ask();
    retitle = true;
    redraw |=
        action instanceof Action.OfShown
            || action instanceof Action.BeginLesson
            || action instanceof Action.CompareSearches;
  }

  /** Changes of costs go among those of the map that can be undone. */
  private void ask(Action.OfRoute action) {
    if (action instanceof Action.BeginTuning || action instanceof Action.ResetTuning) {
      world.history().finish();
    }
    Manner before = wish.manner();
    wish.apply(action, content.report());
    if (action instanceof Action.OfTuning) {
      world.history().set(before, wish.manner());
    }
    shown.add(Shown.ROUTE);
  }

  /** What it asks for is told beside the rectangle. */
  private void frame(Action.OfFraming action) {
    if (framing.apply(action, view())) {
      shown.add(Shown.PICTURE);
    }
  }

  private void toggle(Shown toggled) {
    if (!shown.remove(toggled)) {
      shown.removeAll(toggled.excluded());
      shown.add(toggled);
    }
  }

  /** What belongs to the lab opens it. */
  private void study(Action.OfStudies studied) {
    boolean wasShown = studies.isLabShown();
    if (studied instanceof Action.CompareSearches && !wasShown) {
      toggle(Shown.LAB);
      if (studies.lab().isComparing()) {
        return; // as it was left
      }
    }
    studies.apply(studied);
    if (studied instanceof Action.BeginLesson begun) { // which may ask for another goal
      shown.removeAll(Shown.LAB.excluded());
      shown.add(Shown.LAB);
      Lesson.ALL
          .get(begun.lesson())
          .goal()
          .ifPresent(goal -> wish.apply(new Action.SetEnd(RouteEnd.GOAL, goal)));
    }
  }

  /** Carries the map along. [screen px] */
  public void pan(double dx, double dy) {
    viewpoint.pan(dx, dy);
    redraw = true;
  }

  /** The pointer has come to a point. [screen px] */
  public void hover(double x, double y) {
    viewpoint.hover(x, y);
  }

  /** Whether something lies over the map where the pointer is: it is on no cell then. */
  public void coverPointer(boolean isCovered) {
    viewpoint.coverPointer(isCovered);
  }

  /** Finds out what is under the pointer, unless the view glides on beneath it. */
  public void settle() {
    retitle |= viewpoint.settle();
  }

  private boolean closeBeside() {
    Optional<Shown> open = shown.stream().filter(Shown::isBeside).findFirst();
    open.ifPresent(this::toggle);
    return open.isPresent();
  }

  /** Hides what lies in front and waits for an answer; whether there was anything. */
  public boolean closeFront() {
    boolean result =
        framing.letGo()
            || shown.removeAll(Shown.inFront())
            || world.abandon()
            || hand.letGo()
            || closeBeside();
    ask();
    retitle |= result;
    redraw |= result;
    return result;
  }

  private SceneRequest makeRequest() {
    return new SceneRequest(
        rotation,
        world.history().trail(),
        Shown.fields(shown),
        shown.contains(Shown.ROUTE),
        wish.question(shown.contains(Shown.ITINERARY)));
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
    if (moved.isNew(wish.movement())) {
      studies.walk().move(new MapPlan(world.map(), wish.movement()).rules().movement());
    }
    studied = studied.next(wish.question(false), content);
    studies.look(content.costs(), studied);
  }

  /** Shows what was worked out. */
  public void show(SceneContent ready) {
    content = ready;
    look();
    if (view().rotation() != ready.request().rotation()) {
      framing.forget();
    }
    viewpoint.turnTo(ready.request().rotation());
    retitle = true;
    redraw = true;
  }

  /** Looks and goes on as another state did before its map was read again, as far as can be. */
  public void resume(ExplorerState before) {
    viewpoint.resume(before.viewpoint);
    rotation = before.view().rotation();
    wish.resume(before.wish);
    hand.resume(before.hand);
    studies.resume(before.studies);
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
    boolean result = world.resume(before.world, now);
    ask();
    retitle = true;
    return result;
  }

  /** Goes on with what was done to its map before another one was on show for a while. */
  public void resume(EditHistory<Manner> before) {
    world.resume(before);
    ask();
    retitle = true;
  }

  /** Asks for what was asked for when the map was opened before. */
  public void recall(Asked before) {
    wish.recall(before, map());
    ask();
  }

  /** Learns whether undoing and redoing lead on to other maps, beyond what was done to this one. */
  public void adjoin(boolean earlier, boolean later) {
    hasEarlier = earlier;
    hasLater = later;
  }

  /** Whether there is something to undo. */
  public boolean canUndo() {
    return world.history().canUndo() || hasEarlier;
  }

  /** Whether there is something to redo. */
  public boolean canRedo() {
    return world.history().canRedo() || (hasLater && world.history().isUntouched());
  }

  /** Follows the window. [px] [&gt;= 1] */
  public void resize(int width, int height) {
    viewpoint.resize(width, height);
    redraw = true;
  }

  /** Lets the view glide on by a time. [s] */
  public void advance(double seconds) {
    viewpoint.advance(seconds);
    redraw = true;
  }

  /** The keyboard is gone: no key is down any more. */
  public void letGo() {
    viewpoint.letGo();
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
    return viewpoint.isMoving();
  }

  /** The map, unturned, as the person has changed it; to be read only. */
  public TileMap map() {
    return world.map();
  }

  /** What was done to it, to be undone and redone. */
  public EditHistory<Manner> history() {
    return world.history();
  }

  /** A copy of the map as it is now, for other threads to read. */
  public TileMap copyOfMap() {
    return world.copyOfMap();
  }

  /** Says that a state of the map is safe in its file. */
  public void saved(EditHistory.Mark mark) {
    world.history().saved(mark);
    retitle = true;
  }

  /** Says that no state of the map is safe in its file. */
  public void lost() {
    world.history().overwritten();
    retitle = true;
  }

  /** What there is to say about the last change of the map, once. */
  public Optional<String> takeRemark() {
    return world.takeRemark();
  }

  /** What the person draws with. */
  public Hand hand() {
    return hand;
  }

  /** Which part of it is seen. */
  public MapView view() {
    return viewpoint.view();
  }

  /** What lies over it; to be read only. */
  public Set<Shown> shown() {
    return shown;
  }

  /** Where the route begins and ends. */
  public Ends ends() {
    return wish.ends();
  }

  /** Whether routes lie over the map: what is studied there shows ways of its own. */
  public boolean isRouteDrawn() {
    return !studies.isLabShown() && !studies.isWalkShown();
  }

  /** What is studied on the map. */
  public Studies studies() {
    return studies;
  }

  /** The rectangle that is to be a picture. */
  public Framing framing() {
    return framing;
  }

  /** The route that is asked for; to be read only. */
  public RouteWish wish() {
    return wish;
  }

  /** The cell under the pointer, as of the last {@link #settle}. */
  public Optional<Cell> hovered() {
    return viewpoint.hovered();
  }

  /** What the person wants to see; a new object only where that has changed. */
  public SceneRequest request() {
    return request;
  }

  /** What is shown. */
  public SceneContent content() {
    return content;
  }
}
