package emberway.app;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import java.util.HashMap;
import java.util.Map;

/** The map, unturned, as the person has changed it since it was opened. */
final class World {
  private final TileMap map; // its overlay follows the edits
  private final Volcanoes volcanoes;
  private final boolean[] drawable; // by tile id: whether the tile set has its picture
  private final Map<Integer, Integer> edits = new HashMap<>();

  /** Of a map just opened, which it leaves as it is. */
  World(OpenedMap opened) {
    TileMap loaded = opened.loaded().map();
    map =
        new TileMap(
            loaded.info(),
            loaded.legend(),
            loaded.base(),
            loaded.overlay().copy(),
            loaded.places());
    volcanoes = new Volcanoes(map.legend());
    drawable = drawable(opened);
  }

  private static boolean[] drawable(OpenedMap opened) {
    Legend legend = opened.loaded().map().legend();
    boolean[] result = new boolean[legend.size() + 1];
    for (int id = 1; id <= legend.size(); id++) {
      result[id] = opened.loaded().tiles().set().spriteNames().contains(legend.tile(id).stem());
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
    map.overlay().set(cell.x(), cell.y(), other);
    edits.put(size.index(cell), other);
    return true;
  }

  /** The map as it is now; to be read only. */
  TileMap map() {
    return map;
  }

  /** Overlay tile ids by row-major index, for every cell that was changed; to be read only. */
  Map<Integer, Integer> edits() {
    return edits;
  }
}
