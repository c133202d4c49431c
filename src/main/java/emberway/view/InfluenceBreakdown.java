package emberway.view;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.query.Route;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The influences on the cost of a cell or a route, source by source. */
public final class InfluenceBreakdown {
  /**
   * A source whose influence reaches the cell.
   *
   * @param tile its tile
   * @param cell its cell
   * @param influence how it acts
   * @param multiplier the factor by which it divides or multiplies the cost; of a route, the
   *     product of the factors at its cells
   */
  public record Source(Tile tile, Cell cell, Influence influence, double multiplier) {
    private Source times(Source other) {
      return new Source(tile, cell, influence, multiplier * other.multiplier);
    }
  }

  private InfluenceBreakdown() {}

  /** The sources that act on a cell of the map, the strongest first. */
  public static List<Source> of(TileMap map, Cell cell) {
    int radius = reach(map);
    List<Source> sources = new ArrayList<>();
    GridSize size = map.size();
    for (int y = Math.max(0, cell.y() - radius);
        y <= Math.min(size.height() - 1, cell.y() + radius);
        y++) {
      for (int x = Math.max(0, cell.x() - radius);
          x <= Math.min(size.width() - 1, cell.x() + radius);
          x++) {
        int index = size.index(x, y);
        add(sources, map, map.base().id(index), x, y, cell);
        add(sources, map, map.overlay().id(index), x, y, cell);
      }
    }
    return strongestFirst(sources);
  }

  /** The sources that act on the cells of a route after its start, the strongest first. */
  public static List<Source> along(TileMap map, Route route) {
    Map<Cell, Source> sources = new LinkedHashMap<>();
    for (int step = 1; step <= route.steps(); step++) {
      of(map, route.cell(step)).forEach(each -> sources.merge(each.cell, each, Source::times));
    }
    return strongestFirst(new ArrayList<>(sources.values()));
  }

  private static List<Source> strongestFirst(List<Source> sources) {
    sources.sort(
        Comparator.comparingDouble((Source source) -> Math.abs(Math.log(source.multiplier())))
            .reversed());
    return sources;
  }

  /** The greatest distance at which any source can act. [cells] */
  private static int reach(TileMap map) {
    int reach = 0;
    List<Tile> tiles = map.legend().tiles();
    for (int i = 0; i < tiles.size(); i++) {
      Tile tile = tiles.get(i);
      if (tile.influence().isPresent()) {
        reach = Math.max(reach, tile.influence().get().extent());
      }
    }
    return reach;
  }

  /** Adds the tile at (x, y) if it is a source that acts on the cell. */
  private static void add(List<Source> sources, TileMap map, int id, int x, int y, Cell to) {
    if (id == Legend.NOTHING || map.legend().tile(id).influence().isEmpty()) {
      return;
    }
    Tile tile = map.legend().tile(id);
    Influence influence = tile.influence().get();
    Cell from = new Cell(x, y);
    if (influence.actsOn(from, to)) {
      sources.add(new Source(tile, from, influence, influence.multiplier(from, to)));
    }
  }
}
