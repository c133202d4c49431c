package emberway.plan.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.TestMaps;
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
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The two tiers against the exact search, over seeded random fields of a few chunks each. */
@Tag("extent")
final class HierarchicalPlannerTest {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  /** A random field, and how to move on it. */
  private static final class Sample {
    final Random random;
    final GridSize size;
    final double[] costs;
    final Movement movement;

    Sample(long seed) {
      random = new Random(seed);
      size = new GridSize(side(), side());
      costs = new double[size.cells()];
      CornerCutting cornerCutting = List.of(CornerCutting.values()).get(random.nextInt(3));
      double[] diagonals = {1.414, 1.414, 1, 0.4, 2.5};
      movement = new Movement(cornerCutting, diagonals[random.nextInt(diagonals.length)]);
      switch (random.nextInt(5)) {
        case 0 -> fill(0.02, 1);
        case 1 -> fill(0.35, 40);
        case 2 -> fill(0.42, 1);
        case 3 -> fill(0.1, 1e7);
        default -> walls();
      }
    }

    /** Around the places where one chunk more begins, or anything. */
    private int side() {
      int chunks = random.nextInt(3) * ChunkGrid.SPAN;
      return random.nextInt(3) == 0
          ? 1 + random.nextInt(170)
          : Math.max(1, chunks + random.nextInt(4));
    }

    private void fill(double walls, double dearest) {
      for (int cell = 0; cell < costs.length; cell++) {
        boolean isWall = random.nextDouble() < walls;
        costs[cell] = isWall ? BLOCKED : Math.pow(dearest, random.nextDouble());
      }
    }

    /** Long walls with a gap or none, over rolling ground: islands, and ways around. */
    private void walls() {
      for (int cell = 0; cell < costs.length; cell++) {
        costs[cell] = 1.5 + Math.sin(size.x(cell) / 9.0) + Math.cos(size.y(cell) / 7.0) / 3;
      }
      for (int wall = 0; wall < 12; wall++) {
        boolean isRow = random.nextBoolean();
        int at = random.nextInt(isRow ? size.height() : size.width());
        int length = isRow ? size.width() : size.height();
        int gap = random.nextInt(2 * length);
        for (int i = 0; i < length; i++) {
          if (i != gap) {
            costs[isRow ? size.index(i, at) : size.index(at, i)] = BLOCKED;
          }
        }
      }
    }

    Cell cell() {
      return size.cell(random.nextInt(costs.length));
    }

    CostField field() {
      return CostField.of(size, costs);
    }
  }

  @Test
  void plan_onRandomFields_isBoundedByTheExactAnswer() {
    int[] answers = new int[3];
    for (long seed = 1; seed <= Extent.of(80, 400); seed++) {
      Sample sample = new Sample(seed);
      CostField field = sample.field();
      HierarchicalPlanner planner = new HierarchicalPlanner(field, sample.movement);
      Planner exact = new Planner(field, sample.movement);
      for (int i = 0; i < 6; i++) {
        Query query = Query.between(sample.cell(), sample.cell());
        if (i == 4) {
          query = query.through(List.of(sample.cell()));
        } else if (i == 5) {
          query = Query.toAny(query.from(), List.of(sample.cell(), sample.cell(), sample.cell()));
        }
        String what = "seed %d, %s".formatted(seed, query);
        answers[
            compare(sample, what, query, planner.plan(query, () -> false), exact.plan(query))]++;
      }
    }
    assertThat(answers[0]).as("blocked starts").isGreaterThan(Extent.over(Extent.of(20, 100)));
    assertThat(answers[1]).as("routes").isGreaterThan(Extent.over(Extent.of(150, 500)));
    assertThat(answers[2]).as("no routes").isGreaterThan(Extent.over(Extent.of(50, 300)));
  }

