package emberway.plan;

import emberway.map.GridSize;
import emberway.map.Influence.Effect;
import emberway.map.TileMap;
import java.util.Arrays;

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

  private static float[] product(InfluenceSources sources, Effect effect, GridSize size) {
    double[] product = new double[size.cells()];
    Arrays.fill(product, 1);
    sources.multiplyBy(effect, product);
    float[] values = new float[product.length];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = (float) Math.min(Float.MAX_VALUE, product[cell]);
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
