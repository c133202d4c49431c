package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.StepCosts;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Days of a journey, against the steps of its route. */
final class JourneyTest {
  private final TileMap map = TestMap.valley().loaded().map();
  private final CostField costs = CostField.of(map);
  private final StepCosts steps = new StepCosts(costs, Movement.DEFAULT);
  private final Route route = route(new Cell(1, 4), new Cell(10, 4));

  private Route route(Cell from, Cell to) {
    return ((Outcome.Found) new Planner(costs, Movement.DEFAULT).plan(from, to)).route();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.5, 1, 2.3, 5, 100})
  void of_aRoute_dividesItIntoDaysThatAreAsLongAsTheyMayBe(double perDay) {
    Journey journey = Journey.of(map, steps, route, perDay);
    Cell at = route.start();
    double cost = 0;
    int step = 0;
    for (Journey.Day day : journey.days()) {
      assertThat(day.from()).isEqualTo(at);
      assertThat(day.cost()).matches(spent -> spent <= perDay * (1 + 1e-9) || day.steps() == 1);
      assertThat(day.grounds().stream().mapToInt(Journey.Ground::steps).sum())
          .isEqualTo(day.steps());
      assertThat(day.length()).isBetween((double) day.steps(), day.steps() * Math.sqrt(2));
      at = day.to();
      cost += day.cost();
      step += day.steps();
      assertThat(route.cell(step)).isEqualTo(at);
      if (step < route.steps()) {
        boolean isDiagonal = map.size().isDiagonal(route.index(step), route.index(step + 1));
        double next = steps.onto(route.index(step + 1), isDiagonal);
        assertThat(day.cost() + next).as("one step more").isGreaterThan(perDay);
      }
    }
    assertThat(at).isEqualTo(route.end());
    assertThat(cost).isCloseTo(route.cost(), within(1e-9));
  }

  @Test
  void of_aRouteWithoutSteps_isADayWithoutSteps() {
    Journey journey = Journey.of(map, steps, route(new Cell(1, 4), new Cell(1, 4)), 3);
    assertThat(journey.days()).hasSize(1);
    assertThat(journey.days().get(0).steps()).isZero();
  }

  @Test
  void of_aDay_tellsItsLengthAndItsGroundsTheMostFirst() {
    GridSize size = map.size();
    int[] cells = {
      size.index(4, 1),
      size.index(5, 2),
      size.index(6, 3),
      size.index(7, 3),
      size.index(8, 3),
      size.index(8, 4),
      size.index(8, 5),
      size.index(8, 6)
    };
    Route across = new Route(size, cells, 0);
    Journey.Day day = Journey.of(map, steps, across, 1000).days().get(0);
    assertThat(day.length()).isCloseTo(5 + 2 * Math.sqrt(2), within(1e-9));
    assertThat(day.grounds())
        .extracting(ground -> ground.tile().label() + " " + ground.steps())
        .containsExactly("Grass 4", "Snow 3");
  }

  /** Three steps of 0.1 are no more than 0.3, though their sum is in binary. */
  @Test
  void of_stepsThatFillADayExactly_areOneDay() {
    double[] tenths = new double[map.size().cells()];
    Arrays.fill(tenths, 0.1);
    CostField field = CostField.of(map.size(), tenths);
    Route straight = new Route(map.size(), new int[] {0, 1, 2, 3, 4, 5, 6}, 0);
    assertThat(Journey.of(map, new StepCosts(field, Movement.DEFAULT), straight, 0.3).days())
        .hasSize(2);
  }

  @Test
  void of_stepsThatCostMoreThanADay_areADayEach() {
    Journey journey = Journey.of(map, steps, route, 0.01);
    assertThat(journey.days()).hasSize(route.steps()).allMatch(day -> day.steps() == 1);
  }
}
