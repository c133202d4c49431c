package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.cost.TurnAngles;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.testing.Extent;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turn penalties, against a plain Dijkstra over cells and directions. */
final class TurnCostPlannerTest {
  private static final double[] PENALTIES = {0, 0.1, 0.5, 1, 0.001, 3, 40, 1e-12, 1e9};

  private static TurnCostPlanner search(TestWorld world, double turn) {
    return new TurnCostPlanner(CostField.of(world.random.map()), world.random.movement, turn);
  }

  /** A random map with a plain reference for what turning routes cost. */
  private static final class TestWorld {
    private static final int NONE = -1;

    final RandomMap random;
    final PublishedFormula formula;
    final GridSize size;
    final double turn;

    TestWorld(long seed) {
      random = new RandomMap(seed);
      formula = random.formula();
      size = formula.size();
      turn = PENALTIES[new Random(seed).nextInt(PENALTIES.length)];
    }

    /** The cheapest way through cells in order, over all ways: layers of cells and directions. */
    double cheapest(List<Cell> stops, List<Cell> goals) {
      int layers = stops.size();
      double[] best = new double[layers * size.cells() * 9];
      Arrays.fill(best, Double.POSITIVE_INFINITY);
      record State(int layer, int cell, int direction, double cost) {}

      PriorityQueue<State> queue =
          new PriorityQueue<>((one, other) -> Double.compare(one.cost, other.cost));
      queue.add(new State(0, size.index(stops.get(0)), NONE, 0));
      while (!queue.isEmpty()) {
        State state = queue.poll();
        int at = (state.layer * size.cells() + state.cell) * 9 + state.direction + 1;
        if (best[at] <= state.cost) {
          continue;
        }
        best[at] = state.cost;
        if (state.layer + 1 < layers && size.index(stops.get(state.layer + 1)) == state.cell) {
          queue.add(new State(state.layer + 1, state.cell, state.direction, state.cost));
        }
        if (state.layer + 1 == layers && goals.contains(size.cell(state.cell))) {
          return state.cost;
        }
        for (int direction = 0; direction < 8; direction++) {
          int x = size.x(state.cell) + (int) Math.rint(Math.cos(direction * Math.PI / 4));
          int y = size.y(state.cell) + (int) Math.rint(Math.sin(direction * Math.PI / 4));
          if (size.contains(x, y) && formula.mayStep(state.cell, size.index(x, y))) {
            double step = formula.step(state.cell, size.index(x, y));
            double cost = state.cost + step + turn * eighths(state.direction, direction);
            queue.add(new State(state.layer, size.index(x, y), direction, cost));
          }
        }
      }
      return Double.POSITIVE_INFINITY;
    }

    private static int eighths(int before, int after) {
      int apart = Math.abs(before - after);
      return before == NONE ? 0 : Math.min(apart, 8 - apart);
    }

    /** What a route costs by the published formula, its turns counted by angles. */
    double costOf(Route route) {
      double cost = formula.costOf(route);
      for (int step = 2; step <= route.steps(); step++) {
        double one = angle(route.cell(step - 2), route.cell(step - 1));
        double other = angle(route.cell(step - 1), route.cell(step));
        double apart = Math.abs(one - other);
        cost += turn * Math.rint(Math.min(apart, 360 - apart) / 45);
      }
      return cost;
    }

    private static double angle(Cell from, Cell to) {
      return Math.toDegrees(Math.atan2(to.y() - from.y(), to.x() - from.x()));
    }
  }

  @Test
  void routes_onRandomMaps_areCheapestWithTheirTurns() {
    int routes = 0;
    for (long seed = 1; seed <= Extent.of(4_000); seed++) {
      TestWorld world = new TestWorld(seed);
      Cell from = world.random.from;
      if (world.formula.isBlocked(world.size.index(from))) {
        continue;
      }
      List<Cell> goals =
          seed % 3 == 0
              ? List.of(world.random.to, world.random.cell(), world.random.cell())
              : List.of(world.random.to);
      double expected = world.cheapest(List.of(from), goals);
      Outcome outcome = search(world, world.turn).plan(Query.toAny(from, goals));
      routes += check(seed, world, outcome, expected);
    }
    assertThat(routes).isGreaterThan(Extent.over(1_000));
  }

