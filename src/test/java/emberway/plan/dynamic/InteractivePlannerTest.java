package emberway.plan.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.BackgroundLandmarks;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.landmark.LandmarkPreparation;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Outcome;
import emberway.plan.query.SearchHooks;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("extent")
final class InteractivePlannerTest {
  private static double cost(Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      return found.route().cost();
    }
    return outcome instanceof Outcome.Unreachable failed ? failed.nearest().cost() : -1;
  }

  private static Landmarks landmarks(CostField field) {
    return new LandmarkPreparation(field, Movement.PUBLISHED).run(() -> false).orElseThrow();
  }

  /** Drags of either end, edits, growth and the arrival of landmarks in any order. */
  @Test
  void plan_dragsAndEdits_answersAsAFreshPlanner() {
    int[] kinds = new int[3];
    int guided = 0;
    for (long seed = 1; seed <= Extent.of(80, 200); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(30), 2 + random.nextInt(30));
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost(random));
      InteractivePlanner live =
          new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED);
      Cell from = size.cell(random.nextInt(costs.length));
      Cell to = size.cell(random.nextInt(costs.length));
      for (int i = 0; i < 60; i++) {
        switch (random.nextInt(7)) {
          case 0 -> {
            costs[random.nextInt(costs.length)] = cost(random);
            live.update(CostField.of(size, costs));
            guided += live.planner().hasLandmarks() ? 1 : 0;
          }
          case 1 -> from = size.cell(random.nextInt(costs.length));
          case 2 -> live.grow(random.nextInt(1_000), () -> false);
          case 3 -> {
            if (live.field().minCost() < Double.POSITIVE_INFINITY) {
              live.planner().use(landmarks(live.field()));
            }
          }
          default -> to = size.cell(random.nextInt(costs.length));
        }
        Outcome outcome = live.plan(from, to, SearchHooks.NONE);
        Outcome expected = new Planner(live.field(), Movement.PUBLISHED).plan(from, to);
        assertThat(outcome).as("seed %d", seed).hasSameClassAs(expected);
        assertThat(cost(outcome))
            .as("seed %d", seed)
            .isCloseTo(cost(expected), within(1e-8 * (1 + cost(expected))));
        kinds[expected instanceof Outcome.Found ? 0 : cost(expected) < 0 ? 1 : 2]++;
      }
    }
    assertThat(kinds).as("routes, blocked starts, no routes").doesNotContain(0);
    assertThat(guided).as("edits that left the landmarks").isPositive();
  }

  @Test
  void outOfReach_afterEdits_isAsAFreshPlannerSays() {
    int[] found = new int[2];
    for (long seed = 1; seed <= Extent.of(100); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(12), 2 + random.nextInt(12));
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost(random));
      InteractivePlanner live =
          new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED);
      for (int i = 0; i < 30; i++) {
        costs[random.nextInt(costs.length)] =
            random.nextBoolean() ? Double.POSITIVE_INFINITY : cost(random);
        live.update(CostField.of(size, costs));
        Cell from = size.cell(random.nextInt(costs.length));
        List<Cell> goals = random.ints(4, 0, costs.length).mapToObj(size::cell).distinct().toList();
        List<Cell> expected = new Planner(live.field(), Movement.PUBLISHED).outOfReach(from, goals);
        assertThat(live.outOfReach(from, goals)).as("seed %d", seed).isEqualTo(expected);
        found[0] += expected.size();
        found[1] += goals.size() - expected.size();
      }
    }
    assertThat(Arrays.stream(found).min().getAsInt())
        .as("of each kind")
        .isGreaterThan(Extent.over(100));
  }

  private static double cost(Random random) {
    return random.nextInt(4) == 0 ? Double.POSITIVE_INFINITY : 0.3 + 3 * random.nextDouble();
  }

  /** Once the tree is grown, neither end is searched for. */
  @Test
  void plan_draggedEnd_isLookedUp() {
    GridSize size = new GridSize(60, 60);
    double[] costs = new Random(1).doubles(size.cells(), 0.5, 2).toArray();
    InteractivePlanner live = new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED);
    Cell start = new Cell(3, 4);
    assertThat(live.grow(100, () -> false)).isFalse();
    assertThat(expanded(live, start, new Cell(50, 50))).isPositive();
    assertThat(live.grow(Long.MAX_VALUE, () -> false)).isFalse();
    assertThat(expanded(live, start, new Cell(51, 50))).isZero();
    assertThat(expanded(live, start, new Cell(0, 59))).isZero();
    assertThat(expanded(live, new Cell(4, 4), new Cell(0, 59))).isPositive();
    assertThat(live.grow(Long.MAX_VALUE, () -> false)).isFalse();
    assertThat(expanded(live, new Cell(5, 9), new Cell(0, 59))).isZero();
    assertThat(expanded(live, new Cell(5, 9), new Cell(0, 59))).isZero();
  }

  /** The tree of a large map, which takes much memory, grows only for somebody who drags. */
  @Test
  void grow_largeMap_waitsForTheSecondQuery() {
    GridSize size = new GridSize(5, InteractivePlanner.MAX_CELLS_AHEAD / 5 + 1);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    Arrays.fill(costs, 0, 200, 1);
    costs[50] = 2;
    InteractivePlanner live = new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED);
    Cell start = new Cell(1, 1);
    for (int i = 0; i < 2; i++) {
      assertThat(expanded(live, start, new Cell(0, 80))).isPositive();
      assertThat(live.grow(Long.MAX_VALUE, () -> false)).isFalse();
    }
    assertThat(expanded(live, start, new Cell(0, 81))).isPositive();
    assertThat(live.grow(Long.MAX_VALUE, () -> false)).isFalse();
    assertThat(expanded(live, start, new Cell(0, 82))).isZero();
  }

  /** An edit far away costs a drag no search: the tree is repaired. */
  @Test
  void update_smallEdit_isRepairedByTheNextQuery() {
    GridSize size = new GridSize(100, 100);
    double[] costs = new Random(2).doubles(size.cells(), 0.5, 2).toArray();
    InteractivePlanner live = new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED);
    Cell start = new Cell(3, 4);
    live.plan(start, new Cell(90, 90), SearchHooks.NONE);
    live.grow(Long.MAX_VALUE, () -> false);
    costs[size.index(80, 80)] = 0.01;
    live.update(CostField.of(size, costs));
    assertThat(expanded(live, start, new Cell(90, 90))).isZero();
    Outcome outcome = live.plan(start, new Cell(90, 90), SearchHooks.NONE);
    assertThat(cost(outcome))
        .isCloseTo(
            cost(new Planner(live.field(), Movement.PUBLISHED).plan(start, new Cell(90, 90))),
            within(1e-9));
  }

  /** On a map that is worth it, after the tree; repaired after edits, and made anew after many. */
  @Test
  void grow_toTheEnd_hasLandmarksMadeAndRepaired() throws InterruptedException {
    GridSize size = new GridSize(256, InteractivePlanner.CELLS_FOR_LANDMARKS / 256);
    double[] costs = new Random(3).doubles(size.cells(), 0.5, 2).toArray();
    try (InteractivePlanner live =
        new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED)) {
      Cell from = new Cell(3, 4);
      Cell to = new Cell(250, 240);
      live.plan(from, to, SearchHooks.NONE);
      assertThat(live.planner().hasLandmarks()).isFalse();
      growUntilGuided(live);
      costs[size.index(100, 100)] = 3;
      live.update(CostField.of(size, costs));
      assertThat(live.planner().hasLandmarks()).isTrue();
      long few = expanded(live, new Cell(5, 5), new Cell(200, 100));
      costs[size.index(100, 100)] = 0.4;
      live.update(CostField.of(size, costs));
      assertThat(live.planner().hasLandmarks()).isTrue();
      assertThat(live.planner().wantsLandmarks()).isFalse();
      assertThat(expanded(live, new Cell(5, 5), new Cell(200, 100))).isLessThan(2 * few);
      for (int x = 0; x < 256; x++) {
        costs[size.index(x, 101)] = 4;
        costs[size.index(x, 102)] = 5;
      }
      live.update(CostField.of(size, costs));
      assertThat(live.planner().wantsLandmarks()).isTrue();
      growUntilGuided(live);
      assertThat(live.planner().wantsLandmarks()).isFalse();
      assertThat(cost(live.planner().plan(from, to)))
          .isCloseTo(
              cost(new Planner(live.field(), Movement.PUBLISHED).plan(from, to)), within(1e-6));
    }
  }

  private static void growUntilGuided(InteractivePlanner live) throws InterruptedException {
    assertThat(live.grow(Long.MAX_VALUE, () -> false)).isFalse();
    live.landmarks().join();
    assertThat(live.planner().hasLandmarks()).isTrue();
  }

  @Test
  void close_landmarksUnderWay_neverArrive() throws InterruptedException {
    GridSize size = new GridSize(512, 512);
    double[] costs = new Random(4).doubles(size.cells(), 0.5, 2).toArray();
    InteractivePlanner live = new InteractivePlanner(CostField.of(size, costs), Movement.PUBLISHED);
    live.plan(new Cell(3, 4), new Cell(500, 500), SearchHooks.NONE);
    live.grow(Long.MAX_VALUE, () -> false);
    BackgroundLandmarks landmarks = live.landmarks();
    live.close();
    landmarks.join();
    assertThat(live.planner().hasLandmarks()).isFalse();
    assertThat(landmarks.progress()).isLessThan(1);
  }

  private static long expanded(InteractivePlanner live, Cell from, Cell to) {
    return live.plan(from, to, SearchHooks.NONE).stats().expanded();
  }
}
