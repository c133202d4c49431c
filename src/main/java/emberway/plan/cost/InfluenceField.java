package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileMap;
import java.util.Arrays;
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
    InfluenceSources sources = new InfluenceSources(map);
    return new InfluenceField(
        map.size(),
        product(sources, Effect.ATTRACT, map.size()),
        product(sources, Effect.REPEL, map.size()));
  }

  /**
   * The influences of this map after an edit: the same as if they were asked for anew, in time that
   * goes with what changed, but for a copy.
   *
   * @param map the map as it is now
   * @param changed every cell that has held another tile since this was made; may hold more
   */
  public InfluenceField edited(TileMap map, Collection<Cell> changed) {
    AffectedCells edit = new AffectedCells(map, InfluenceDisk.of(map.legend()));
    if (changed.size() * edit.work() > size.cells()) {
      return of(map);
    }
    InfluenceField edited = new InfluenceField(size, attraction.clone(), repulsion.clone());
    for (int cell : edit.cellsNear(changed)) {
      edited.attraction[cell] = value(edit.multiplier(Effect.ATTRACT, cell));
      edited.repulsion[cell] = value(edit.multiplier(Effect.REPEL, cell));
    }
    return edited;
  }

  private static float value(double product) {
    return (float) Math.min(Float.MAX_VALUE, product);
  }

  private static float[] product(InfluenceSources sources, Effect effect, GridSize size) {
    double[] product = new double[size.cells()];
    Arrays.fill(product, 1);
    sources.multiplyBy(effect, product);
    float[] values = new float[product.length];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = value(product[cell]);
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
