package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.RandomMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.ClosedCellPolicy;
import emberway.plan.query.Heuristic;
import emberway.plan.query.OctileDistance;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchRules;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FloatingPointAStarTest {
  /** Costs so far apart that their sums are not exact: the promised bound still holds. */
  @ParameterizedTest
  @ValueSource(doubles = {3, 12, 60, 199})
  void search_costsOverManyMagnitudes_staysWithinTheBound(double magnitudes) {
    SearchRules dijkstra = Preset.TERRAIN.rules().with(Heuristic.ZERO).with(ClosedCellPolicy.FINAL);
    for (long seed = 1; seed <= Extent.of(200); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(30), 2 + random.nextInt(30));
      double[] costs = new double[size.cells()];
      for (int cell = 0; cell < costs.length; cell++) {
        costs[cell] =
            random.nextInt(6) == 0
                ? Double.POSITIVE_INFINITY
                : Math.pow(10, (random.nextDouble() - 0.5) * magnitudes);
      }
      Movement movement = new Movement(CornerCutting.CUT, 0.2 + 2 * random.nextDouble());
      costs[0] = 1;
      CostField field = CostField.of(size, costs);
      Cell goal = size.cell(costs.length - 1);
      Outcome outcome = new Planner(field, movement).plan(new Cell(0, 0), goal);
      Outcome expected = new Planner(field, dijkstra.with(movement)).plan(new Cell(0, 0), goal);
      assertThat(outcome).as("seed %d", seed).hasSameClassAs(expected);
      if (outcome instanceof Outcome.Found found && expected instanceof Outcome.Found best) {
        assertThat(found.route().cost() / best.route().cost())
            .as("seed %d", seed)
            .isBetween(1 - 1e-7, 1 + 1e-7);
      }
    }
  }

  /** Where sums are exact the estimate is consistent, and closed is closed. */
  @Test
  void search_onRandomMaps_neverReopens() {
    for (long seed = 1; seed <= Extent.of(500); seed++) {
      RandomMap random = new RandomMap(seed, 30);
      Outcome outcome =
          new Planner(CostField.of(random.map()), random.movement).plan(random.from, random.to);
      assertThat(outcome.stats().reopened()).as("seed %d", seed).isZero();
    }
  }

  /** Routes of equal cost compare equal, so that ties go to the cell nearest to the goal. */
  @Test
  void search_overOpenGround_expandsOnlyTheRoute() {
    double[] costs = new double[200 * 120];
    Arrays.fill(costs, 1);
    costs[0] = 2; // so that not all ground is the same
    CostField field = CostField.of(new GridSize(200, 120), costs);
    Outcome outcome =
        new Planner(field, Movement.PUBLISHED).plan(new Cell(3, 5), new Cell(190, 100));
    Route route = ((Outcome.Found) outcome).route();
    assertThat(outcome.stats().expanded()).isEqualTo(route.steps() + 1);
  }

  /**
   * The listener's story adds up: each cell opens before it closes, with the figures it closes by.
   */
  @Test
  void search_withListener_tellsEveryStep() {
    for (long seed = 1; seed <= Extent.of(300); seed++) {
      RandomMap random = new RandomMap(seed, 20);
      CostField field = CostField.of(random.map());
      Ledger ledger = new Ledger(field.size().cells());
      Outcome outcome =
          new Planner(field, random.movement)
              .plan(Query.between(random.from, random.to), SearchHooks.listening(ledger));
      assertThat(ledger.expanded).as("seed %d", seed).isEqualTo(outcome.stats().expanded());
      assertThat(ledger.generated).as("seed %d", seed).isEqualTo(outcome.stats().generated());
      Outcome unheard = new Planner(field, random.movement).plan(random.from, random.to);
      assertThat(unheard).as("seed %d", seed).hasSameClassAs(outcome);
      if (outcome instanceof Outcome.Found heard) {
        double cost = heard.route().cost();
        assertThat(((Outcome.Found) unheard).route().cost())
            .as("seed %d", seed)
            .isCloseTo(cost, within(1e-8 * cost));
      }
    }
  }

  private static final class Ledger implements SearchListener {
    private final double[] g;
    private final int[] parents;
    private long expanded;
    private long generated;

    Ledger(int cells) {
      g = new double[cells];
      Arrays.fill(g, Double.NaN);
      parents = new int[cells];
    }

    @Override
    public void opened(int cell, int parent, double gNew, double h) {
      assertThat(g[cell]).isNaN();
      note(cell, parent, gNew, h);
    }

    @Override
    public void reparented(int cell, int parent, double gNew, double h) {
      assertThat(gNew).isLessThan(g[cell]);
      note(cell, parent, gNew, h);
    }

    @Override
    public void expanded(int cell, int parent, double gHere, double h) {
      assertThat(gHere).isEqualTo(g[cell]);
      assertThat(parent).isEqualTo(parents[cell]);
      assertThat(h).isNotNegative();
      expanded++;
    }

    private void note(int cell, int parent, double gNew, double h) {
      assertThat(h).isNotNegative();
      g[cell] = gNew;
      parents[cell] = parent;
      generated++;
    }
  }

  /** The bound against true distances over open ground, at every ratio of diagonal to straight. */
  @Test
  void lowerBound_overOpenGround_isAdmissibleAndConsistent() {
    for (double diagonal : List.of(0.1, 0.4, 0.5, 0.9, 1.0, 1.414, 1.9, 2.0, 3.0)) {
      double[] costs = new double[21 * 21];
      Arrays.fill(costs, 1);
      Planner planner =
          new Planner(
              CostField.of(new GridSize(21, 21), costs),
              Preset.TERRAIN
                  .rules()
                  .with(new Movement(CornerCutting.CUT, diagonal))
                  .with(Heuristic.ZERO));
      OctileDistance bound = new OctileDistance(1, diagonal);
      for (int dx = 0; dx <= 10; dx++) {
        for (int dy = 0; dy <= 10; dy++) {
          Outcome outcome = planner.plan(new Cell(10, 10), new Cell(10 + dx, 10 - dy));
          double distance = ((Outcome.Found) outcome).route().cost();
          assertThat(bound.of(dx, dy))
              .as("%d,%d at %s", dx, dy, diagonal)
              .isLessThanOrEqualTo(distance + 1e-12)
              .isGreaterThanOrEqualTo(distance - 1);
          assertThat(bound.of(dx + 1, dy) - bound.of(dx, dy)).isLessThanOrEqualTo(1 + 1e-12);
          assertThat(bound.of(dx + 1, dy + 1) - bound.of(dx, dy))
              .isLessThanOrEqualTo(diagonal + 1e-12);
          assertThat(Math.abs(bound.of(dx + 1, dy) - bound.of(dx, dy + 1)))
              .isLessThanOrEqualTo(diagonal + 1e-12);
        }
      }
    }
  }
}
