package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.RandomMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.testing.Extent;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FixedPointAStarTest {
  private static LegSearch legSearch(CostField field, Movement movement) {
    return FixedPointAStar.of(new StepCosts(field, movement));
  }

  private static LegSearch doubles(CostField field, Movement movement) {
    return new FloatingPointAStar(new StepCosts(field, movement));
  }

  private static Outcome answer(LegSearch legSearch, GridSize size, int from, int to) {
    return legSearch.search(from, new Goals(size, List.of(size.cell(to))), SearchHooks.NONE);
  }

  /** Two searches that share neither arithmetic nor open list, on costs that lie anywhere. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.1, 1, 3, 5.5})
  void search_randomCosts_agreesWithDoubles(double magnitudes) {
    for (long seed = 1; seed <= Extent.of(300); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(40), 1 + random.nextInt(40));
      double unit = Math.pow(10, random.nextInt(180) - 90);
      double[] costs = new double[size.cells()];
      Arrays.setAll(
          costs,
          cell ->
              random.nextInt(5) == 0
                  ? Double.POSITIVE_INFINITY
                  : unit * Math.pow(10, random.nextDouble() * magnitudes));
      CostField field = CostField.of(size, costs);
      CornerCutting cornerCutting = List.of(CornerCutting.values()).get(random.nextInt(3));
      Movement movement = new Movement(cornerCutting, 0.3 + 2 * random.nextDouble());
      LegSearch packed = legSearch(field, movement);
      LegSearch doubles = doubles(field, movement);
      for (int i = 0; i < 5; i++) {
        int from = random.nextInt(costs.length);
        int to = random.nextInt(costs.length);
        if (!field.isBlocked(from)) {
          assertSameCost(seed, answer(packed, size, from, to), answer(doubles, size, from, to));
        }
      }
    }
  }

  private static void assertSameCost(long seed, Outcome one, Outcome other) {
    assertThat(one).as("seed %d", seed).hasSameClassAs(other);
    double cost = route(other).cost();
    assertThat(route(one).cost()).as("seed %d", seed).isCloseTo(cost, within(1e-8 * cost));
  }

  private static Route route(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? found.route()
        : ((Outcome.Unreachable) outcome).nearest();
  }

  /** A stamp lasts for one search only, also after all of them were used up. */
  @Test
  void search_hundredsOfTimes_answersAsTheFirstTime() {
    RandomMap random = new RandomMap(4, 30);
    CostField field = CostField.of(random.map());
    LegSearch kept = legSearch(field, random.movement);
    Random choice = new Random(1);
    for (int i = 0; i < 600; i++) {
      int from = choice.nextInt(field.size().cells());
      int to = choice.nextInt(field.size().cells());
      if (!field.isBlocked(from)) {
        Route again = route(answer(kept, field.size(), from, to));
        Route first = route(answer(legSearch(field, random.movement), field.size(), from, to));
        assertThat(again.indices()).as("query %d", i).isEqualTo(first.indices());
      }
    }
  }

  /**
   * Labels tell that there is no path, and where to go instead, as a search of all there is does.
   */
  @Test
  void search_outOfReach_endsWhereASearchWithoutLabelsEnds() {
    int unreachable = 0;
    for (long seed = 1; seed <= Extent.of(1_500); seed++) {
      RandomMap random = new RandomMap(seed, 16);
      CostField field = CostField.of(random.map());
      GridSize size = field.size();
      LegSearch labeled = legSearch(field, random.movement);
      LegSearch doubles = doubles(field, random.movement);
      for (int i = 0; i < 12; i++) {
        int start = size.index(random.cell());
        Goals goals = new Goals(size, List.of(random.cell(), random.cell()).subList(0, 1 + i % 2));
        if (field.isBlocked(start)) {
          continue;
        }
        Outcome one = labeled.search(start, goals, SearchHooks.NONE);
        Outcome other = doubles.search(start, goals, SearchHooks.NONE);
        assertThat(one).as("seed %d", seed).hasSameClassAs(other);
        double cost = route(other).cost();
        assertThat(route(one).cost()).as("seed %d", seed).isCloseTo(cost, within(1e-8 * cost));
        if (one instanceof Outcome.Unreachable failed) {
          assertThat(route(one).end()).as("seed %d", seed).isEqualTo(route(other).end());
          assertThat(failed.target())
              .as("seed %d", seed)
              .isEqualTo(((Outcome.Unreachable) other).target());
          unreachable++;
        }
      }
    }
    assertThat(unreachable).isGreaterThan(Extent.over(2_000));
  }

  /** Small components beyond those that have a label of their own are searched as ever. */
  @Test
  void search_amongAHundredIslands_knowsWhichHangTogether() {
    double[] costs = new double[400 * 2];
    Arrays.setAll(costs, cell -> cell % 4 == 3 ? Double.POSITIVE_INFINITY : 1);
    GridSize size = new GridSize(400, 2);
    CostField field = CostField.of(size, costs);
    LegSearch legSearch = legSearch(field, Movement.PUBLISHED);
    for (int start = 0; start < 400; start += 4) {
      assertThat(answer(legSearch, size, start, start + 2)).isInstanceOf(Outcome.Found.class);
      Outcome across = answer(legSearch, size, start, (start + 4) % 400);
      assertThat(across).isInstanceOf(Outcome.Unreachable.class);
      assertThat(route(across).end().x()).isEqualTo(start < 396 ? start + 2 : 396);
    }
  }

  @Test
  void search_outOfReachAgain_expandsTheWayToTheNearestOnly() {
    double[] costs = new double[200 * 100];
    Arrays.setAll(costs, cell -> cell % 200 == 150 ? Double.POSITIVE_INFINITY : 1);
    GridSize size = new GridSize(200, 100);
    LegSearch legSearch = legSearch(CostField.of(size, costs), Movement.PUBLISHED);
    Outcome first = answer(legSearch, size, 0, 190);
    Outcome again = answer(legSearch, size, 0, 190);
    assertThat(route(again).end()).isEqualTo(route(first).end()).isEqualTo(new Cell(149, 0));
    assertThat(first.stats().expanded()).isEqualTo(49 * 100 + 150);
    assertThat(again.stats().expanded()).isEqualTo(150);
  }

  /** A dozen of the dearest steps are beyond the units; the answer is not. */
  @Test
  void search_wayBeyondTheUnits_isAnsweredAllTheSame() {
    double[] costs = new double[60 * 3];
    Arrays.fill(costs, 1);
    costs[100] = 1e-6;
    CostField field = CostField.of(new GridSize(60, 3), costs);
    LegSearch legSearch = legSearch(field, new Movement(CornerCutting.CUT, 1));
    assertThat(legSearch).isInstanceOf(FixedPointAStar.class);
    for (int i = 0; i < 3; i++) {
      assertThat(route(answer(legSearch, field.size(), 0, 5)).cost()).isEqualTo(5);
      assertThat(route(answer(legSearch, field.size(), 0, 59)).cost())
          .isCloseTo(58 + 1e-6, within(1e-9));
    }
  }

  @Test
  void of_costsTooFarApart_isTheWideSearch() {
    CostField field = CostField.of(new GridSize(2, 1), new double[] {1, 2e6});
    assertThat(legSearch(field, Movement.PUBLISHED)).isInstanceOf(FloatingPointAStar.class);
    CostField walls = CostField.of(new GridSize(1, 1), new double[] {Double.POSITIVE_INFINITY});
    assertThat(legSearch(walls, Movement.PUBLISHED)).isInstanceOf(FloatingPointAStar.class);
  }

  @Test
  void search_onceWarm_allocatesTheAnswerOnly() {
    double[] costs = new Random(3).doubles(300 * 300, 0.2, 4).toArray();
    CostField field = CostField.of(new GridSize(300, 300), costs);
    LegSearch legSearch = legSearch(field, Movement.PUBLISHED);
    Goals goals = new Goals(field.size(), List.of(new Cell(299, 299)));
    Outcome outcome = null;
    for (int i = 0; i < 20; i++) {
      outcome = legSearch.search(0, goals, SearchHooks.NONE);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 10; i++) {
      outcome = legSearch.search(0, goals, SearchHooks.NONE);
    }
    long bytes = (threads.getCurrentThreadAllocatedBytes() - before) / 10;
    assertThat(bytes).isLessThan(4L * route(outcome).steps() + 500);
  }
}