  /** 0 for a blocked start, 1 for a route, 2 for none. */
  private static int compare(
      Sample sample, String what, Query query, BoundedOutcome boundedOutcome, Outcome exact) {
    assertThat(boundedOutcome.outcome()).as(what).isInstanceOf(exact.getClass());
    if (exact instanceof Outcome.Found cheapest) {
      Route route = ((Outcome.Found) boundedOutcome.outcome()).route();
      double least = cheapest.route().cost();
      assertValid(what, sample, route);
      assertThat(route.start()).as(what).isEqualTo(cheapest.route().start());
      assertThat(route.cost()).as(what).isGreaterThanOrEqualTo(least * (1 - 1e-9));
      assertThat(boundedOutcome.lowerBound()).as(what).isBetween(0.0, least * (1 + 1e-9));
      assertThat(boundedOutcome.atMost()).as(what).isGreaterThanOrEqualTo(1);
      assertThat(route.cost())
          .as(what)
          .isLessThanOrEqualTo(least * boundedOutcome.atMost() * (1 + 1e-9));
      return 1;
    }
    if (exact instanceof Outcome.Unreachable none) {
      Outcome.Unreachable found = (Outcome.Unreachable) boundedOutcome.outcome();
      assertThat(boundedOutcome.lowerBound()).as(what).isEqualTo(BLOCKED);
      assertThat(found.target()).as(what).isEqualTo(none.target());
      assertThat(distance(found.nearest(), query))
          .as(what)
          .isEqualTo(distance(none.nearest(), query));
      assertValid(what, sample, found.nearest());
      return 2;
    }
    return 0;
  }

  /** From a route's end to the nearest goal, squared. */
  private static long distance(Route route, Query query) {
    return query.goals().stream().mapToLong(route.end()::squaredDistanceTo).min().orElseThrow();
  }

  /** Every move is one that the rules allow, and the cost is the formula's. */
  private static void assertValid(String what, Sample sample, Route route) {
    double cost = 0;
    for (int step = 1; step <= route.steps(); step++) {
      Cell from = route.cell(step - 1);
      Cell to = route.cell(step);
      assertThat(from.squaredDistanceTo(to)).as(what).isBetween(1L, 2L);
      double factor = 1;
      if (from.squaredDistanceTo(to) == 2) {
        factor = sample.movement.diagonal();
        assertThat(
                sample
                    .movement
                    .cornerCutting()
                    .allows(
                        sample.costs[sample.size.index(from.x(), to.y())],
                        sample.costs[sample.size.index(to.x(), from.y())]))
            .as(what)
            .isTrue();
      }
      assertThat(sample.costs[sample.size.index(to)]).as(what).isLessThan(BLOCKED);
      cost += sample.costs[sample.size.index(to)] * factor;
    }
    assertThat(route.cost()).as(what).isCloseTo(cost, within(1e-12 * Math.max(1, cost)));
  }

  @Test
  void over_afterEdits_answersLikeANewPlannerAndKeepsTheOtherChunks() {
    for (long seed = 1; seed <= Extent.of(40); seed++) {
      Sample sample = new Sample(seed);
      HierarchicalPlanner planner = new HierarchicalPlanner(sample.field(), sample.movement);
      assertThat(planner.prepare(fraction -> {}, () -> false)).isTrue();
      for (int edit = 0; edit < 5; edit++) {
        int cell = sample.random.nextInt(sample.costs.length);
        double before = sample.costs[cell];
        sample.costs[cell] = before == BLOCKED ? 2 : BLOCKED;
        planner = planner.over(sample.field());
        String what = "seed %d, edit %d at %s".formatted(seed, edit, sample.size.cell(cell));
        assertThat(planner.preparedChunks())
            .as(what)
            .isBetween(planner.chunks() - 16, planner.chunks() - 1);
        HierarchicalPlanner fresh = new HierarchicalPlanner(sample.field(), sample.movement);
        Query query = Query.between(sample.cell(), sample.cell());
        BoundedOutcome answer = planner.plan(query, () -> false);
        assertThat(answer.outcome().getClass())
            .as(what)
            .isEqualTo(fresh.plan(query, () -> false).outcome().getClass());
        compare(
            sample, what, query, answer, new Planner(sample.field(), sample.movement).plan(query));
        assertThat(planner.prepare(fraction -> {}, () -> false)).isTrue();
      }
    }
  }

