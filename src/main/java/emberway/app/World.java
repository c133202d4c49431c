package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import emberway.map.edit.MapEdit;

/** The map, unturned, as the person has changed it since it was opened. */
final class World {
  private final TileMap map;
  private final EditHistory history; // changes the map
  private final Volcanoes volcanoes;
  private final boolean[] drawable; // by tile id: whether the tile set has its picture

  /** Of a map just opened, which is the world's own from here on. */
  World(OpenedMap opened) {
    map = opened.loaded().map();
    history = new EditHistory(map, opened.bare().request().edits());
    volcanoes = new Volcanoes(map.legend());
    drawable = drawable(opened);
  }

  private static boolean[] drawable(OpenedMap opened) {
    Legend legend = opened.loaded().map().legend();
    boolean[] result = new boolean[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      result[id] = opened.hasPicture(id);
    }
    return result;
  }

  /** Changes the map. */
  void apply(Action.OfWorld action, MapView view) {
    if (action instanceof Action.Poke poke) {
      poke(view, poke.x(), poke.y());
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
  }

  /** What stands in front covers what lies behind it. */
  private void poke(MapView view, double x, double y) {
    if (!toggleVolcano(view.cellAt(x, y))) {
      toggleVolcano(view.cellInFront(x, y));
    }
  }

  private boolean toggleVolcano(Cell cell) {
    GridSize size = map.size();
    if (!size.contains(cell.x(), cell.y())) {
      return false;
    }
    int other = volcanoes.other(map.overlay().id(size.index(cell)));
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

  /** What was done to it. */
  EditHistory history() {
    return history;
  }
}
