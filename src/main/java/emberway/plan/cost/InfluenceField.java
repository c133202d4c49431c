package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileMap;
import java.util.Collection;

/**
 * How strongly a map's influences act on each cell, attraction and repulsion apart: what a picture
 * of the fields shows. Immutable.
 *
 * <p>A value is the product of the multipliers of all sources in reach, 1 where there is none, and
 * at most {@link Float#MAX_VALUE}. It is for display: costs come from {@link CostField}, which
 * works in double precision.
 */
public final class InfluenceField {
  private final GridSize size;
  private final float[] attraction; // [>= 0] [size: width*height, row-major]
  private final float[] repulsion; // [>= 0] [size: width*height, row-major]

  private InfluenceField(GridSize size, float[] attraction, float[] repulsion) {
    this.size = size;
    this.attraction = attraction;
    this.repulsion = repulsion;
  }

  /** The influences of a map as it is now. */
  public static InfluenceField of(TileMap map) {
    InfluenceSources sources = InfluenceSources.all(map);
    return new InfluenceField(
        map.size(),
        values(sources.multipliers(Effect.ATTRACT)),
        values(sources.multipliers(Effect.REPEL)));
  }

  /**
   * The influences of this map after an edit: the same as if they were asked for anew, in time that
   * goes with what changed, but for a copy.
   *
   * @param map the map as it is now
   * @param changed every cell that has held another tile since this was made; may hold more
   */
  public InfluenceField edited(TileMap map, Collection<Cell> changed) {
    InfluenceDisk[] disks = InfluenceDisk.of(map.legend());
    AffectedCells edit = new AffectedCells(size, disks);
    if (changed.size() * edit.work() > size.cells()) {
      return of(map);
    }
    InfluenceField edited = new InfluenceField(size, attraction.clone(), repulsion.clone());
    for (CellWindow window : edit.windows(changed)) {
      InfluenceSources sources = new InfluenceSources(map, disks, window);
      float[] attracting = values(sources.multipliers(Effect.ATTRACT));
      float[] repelling = values(sources.multipliers(Effect.REPEL));
      for (int y = window.y(); y <= window.lastRow(); y++) {
        int from = window.index(window.x(), y);
        int to = size.index(window.x(), y);
        System.arraycopy(attracting, from, edited.attraction, to, window.width());
        System.arraycopy(repelling, from, edited.repulsion, to, window.width());
      }
    }
    return edited;
  }

  private static float[] values(double[] product) {
    float[] values = new float[product.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) Math.min(Float.MAX_VALUE, product[i]);
    }
    return values;
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** What the cost of a cell (row-major index) is divided by. */
  public float attractionAt(int cell) {
    return attraction[cell];
  }

  /** What the cost of a cell (row-major index) is multiplied with. */
  public float repulsionAt(int cell) {
    return repulsion[cell];
  }
}
