package emberway.plan.survey;

import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import java.util.Random;

/** Random cost fields: a few costs, a few walls. */
final class RandomField {
  private static final double[] COSTS = {1, 1, 3, 0.5, 2.7, 0.13};

  private RandomField() {}

  static CostField of(Random random) {
    GridSize size = new GridSize(1 + random.nextInt(25), 1 + random.nextInt(25));
    double walls = 0.5 * random.nextDouble();
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] =
          random.nextDouble() < walls
              ? Double.POSITIVE_INFINITY
              : COSTS[random.nextInt(COSTS.length)];
    }
    return CostField.of(size, costs);
  }
}
