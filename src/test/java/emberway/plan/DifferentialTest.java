package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.plan.cost.CostField;
import emberway.plan.landmark.LandmarkPreparation;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TieBreaking;
import emberway.testing.Extent;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches against a plain Dijkstra on the published formula, over seeded random maps: together
 * with {@code JumpPointSearchTest}, more than 100,000 of them.
 */
@Tag("extent")
final class DifferentialTest {
  private static final double RELATIVE = 1e-8;

  /** How many maps are asked about with landmarks; more for a longer soak. */
  private static final int LANDMARK_MAPS =
      Integer.getInteger("emberway.soak", Extent.of(3_000, 40_000));

  @Test
  void terrain_onManyRandomMaps_isCheapest() {
    int[] answers = new int[3];
    for (long seed = 1; seed <= Extent.of(4_500, 36_000); seed++) {
      RandomMap random = new RandomMap(seed);
      answers[check(seed, random, Preset.TERRAIN.rules().with(random.movement))]++;
    }
    assertThat(IntStream.of(answers).boxed())
        .as("blocked starts, routes, no routes")
        .allMatch(count -> count > Extent.over(Extent.of(250, 500)));
  }

  /** Every kind of question, on so many maps, each asked without landmarks and with them. */
  @Test
  void planner_withAndWithoutLandmarks_isCheapest() {
    int found = 0;
    for (long seed = 100_001; seed <= 100_000 + LANDMARK_MAPS; seed++) {
      RandomMap random = new RandomMap(seed, seed % 40 == 0 ? 60 : 10);
      PublishedFormula formula = random.formula();
      int start = formula.size().index(random.from);
      if (formula.isBlocked(start)) {
        continue;
      }
      CostField field = CostField.of(random.map());
      Planner planner = new Planner(field, random.movement);
      List<Cell> goals = List.of(random.to, random.cell()).subList(0, seed % 3 == 0 ? 2 : 1);
      double[] cheapest = formula.cheapestFrom(start);
      double expected =
          goals.stream()
              .mapToDouble(goal -> cheapest[formula.size().index(goal)])
              .min()
              .getAsDouble();
      for (int with = 0; with < 2; with++) {
        if (with == 1) {
          planner.use(
              new LandmarkPreparation(field, random.movement).run(() -> false).orElseThrow());
        }
        Outcome outcome = planner.plan(Query.toAny(random.from, goals));
        if (expected < Double.POSITIVE_INFINITY) {
          Route route = ((Outcome.Found) outcome).route();
          assertThat(goals).as("seed %d", seed).contains(route.end());
          assertCost(seed, formula, route, expected);
          found++;
        } else if (goals.size() == 1) {
          Route nearest = ((Outcome.Unreachable) outcome).nearest();
          assertNearest(seed, random, formula, cheapest, nearest);
        } else {
          assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Unreachable.class);
        }
      }
    }
    assertThat(found).isGreaterThan(LANDMARK_MAPS / 2);
  }

  @Test
  void terrain_onLargerRandomMaps_isCheapest() {
    for (long seed = 1; seed <= Extent.of(60, 150); seed++) {
      RandomMap random = new RandomMap(seed, 90);
      check(seed, random, Preset.TERRAIN.rules().with(random.movement));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Heuristic.class,
      names = {"ZERO", "ADMISSIBLE"})
  void textbook_withAdmissibleEstimateAndReopening_isCheapest(Heuristic heuristic) {
    for (TieBreaking tieBreaking : TieBreaking.values()) {
      for (long seed = 1; seed <= Extent.of(300); seed++) {
        RandomMap random = new RandomMap(seed);
        SearchRules rules =
            Preset.TERRAIN.rules().with(random.movement).with(heuristic).with(tieBreaking);
        check(seed, random, rules);
      }
    }
  }

  @Test
  void toAny_onRandomMaps_goesToTheCheapest() {
    for (long seed = 1; seed <= Extent.of(1_000); seed++) {
      RandomMap random = new RandomMap(seed);
      PublishedFormula formula = random.formula();
      int start = formula.size().index(random.from);
      if (formula.isBlocked(start)) {
        continue;
      }
      List<Cell> goals = List.of(random.to, random.cell(), random.cell());
      double[] cheapest = formula.cheapestFrom(start);
      double expected =
          goals.stream()
              .mapToDouble(goal -> cheapest[formula.size().index(goal)])
              .min()
              .getAsDouble();
      Outcome outcome = planner(random).plan(Query.toAny(random.from, goals));
      if (expected == Double.POSITIVE_INFINITY) {
        assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Unreachable.class);
      } else {
        Route route = ((Outcome.Found) outcome).route();
        assertThat(goals).as("seed %d", seed).contains(route.end());
        assertCost(seed, formula, route, expected);
      }
    }
  }

  @Test
  void via_onRandomMaps_sumsTheLegs() {
    for (long seed = 1; seed <= Extent.of(1_000); seed++) {
      RandomMap random = new RandomMap(seed);
      PublishedFormula formula = random.formula();
      if (formula.isBlocked(formula.size().index(random.from))) {
        continue;
      }
      List<Cell> stops = List.of(random.from, random.cell(), random.cell(), random.to);
      double expected = 0;
      for (int i = 1; i < stops.size() && expected < Double.POSITIVE_INFINITY; i++) {
        double[] cheapest = formula.cheapestFrom(formula.size().index(stops.get(i - 1)));
        expected += cheapest[formula.size().index(stops.get(i))];
      }
      Planner planner = planner(random);
      Query query = Query.between(random.from, random.to).through(stops.subList(1, 3));
      assertVia(seed, formula, stops, expected, planner.plan(query));
      planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
      assertVia(seed, formula, stops, expected, planner.plan(query));
    }
  }

  private static void assertVia(
      long seed, PublishedFormula formula, List<Cell> stops, double expected, Outcome outcome) {
    if (expected == Double.POSITIVE_INFINITY) {
      assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Unreachable.class);
      Outcome.Unreachable failed = (Outcome.Unreachable) outcome;
      assertThat(stops).as("seed %d", seed).contains(failed.target());
      assertThat(failed.nearest().cost())
          .as("seed %d", seed)
          .isCloseTo(formula.costOf(failed.nearest()), within(1e-9));
    } else {
      assertCost(seed, formula, ((Outcome.Found) outcome).route(), expected);
    }
  }

  private static Planner planner(RandomMap random) {
    return new Planner(CostField.of(random.map()), random.movement);
  }

  /** Checks one answer; 0 for a blocked start, 1 for a route, 2 for none. */
  private static int check(long seed, RandomMap random, SearchRules rules) {
    PublishedFormula formula = random.formula();
    Outcome outcome = new Planner(CostField.of(random.map()), rules).plan(random.from, random.to);
    int start = formula.size().index(random.from);
    if (formula.isBlocked(start)) {
      assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.BlockedStart.class);
      return 0;
    }
    double[] cheapest = formula.cheapestFrom(start);
    double expected = cheapest[formula.size().index(random.to)];
    if (expected < Double.POSITIVE_INFINITY) {
      assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Found.class);
      Route route = ((Outcome.Found) outcome).route();
      assertThat(route.end()).as("seed %d", seed).isEqualTo(random.to);
      assertCost(seed, formula, route, expected);
      return 1;
    }
    assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Unreachable.class);
    Outcome.Unreachable failed = (Outcome.Unreachable) outcome;
    assertThat(failed.target()).as("seed %d", seed).isEqualTo(random.to);
    assertNearest(seed, random, formula, cheapest, failed.nearest());
    return 2;
  }

  private static void assertNearest(
      long seed, RandomMap random, PublishedFormula formula, double[] cheapest, Route nearest) {
    long least =
        IntStream.range(0, cheapest.length)
            .filter(cell -> cheapest[cell] < Double.POSITIVE_INFINITY)
            .mapToLong(cell -> formula.size().cell(cell).squaredDistanceTo(random.to))
            .min()
            .getAsLong();
    double expected =
        IntStream.range(0, cheapest.length)
            .filter(cell -> formula.size().cell(cell).squaredDistanceTo(random.to) == least)
            .mapToDouble(cell -> cheapest[cell])
            .min()
            .getAsDouble();
    assertThat(nearest.end().squaredDistanceTo(random.to))
        .as("seed %d%n%s", seed, formula.picture(nearest))
        .isEqualTo(least);
    assertCost(seed, formula, nearest, expected);
  }

  private static void assertCost(
      long seed, PublishedFormula formula, Route route, double expected) {
    String picture = "seed %d%n%s".formatted(seed, formula.picture(route));
    assertThat(route.cost())
        .as(picture)
        .isCloseTo(formula.costOf(route), within(1e-12 * Math.max(1, expected)));
    assertThat(route.cost()).as(picture).isCloseTo(expected, within(RELATIVE * expected));
  }
}
