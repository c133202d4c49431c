package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.landmark.LandmarkPreparation;
import emberway.plan.landmark.LandmarkUnits;
import emberway.plan.landmark.Landmarks;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class BidirectionalAStarTest {
  private static double[] costs(Random random, GridSize size, double magnitudes) {
    double[] costs = new double[size.cells()];
    Arrays.setAll(
        costs,
        cell ->
            random.nextInt(6) == 0
                ? Double.POSITIVE_INFINITY
                : Math.pow(10, random.nextDouble() * magnitudes));
    return costs;
  }

  private static LandmarkPotential potential(CostField field, Movement movement, double units) {
    return new LandmarkPotential(
        new LandmarkPreparation(field, movement).run(() -> false).orElseThrow(), units);
  }

  private static Outcome answer(LegSearch legSearch, GridSize size, int from, int to) {
    return legSearch.search(from, new Goals(size, List.of(size.cell(to))), SearchHooks.NONE);
  }

  /** From both ends, with landmarks, against doubles from one end, without. */
  @Test
  void search_fromBothEnds_agreesWithDoubles() {
    int found = 0;
    for (long seed = 1; seed <= Extent.of(500); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(50), 1 + random.nextInt(50));
      CostField field = CostField.of(size, costs(random, size, 0.8 + random.nextInt(5)));
      Movement movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              0.3 + 2 * random.nextDouble());
      if (!Landmarks.payBetween(field)) {
        continue;
      }
      StepCosts steps = new StepCosts(field, movement);
      FixedPointAStar search = (FixedPointAStar) FixedPointAStar.of(steps);
      search.use(new LandmarkPreparation(field, movement).run(() -> false).orElseThrow());
      LegSearch doubles = new FloatingPointAStar(steps);
      for (int i = 0; i < 8; i++) {
        int from = random.nextInt(size.cells());
        int to = i == 0 ? from : random.nextInt(size.cells());
        if (field.isBlocked(from)) {
          continue;
        }
        Outcome one = answer(search, size, from, to);
        Outcome other = answer(doubles, size, from, to);
        assertThat(one).as("seed %d", seed).hasSameClassAs(other);
        if (other instanceof Outcome.Found expected) {
          double cost = expected.route().cost();
          assertThat(((Outcome.Found) one).route().cost())
              .as("seed %d", seed)
              .isCloseTo(cost, within(1e-8 * cost));
          found++;
        }
      }
    }
    assertThat(found).isGreaterThan(Extent.over(1_000));
  }

  /** What the stopping rule and the skipping of needless looks rest on. */
  @Test
  void potential_alongCheapestWays_fallsByNoMoreThanTwiceTheirCost() {
    int compared = 0;
    for (long seed = 1; seed <= Extent.of(200); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(30), 2 + random.nextInt(30));
      CostField field = CostField.of(size, costs(random, size, random.nextInt(5)));
      Movement movement = Movement.PUBLISHED;
      if (field.minCost() == Double.POSITIVE_INFINITY) {
        continue;
      }
      double units = LandmarkUnits.of(field, movement).unitsPerCost() * (1 << 10);
      LandmarkPotential potential = potential(field, movement, units);
      int start = random.nextInt(size.cells());
      int goal = random.nextInt(size.cells());
      if (field.isBlocked(start)
          || field.isBlocked(goal)
          || !potential.begin(start, new Goals(size, List.of(size.cell(goal))))) {
        continue;
      }
      for (int from : new int[] {start, goal, random.nextInt(size.cells())}) {
        ShortestPathTree tree =
            new ShortestPathTree(
                field, movement, size.cell(from), ShortestPathTree.Sense.FROM_ROOT);
        tree.grow();
        for (int cell = 0; cell < size.cells(); cell++) {
          if (tree.costAt(cell) < Double.POSITIVE_INFINITY && !field.isBlocked(from)) {
            double cost = tree.costAt(cell) * units * (1 + 1e-12);
            long there = potential.at(cell);
            long fall = potential.twice(potential.at(from)) - potential.twice(there);
            assertThat((double) fall)
                .as("seed %d", seed)
                .isLessThanOrEqualTo(2 * cost + potential.slack());
            if (from == start) {
              assertThat((double) potential.moreThan(potential.fromStart(there)))
                  .isLessThanOrEqualTo(cost);
            }
            if (cell == goal) {
              int bound = potential.toGoal(potential.at(from));
              assertThat((double) potential.moreThan(bound)).isLessThanOrEqualTo(cost);
            }
            compared++;
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(Extent.over(20_000));
  }

  @Test
  void search_stoppedWhileBothEndsAreOpen_saysSoAndAnswersTheNext() {
    GridSize size = new GridSize(300, 300);
    CostField field = CostField.of(size, new Random(3).doubles(size.cells(), 0.2, 4).toArray());
    Planner planner = new Planner(field, Movement.PUBLISHED);
    Query query = Query.between(size.cell(0), size.cell(size.cells() - 1));
    double cost = ((Outcome.Found) planner.plan(query)).route().cost();
    planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    assertThat(planner.plan(query, SearchHooks.stoppedWhen(() -> true)))
        .isInstanceOf(Outcome.Stopped.class);
    assertThat(((Outcome.Found) planner.plan(query)).route().cost())
        .isCloseTo(cost, within(1e-9 * cost));
  }

  /** Landmarks stay in use where an edit walls the goal in; one side then sees all there is. */
  @Test
  void plan_goalWalledInByAnEdit_endsAtTheWall() {
    GridSize size = new GridSize(60, 60);
    double[] costs = new Random(5).doubles(size.cells(), 0.2, 4).toArray();
    CostField field = CostField.of(size, costs);
    Planner planner = new Planner(field, Movement.PUBLISHED);
    planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    Query query = Query.between(size.cell(0), size.cell(size.cells() - 1));
    assertThat(planner.plan(query)).isInstanceOf(Outcome.Found.class);
    for (int i = 0; i < 60; i++) {
      costs[size.index(i, 50)] = Double.POSITIVE_INFINITY;
    }
    Planner walled = Planner.after(planner, CostField.of(size, costs), Movement.PUBLISHED);
    assertThat(walled.hasLandmarks()).isTrue();
    Route nearest = ((Outcome.Unreachable) walled.plan(query)).nearest();
    Route expected =
        ((Outcome.Unreachable)
                new Planner(CostField.of(size, costs), Movement.PUBLISHED).plan(query))
            .nearest();
    assertThat(nearest.end()).isEqualTo(expected.end());
    assertThat(nearest.cost()).isCloseTo(expected.cost(), within(1e-9));
  }
}
