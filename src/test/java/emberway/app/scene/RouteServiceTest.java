package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Hint;
import emberway.app.state.RouteState;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests route requests and their answers. */
final class RouteServiceTest {
  private final LoadedMap loaded = TestMap.valley().loaded();
  private final TileMap map = loaded.map();
  private final TravelDescription travelDescription = loaded.tiles().travelDescription();
  private final RouteState routeState =
      new RouteState(map, travelDescription, EnumSet.noneOf(Hint.class));
  private final RouteService routeService =
      new RouteService(map, travelDescription, loaded.scale());

  private RouteReport answer() {
    RouteRequest routeRequest = routeState.routeRequest(true);
    routeService.switchTo(routeRequest.travelSettings());
    return routeService.answer(routeRequest, () -> false).orElseThrow();
  }

  private static double cost(Outcome outcome) {
    return RouteService.routeOf(outcome).orElseThrow().cost();
  }

  private Tile tile(String name) {
    return map.legend().tile(map.legend().id(name));
  }

  /**
   * Returns the cost that a separate planner finds for a query, over the map with a profile's
   * terrain.
   */
  private double plainCost(TravelProfile profile, Query query) {
    CostField field = CostField.of(profile.applyTo(map));
    return cost(new Planner(field, Preset.TERRAIN.rules()).plan(query));
  }

  @Test
  void answer_withStopsAndGoals_isThePlannersOwn() {
    Cell start = map.start().orElseThrow();
    Cell goal = map.goal().orElseThrow();
    routeState.addVia(new Cell(2, 0));
    routeState.addVia(new Cell(4, 7));
    routeState.addGoal(new Cell(9, 0));
    Query query =
        new Query(start, List.of(new Cell(2, 0), new Cell(4, 7)), List.of(goal, new Cell(9, 0)));
    RouteReport report = answer();
    assertThat(cost(report.outcome()))
        .isCloseTo(plainCost(TravelProfile.FOOT, query), within(1e-9));
    assertThat(report.itinerary().orElseThrow().lines()).hasSizeGreaterThan(2);
    routeState.clearStops();
    assertThat(cost(answer().outcome()))
        .isCloseTo(plainCost(TravelProfile.FOOT, Query.between(start, goal)), within(1e-9));
  }

  @Test
  void apply_waypointPassedEarlier_changesPlacesWithTheOneBefore() {
    routeState.addVia(new Cell(2, 0));
    routeState.addVia(new Cell(1, 0));
    routeState.addVia(new Cell(0, 0));
    routeState.moveStop(3, 2);
    assertThat(routeState.routeRequest(false).via())
        .containsExactly(new Cell(2, 0), new Cell(0, 0), new Cell(1, 0));
    routeState.moveStop(2, 1);
    assertThat(routeState.routeRequest(false).via())
        .containsExactly(new Cell(0, 0), new Cell(2, 0), new Cell(1, 0));
  }

  @Test
  void apply_straightToTheGoalTwice_takesItsStopsAgain() {
    routeState.clearStops();
    assertThat(routeState.routeRequest(false).via()).as("there was none").isEmpty();
    routeState.addVia(new Cell(2, 0));
    routeState.addVia(new Cell(1, 0));
    routeState.addGoal(new Cell(0, 0));
    routeState.clearStops();
    assertThat(routeState.routeRequest(false).via()).isEmpty();
    assertThat(routeState.routeRequest(false).others()).isEmpty();
    routeState.setEnd(RouteEnd.GOAL, new Cell(0, 0));
    routeState.clearStops();
    assertThat(routeState.routeRequest(false).via())
        .containsExactly(new Cell(2, 0), new Cell(1, 0));
    assertThat(routeState.routeRequest(false).others()).as("it is the goal by now").isEmpty();
    routeState.clearStops();
    assertThat(routeState.routeRequest(false).via()).isEmpty();
  }