  @Test
  void via_onRandomMaps_isCheapestOverAllLegsTogether() {
    int routes = 0;
    for (long seed = 1; seed <= Extent.of(2_000); seed++) {
      TestWorld world = new TestWorld(seed);
      Cell from = world.random.from;
      if (world.formula.isBlocked(world.size.index(from))) {
        continue;
      }
      List<Cell> via = List.of(world.random.cell(), world.random.cell());
      double expected =
          world.cheapest(List.of(from, via.get(0), via.get(1)), List.of(world.random.to));
      Query query = Query.between(from, world.random.to).through(via);
      Outcome outcome = search(world, world.turn).plan(query);
      routes += check(seed, world, outcome, expected);
      if (outcome instanceof Outcome.Unreachable failed) {
        Planner planner = new Planner(CostField.of(world.random.map()), world.random.movement);
        Outcome.Unreachable plain = (Outcome.Unreachable) planner.plan(query);
        assertThat(failed.target()).as("seed %d", seed).isEqualTo(plain.target());
        assertThat(failed.nearest().end().squaredDistanceTo(world.random.to))
            .as("seed %d", seed)
            .isEqualTo(plain.nearest().end().squaredDistanceTo(world.random.to));
      }
    }
    assertThat(routes).isGreaterThan(Extent.over(300));
  }

