package emberway.plan.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Plans kept up to date against plans made anew, over random changes and moves. */
final class IncrementalPlannerTest {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;
  private static final double MIN = 0.1;
  private static final double MAX = 40;

  @Test
  void plan_afterRandomChangesAndMoves_costsWhatAFreshPlanDoes() {
    int routes = 0;
    int none = 0;
    for (long seed = 1; seed <= Extent.of(1_500); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(14), 1 + random.nextInt(14));
      double[] diagonals = {1.414, 1, 0.4, 2.5};
      Movement movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              diagonals[random.nextInt(diagonals.length)]);
      double[] costs = new double[size.cells()];
      Arrays.fill(costs, 1);
      Cell at = size.cell(random.nextInt(costs.length));
      Cell goal = size.cell(random.nextInt(costs.length));
      IncrementalPlanner planner =
          new IncrementalPlanner(size, movement, at, goal, MIN, MAX, cell -> 1);
      for (int change = 0; change < 12; change++) {
        for (int i = random.nextInt(6); i > 0; i--) {
          int cell = random.nextInt(costs.length);
          boolean isBlocked = random.nextInt(3) == 0 && cell != size.index(at);
          costs[cell] = isBlocked ? BLOCKED : MIN * Math.pow(MAX / MIN, random.nextDouble());
          planner.setCost(cell, costs[cell]);
        }
        while (!planner.plan(1 + random.nextInt(20))) {
          assertThat(planner.isPlanned()).isFalse();
        }
        String what = "seed %d, change %d".formatted(seed, change);
        CostField field = CostField.of(size, costs);
        Outcome fresh = new Planner(field, movement).plan(at, goal);
        assertThat(planner.hasRoute()).as(what).isEqualTo(fresh instanceof Outcome.Found);
        if (fresh instanceof Outcome.Found found) {
          int[] route = planner.route();
          at = size.cell(route[Math.min(route.length - 1, random.nextInt(4))]);
          double cost = costOf(route, size, costs, movement);
          double least = found.route().cost();
          assertThat(cost).as(what).isCloseTo(least, within(1e-6 * Math.max(1, least)));
          assertThat(planner.costFrom(route[0]))
              .as(what)
              .isCloseTo(cost, within(1e-5 * (1 + cost)));
          planner.moveTo(at);
          routes++;
        } else {
          none++;
        }
      }
    }
    assertThat(routes).isGreaterThan(Extent.over(4_000));
    assertThat(none).isGreaterThan(Extent.over(1_000));
  }

  private static double costOf(int[] route, GridSize size, double[] costs, Movement movement) {
    double cost = 0;
    for (int step = 1; step < route.length; step++) {
      Cell from = size.cell(route[step - 1]);
      Cell to = size.cell(route[step]);
      long square = from.squaredDistanceTo(to);
      assertThat(square).isBetween(1L, 2L);
      if (square == 2) {
        assertThat(
                movement
                    .cornerCutting()
                    .allows(
                        costs[size.index(from.x(), to.y())], costs[size.index(to.x(), from.y())]))
            .isTrue();
      }
      cost += costs[route[step]] * (square == 2 ? movement.diagonal() : 1);
    }
    return cost;
  }

  @Test
  void plan_afterASmallChangeFarFromTheWay_looksAtFewCells() {
    GridSize size = new GridSize(200, 200);
    IncrementalPlanner planner =
        new IncrementalPlanner(
            size, Movement.PUBLISHED, new Cell(10, 100), new Cell(190, 100), 1, 10, cell -> 1);
    assertThat(planner.plan(Long.MAX_VALUE)).isTrue();
    for (int y = 90; y <= 110; y++) {
      planner.setCost(size.index(100, y), BLOCKED);
    }
    planner.plan(Long.MAX_VALUE);
    long before = planner.expanded();
    planner.setCost(size.index(100, 2), BLOCKED);
    planner.setCost(size.index(189, 101), 9);
    planner.plan(Long.MAX_VALUE);
    assertThat(planner.expanded() - before).isLessThan(100);
    assertThat(planner.hasRoute()).isTrue();
  }

  @Test
  void way_whereThereIsNone_isRefused() {
    GridSize size = new GridSize(3, 1);
    IncrementalPlanner planner =
        new IncrementalPlanner(
            size, Movement.PUBLISHED, new Cell(0, 0), new Cell(2, 0), 1, 1, cell -> 1);
    planner.setCost(1, BLOCKED);
    assertThat(planner.plan(Long.MAX_VALUE)).isTrue();
    assertThat(planner.hasRoute()).isFalse();
    assertThatThrownBy(planner::route)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("0,0");
    assertThatThrownBy(() -> planner.setCost(1, Double.NaN)).hasMessageContaining("NaN");
  }
}