  @Test
  void apply_stopsOffTheMapOrTwice_areNotTaken() {
    routeState.addVia(new Cell(2, 0));
    routeState.addVia(new Cell(2, 0));
    routeState.addVia(new Cell(-1, 0));
    routeState.addGoal(map.goal().orElseThrow());
    assertThat(routeState.routeRequest(false).via()).containsExactly(new Cell(2, 0));
    assertThat(routeState.routeRequest(false).others()).isEmpty();
    routeState.removeStop(1);
    assertThat(routeState.routeRequest(false).via()).isEmpty();
  }

  @Test
  void answer_toAnotherTraveler_isThatTravelers() {
    Query query = Query.between(map.start().orElseThrow(), map.goal().orElseThrow());
    for (TravelProfile profile : travelDescription.profiles().subList(0, 3)) {
      routeState.chooseTraveler(profile.name());
      assertThat(cost(answer().outcome()))
          .as(profile.name())
          .isCloseTo(plainCost(profile, query), within(1e-9));
    }
  }

  @Test
  void tuning_changesTheCostAndComesBackByReset() {
    double published = cost(answer().outcome());
    routeState.tuneTerrain(Map.of(tile("snow"), Terrain.cost(0.5)));
    assertThat(routeState.isUntuned()).isFalse();
    assertThat(cost(answer().outcome())).isLessThan(published);
    routeState.chooseTraveler("rider");
    assertThat(routeState.isUntuned()).as("another traveler's costs are another's").isTrue();
    routeState.chooseTraveler("foot");
    routeState.tuneTerrain(Map.of(tile("snow"), Terrain.cost(3)));
    assertThat(routeState.isUntuned()).as("the published value, set by hand").isTrue();
    routeState.tuneMovement(new Movement(Movement.PUBLISHED.cornerCutting(), 3));
    assertThat(cost(answer().outcome())).isGreaterThan(published);
    routeState.resetTuning();
    assertThat(cost(answer().outcome())).isEqualTo(published);
  }

  @Test
  void tuning_anInfluence_movesTheField() {
    Tile tombstone = tile("tombstone");
    Influence weak = tombstone.influence().orElseThrow();
    Influence strong =
        new Influence(weak.effect(), 9, 10, weak.strength(), Influence.Falloff.SMOOTH);
    routeService.switchTo(routeState.routeRequest(false).travelSettings());
    double before = routeService.stepCosts().field().costAt(new Cell(1, 1));
    routeState.tuneInfluence(tombstone, strong);
    assertThat(routeService.switchTo(routeState.routeRequest(false).travelSettings())).isTrue();
    assertThat(routeService.stepCosts().field().costAt(new Cell(1, 1))).isGreaterThan(before);
    assertThat(routeService.switchTo(routeState.routeRequest(false).travelSettings())).isFalse();
  }

  @Test
  void compare_withoutDread_isThePlanOfAMapWithoutTombstones() {
    routeState.setEnd(RouteEnd.GOAL, new Cell(11, 1));
    routeState.setEnd(RouteEnd.START, new Cell(5, 1));
    routeState.compare(Optional.of(InfluenceScenario.WITHOUT_DREAD));
    RouteReport report = answer();
    Query query = Query.between(new Cell(5, 1), new Cell(11, 1));
    double without = plainCost(TravelProfile.FOOT.withoutInfluences(), query);
    assertThat(report.comparisons()).hasSize(3);
    for (RouteReport.Comparison comparison : report.comparisons()) {
      boolean isWithoutDread = comparison.scenario() != InfluenceScenario.WITHOUT_WARMTH;
      assertThat(cost(comparison.outcome()))
          .as(comparison.scenario().label())
          .isCloseTo(isWithoutDread ? without : cost(report.outcome()), within(1e-9));
    }
    assertThat(cost(report.outcome())).isGreaterThan(without);
    routeState.compare(Optional.of(InfluenceScenario.WITHOUT_DREAD));
    assertThat(answer().comparisons())
        .as("asked for a second time")
        .extracting(RouteReport.Comparison::scenario)
        .containsExactly(InfluenceScenario.WITHOUT_BOTH);
  }
}
