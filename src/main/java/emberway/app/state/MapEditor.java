package emberway.app.state;

import emberway.app.command.EditAction;
import emberway.app.command.ShapePreview;
import emberway.app.opening.OpenedMap;
import emberway.app.route.TravelSettings;
import emberway.app.text.Texts;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.map.edit.MapEdit;
import emberway.map.edit.ShapeRasterizer;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/** The map, unturned, as the user has changed it since it was opened. */
final class MapEditor implements EditAction.OfMap.Handler {
  /** The most cells that are filled at once. */
  private static final int MOST_FILLED = 1 << 20;

  private final TileMap map;
  private final Viewport view;
  private final DrawingState drawingState;
  private final EditHistory<TravelSettings> history; // changes the map
  private final boolean[] drawable; // by tile id: whether the tile set has its picture
  private final String unchangeable; // the key of what is said where nothing can be drawn
  private boolean isDrawing; // a stroke
  private Optional<String> remark = Optional.empty();

  /**
   * Of a map just opened, which is the world's own from here on.
   *
   * @param view what is seen of it
   * @param tuned told in what manner to travel as that is undone and redone
   */
  MapEditor(OpenedMap opened, Viewport view, Consumer<TravelSettings> tuned) {
    map = opened.loaded().map();
    this.view = view;
    history = new EditHistory<>(map, opened.bare().request().edits(), tuned, TravelSettings::bytes);
    drawable = drawable(opened);
    drawingState = new DrawingState(map, drawable, this::tellWhereToDraw);
    unchangeable = opened.loaded().isInOurTiles() ? "edit.tiled-map" : "edit.tiled-tiles";
  }

  private static boolean[] drawable(OpenedMap opened) {
    Legend legend = opened.loaded().map().legend();
    boolean[] result = new boolean[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      result[id] = opened.hasPicture(id);
    }
    return result;
  }

  @Override
  public void beginStroke() {
    history.finish();
    isDrawing = true;
  }

  @Override
  public void draw(Cell from, Cell to) {
    if (isDrawing) {
      boolean bySides = drawingState.drawsBySides();
      draw(ShapeRasterizer.line(map.size(), from, to, drawingState.width(), bySides));
    }
  }

  private void draw(int[] cells) {
    history.draw(MapEdit.painting(map, drawingState.layer(), cells, drawingState.ink()));
  }

  @Override
  public void endStroke() {
    history.finish();
    isDrawing = false;
  }

  @Override
  public void change(MapEdit edit) {
    endStroke();
    history.draw(edit);
    history.finish();
  }

  @Override
  public void undo() {
    endStroke();
    if (!history.undo() && history.hasForgotten()) {
      say(Texts.get("edit.forgotten"));
    }
  }

  @Override
  public void redo() {
    endStroke();
    history.redo();
  }

  @Override
  public void drawShape() {
    drawingState.takeSketch().ifPresent(this::draw);
  }

  private void draw(ShapePreview shapePreview) {
    if (shapePreview.shape() == ShapePreview.Shape.MOVE) {
      move(shapePreview.from(), shapePreview.to());
    } else {
      draw(shapePreview.cells(map.size()));
    }
    history.finish();
  }

  /** Start and goal stay: they are the route's. */
  private void move(Cell from, Cell to) {
    GridSize size = map.size();
    if (size.contains(from.x(), from.y()) && size.contains(to.x(), to.y())) {
      int id = map.overlay().id(size.index(from));
      if (id != Legend.NOTHING && map.legend().tile(id).role() == Tile.Role.NONE) {
        history.draw(MapEdit.moving(map, size.index(from), size.index(to)));
      }
    }
  }

  @Override
  public void fill(Cell cell) {
    GridSize size = map.size();
    if (!size.contains(cell.x(), cell.y())) {
      return;
    }
    Optional<int[]> cells =
        ShapeRasterizer.flood(map, drawingState.layer(), size.index(cell), MOST_FILLED);
    if (cells.isPresent()) {
      draw(cells.get());
      history.finish();
    } else {
      say(Texts.format("edit.fill-too-large", MOST_FILLED));
    }
  }

  /** Goes on as the same map did before it was left, nothing of it having been changed since. */
  void resume(EditHistory<TravelSettings> before) {
    history.resume(MapEdit.NONE, before, id -> id);
  }

  /**
   * Goes on with what was made of a map before it was read again with other tiles.
   *
   * @param now the same as it is to be here
   * @return false, with nothing changed, where these tiles cannot say all that was done
   */
  boolean resume(MapEditor before, TileMap now) {
    IntUnaryOperator idOf = id -> same(before.map.legend().tile(id));
    boolean isSame = before.map.size().equals(map.size());
    for (int cell = 0; isSame && cell < map.size().cells(); cell++) {
      for (Layer layer : Layer.values()) {
        int was = before.map.layer(layer).id(cell);
        int is = was == Legend.NOTHING ? was : idOf.applyAsInt(was);
        isSame &= is == now.layer(layer).id(cell);
      }
    }
    return isSame && history.resume(MapEdit.between(map, now), before.history, idOf);
  }

  /** This map's tile for one of another legend, or -1. */
  private int same(Tile other) {
    return map.legend()
        .find(other.symbol())
        .filter(tile -> tile.layer() == other.layer())
        .map(tile -> map.legend().id(tile.symbol()))
        .orElse(-1);
  }

  /** Takes a stroke back that has not ended; whether there was one. */
  boolean abandon() {
    boolean result = isDrawing;
    history.abandon();
    isDrawing = false;
    return result;
  }

  /** Keeps something to say. */
  void say(String something) {
    remark = Optional.of(something);
  }

  /** Says where a map without anything to draw with can be changed. */
  private void tellWhereToDraw() {
    say(Texts.get(unchangeable));
  }

  /** What there is to say about the last change, once. */
  Optional<String> takeRemark() {
    Optional<String> result = remark;
    remark = Optional.empty();
    return result;
  }

  /** What stands in front covers what lies behind it. */
  @Override
  public void poke(double x, double y) {
    if (!toggle(view.cellAt(x, y))) {
      toggle(view.cellInFront(x, y));
    }
  }

  private boolean toggle(Cell cell) {
    GridSize size = map.size();
    if (!size.contains(cell.x(), cell.y())) {
      return false;
    }
    int there = map.overlay().id(size.index(cell));
    int other =
        there == Legend.NOTHING
            ? there
            : map.legend().tile(there).togglesTo().map(map.legend()::id).orElse(Legend.NOTHING);
    if (other == Legend.NOTHING || !drawable[other]) {
      return false;
    }
    int[] cells = {size.index(cell)};
    history.draw(MapEdit.painting(map, Layer.OVERLAY, cells, other));
    history.finish();
    return true;
  }

  /** The map as it is now; to be read only. */
  TileMap map() {
    return map;
  }

  /** A copy of it, for other threads to read. */
  TileMap copyOfMap() {
    return new TileMap(
        map.info(), map.legend(), map.base().copy(), map.overlay().copy(), map.places());
  }

  /** What the user draws with. */
  DrawingState drawingState() {
    return drawingState;
  }

  /** What was done to it. */
  EditHistory<TravelSettings> history() {
    return history;
  }
}
