package emberway.app.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.app.command.Action;
import emberway.app.document.TestMap;
import emberway.app.panel.StopWords;
import emberway.app.state.RouteWish;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.Travel;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The wishes of a person about a route, and the answers to them. */
final class WayfinderTest {
  private final LoadedMap loaded = TestMap.valley().loaded();
  private final TileMap map = loaded.map();
  private final Travel travel = loaded.tiles().travel();
  private final RouteWish wish = new RouteWish(map, travel);
  private final Wayfinder ways = new Wayfinder(map, travel, loaded.scale());

  private RouteReport answer() {
    RouteQuestion question = wish.question(true);
    ways.travel(question.manner());
    return ways.answer(question, () -> false).orElseThrow();
  }

  private static double cost(Outcome outcome) {
    return Wayfinder.routeOf(outcome).orElseThrow().cost();
  }

  private Tile tile(String name) {
    return map.legend().tile(map.legend().id(name));
  }

  /** What a planner of its own makes of a query, over the map as a profile finds it. */
  private double plainCost(TravelProfile profile, Query query) {
    CostField field = CostField.of(profile.applyTo(map));
    return cost(new Planner(field, Preset.TERRAIN.rules()).plan(query));
  }

  @Test
  void answer_withStopsAndGoals_isThePlannersOwn() {
    Cell start = map.start().orElseThrow();
    Cell goal = map.goal().orElseThrow();
    wish.apply(new Action.AddVia(new Cell(2, 0)));
    wish.apply(new Action.AddVia(new Cell(4, 7)));
    wish.apply(new Action.AddGoal(new Cell(9, 0)));
    Query query =
        new Query(start, List.of(new Cell(2, 0), new Cell(4, 7)), List.of(goal, new Cell(9, 0)));
    RouteReport report = answer();
    assertThat(cost(report.outcome()))
        .isCloseTo(plainCost(TravelProfile.FOOT, query), within(1e-9));
    assertThat(report.itinerary().orElseThrow().lines()).hasSizeGreaterThan(2);
    wish.apply(new Action.ClearStops());
    assertThat(cost(answer().outcome()))
        .isCloseTo(plainCost(TravelProfile.FOOT, Query.between(start, goal)), within(1e-9));
  }

  @Test
  void wish_wayPointPassedEarlier_changesPlacesWithTheOneBefore() {
    wish.apply(new Action.AddVia(new Cell(2, 0)));
    wish.apply(new Action.AddVia(new Cell(1, 0)));
    wish.apply(new Action.AddVia(new Cell(0, 0)));
    wish.apply(new Action.PassEarlier(2));
    assertThat(wish.question(false).via())
        .containsExactly(new Cell(2, 0), new Cell(0, 0), new Cell(1, 0));
    List<StopWords> lines = StopWords.of(wish.question(false), map, List.of());
    assertThat(lines.get(1).earlier()).as("of the first").isEmpty();
    wish.apply((Action.OfRoute) lines.get(2).earlier().orElseThrow());
    assertThat(wish.question(false).via())
        .containsExactly(new Cell(0, 0), new Cell(2, 0), new Cell(1, 0));
  }

  @Test
  void wish_straightToTheGoalTwice_takesItsStopsAgain() {
    wish.apply(new Action.ClearStops());
    assertThat(wish.question(false).via()).as("there was none").isEmpty();
    wish.apply(new Action.AddVia(new Cell(2, 0)));
    wish.apply(new Action.AddVia(new Cell(1, 0)));
    wish.apply(new Action.AddGoal(new Cell(0, 0)));
    wish.apply(new Action.ClearStops());
    assertThat(wish.question(false).via()).isEmpty();
    assertThat(wish.question(false).others()).isEmpty();
    wish.apply(new Action.SetEnd(RouteEnd.GOAL, new Cell(0, 0)));
    wish.apply(new Action.ClearStops());
    assertThat(wish.question(false).via()).containsExactly(new Cell(2, 0), new Cell(1, 0));
    assertThat(wish.question(false).others()).as("it is the goal by now").isEmpty();
    wish.apply(new Action.ClearStops());
    assertThat(wish.question(false).via()).isEmpty();
  }

