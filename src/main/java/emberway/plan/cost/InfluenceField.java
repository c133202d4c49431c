package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileMap;
import java.util.Collection;

/**
 * The strength of a map's influences on each cell, for display; attraction and repulsion are kept
 * apart. Immutable.
 *
 * <p>A value is the product of the multipliers of all sources in reach: 1 if there is none, and at
 * most {@link Float#MAX_VALUE}. Costs do not come from here but from {@link CostField}, which uses
 * double precision.
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

  /** Computes the influences of a map in its current state. */
  public static InfluenceField of(TileMap map) {
    InfluenceSources sources = InfluenceSources.all(map);
    return new InfluenceField(
        map.size(),
        values(sources.multipliers(Effect.ATTRACT)),
        values(sources.multipliers(Effect.REPEL)));
  }

  /**
   * Updates the influences after an edit; the result equals a new computation. Apart from a copy of
   * the arrays, the time grows with the change only.
   *
   * @param map the map in its current state
   * @param changed every cell whose tiles changed since this was computed; may contain more
   */
  public InfluenceField edited(TileMap map, Collection<Cell> changed) {
    InfluenceStamp[] stamps = InfluenceStamp.of(map.legend());
    AffectedCells edit = new AffectedCells(size, stamps);
    if (changed.size() * edit.work() > size.cells()) {
      return of(map);
    }
    InfluenceField edited = new InfluenceField(size, attraction.clone(), repulsion.clone());
    for (CellWindow window : edit.windows(changed)) {
      InfluenceSources sources = new InfluenceSources(map, stamps, window);
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

  /** The divisor of the cost of the cell at a row-major index. */
  public float attractionAt(int cell) {
    return attraction[cell];
  }

  /** The multiplier of the cost of the cell at a row-major index. */
  public float repulsionAt(int cell) {
    return repulsion[cell];
  }
}
