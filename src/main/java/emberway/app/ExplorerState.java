package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.view.Field;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that the explorer knows of the map it shows and of what the person did with it. Pure: no
 * window, no files, no threads.
 */
final class ExplorerState {
  private static final double NUDGE = 24; // what a short press of a steering key does [screen px]

  private final TileMap map; // unturned; its overlay follows the edits
  private final MapView view;
  private final Volcanoes volcanoes;
  private final boolean[] drawable; // by tile id: whether the tile set has its picture
  private final Set<Shown> shown;
  private final Motion motion = new Motion();
  private final Map<Integer, Integer> edits = new HashMap<>();
  private Ends ends;
  private Rotation rotation; // wanted; the view turns once the scene is ready
  private SceneContent content;
  private SceneRequest request;
  private double pointerX = -1; // [screen px]
  private double pointerY = -1;
  private Optional<Cell> hovered = Optional.empty();
  private boolean hoverIsStale;
  private boolean retitle = true;
  private boolean redraw = true;

  /**
   * Of a map just opened, in a view of that size. [px] [&gt;= 1]
   *
   * @param shown what lies over the map; copied
   */
  ExplorerState(OpenedMap opened, Set<Shown> shown, int width, int height) {
    TileMap loaded = opened.loaded().map();
    map =
        new TileMap(
            loaded.info(),
            loaded.legend(),
            loaded.base(),
            loaded.overlay().copy(),
            loaded.places());
    view = new MapView(opened.loaded().tiles().set().geometry(), map.size(), width, height);
    volcanoes = new Volcanoes(map.legend());
    drawable = drawable(opened);
    this.shown = EnumSet.noneOf(Shown.class);
    this.shown.addAll(shown);
    ends = Ends.markedOn(map);
    content = opened.bare();
    rotation = content.request().rotation();
    request = makeRequest();
  }

  private static boolean[] drawable(OpenedMap opened) {
    Legend legend = opened.loaded().map().legend();
    boolean[] result = new boolean[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      result[id] = opened.loaded().tiles().set().spriteNames().contains(legend.tile(id).stem());
    }
    return result;
  }

  /** Does what the person wants. */
  void apply(Action.OfState action) {
    if (action instanceof Action.SetEnd set) {
      setEnd(set);
    } else if (action instanceof Action.SwapEnds) {
      ends = ends.swapped();
    } else if (action instanceof Action.Poke poke) {
      poke(poke.x(), poke.y());
    } else if (action instanceof Action.Toggle toggle) {
      if (!shown.remove(toggle.shown())) {
        shown.add(toggle.shown());
      }
    } else if (action instanceof Action.Turn turn) {
      rotation = turn.clockwise() ? rotation.next() : rotation.next().next().next();
    } else {
      move(action);
      return;
    }
    ask();
    retitle = true;
  }

