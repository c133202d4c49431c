package emberway.plan.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.PublishedFormula;
import emberway.plan.RandomMap;
import emberway.plan.astar.FloatingPointAStar;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree.Sense;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ShortestPathTreeTest {
  private static final double RELATIVE = 1e-12;

  private static ShortestPathTree grown(
      CostField field, Movement movement, Cell root, Sense sense) {
    ShortestPathTree tree = new ShortestPathTree(field, movement, root, sense);
    tree.grow();
    return tree;
  }

  @Test
  void grow_fromRoot_costsWhatAPlainDijkstraFinds() {
    for (long seed = 1; seed <= Extent.of(3_000); seed++) {
      RandomMap random = new RandomMap(seed, 16);
      PublishedFormula formula = random.formula();
      CostField field = CostField.of(random.map());
      ShortestPathTree tree = grown(field, random.movement, random.from, Sense.FROM_ROOT);
      int root = field.size().index(random.from);
      double[] expected = new double[field.size().cells()];
      Arrays.fill(expected, Double.POSITIVE_INFINITY);
      if (!field.isBlocked(root)) {
        expected = formula.cheapestFrom(root);
      }
      for (int cell = 0; cell < expected.length; cell++) {
        assertThat(tree.costAt(cell))
            .as("seed %d, cell %s", seed, field.size().cell(cell))
            .isCloseTo(expected[cell], within(RELATIVE * expected[cell]));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Sense.class)
  void plan_anyEnd_costsWhatThePlannerFinds(Sense sense) {
    int[] kinds = new int[3];
    for (long seed = 1; seed <= Extent.of(2_000); seed++) {
      RandomMap random = new RandomMap(seed, 16);
      CostField field = CostField.of(random.map());
      ShortestPathTree tree = grown(field, random.movement, random.from, sense);
      Planner planner = new Planner(field, random.movement);
      for (int i = 0; i < 4; i++) {
        Cell end = random.cell();
        Outcome expected =
            sense == Sense.FROM_ROOT
                ? planner.plan(random.from, end)
                : planner.plan(end, random.from);
        kinds[assertSame(seed, tree.plan(end), expected)]++;
      }
    }
    assertThat(kinds).as("blocked starts, routes, no routes").doesNotContain(0);
  }

  private static int assertSame(long seed, Outcome outcome, Outcome expected) {
    assertThat(outcome).as("seed %d", seed).hasSameClassAs(expected);
    if (expected instanceof Outcome.Found found) {
      Route route = ((Outcome.Found) outcome).route();
      assertSame(seed, route, found.route());
      return 1;
    }
    if (expected instanceof Outcome.Unreachable failed) {
      Outcome.Unreachable actual = (Outcome.Unreachable) outcome;
      assertThat(actual.target()).as("seed %d", seed).isEqualTo(failed.target());
      assertThat(actual.nearest().end().squaredDistanceTo(failed.target()))
          .as("seed %d", seed)
          .isEqualTo(failed.nearest().end().squaredDistanceTo(failed.target()));
      assertSameCost(seed, actual.nearest(), failed.nearest());
      return 2;
    }
    assertThat(((Outcome.BlockedStart) outcome).start())
        .isEqualTo(((Outcome.BlockedStart) expected).start());
    return 0;
  }

  private static void assertSame(long seed, Route route, Route expected) {
    assertThat(route.start()).as("seed %d", seed).isEqualTo(expected.start());
    assertThat(route.end()).as("seed %d", seed).isEqualTo(expected.end());
    assertSameCost(seed, route, expected);
  }

  private static void assertSameCost(long seed, Route route, Route expected) {
    assertThat(route.cost())
        .as("seed %d", seed)
        .isCloseTo(expected.cost(), within(1e-8 * expected.cost()));
  }

  /** What is settled stays as it is, and what is not is never too little. */
  @ParameterizedTest
  @EnumSource(Sense.class)
  void grow_inSlices_answersForSettledCellsAtOnce(Sense sense) {
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      RandomMap random = new RandomMap(seed, 40);
      CostField field = CostField.of(random.map());
      ShortestPathTree whole = grown(field, random.movement, random.from, sense);
      ShortestPathTree tree = new ShortestPathTree(field, random.movement, random.from, sense);
      Random choice = new Random(seed);
      while (!tree.grow(1 + choice.nextInt(100), () -> false)) {
        for (int cell = 0; cell < field.size().cells(); cell++) {
          if (tree.isSettled(cell)) {
            assertThat(tree.costAt(cell)).as("seed %d", seed).isEqualTo(whole.costAt(cell));
          } else {
            assertThat(tree.costAt(cell))
                .as("seed %d", seed)
                .isGreaterThanOrEqualTo(whole.costAt(cell));
          }
        }
        Cell end = random.cell();
        boolean isKnown = tree.isSettled(end) || tree.plan(end) instanceof Outcome.BlockedStart;
        assertThat(tree.plan(end) instanceof Outcome.Stopped)
            .as("seed %d", seed)
            .isEqualTo(!isKnown);
      }
      assertThat(tree.settledBelow()).isInfinite();
    }
  }

  @Test
  void growTo_budget_settlesAllWithinIt() {
    for (long seed = 1; seed <= Extent.of(300); seed++) {
      RandomMap random = new RandomMap(seed, 40);
      CostField field = CostField.of(random.map());
      ShortestPathTree whole = grown(field, random.movement, random.from, Sense.FROM_ROOT);
      ShortestPathTree tree =
          new ShortestPathTree(field, random.movement, random.from, Sense.FROM_ROOT);
      double budget = seed % 20;
      assertThat(tree.growTo(budget, () -> false)).isTrue();
      for (int cell = 0; cell < field.size().cells(); cell++) {
        if (whole.costAt(cell) <= budget) {
          assertThat(tree.isSettled(cell)).as("seed %d", seed).isTrue();
          assertThat(tree.costAt(cell)).as("seed %d", seed).isEqualTo(whole.costAt(cell));
        } else if (tree.isSettled(cell)) {
          assertThat(tree.costAt(cell)).as("seed %d", seed).isEqualTo(whole.costAt(cell));
        }
      }
    }
  }

  @Test
  void grow_cancelled_goesOnWithTheNextCall() {
    double[] costs = new double[100 * 100];
    Arrays.fill(costs, 1);
    CostField field = CostField.of(new GridSize(100, 100), costs);
    ShortestPathTree tree =
        new ShortestPathTree(
            field, Movement.PUBLISHED, new Cell(0, 0), ShortestPathTree.Sense.FROM_ROOT);
    assertThat(tree.grow(Long.MAX_VALUE, () -> true)).isFalse();
    assertThat(tree.expanded())
        .isBetween((long) SearchHooks.POLL_INTERVAL, 2L * SearchHooks.POLL_INTERVAL);
    assertThat(tree.plan(new Cell(99, 99))).isInstanceOf(Outcome.Stopped.class);
    tree.grow();
    assertThat(tree.isComplete()).isTrue();
    assertThat(tree.expanded()).isEqualTo(100 * 100);
    assertThat(tree.costAt(new Cell(99, 99))).isCloseTo(99 * 1.414, within(1e-9));
  }

  /** Costs that lie any number of magnitudes apart. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 2, 5.5, 30, 190})
  void grow_randomCosts_agreesWithTheExactSearch(double magnitudes) {
    for (long seed = 1; seed <= Extent.of(60); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(40), 1 + random.nextInt(40));
      double[] costs = new double[size.cells()];
      Arrays.setAll(
          costs,
          cell ->
              random.nextInt(5) == 0
                  ? Double.POSITIVE_INFINITY
                  : Math.pow(10, (random.nextDouble() - 0.5) * magnitudes));
      CostField field = CostField.of(size, costs);
      Movement movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              0.3 + 2 * random.nextDouble());
      Cell root = size.cell(random.nextInt(costs.length));
      if (field.isBlocked(size.index(root))) {
        continue;
      }
      ShortestPathTree tree = grown(field, movement, root, Sense.FROM_ROOT);
      LegSearch legSearch = new FloatingPointAStar(new StepCosts(field, movement));
      for (int i = 0; i < 10; i++) {
        Cell end = size.cell(random.nextInt(costs.length));
        Outcome expected =
            legSearch.search(size.index(root), new Goals(size, List.of(end)), SearchHooks.NONE);
        assertSame(seed, tree.plan(end), expected);
      }
    }
  }

  /** Of two that are as near and cost the same but for rounding, the first row by row. */
  @Test
  void plan_outOfReach_goesToTheFirstOfEquals() {
    RandomMap random = new RandomMap(460, 16);
    CostField field = CostField.of(random.map());
    ShortestPathTree tree = grown(field, random.movement, new Cell(6, 11), Sense.FROM_ROOT);
    Outcome outcome = tree.plan(new Cell(1, 12));
    Route nearest = ((Outcome.Unreachable) outcome).nearest();
    assertThat(nearest.end()).isEqualTo(new Cell(2, 12));
    assertThat(tree.costAt(new Cell(1, 13))).isCloseTo(nearest.cost(), within(1e-15));
  }

  @Test
  void new_rootOffTheMap_isRefused() {
    CostField field = CostField.of(new GridSize(2, 1), new double[] {1, 1});
    assertThatThrownBy(
            () -> new ShortestPathTree(field, Movement.PUBLISHED, new Cell(2, 0), Sense.TO_ROOT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("root 2,0 is off the map: must be in 0..1,0..0");
  }
}