  private static int check(long seed, TestWorld world, Outcome outcome, double expected) {
    if (expected == Double.POSITIVE_INFINITY) {
      assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Unreachable.class);
      Route nearest = ((Outcome.Unreachable) outcome).nearest();
      assertThat(nearest.cost())
          .as("seed %d", seed)
          .isCloseTo(world.costOf(nearest), within(1e-9 * Math.max(1, nearest.cost())));
      return 0;
    }
    Route route = ((Outcome.Found) outcome).route();
    String picture =
        "seed %d, %s a turn%n%s".formatted(seed, world.turn, world.formula.picture(route));
    double tolerance = 1e-8 * Math.max(expected, 1e-8);
    assertThat(route.cost()).as(picture).isCloseTo(world.costOf(route), within(tolerance));
    assertThat(route.cost()).as(picture).isCloseTo(expected, within(tolerance));
    return 1;
  }

  @Test
  void warmSearch_onOtherQueries_answersLikeAFreshOne() {
    for (long seed = 1; seed <= Extent.of(100); seed++) {
      TestWorld world = new TestWorld(seed);
      TurnCostPlanner warm = search(world, world.turn);
      for (int i = 0; i < 10; i++) {
        Query query = Query.between(world.random.cell(), world.random.cell());
        Outcome fresh = search(world, world.turn).plan(query);
        assertThat(answer(warm.plan(query))).as("seed %d", seed).isEqualTo(answer(fresh));
      }
    }
  }

  private static String answer(Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      return TestMaps.text(found.route());
    }
    return outcome instanceof Outcome.Unreachable failed
        ? failed.target() + " " + TestMaps.text(failed.nearest())
        : outcome.getClass().getSimpleName();
  }

  @Test
  void search_onceWarm_allocatesTheAnswerOnly() {
    double[] costs = new Random(3).doubles(150 * 150, 0.2, 4).toArray();
    CostField field = CostField.of(new GridSize(150, 150), costs);
    TurnCostPlanner search = new TurnCostPlanner(field, Movement.PUBLISHED, 0.5);
    Query query = Query.between(new Cell(0, 0), new Cell(149, 149));
    Outcome outcome = null;
    for (int i = 0; i < 20; i++) {
      outcome = search.plan(query);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 10; i++) {
      outcome = search.plan(query);
    }
    long bytes = (threads.getCurrentThreadAllocatedBytes() - before) / 10;
    assertThat(bytes).isLessThan(4L * ((Outcome.Found) outcome).route().steps() + 3_000);
  }

  @Test
  void noPenalty_costsWhatThePlannerSays() {
    for (long seed = 5_001; seed <= 5_300; seed++) {
      RandomMap random = new RandomMap(seed);
      CostField field = CostField.of(random.map());
      Query query = Query.between(random.from, random.to);
      Outcome plain = new Planner(field, random.movement).plan(query);
      Outcome turning = new TurnCostPlanner(field, random.movement, 0).plan(query);
      assertThat(turning.getClass()).as("seed %d", seed).isEqualTo(plain.getClass());
      if (plain instanceof Outcome.Found found) {
        double cost = found.route().cost();
        assertThat(((Outcome.Found) turning).route().cost())
            .as("seed %d", seed)
            .isCloseTo(cost, within(1e-8 * cost));
      }
    }
  }

  @Test
  void penalty_keepsARouteStraight() {
    CostField field =
        CostField.of(
            TestMaps.overGrass(
                "1........2", //
                "RRRRRRRRRR"));
    Query query = Query.between(new Cell(0, 0), new Cell(9, 0));
    Route bent = ((Outcome.Found) turning(field, 0).plan(query)).route();
    Route straight = ((Outcome.Found) turning(field, 2).plan(query)).route();
    assertThat(bent.eighthTurns()).isEqualTo(2);
    assertThat(straight.eighthTurns()).isZero();
    assertThat(straight.cost()).isEqualTo(9);
    assertThat(((Outcome.Found) turning(field, 1).plan(query)).route().cost())
        .isEqualTo(bent.cost() + 2);
  }

  private static TurnCostPlanner turning(CostField field, double turn) {
    return new TurnCostPlanner(field, Movement.PUBLISHED, turn);
  }

  @Test
  void turningBack_atAWaypoint_isPaidInFull() {
    CostField field = CostField.of(TestMaps.overGrass("1..2"));
    Query query = Query.between(new Cell(0, 0), new Cell(0, 0)).through(List.of(new Cell(2, 0)));
    Route route = ((Outcome.Found) turning(field, 0.25).plan(query)).route();
    assertThat(TestMaps.text(route)).isEqualTo("0,0 1,0 2,0 1,0 0,0");
    assertThat(route.eighthTurns()).isEqualTo(4);
    assertThat(route.cost()).isEqualTo(5);
  }

  @Test
  void blockedStart_isSaid() {
    CostField field = CostField.of(TestMaps.overGrass("W..2"));
    Query query = Query.between(new Cell(0, 0), new Cell(3, 0));
    assertThat(turning(field, 1).plan(query)).isInstanceOf(Outcome.BlockedStart.class);
  }

  @Test
  void cancelled_stops() {
    CostField field = CostField.of(TestMaps.overGrass("1..2"));
    Query query = Query.between(new Cell(0, 0), new Cell(3, 0));
    assertThat(turning(field, 1).plan(query, SearchHooks.stoppedWhen(() -> true)))
        .isInstanceOf(Outcome.Stopped.class);
  }

  @Test
  void turnsToward_isTheLeastOfAllWays() {
    for (int before = 0; before < 8; before++) {
      for (int dy = -3; dy <= 3; dy++) {
        for (int dx = -3; dx <= 3; dx++) {
          double straight = Math.toDegrees(Math.atan2(dy, dx));
          double ahead =
              Math.toDegrees(Math.atan2(NeighborMasks.DY[before], NeighborMasks.DX[before]));
          double apart = Math.abs(straight - ahead);
          double angle = dx == 0 && dy == 0 ? 0 : Math.min(apart, 360 - apart);
          assertThat(TurnAngles.toward(dx, dy, before))
              .as("%d,%d after move %d", dx, dy, before)
              .isEqualTo((int) Math.ceil(angle / 45 - 1e-9));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"-1", "NaN", "Infinity", "1e101"})
  void penaltyOutOfRange_isRefused(String turn) {
    CostField field = CostField.of(TestMaps.overGrass("1..2"));
    assertThatThrownBy(() -> turning(field, Double.parseDouble(turn)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("turn penalty " + turn);
  }
}
