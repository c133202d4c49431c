package emberway.view;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import java.util.Arrays;

/**
 * Finds where the road bends on which a route takes a diagonal step.
 *
 * <p>A route goes straight from cell to cell, but a road has no diagonal pictures: it leads around
 * the corner through a cell between the two. There, a route is drawn along the road.
 */
final class RoadBends {
  private static final int NONE = -1;

  private RoadBends() {}

  /**
   * The cells of a route, and between the cells of each diagonal step the one where the road bends.
   * If the road leads around both corners, the step stays diagonal.
   *
   * @param cells row-major indices, each a neighbor of the previous one
   */
  static int[] follow(TileMap map, int[] cells) {
    int[] result = new int[2 * cells.length];
    int count = 0;
    for (int i = 0; i < cells.length; i++) {
      if (i > 0) {
        int bend = between(map, cells[i - 1], cells[i]);
        if (bend != NONE) {
          result[count++] = bend;
        }
      }
      result[count++] = cells[i];
    }
    return Arrays.copyOf(result, count);
  }

  private static int between(TileMap map, int from, int to) {
    GridSize size = map.size();
    if (size.x(from) == size.x(to) || size.y(from) == size.y(to)) {
      return NONE;
    }
    int one = size.index(size.x(to), size.y(from));
    int other = size.index(size.x(from), size.y(to));
    boolean isOne = bends(map, one, from, to);
    boolean isOther = bends(map, other, from, to);
    return isOne == isOther ? NONE : isOne ? one : other;
  }

  /** Whether a cell has a road with arms to both others. */
  private static boolean bends(TileMap map, int cell, int from, int to) {
    Legend legend = map.legend();
    int road = map.overlay().id(cell);
    return road != Legend.NOTHING
        && legend.joins(road, map.overlay().id(from))
        && legend.joins(road, map.overlay().id(to))
        && isRoad(map, cell, road);
  }

  /** Whether an overlay can be walked on and makes its ground no costlier, as forests do. */
  private static boolean isRoad(TileMap map, int cell, int overlay) {
    Legend legend = map.legend();
    int base = map.base().id(cell);
    double blocked = Double.POSITIVE_INFINITY;
    double ground = base == Legend.NOTHING ? blocked : legend.tile(base).terrain().over(blocked);
    double cost = legend.tile(overlay).terrain().over(ground);
    return cost < blocked && cost <= ground;
  }
}
