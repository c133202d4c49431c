package emberway.pack.tiled;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.problem.ProblemCollector;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import java.util.List;
import java.util.Optional;

/**
 * Reads a Tiled map as a map of an Emberway tile set. All its tiles must have symbols of that set,
 * at most one for each layer of a cell.
 */
final class TiledSymbols {
  private static final int DECORATION = Integer.MAX_VALUE; // instead of an id

  private final TiledMapTiles meanings;
  private final Legend legend;
  private final TileLayer base;
  private final TileLayer overlay;
  private final TileLayer top;
  private final LongIntHashMap ids = new LongIntHashMap(); // by tile number, 0 for no symbol

  private TiledSymbols(GridSize size, TiledMapTiles meanings, Legend legend) {
    this.meanings = meanings;
    this.legend = legend;
    base = new TileLayer(size);
    overlay = new TileLayer(size);
    top = new TileLayer(size);
  }

  /** The map by its symbols; empty if a tile has none, or two tiles compete for a cell's layer. */
  static Optional<TiledSymbols> of(
      TiledMap map, GridSize size, TiledMapTiles meanings, Legend legend) {
    TiledSymbols symbols = new TiledSymbols(size, meanings, legend);
    TiledGrid grid = TiledGrid.of(map);
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Tiles tiles && !symbols.lay(tiles.cells(), grid)) {
        return Optional.empty();
      }
    }
    return Optional.of(symbols);
  }

  private boolean lay(TiledCells cells, TiledGrid grid) {
    GridSize tiled = cells.size();
    int row = 0;
    for (int i = cells.next(0); i < tiled.cells(); i = cells.next(i + 1)) {
      row = i < (row + 1) * tiled.width() ? row : tiled.y(i);
      int column = i - row * tiled.width();
      int number = TiledCells.number(cells.gid(i));
      int id = number == 0 ? DECORATION : id(number);
      if (id == DECORATION) {
        continue;
      }
      if (id == Legend.NOTHING) {
        return false;
      }
      TileLayer layer = layer(legend.tile(id).layer());
      int x = grid.x(column, row);
      int y = grid.y(column, row);
      if (layer.id(x, y) != Legend.NOTHING) {
        return false;
      }
      layer.set(x, y, id);
    }
    return true;
  }

  private TileLayer layer(Layer layer) {
    return switch (layer) {
      case BASE -> base;
      case OVERLAY -> overlay;
      case TOP -> top;
    };
  }

  private int id(int number) {
    int known = ids.get(number);
    if (known == LongIntHashMap.ABSENT) {
      known =
          meanings.isDecoration(number)
              ? DECORATION
              : meanings.counts(number, true)
                  ? meanings.of(number).symbol().map(legend::id).orElse(Legend.NOTHING)
                  : Legend.NOTHING;
      ids.put(number, known);
    }
    return known;
  }

  /** Marks a cell with the tile set's own marker tile, if the cell has no overlay. */
  void mark(Cell cell, Tile.Role role, ProblemCollector problemCollector) {
    Optional<Tile> marker = legend.find(role).filter(tile -> tile.layer() == Layer.OVERLAY);
    if (marker.isEmpty() || overlay.id(cell.x(), cell.y()) != Legend.NOTHING) {
      problemCollector.warning(
          0,
          0,
          "the %s cannot be marked at %s"
              .formatted(role == Tile.Role.START ? "start" : "goal", cell),
          "move it to a cell without anything on the ground");
      return;
    }
    overlay.set(cell.x(), cell.y(), legend.id(marker.get().symbol()));
  }

  /** The map with some metadata and places; shares the layers. */
  TileMap map(MapInfo info, List<Place> places) {
    return new TileMap(info, legend, base, overlay, top, places);
  }
}
