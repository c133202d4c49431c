package emberway.app.state;

import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.map.edit.MapEdit;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Overlay tiles that the user assumes in place of the map's own, as in "what if this volcano
 * erupted". The map on show holds them, so that all that reads it sees them, but they are neither
 * steps of the history nor saved. They are off the map while it is edited, and an edit of its cell
 * ends an assumption.
 */
final class AssumedTiles {
  private final TileMap map;
  private final EditHistory<?> history;
  private final Map<Cell, MapEdit> edits = new LinkedHashMap<>(); // the oldest first
  private boolean isLifted; // whether the map holds its own tiles now

  AssumedTiles(TileMap map, EditHistory<?> history) {
    this.map = map;
    this.history = history;
  }

  /** Assumes a tile in a cell; the cell's own tile ends the assumption. */
  void assume(Cell cell, int id) {
    lift();
    int[] cells = {map.size().index(cell)};
    MapEdit edit = MapEdit.painting(map, Layer.OVERLAY, cells, id);
    edits.remove(cell);
    if (!edit.isEmpty()) {
      edits.put(cell, edit);
    }
  }

  /** Ends the assumptions about some ascending cells; returns whether there were any. */
  boolean end(int... cells) {
    lift();
    return edits.values().removeIf(edit -> Arrays.binarySearch(cells, edit.cell(0)) >= 0);
  }

  /** Takes the assumed tiles off the map, until {@link #settle}, so that it can be edited. */
  void lift() {
    if (!isLifted) {
      isLifted = true;
      edits.values().forEach(edit -> history.pass(edit.reversed()));
    }
  }

  /** Puts the assumed tiles back on the map, except where it was edited. */
  void settle() {
    if (isLifted) {
      isLifted = false;
      edits.values().removeIf(edit -> map.overlay().id(edit.cell(0)) != edit.before(0));
      edits.values().forEach(history::pass);
    }
  }

  /** Assumes what was assumed on another map of this size, where it has the same tiles. */
  void resume(AssumedTiles other) {
    boolean isAlike = map.size().equals(other.map.size());
    other.edits.forEach(
        (cell, edit) -> {
          int id = id(other, edit.after(0));
          boolean isFit = isAlike && map.overlay().id(edit.cell(0)) == id(other, edit.before(0));
          if (isFit && id != Legend.NOTHING) {
            assume(cell, id);
          }
        });
    settle();
  }

  private int id(AssumedTiles other, int theirs) {
    return map.legend().id(other.map.legend().tile(theirs).symbol());
  }

  /** Returns a copy of the map with its own tiles. */
  TileMap copyWithout() {
    TileMap copy = map.copy();
    if (!isLifted) {
      edits.values().forEach(edit -> edit.reversed().applyTo(copy));
    }
    return copy;
  }

  /** Returns the map's own tile in a cell where another one is assumed. */
  OptionalInt own(Cell cell) {
    MapEdit edit = edits.get(cell);
    return edit == null ? OptionalInt.empty() : OptionalInt.of(edit.before(0));
  }

  /** Returns the cells with assumed tiles, the oldest assumption first. */
  List<Cell> cells() {
    return List.copyOf(edits.keySet());
  }
}
