package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.opening.TestMap;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Days of a journey, against the steps of its route. */
final class JourneyTest {
  private final TileMap map = TestMap.valley().loaded().map();
  private final CostField costs = CostField.of(map);
  private final SearchRules rules = Preset.TERRAIN.rules();
  private final Route route = route(new Cell(1, 4), new Cell(10, 4));

  private Route route(Cell from, Cell to) {
    return ((Outcome.Found) new Planner(costs, Movement.DEFAULT).plan(from, to)).route();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.5, 1, 2.3, 5, 100})
  void of_aRoute_dividesItIntoDaysThatAreAsLongAsTheyMayBe(double perDay) {
    Journey journey = Journey.of(map, costs, rules, route, perDay);
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
        double next = rules.stepCost(costs.costAt(route.index(step + 1)), isDiagonal);
        assertThat(day.cost() + next).as("one step more").isGreaterThan(perDay);
      }
    }
    assertThat(at).isEqualTo(route.end());
    assertThat(cost).isCloseTo(route.cost(), within(1e-9));
  }

  @Test
  void of_aRouteWithoutSteps_isADayWithoutSteps() {
    Journey journey = Journey.of(map, costs, rules, route(new Cell(1, 4), new Cell(1, 4)), 3);
    assertThat(journey.days()).hasSize(1);
    assertThat(journey.days().get(0).steps()).isZero();
  }
}
