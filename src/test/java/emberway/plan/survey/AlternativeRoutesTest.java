package emberway.plan.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.PublishedFormula;
import emberway.plan.RandomMap;
import emberway.plan.TestMaps;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.survey.AlternativeRoutes.Answer;
import emberway.plan.survey.AlternativeRoutes.Limits;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class AlternativeRoutesTest {
  private static Answer plan(CostField field, Cell from, Cell to, Limits limits) {
    return new AlternativeRoutes(field, Movement.PUBLISHED)
        .plan(from, to, limits, SearchHooks.NONE);
  }

  @Test
  void lake_isPassedOnEitherSide() {
    CostField field =
        CostField.of(
            TestMaps.overGrass(
                "....................",
                "....................",
                "......WWWWWWWW......",
                "......WWWWWWWW......",
                "......WWWWWWWW......",
                "1.....WWWWWWWW.....2",
                "......WWWWWWWW......",
                "......WWWWWWWW......",
                "......WWWWWWWW......",
                "......WWWWWWWW......",
                "....................",
                "...................."));
    Answer answer = plan(field, new Cell(0, 5), new Cell(19, 5), new Limits(2, 1.3, 0.6));
    Route best = ((Outcome.Found) answer.best()).route();
    assertThat(best.cells()).anyMatch(cell -> cell.equals(new Cell(10, 1)));
    assertThat(answer.others()).hasSize(1);
    assertThat(answer.others().get(0).cells()).anyMatch(cell -> cell.equals(new Cell(10, 10)));
    Outcome planned = new Planner(field, Movement.PUBLISHED).plan(new Cell(0, 5), new Cell(19, 5));
    assertThat(answer.best().stats().expanded())
        .as("both trees counted, too")
        .isGreaterThan(planned.stats().expanded() + field.size().cells());
  }

  /** Short routes differ, too: their ends, which all share, do not count. */
  @Test
  void shortWall_isPassedOnEitherSide() {
    CostField field =
        CostField.of(TestMaps.overGrass(".......", "...W...", ".1.W.2.", "...W...", "......."));
    Answer answer = plan(field, new Cell(1, 2), new Cell(5, 2), new Limits(3, 1.3, 0.6));
    Route best = ((Outcome.Found) answer.best()).route();
    assertThat(answer.others()).extracting(Route::cost).containsExactly(best.cost());
    assertThat(answer.others().get(0).cells())
        .isEqualTo(best.cells().stream().map(cell -> new Cell(cell.x(), 4 - cell.y())).toList());

    CostField one = CostField.of(TestMaps.overGrass("...", "1W2", "..."));
    Answer around = plan(one, new Cell(0, 1), new Cell(2, 1), new Limits(3, 1.3, 0.6));
    assertThat(around.others()).as("around one cell").hasSize(1);
  }

  @Test
  void singleStep_hasNoOtherWay() {
    CostField field = CostField.of(TestMaps.overGrass("....", ".12.", "...."));
    Answer answer = plan(field, new Cell(1, 1), new Cell(2, 1), new Limits(3, 10, 0.9));
    assertThat(((Outcome.Found) answer.best()).route().steps()).isEqualTo(1);
    assertThat(answer.others()).isEmpty();
  }

  @Test
  void corridor_hasNoOtherWay() {
    CostField field = CostField.of(TestMaps.overGrass("1........2", "WWWWWWWWWW"));
    Answer answer = plan(field, new Cell(0, 0), new Cell(9, 0), new Limits(5, 10, 0.9));
    assertThat(answer.others()).isEmpty();
  }

  @Test
  void noWay_hasNoOthers() {
    CostField field = CostField.of(TestMaps.overGrass("1...W...2"));
    Answer answer = plan(field, new Cell(0, 0), new Cell(8, 0), new Limits(3, 2, 0.9));
    assertThat(answer.best()).isInstanceOf(Outcome.Unreachable.class);
    assertThat(answer.others()).isEmpty();
    Answer there = plan(field, new Cell(0, 0), new Cell(0, 0), new Limits(3, 2, 0.9));
    assertThat(((Outcome.Found) there.best()).route().steps()).isZero();
    assertThat(there.others()).isEmpty();
  }

  @Test
  void cancelled_stops() {
    CostField field = CostField.of(TestMaps.overGrass("1...2"));
    Answer answer =
        new AlternativeRoutes(field, Movement.PUBLISHED)
            .plan(
                new Cell(0, 0),
                new Cell(4, 0),
                new Limits(3, 2, 0.9),
                SearchHooks.stoppedWhen(() -> true));
    assertThat(answer.best()).isInstanceOf(Outcome.Stopped.class);
  }

  /** Whenever it is told to stop, the answer says so, and is never half of one. */
  @Test
  void cancelledLater_stopsOrIsThere() {
    double[] costs = new double[100 * 100];
    Arrays.fill(costs, 1);
    CostField field = CostField.of(new GridSize(100, 100), costs);
    int stopped = 0;
    for (int calls = 0; calls < 30; calls++) {
      AtomicInteger left = new AtomicInteger(calls);
      Answer answer =
          new AlternativeRoutes(field, Movement.PUBLISHED)
              .plan(
                  new Cell(0, 0),
                  new Cell(99, 99),
                  new Limits(3, 2, 0.9),
                  SearchHooks.stoppedWhen(() -> left.getAndDecrement() <= 0));
      assertThat(answer).isNotNull();
      if (answer.best() instanceof Outcome.Stopped) {
        assertThat(answer.others()).isEmpty();
        stopped++;
      } else {
        assertThat(answer.best()).isInstanceOf(Outcome.Found.class);
      }
    }
    assertThat(stopped).as("while planning, and in each tree").isGreaterThanOrEqualTo(3);
  }

  @Test
  void limitsOutOfRange_areRefused() {
    assertThatThrownBy(() -> new Limits(0, 1.3, 0.6)).hasMessageContaining("0 routes");
    assertThatThrownBy(() -> new Limits(2, 0.9, 0.6)).hasMessageContaining("stretch 0.9");
    assertThatThrownBy(() -> new Limits(2, Double.NaN, 0.6)).hasMessageContaining("stretch NaN");
    assertThatThrownBy(() -> new Limits(2, 1.3, -0.1)).hasMessageContaining("share -0.1");
    assertThatThrownBy(() -> new Limits(2, 1.3, 1)).hasMessageContaining("share 1:");
  }

  @Test
  void others_onRandomMaps_keepTheirPromises() {
    int others = 0;
    for (long seed = 1; seed <= Extent.of(1_200); seed++) {
      RandomMap random = new RandomMap(seed, 40);
      CostField field = CostField.of(random.map());
      Limits limits = new Limits(1 + (int) (seed % 5), 1.1 + seed % 3 * 0.2, 0.4 + seed % 3 * 0.2);
      Answer answer =
          new AlternativeRoutes(field, random.movement)
              .plan(random.from, random.to, limits, SearchHooks.NONE);
      Outcome planned = new Planner(field, random.movement).plan(random.from, random.to);
      assertThat(answer.best()).hasSameClassAs(planned);
      if (planned instanceof Outcome.Found found) {
        Route best = ((Outcome.Found) answer.best()).route();
        assertThat(best.cells()).as("seed %d", seed).isEqualTo(found.route().cells());
        assertPromises(seed, random.formula(), best, answer.others(), limits);
        others += answer.others().size();
      } else {
        assertThat(answer.others()).as("seed %d", seed).isEmpty();
      }
    }
    assertThat(others).isGreaterThan(Extent.over(100));
  }

  private static void assertPromises(
      long seed, PublishedFormula formula, Route best, List<Route> others, Limits limits) {
    assertThat(others).as("seed %d", seed).hasSizeLessThan(limits.most());
    List<Route> before = new ArrayList<>(List.of(best));
    double least = best.cost();
    for (Route other : others) {
      String picture = "seed %d%n%s".formatted(seed, formula.picture(other));
      assertThat(other.start()).as(picture).isEqualTo(best.start());
      assertThat(other.end()).as(picture).isEqualTo(best.end());
      assertThat(other.cells()).as(picture).doesNotHaveDuplicates();
      double cost = formula.costOf(other);
      assertThat(other.cost()).as(picture).isCloseTo(cost, within(1e-9 * cost));
      assertThat(cost).as(picture).isBetween(least * (1 - 1e-9), best.cost() * limits.stretch());
      assertThat(share(other, before)).as(picture).isLessThanOrEqualTo(limits.shared());
      assertLocallyCheapest(picture, formula, other, AlternativeRoutes.LOCAL * best.cost());
      before.add(other);
      least = cost;
    }
  }

  /** How many of the cells between a route's ends lie on those of earlier routes or touch them. */
  private static double share(Route route, List<Route> before) {
    long near =
        between(route).stream()
            .filter(
                cell ->
                    before.stream()
                        .flatMap(other -> between(other).stream())
                        .anyMatch(
                            other ->
                                Math.abs(other.x() - cell.x()) <= 1
                                    && Math.abs(other.y() - cell.y()) <= 1))
            .count();
    return (double) near / between(route).size();
  }

  private static List<Cell> between(Route route) {
    return route.cells().subList(1, route.steps());
  }

  private static void assertLocallyCheapest(
      String picture, PublishedFormula formula, Route route, double local) {
    for (int from = 0; from < route.steps(); from += 3) {
      double[] cheapest = formula.cheapestFrom(route.index(from));
      double cost = 0;
      for (int to = from + 1; to <= route.steps(); to++) {
        cost += formula.step(route.index(to - 1), route.index(to));
        if (cost > local) {
          break;
        }
        assertThat(cost)
            .as(picture)
            .isCloseTo(cheapest[route.index(to)], within(1e-8 * route.cost()));
      }
    }
  }
}
