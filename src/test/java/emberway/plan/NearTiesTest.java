package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Searches over ground made so that a great many ways cost nearly the same, apart by 1e-9 to 1e-5
 * of their cost, against a plain Dijkstra in doubles. Whatever rounds a step more coarsely than
 * {@code docs/decisions/0002-exact-search.md} says takes a way that is too dear here; random
 * terrain would hide it.
 */
final class NearTiesTest {
  /** How much dearer than the cheapest a route may be, by that document: 2^-27. */
  private static final double BOUND = Math.scalb(1.0, -27);

  /** Grounds apart by more than a jitter, whose sums nearly tie: 3 = 2 + 1, 1.5 = 3 / 2. */
  private static final double[] GROUNDS = {1, 1, 1, 2, 3, 1.5};

  /** Factors by which ways around a corner and across it nearly tie, and the published one. */
  private static final double[] DIAGONALS = {1.414, 2, 1, 1.5, 0.5};

  private static Movement movement(Random random) {
    double apart = (random.nextInt(3) - 1) * Math.pow(10, -4 - 4 * random.nextDouble());
    double diagonal = DIAGONALS[random.nextInt(DIAGONALS.length)] + apart;
    return new Movement(List.of(CornerCutting.values()).get(random.nextInt(3)), diagonal);
  }

  /** Costs of a few grounds, each cell's its own by a hair; a few walls. */
  private static double[] nearTies(Random random, GridSize size, int grounds, int hairs) {
    double hair = Math.pow(10, -9 + 4 * random.nextDouble());
    double walls = random.nextInt(3) * 0.08;
    double unit = Math.pow(10, random.nextInt(7) - 3);
    double[] costs = new double[size.cells()];
    Arrays.setAll(
        costs,
        cell ->
            random.nextDouble() < walls
                ? Double.POSITIVE_INFINITY
                : unit
                    * GROUNDS[random.nextInt(grounds)]
                    * (1 + hair * random.nextInt(hairs) / hairs));
    return costs;
  }

  /** What the cheapest way and a route cost must be apart by no more than the bound. */
  private static void assertCheapest(
      String what, PublishedFormula formula, double cheapest, Outcome outcome) {
    if (cheapest == Double.POSITIVE_INFINITY) {
      assertThat(outcome).as(what).isInstanceOf(Outcome.Unreachable.class);
      return;
    }
    Route route = ((Outcome.Found) outcome).route();
    assertThat(formula.costOf(route)).as(what).isLessThanOrEqualTo(cheapest * (1 + BOUND));
  }

  private static int check(long seed, Random random, GridSize size, double[] costs) {
    Movement movement = movement(random);
    CostField field = CostField.of(size, costs);
    PublishedFormula formula = new PublishedFormula(size, costs, movement);
    int start = random.nextInt(costs.length);
    if (formula.isBlocked(start)) {
      return 0;
    }
    double[] cheapest = formula.cheapestFrom(start);
    Planner planner = new Planner(field, movement);
    Planner guided = new Planner(field, movement);
    guided.use(guided.landmarkPreparation().run(() -> false).orElseThrow());
    int asked = 0;
    for (int i = 0; i < 4; i++) {
      int goal = random.nextInt(costs.length);
      Query query = Query.between(size.cell(start), size.cell(goal));
      String what = "seed %d, %s to %s".formatted(seed, query.from(), size.cell(goal));
      assertCheapest(what, formula, cheapest[goal], planner.plan(query));
      assertCheapest(what + ", landmarks", formula, cheapest[goal], guided.plan(query));
      asked += cheapest[goal] < Double.POSITIVE_INFINITY ? 1 : 0;
    }
    List<Cell> goals = random.ints(3, 0, costs.length).mapToObj(size::cell).distinct().toList();
    double least =
        goals.stream().mapToDouble(goal -> cheapest[size.index(goal)]).min().orElseThrow();
    assertCheapest(
        "seed %d, any of %s".formatted(seed, goals),
        formula,
        least,
        planner.plan(Query.toAny(size.cell(start), goals)));
    return asked;
  }

  @Test
  void plan_groundsApartByAHair_isCheapestWithinTheBound() {
    int asked = 0;
    for (long seed = 1; seed <= Extent.of(400); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(28), 2 + random.nextInt(28));
      int hairs = random.nextBoolean() ? 1_000_000 : 2 + random.nextInt(8);
      double[] costs = nearTies(random, size, 1 + random.nextInt(GROUNDS.length), hairs);
      asked += check(seed, random, size, costs);
    }
    assertThat(asked).isGreaterThan(Extent.over(800));
  }

  /** Costs too many to be numbered are priced cell by cell. */
  @Test
  void plan_moreCostsThanAreNumbered_isCheapestWithinTheBound() {
    long seed = 7;
    Random random = new Random(seed);
    GridSize size = new GridSize(280, 260);
    double[] costs = nearTies(random, size, 1, Integer.MAX_VALUE);
    assertThat(CostField.of(size, costs).numberedCosts()).isZero();
    assertThat(check(seed, random, size, costs)).isPositive();
  }

  /** Where all ground costs the same, ways tie by how many of their steps are diagonal. */
  @Test
  void plan_onlyDiagonalsTellWaysApart_isCheapestWithinTheBound() {
    int asked = 0;
    for (long seed = 1; seed <= Extent.of(300); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(28), 2 + random.nextInt(28));
      double walls = 0.5 * random.nextDouble();
      double cost = 0.1 + random.nextDouble();
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> random.nextDouble() < walls ? Double.POSITIVE_INFINITY : cost);
      asked += check(seed, random, size, costs);
    }
    assertThat(asked).isGreaterThan(Extent.over(200));
  }
}
