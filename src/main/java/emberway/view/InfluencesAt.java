package emberway.view;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What bends the cost of one cell, source by source. */
public final class InfluencesAt {
  /**
   * A source in reach.
   *
   * @param tile what it is
   * @param cell where it is
   * @param influence how it acts
   * @param multiplier by which it divides or multiplies the cost
   */
  public record Source(Tile tile, Cell cell, Influence influence, double multiplier) {}

  private InfluencesAt() {}

  /** The sources that reach a cell of the map, the strongest first. */
  public static List<Source> of(TileMap map, Cell cell) {
    int radius = 0;
    for (Tile tile : map.legend().tiles()) {
      radius = Math.max(radius, tile.influence().map(each -> (int) each.radius()).orElse(-1) + 1);
    }
    List<Source> sources = new ArrayList<>();
    GridSize size = map.size();
    for (int y = Math.max(0, cell.y() - radius);
        y <= Math.min(size.height() - 1, cell.y() + radius);
        y++) {
      for (int x = Math.max(0, cell.x() - radius);
          x <= Math.min(size.width() - 1, cell.x() + radius);
          x++) {
        for (Layer layer : Layer.values()) {
          int id = map.layer(layer).id(x, y);
          if (id != Legend.NOTHING) {
            add(sources, map.legend().tile(id), new Cell(x, y), cell);
          }
        }
      }
    }
    sources.sort(
        Comparator.comparingDouble((Source source) -> Math.abs(Math.log(source.multiplier())))
            .reversed());
    return sources;
  }

  private static void add(List<Source> sources, Tile tile, Cell from, Cell to) {
    double distance = from.distanceTo(to);
    tile.influence()
        .filter(influence -> influence.actsAt(distance))
        .ifPresent(
            influence ->
                sources.add(new Source(tile, from, influence, influence.multiplierAt(distance))));
  }
}
