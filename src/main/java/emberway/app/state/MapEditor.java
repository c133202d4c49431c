package emberway.app.state;

import emberway.app.command.HistoryCommands;
import emberway.app.command.MapCommands;
import emberway.app.command.ShapePreview;
import emberway.app.scene.EndCell;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.QueryPart;
import emberway.app.scene.RouteEnd;
import emberway.app.text.Texts;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.edit.CellBlock;
import emberway.map.edit.EditHistory;
import emberway.map.edit.MapEdit;
import emberway.map.edit.ShapeRasterizer;
import emberway.map.edit.TilePatch;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The unrotated map with the user's edits since it was opened. */
final class MapEditor implements MapCommands, HistoryCommands {
  /** The limit on the number of cells of one fill or copy. */
  private static final int MAX_FILLED = 1 << 20;

  private final TileMap map;
  private final Viewport view;
  private final RouteState routeState;
  private final DrawingState drawingState;
  private final EditHistory<QueryPart> history; // also edits the map
  // Changes that the user only assumes, by cell, the oldest first: steps of no history, and never
  // saved. The map holds them, so that all see them, except while it is edited.
  private final Map<Cell, MapEdit> assumed = new LinkedHashMap<>();
  private boolean isLifted; // whether the map holds its own tiles now
  private final boolean[] drawable; // whether the tile set has a picture, by tile id
  private final String readOnlyMessage; // key of the message for a map that cannot be edited
  private Layer erased; // by the current stroke of the eraser; null until it has met something
  private boolean isDrawing; // whether a stroke is in progress
  private Optional<String> message = Optional.empty();

  /**
   * Creates the editor of a map just opened, which it changes in place.
   *
   * @param view finds the cells under a point
   * @param routeState the route, whose ends the map marks; undo and redo restore parts of it
   */
  MapEditor(OpenedMap opened, Viewport view, RouteState routeState) {
    map = opened.loaded().map();
    this.view = view;
    this.routeState = routeState;
    history =
        new EditHistory<>(
            map, opened.mapOnly().request().edits(), routeState::restore, QueryPart::bytes);
    drawable = drawable(opened);
    drawingState = new DrawingState(map, drawable, this::tellWhereToDraw, this::setMessage);
    readOnlyMessage = opened.loaded().isInOurTiles() ? "edit.tiled-map" : "edit.tiled-tiles";
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
    erased = null;
  }

  @Override
  public void draw(Cell from, Cell to) {
    if (isDrawing) {
      boolean bySides = drawingState.drawsBySides();
      int[] cells = ShapeRasterizer.line(map.size(), from, to, drawingState.width(), bySides);
      if (drawingState.ink() == Legend.NOTHING) {
        erased = erased == null ? toErase(from, cells) : erased;
        if (erased != null) {
          history.draw(MapEdit.painting(map, erased, cells, Legend.NOTHING));
        }
      } else {
        draw(cells);
      }
    }
  }

  /**
   * Returns the layer that a stroke erases: that of the uppermost thing in the cell nearest to its
   * beginning where something stands; null if all of these cells are bare ground.
   */
  private Layer toErase(Cell from, int[] cells) {
    return Arrays.stream(cells)
        .filter(cell -> uppermost(cell) != Layer.BASE)
        .boxed()
        .min(Comparator.comparingLong(cell -> map.size().cell(cell).squaredDistanceTo(from)))
        .map(this::uppermost)
        .orElse(null);
  }

  /** Returns the uppermost layer that has a tile in a cell; ground if none has. */
  private Layer uppermost(int cell) {
    if (map.top().id(cell) != Legend.NOTHING) {
      return Layer.TOP;
    }
    return map.overlay().id(cell) == Legend.NOTHING ? Layer.BASE : Layer.OVERLAY;
  }

