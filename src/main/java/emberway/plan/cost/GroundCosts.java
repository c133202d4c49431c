package emberway.plan.cost;

import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.TileLayer;
import emberway.map.TileMap;

/**
 * The cost of a straight step onto each cell before any influence: its terrain, base then overlay.
 * Uses tables by tile id instead of reading a {@code Tile} for each cell.
 */
public final class GroundCosts {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  private final TileLayer base;
  private final TileLayer overlay;
  private final double[] alone; // [by tile id] the cost of a base without overlay
  private final Terrain[] terrain; // [by tile id] null = no such tile
  private final double[] factor; // [by tile id] NaN if the tile is not a factor

  /** Reads a map's legend; every call reads the map's current layers. */
  public GroundCosts(TileMap map) {
    base = map.base();
    overlay = map.overlay();
    Legend legend = map.legend();
    alone = new double[legend.size() + 1];
    terrain = new Terrain[legend.size() + 1];
    factor = new double[legend.size() + 1];
    alone[Legend.NOTHING] = BLOCKED;
    factor[Legend.NOTHING] = 1;
    for (int id = 1; id <= legend.size(); id++) {
      terrain[id] = legend.tile(id).terrain();
      alone[id] = terrain[id].over(BLOCKED);
      factor[id] = terrain[id].kind() == Terrain.Kind.FACTOR ? terrain[id].value() : Double.NaN;
    }
  }

  /** The cost of the cell at a row-major index; infinity if blocked. [&gt; 0] */
  public double costAt(int cell) {
    return cost(base.id(cell), overlay.id(cell));
  }

  /** The cost of a cell with these base and overlay tiles. */
  double cost(int baseId, int overlayId) {
    double below = alone[baseId];
    double times = factor[overlayId];
    return Double.isNaN(times) ? terrain[overlayId].over(below) : below * times;
  }

  /**
   * Whether the tiles block the cell at a row-major index. An infinite cost can also come from an
   * overflow.
   */
  public boolean isBlocked(int cell) {
    int on = overlay.id(cell);
    return Double.isNaN(factor[on])
        ? terrain[on].kind() == Terrain.Kind.BLOCKED
        : alone[base.id(cell)] == BLOCKED;
  }
}