  @Test
  void prepare_cancelledHalfWay_keepsWhatIsDone() {
    GridSize size = new GridSize(400, 300);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 1);
    HierarchicalPlanner planner =
        new HierarchicalPlanner(CostField.of(size, costs), Movement.PUBLISHED);
    AtomicInteger asked = new AtomicInteger();
    assertThat(planner.prepare(fraction -> {}, () -> asked.incrementAndGet() > 10)).isFalse();
    assertThat(planner.preparedChunks()).isEqualTo(10);
    assertThat(planner.prepare(fraction -> {}, () -> false)).isTrue();
    assertThat(planner.preparedChunks()).isEqualTo(planner.chunks()).isEqualTo(13 * 10);
  }

  @Test
  void plan_fallingBackOnExact_answersLikeItUntilTheChunksAreKnown() {
    int byExact = 0;
    int byTiers = 0;
    for (long seed = 1; seed <= Extent.of(60); seed++) {
      Sample sample = new Sample(seed);
      CostField field = sample.field();
      HierarchicalPlanner planner =
          new HierarchicalPlanner(field, sample.movement).fallingBackOnExact();
      Planner exact = new Planner(field, sample.movement);
      for (int i = 0; i < 4; i++) {
        Query query =
            Query.between(sample.cell(), sample.cell())
                .through(i == 1 ? List.of(sample.cell()) : List.of());
        String what = "seed %d, %s".formatted(seed, query);
        BoundedOutcome answer = planner.plan(query, () -> false);
        compare(sample, what, query, answer, exact.plan(query));
        if (answer.byExactSearch()) {
          assertThat(answer.atMost()).as(what).isCloseTo(1, within(1e-9));
          byExact++;
        }
      }
      assertThat(planner.prepare(fraction -> {}, () -> false)).isTrue();
      Query query = Query.between(sample.cell(), sample.cell());
      BoundedOutcome answer = planner.plan(query, () -> false);
      assertThat(answer.byExactSearch()).as("seed %d", seed).isFalse();
      byTiers += answer.outcome() instanceof Outcome.Found ? 1 : 0;
    }
    assertThat(byExact).isGreaterThan(Extent.over(20));
    assertThat(byTiers).isGreaterThan(Extent.over(10));
  }

  @Test
  void plan_fallingBackOnExact_canBeCancelled() {
    GridSize size = new GridSize(700, 700);
    double[] costs = new double[size.cells()];
    Arrays.setAll(costs, cell -> 1 + cell % 7);
    HierarchicalPlanner planner =
        new HierarchicalPlanner(CostField.of(size, costs), Movement.PUBLISHED).fallingBackOnExact();
    Query query = Query.between(new Cell(0, 0), new Cell(699, 699));
    AtomicInteger asked = new AtomicInteger();
    BoundedOutcome answer = planner.plan(query, () -> asked.incrementAndGet() > 5);
    assertThat(answer.outcome()).isInstanceOf(Outcome.Stopped.class);
    assertThat(planner.plan(query, () -> false).byExactSearch()).isTrue();
  }

  @Test
  void plan_cancelled_isStopped() {
    GridSize size = new GridSize(300, 300);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 1);
    HierarchicalPlanner planner =
        new HierarchicalPlanner(CostField.of(size, costs), Movement.PUBLISHED);
    BoundedOutcome answer =
        planner.plan(Query.between(new Cell(0, 0), new Cell(299, 299)), () -> true);
    assertThat(answer.outcome()).isInstanceOf(Outcome.Stopped.class);
    assertThat(answer.lowerBound()).isZero();
  }

  @Test
  void plan_offTheMap_isRefused() {
    HierarchicalPlanner planner =
        new HierarchicalPlanner(CostField.of(TestMaps.overGrass("...")), Movement.PUBLISHED);
    assertThatThrownBy(
            () -> planner.plan(Query.between(new Cell(0, 0), new Cell(3, 0)), () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3,0");
  }

  @Test
  void plan_overOpenGround_isProvenCheapestAlongARow() {
    GridSize size = new GridSize(500, 130);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 1);
    HierarchicalPlanner planner =
        new HierarchicalPlanner(CostField.of(size, costs), Movement.PUBLISHED);
    BoundedOutcome answer =
        planner.plan(Query.between(new Cell(3, 70), new Cell(490, 70)), () -> false);
    assertThat(((Outcome.Found) answer.outcome()).route().cost()).isEqualTo(487);
    assertThat(answer.lowerBound()).isEqualTo(487);
    assertThat(answer.atMost()).isEqualTo(1);
  }
}