  /** What changes the view alone. */
  private void move(Action.OfState action) {
    if (action instanceof Action.Hover hover) {
      pointerX = hover.x();
      pointerY = hover.y();
      hoverIsStale = true;
      return;
    }
    if (action instanceof Action.Pan pan) {
      view.pan(pan.dx(), pan.dy());
    } else if (action instanceof Action.Fling fling) {
      motion.fling(fling.velocityX(), fling.velocityY());
    } else if (action instanceof Action.Halt) {
      motion.halt();
    } else if (action instanceof Action.Steer steer) {
      motion.halt();
      motion.steer(steer.dx(), steer.dy(), steer.begins());
      if (steer.begins()) {
        view.pan(-steer.dx() * NUDGE, -steer.dy() * NUDGE);
      }
    } else if (action instanceof Action.Zoom zoom) {
      view.zoom(zoom.x(), zoom.y(), zoom.notches());
    } else if (action instanceof Action.ZoomCentered zoom) {
      motion.halt();
      view.zoom(view.camera().viewWidth() / 2.0, view.camera().viewHeight() / 2.0, zoom.notches());
    } else if (action instanceof Action.Fit) {
      motion.halt();
      view.fit();
    } else if (action instanceof Action.LookAt look) {
      motion.halt();
      view.lookAt(look.cell());
    } else if (action instanceof Action.LookAtPoint look) {
      motion.halt();
      view.lookAt(look.worldX(), look.worldY());
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
    seeAnew();
  }

  private void seeAnew() {
    redraw = true;
    hoverIsStale = true;
  }

  /** Finds out what is under the pointer, unless the view glides on beneath it. */
  void settle() {
    if (hoverIsStale && !isMoving()) {
      hoverIsStale = false;
      Cell cell = view.cellAt(pointerX, pointerY);
      Optional<Cell> now = contains(cell) ? Optional.of(cell) : Optional.empty();
      retitle |= !now.equals(hovered);
      hovered = now;
    }
  }

  /** Hides what lies in front and waits for an answer; whether there was anything. */
  boolean closeFront() {
    boolean result = shown.removeAll(EnumSet.of(Shown.HELP, Shown.PALETTE, Shown.PLACES));
    redraw |= result;
    return result;
  }

  private void setEnd(Action.SetEnd set) {
    if (contains(set.cell())) {
      ends = ends.with(set.end(), set.cell());
      shown.add(Shown.ROUTE);
    }
  }

  private boolean contains(Cell cell) {
    return map.size().contains(cell.x(), cell.y());
  }

  /** What stands in front covers what lies behind it. */
  private void poke(double x, double y) {
    if (!toggleVolcano(view.cellAt(x, y))) {
      toggleVolcano(view.cellInFront(x, y));
    }
  }

  private boolean toggleVolcano(Cell cell) {
    if (!contains(cell)) {
      return false;
    }
    GridSize size = map.size();
    int other = volcanoes.other(map.overlay().id(size.index(cell)));
    if (other == Legend.NOTHING || !drawable[other]) {
      return false;
    }
    map.overlay().set(cell.x(), cell.y(), other);
    edits.put(size.index(cell), other);
    return true;
  }

  private SceneRequest makeRequest() {
    Set<Field> fields = EnumSet.noneOf(Field.class);
    if (shown.contains(Shown.INFLUENCES)) {
      fields.add(Field.WARMTH);
      fields.add(Field.DREAD);
    }
    if (shown.contains(Shown.COST)) {
      fields.add(Field.COST);
    }
    return new SceneRequest(rotation, edits, fields, shown.contains(Shown.ROUTE), ends);
  }

  /** Called for what may change the scene, not for what moves the view alone. */
  private void ask() {
    SceneRequest next = makeRequest();
    if (!next.equals(request)) {
      request = next;
    }
  }

  /** Shows what was worked out. */
  void show(SceneContent ready) {
    content = ready;
    if (view.rotation() != ready.request().rotation()) {
      motion.halt();
      view.turnTo(ready.request().rotation());
    }
    retitle = true;
    seeAnew();
  }

  /** Follows the window. [px] [&gt;= 1] */
  void resize(int width, int height) {
    view.resize(width, height);
    seeAnew();
  }

  /** Lets the view glide on by a time. [s] */
  void advance(double seconds) {
    motion.advance(seconds);
    view.pan(motion.dx(), motion.dy());
    seeAnew();
  }

  /** The keyboard is gone: no key is down any more. */
  void letGo() {
    motion.letGo();
  }

  /** What was drawn is lost. */
  void expose() {
    redraw = true;
  }

  /** Whether the picture has changed since this was last asked. */
  boolean takeRedraw() {
    boolean result = redraw;
    redraw = false;
    return result;
  }

  /** Whether there is something else to say since this was last asked. */
  boolean takeRetitle() {
    boolean result = retitle;
    retitle = false;
    return result;
  }

  /** Whether the view moves by itself. */
  boolean isMoving() {
    return motion.isMoving();
  }

  /** The map, unturned, as the person has changed it; to be read only. */
  TileMap map() {
    return map;
  }

  /** Which part of it is seen. */
  MapView view() {
    return view;
  }

  /** What lies over it; to be read only. */
  Set<Shown> shown() {
    return shown;
  }

  /** Where the route begins and ends. */
  Ends ends() {
    return ends;
  }

  /** The cell under the pointer, as of the last {@link #settle}. */
  Optional<Cell> hovered() {
    return hovered;
  }

  /** What the person wants to see; a new object only where that has changed. */
  SceneRequest request() {
    return request;
  }

  /** What is shown. */
  SceneContent content() {
    return content;
  }
}