  @Test
  void wish_stopsOffTheMapOrTwice_areNotTaken() {
    wish.apply(new Action.AddVia(new Cell(2, 0)));
    wish.apply(new Action.AddVia(new Cell(2, 0)));
    wish.apply(new Action.AddVia(new Cell(-1, 0)));
    wish.apply(new Action.AddGoal(map.goal().orElseThrow()));
    assertThat(wish.question(false).via()).containsExactly(new Cell(2, 0));
    assertThat(wish.question(false).others()).isEmpty();
    wish.apply(new Action.RemoveVia(0));
    assertThat(wish.question(false).via()).isEmpty();
  }

  @Test
  void answer_toAnotherTraveler_isThatTravelers() {
    Query query = Query.between(map.start().orElseThrow(), map.goal().orElseThrow());
    for (TravelProfile profile : travel.profiles().subList(0, 3)) {
      wish.apply(new Action.ChooseTraveler(profile.name()));
      assertThat(cost(answer().outcome()))
          .as(profile.name())
          .isCloseTo(plainCost(profile, query), within(1e-9));
    }
  }

  @Test
  void tuning_changesTheCostAndComesBackByReset() {
    double published = cost(answer().outcome());
    wish.apply(new Action.TuneTerrain(tile("snow"), Terrain.cost(0.5)));
    assertThat(wish.isAsPublished()).isFalse();
    assertThat(cost(answer().outcome())).isLessThan(published);
    wish.apply(new Action.ChooseTraveler("rider"));
    assertThat(wish.isAsPublished()).as("another traveler's costs are another's").isTrue();
    wish.apply(new Action.ChooseTraveler("foot"));
    wish.apply(new Action.TuneTerrain(tile("snow"), Terrain.cost(3)));
    assertThat(wish.isAsPublished()).as("the published value, set by hand").isTrue();
    wish.apply(new Action.TuneMovement(new Movement(Movement.PUBLISHED.corners(), 3)));
    assertThat(cost(answer().outcome())).isGreaterThan(published);
    wish.apply(new Action.ResetTuning());
    assertThat(cost(answer().outcome())).isEqualTo(published);
  }

  @Test
  void tuning_anInfluence_movesTheField() {
    Tile tombstone = tile("tombstone");
    Influence weak = tombstone.influence().orElseThrow();
    Influence strong =
        new Influence(weak.effect(), 9, 10, weak.strength(), Influence.Falloff.SMOOTH);
    ways.travel(wish.question(false).manner());
    double before = ways.costs().costAt(new Cell(1, 1));
    wish.apply(new Action.TuneInfluence(tombstone, strong));
    assertThat(ways.travel(wish.question(false).manner())).isTrue();
    assertThat(ways.costs().costAt(new Cell(1, 1))).isGreaterThan(before);
    assertThat(ways.travel(wish.question(false).manner())).isFalse();
  }

  @Test
  void compare_withoutDread_isThePlanOfAMapWithoutTombstones() {
    wish.apply(new Action.SetEnd(RouteEnd.GOAL, new Cell(11, 1)));
    wish.apply(new Action.SetEnd(RouteEnd.START, new Cell(5, 1)));
    wish.apply(new Action.Compare(Optional.of(WhatIf.WITHOUT_DREAD)));
    RouteReport report = answer();
    Query query = Query.between(new Cell(5, 1), new Cell(11, 1));
    double without = plainCost(TravelProfile.FOOT.withoutInfluences(), query);
    assertThat(report.comparisons()).hasSize(3);
    for (RouteReport.Comparison comparison : report.comparisons()) {
      boolean isWithoutDread = comparison.world() != WhatIf.WITHOUT_WARMTH;
      assertThat(cost(comparison.outcome()))
          .as(comparison.world().label())
          .isCloseTo(isWithoutDread ? without : cost(report.outcome()), within(1e-9));
    }
    assertThat(cost(report.outcome())).isGreaterThan(without);
    wish.apply(new Action.Compare(Optional.of(WhatIf.WITHOUT_DREAD)));
    assertThat(answer().comparisons()).as("asked for a second time").isEmpty();
  }
}
