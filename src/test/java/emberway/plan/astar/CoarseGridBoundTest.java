package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.OctileDistance;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CoarseGridBoundTest {
  private static final double UNITS = 1L << 30;

  private static CostField randomField(Random random) {
    GridSize size = new GridSize(1 + random.nextInt(60), 1 + random.nextInt(60));
    double magnitudes = 3 * random.nextDouble();
    double[] costs = new double[size.cells()];
    double cost = 1;
    for (int cell = 0; cell < costs.length; cell++) {
      if (random.nextInt(7) == 0) {
        cost = Math.pow(10, random.nextDouble() * magnitudes);
      }
      costs[cell] = random.nextInt(9) == 0 ? Double.POSITIVE_INFINITY : cost;
    }
    return CostField.of(size, costs);
  }

  /** Along every step the bound changes by no more than the step costs, in either direction. */
  @Test
  void at_acrossEveryStep_isConsistentToTheUnit() {
    long steps = 0;
    for (long seed = 1; seed <= Extent.of(600); seed++) {
      Random random = new Random(seed);
      CostField field = randomField(random);
      int width = field.size().width();
      double diagonal = random.nextBoolean() ? 1.414 : 0.2 + 3 * random.nextDouble();
      CoarseGridBound coarse = new CoarseGridBound(field, diagonal, UNITS);
      int from = random.nextInt(field.size().cells());
      coarse.begin(from % width, from / width);
      assertThat(coarse.at(from % width, from / width)).isZero();
      byte[] moves = NeighborMasks.of(field, CornerCutting.CUT);
      for (int cell = 0; cell < moves.length; cell++) {
        int x = cell % width;
        int y = cell / width;
        for (int move = 0; move < 8; move++) {
          if ((moves[cell] >> move & 1) == 0) {
            continue;
          }
          int nextX = x + NeighborMasks.DX[move];
          int nextY = y + NeighborMasks.DY[move];
          double factor = NeighborMasks.isDiagonal(move) ? diagonal : 1;
          double least =
              Math.min(field.costAt(cell), field.costAt(nextY * width + nextX)) * factor * UNITS;
          assertThat(Math.abs(coarse.at(nextX, nextY) - coarse.at(x, y)))
              .as("seed %d, from %d,%d to %d,%d", seed, x, y, nextX, nextY)
              .isLessThanOrEqualTo((long) least);
          steps++;
        }
      }
    }
    assertThat(steps).isGreaterThan(Extent.over(1_000_000));
  }

  @Test
  void at_overEvenGround_isMostOfTheOctileDistance() {
    double[] costs = new double[200 * 150];
    Arrays.fill(costs, 2);
    CostField field = CostField.of(new GridSize(200, 150), costs);
    CoarseGridBound coarse = new CoarseGridBound(field, 1.414, UNITS);
    coarse.begin(16, 16);
    OctileDistance octile = new OctileDistance(2, 1.414 * 2);
    for (int y = 0; y < 150; y += 7) {
      for (int x = 0; x < 200; x += 7) {
        double distance = octile.of(Math.abs(x - 16), Math.abs(y - 16));
        assertThat(coarse.at(x, y) / UNITS).isBetween(0.78 * distance - 20, distance);
      }
    }
  }

  /** A long wall is seen from afar, where a bound by the distance alone knows nothing of it. */
  @Test
  void at_behindAWall_countsTheWayAround() {
    double[] costs = new double[200 * 200];
    Arrays.setAll(
        costs,
        cell -> {
          boolean isWall = cell / 200 < 180 && Math.abs(cell % 200 - 100) < 12;
          return isWall ? Double.POSITIVE_INFINITY : 1;
        });
    CoarseGridBound coarse =
        new CoarseGridBound(CostField.of(new GridSize(200, 200), costs), 1.414, UNITS);
    coarse.begin(60, 10);
    assertThat(coarse.at(140, 10) / UNITS).isGreaterThan(300);
  }
}