  private void draw(int[] cells) {
    if (drawingState.layer() == Layer.OVERLAY) {
      // even where the drawn tile is the map's own
      assumed.values().removeIf(edit -> Arrays.binarySearch(cells, edit.cell(0)) >= 0);
    }
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
    if (!history.undo()) {
      if (history.hasForgotten()) {
        setMessage(Texts.get("edit.forgotten"));
      } else if (!history.canRedo()) { // a held key, which has undone all there was, says nothing
        drawingState.setNote(Texts.get("edit.nothing-to-undo"));
      }
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
    if (shapePreview.shape() == ShapePreview.Shape.SELECT) {
      drawingState.select(CellBlock.between(map.size(), shapePreview.from(), shapePreview.to()));
    } else if (shapePreview.shape() == ShapePreview.Shape.MOVE) {
      move(shapePreview.from(), shapePreview.to());
    } else {
      draw(shapePreview.cells(map.size()));
    }
    history.finish();
  }

  /**
   * Moves the uppermost thing and the places of a cell. Start and goal stay, since they belong to
   * the route.
   */
  private void move(Cell from, Cell to) {
    GridSize size = map.size();
    if (size.contains(from.x(), from.y()) && size.contains(to.x(), to.y())) {
      Layer layer = uppermost(size.index(from));
      int id = map.layer(layer).id(size.index(from));
      boolean isMoved = layer != Layer.BASE && map.legend().tile(id).role() == Tile.Role.NONE;
      history.draw(
          isMoved
              ? MapEdit.moving(map, layer, size.index(from), size.index(to))
              : MapEdit.movingPlaces(map, from, to));
    }
  }

  /** Puts the route's own end at the cell, too; both are one step. */
  @Override
  public void markEnd(Tile.Role role, Cell cell) {
    GridSize size = map.size();
    int id = map.legend().find(role).map(tile -> map.legend().id(tile.symbol())).orElse(0);
    if (!drawable[id]) {
      tellWhereToDraw();
    } else if (size.contains(cell.x(), cell.y())) {
      endStroke();
      int[] before =
          IntStream.range(0, size.cells()).filter(each -> map.overlay().id(each) == id).toArray();
      history.draw(MapEdit.painting(map, Layer.OVERLAY, before, Legend.NOTHING));
      history.draw(MapEdit.painting(map, Layer.OVERLAY, new int[] {size.index(cell)}, id));
      RouteEnd end = role == Tile.Role.START ? RouteEnd.START : RouteEnd.GOAL;
      EndCell moved = new EndCell(end, Optional.of(cell));
      history.finishWith(routeState.routeEnds().at(end), moved);
      routeState.restore(moved);
    }
  }

  @Override
  public void copySelection(boolean isCut) {
    Optional<CellBlock> block = drawingState.selection();
    if (block.isEmpty()) {
      setMessage(Texts.get("edit.nothing-selected"));
    } else if (block.get().cells() > MAX_FILLED) {
      setMessage(Texts.format("edit.copy-too-large", MAX_FILLED));
    } else {
      drawingState.keep(TilePatch.of(map, block.get()));
      String told = isCut ? "edit.cut" : "edit.copied";
      drawingState.setNote(Texts.format(told, block.get().width(), block.get().height()));
      if (isCut) {
        change(TilePatch.clearing(map, block.get()));
      }
    }
  }

  @Override
  public void stamp(Cell cell) {
    if (map.size().contains(cell.x(), cell.y())) {
      drawingState.copied().ifPresent(patch -> change(patch.stamping(map, cell)));
    }
  }

  @Override
  public void fill(Cell cell) {
    GridSize size = map.size();
    if (!size.contains(cell.x(), cell.y())) {
      return;
    }
    Optional<int[]> cells =
        ShapeRasterizer.flood(map, drawingState.layer(), size.index(cell), MAX_FILLED);
    if (cells.isPresent()) {
      draw(cells.get());
      history.finish();
    } else {
      setMessage(Texts.format("edit.fill-too-large", MAX_FILLED));
    }
  }

  /** Restores the history of this map, which has not changed since it was left. */
  void resume(EditHistory<QueryPart> before) {
    history.resume(MapEdit.NONE, before, id -> id);
  }

  /**
   * Restores the edits of a map that was read again with other tiles.
   *
   * @param now the edited map in this map's tiles
   * @return false, with nothing changed, if these tiles cannot express all edits
   */
  boolean resume(MapEditor before, TileMap now) {
    before.lift();
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

  /** Returns the id of this map's tile for a tile of another legend, or -1. */
  private int same(Tile other) {
    return map.legend()
        .find(other.symbol())
        .filter(tile -> tile.layer() == other.layer())
        .map(tile -> map.legend().id(tile.symbol()))
        .orElse(-1);
  }

  /** Discards a stroke in progress. Returns whether there was one. */
  boolean abandon() {
    boolean result = isDrawing;
    lift();
    history.abandon();
    isDrawing = false;
    return result;
  }

  /** Sets the message for the user. */
  void setMessage(String newMessage) {
    message = Optional.of(newMessage);
  }

  /** Tells the user how a map without drawable tiles can be edited. */
  private void tellWhereToDraw() {
    setMessage(Texts.get(readOnlyMessage));
  }

  /** Returns the message about the last edit, and clears it. */
  Optional<String> takeMessage() {
    Optional<String> result = message;
    message = Optional.empty();
    return result;
  }

  /**
   * Returns the cell whose overlay a click on a point toggles: the one there, or else the one in
   * front, whose tall sprite may cover the point.
   */
  Optional<Cell> toggled(double x, double y) {
    return Stream.of(view.cellAt(x, y), view.cellInFront(x, y))
        .filter(cell -> toggled(cell).isPresent())
        .findFirst();
  }

  @Override
  public void toggleCell(Cell cell) {
    OptionalInt other = toggled(cell);
    if (other.isPresent()) {
      int[] cells = {map.size().index(cell)};
      lift();
      assumed.remove(cell); // the map then holds its own tile already
      history.draw(MapEdit.painting(map, Layer.OVERLAY, cells, other.getAsInt()));
      history.finish();
    }
  }

  /**
   * Assumes the tile to which a click toggles the overlay of a cell, without an edit; or ends what
   * is assumed of the cell.
   */
  void assume(Cell cell) {
    OptionalInt other = toggled(cell);
    lift();
    boolean wasAssumed = assumed.remove(cell) != null;
    if (!wasAssumed && other.isPresent()) {
      int[] cells = {map.size().index(cell)};
      assumed.put(cell, MapEdit.painting(map, Layer.OVERLAY, cells, other.getAsInt()));
    }
  }

  /** Takes the assumed tiles off the map, until {@link #settle}, so that it can be edited. */
  void lift() {
    if (!isLifted) {
      isLifted = true;
      assumed.values().forEach(edit -> history.pass(edit.reversed()));
    }
  }

  /** Puts the assumed tiles back on the map; those of cells that were edited are forgotten. */
  void settle() {
    if (isLifted) {
      isLifted = false;
      assumed.values().removeIf(edit -> map.overlay().id(edit.cell(0)) != edit.before(0));
      assumed.values().forEach(history::pass);
    }
  }

  /** Assumes what was assumed of another map of this size, where it has the same tiles. */
  void resumeAssumed(MapEditor before) {
    before.assumed.forEach(
        (cell, edit) -> {
          int own = same(before.map.legend().tile(edit.before(0)));
          if (map.size().equals(before.map.size()) && map.overlay().id(edit.cell(0)) == own) {
            assume(cell);
          }
        });
    settle();
  }

  /** Returns the cells with assumed tiles, the oldest assumption first; read only. */
  Set<Cell> assumed() {
    return assumed.keySet();
  }

  /**
   * Returns the id of the tile to which a click toggles the overlay of a cell, if it does: the
   * map's own where another one is assumed.
   */
  OptionalInt toggled(Cell cell) {
    if (assumed.containsKey(cell)) {
      return OptionalInt.of(assumed.get(cell).before(0));
    }
    GridSize size = map.size();
    int there =
        size.contains(cell.x(), cell.y()) ? map.overlay().id(size.index(cell)) : Legend.NOTHING;
    int other =
        there == Legend.NOTHING
            ? there
            : map.legend().tile(there).togglesTo().map(map.legend()::id).orElse(Legend.NOTHING);
    return other == Legend.NOTHING || !drawable[other]
        ? OptionalInt.empty()
        : OptionalInt.of(other);
  }

  /** Whether the tile set can show a start and a goal. */
  boolean canMarkEnds() {
    return Stream.of(Tile.Role.START, Tile.Role.GOAL)
        .allMatch(
            role ->
                map.legend()
                    .find(role)
                    .filter(tile -> drawable[map.legend().id(tile.symbol())])
                    .isPresent());
  }

  /** Returns the current map; read only. */
  TileMap map() {
    return map;
  }

  /** Returns a copy of the map for other threads, without what is assumed. */
  TileMap copyOfMap() {
    TileMap copy = map.copy();
    if (!isLifted) {
      assumed.values().forEach(edit -> edit.reversed().applyTo(copy));
    }
    return copy;
  }

  /** Returns what the user draws with. */
  DrawingState drawingState() {
    return drawingState;
  }

  /** Returns the edit history. */
  EditHistory<QueryPart> history() {
    return history;
  }
}
