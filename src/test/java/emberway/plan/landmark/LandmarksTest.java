package emberway.plan.landmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Goals;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.testing.Extent;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class LandmarksTest {
  private static Landmarks landmarks(CostField field, Movement movement) {
    return new LandmarkPreparation(field, movement).run(() -> false).orElseThrow();
  }

  private static double[] randomCosts(Random random, GridSize size, double magnitudes) {
    double[] costs = new double[size.cells()];
    double unit = Math.pow(10, random.nextInt(120) - 60);
    Arrays.setAll(
        costs,
        cell ->
            random.nextInt(6) == 0
                ? Double.POSITIVE_INFINITY
                : unit * Math.pow(10, random.nextDouble() * magnitudes));
    return costs;
  }

  /** No bound exceeds the cost of the way, on costs that lie anywhere and under any movement. */
  @Test
  void at_randomCosts_isNeverMoreThanTheWayCosts() {
    long[] bounds = new long[2];
    for (long seed = 1; seed <= Extent.of(400); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(30), 1 + random.nextInt(30));
      CostField field = CostField.of(size, randomCosts(random, size, random.nextInt(6)));
      Movement movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              0.3 + 3 * random.nextDouble());
      if (field.minCost() == Double.POSITIVE_INFINITY) {
        continue;
      }
      double units = LandmarkUnits.of(field, movement).unitsPerCost() * (1 << 10);
      LandmarkHeuristic bound = new LandmarkHeuristic(landmarks(field, movement), units);
      int start = random.nextInt(size.cells());
      int goal = random.nextInt(size.cells());
      if (field.isBlocked(start)
          || !bound.begin(start, new Goals(size, List.of(size.cell(goal))))) {
        continue;
      }
      int end = bound.isForward() ? goal : start;
      ShortestPathTree.Sense sense =
          bound.isForward() ? ShortestPathTree.Sense.TO_ROOT : ShortestPathTree.Sense.FROM_ROOT;
      ShortestPathTree tree = new ShortestPathTree(field, movement, size.cell(end), sense);
      tree.grow();
      for (int cell = 0; cell < size.cells(); cell++) {
        double cost = tree.costAt(cell);
        if (cost < Double.POSITIVE_INFINITY) {
          assertThat(bound.at(cell) / units)
              .as("seed %d, %s %s, to or from %s", seed, sense, size.cell(end), size.cell(cell))
              .isLessThanOrEqualTo(cost * (1 + 1e-12));
          bounds[bound.isForward() ? 1 : 0]++;
        }
      }
    }
    assertThat(bounds[0]).as("backward").isGreaterThan(Extent.over(10_000));
    assertThat(bounds[1]).as("forward").isGreaterThan(Extent.over(10_000));
  }

  @Test
  void plan_withLandmarks_looksAtFarFewerCellsAndFindsTheSameCost() {
    GridSize size = new GridSize(300, 200);
    Random random = new Random(9);
    double[] costs = new double[size.cells()];
    Arrays.setAll(costs, cell -> random.nextInt(6) == 0 ? 7 : 1 + random.nextInt(3));
    CostField field = CostField.of(size, costs);
    Planner without = new Planner(field, Movement.PUBLISHED);
    Planner with = new Planner(field, Movement.PUBLISHED);
    assertThat(with.isFasterWithLandmarks()).isTrue();
    with.use(landmarks(field, Movement.PUBLISHED));
    long expanded = 0;
    long expandedWith = 0;
    for (int i = 0; i < 60; i++) {
      Cell from = size.cell(random.nextInt(size.cells()));
      Cell to = size.cell(random.nextInt(size.cells()));
      Outcome.Found cold = (Outcome.Found) without.plan(from, to);
      Outcome.Found warm = (Outcome.Found) with.plan(from, to);
      assertThat(warm.route().cost()).isCloseTo(cold.route().cost(), within(1e-9));
      expanded += cold.stats().expanded();
      expandedWith += warm.stats().expanded();
    }
    assertThat(expandedWith).isLessThan(expanded / 2);
  }

  @Test
  void plan_onceWarmWithLandmarks_allocatesTheAnswerOnly() {
    GridSize size = new GridSize(300, 300);
    CostField field = CostField.of(size, new Random(3).doubles(300 * 300, 0.2, 4).toArray());
    Planner planner = new Planner(field, Movement.PUBLISHED);
    planner.use(landmarks(field, Movement.PUBLISHED));
    Query query = Query.between(new Cell(0, 0), new Cell(299, 299));
    Outcome outcome = null;
    for (int i = 0; i < 20; i++) {
      outcome = planner.plan(query);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 10; i++) {
      outcome = planner.plan(query);
    }
    long bytes = (threads.getCurrentThreadAllocatedBytes() - before) / 10;
    assertThat(bytes).isLessThan(4L * ((Outcome.Found) outcome).route().steps() + 500);
  }

  /** Ground that grows dearer leaves them valid; ground that grows cheaper does not. */
  @Test
  void holdFor_changedFields_onlyWhereNoCellIsCheaper() {
    GridSize size = new GridSize(40, 30);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 2);
    costs[17] = Double.POSITIVE_INFINITY;
    CostField field = CostField.of(size, costs);
    Landmarks landmarks = landmarks(field, Movement.PUBLISHED);
    assertThat(landmarks.holdFor(field, Movement.PUBLISHED)).isTrue();
    assertThat(landmarks.holdFor(field, new Movement(CornerCutting.CUT, 1))).isFalse();
    costs[100] = 9;
    CostField dearer = CostField.of(size, costs);
    assertThat(landmarks.holdFor(dearer, Movement.PUBLISHED)).isTrue();
    Planner planner = new Planner(dearer, Movement.PUBLISHED);
    planner.use(landmarks);
    Outcome.Found found = (Outcome.Found) planner.plan(size.cell(97), size.cell(103));
    Outcome.Found expected =
        (Outcome.Found) new Planner(dearer, Movement.PUBLISHED).plan(size.cell(97), size.cell(103));
    assertThat(found.route().cost()).isEqualTo(expected.route().cost());
    costs[17] = 2;
    CostField opened = CostField.of(size, costs);
    assertThat(landmarks.holdFor(opened, Movement.PUBLISHED)).isFalse();
    assertThatThrownBy(() -> new Planner(opened, Movement.PUBLISHED).use(landmarks))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("another field");
  }

  @Test
  void run_cancelled_endsWithoutAResult() {
    GridSize size = new GridSize(200, 200);
    double[] costs = new Random(1).doubles(size.cells(), 1, 5).toArray();
    CostField field = CostField.of(size, costs);
    AtomicInteger polls = new AtomicInteger();
    LandmarkPreparation preparation = new LandmarkPreparation(field, Movement.PUBLISHED);
    assertThat(preparation.progress()).isZero();
    assertThat(preparation.run(() -> polls.incrementAndGet() > 100)).isEmpty();
    assertThat(preparation.progress()).isStrictlyBetween(0.0, 1.0);
    LandmarkPreparation whole = new LandmarkPreparation(field, Movement.PUBLISHED);
    assertThat(whole.run(() -> false)).isPresent();
    assertThat(whole.progress()).isEqualTo(1);
  }
}
