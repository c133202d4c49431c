package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.pack.store.TextMapSyntax;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.plan.cost.InfluenceField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.testing.Legends;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MapPlannerTest {
  private final TileMap map =
      Legends.map(Legends.PUBLISHED, "GGGGSG", "GGGGSG", "GGGGSG", "..W..t", "1.W2..", "V.WWWW");
  private final MapPlanner plan = new MapPlanner(map);

  @Test
  void field_eachKind_holdsThePlannersValues() {
    CostField costs = CostField.of(map);
    InfluenceField influences = InfluenceField.of(map);
    for (int cell = 0; cell < map.size().cells(); cell++) {
      assertThat(plan.field(FieldKind.COST).valueAt(cell)).isEqualTo((float) costs.costAt(cell));
      assertThat(plan.field(FieldKind.WARMTH).valueAt(cell))
          .isEqualTo(influences.attractionAt(cell));
      assertThat(plan.field(FieldKind.DREAD).valueAt(cell)).isEqualTo(influences.repulsionAt(cell));
    }
    assertThat(plan.field(FieldKind.WARMTH).kind()).isEqualTo(FieldOverlay.Kind.ATTRACT);
    assertThat(plan.field(FieldKind.DREAD).kind()).isEqualTo(FieldOverlay.Kind.REPEL);
  }

  @Test
  void route_unreachableGoal_leadsToTheNearestCellAndKeepsTheGoal() {
    Cell goal = new Cell(3, 1);
    Outcome outcome = plan.plan(new Cell(0, 1), goal, SearchHooks.NONE);
    RouteOverlay route = MapPlanner.route(outcome, map, goal).orElseThrow();
    assertThat(outcome).isInstanceOf(Outcome.Unreachable.class);
    assertThat(route.isComplete()).isFalse();
    assertThat(route.goal()).isEqualTo(map.size().index(goal));
  }

  @Test
  void route_foundAndBlockedStart_areARouteAndNone() {
    Cell goal = new Cell(1, 2);
    Outcome found = plan.plan(new Cell(0, 0), goal, SearchHooks.NONE);
    assertThat(MapPlanner.route(found, map, goal).orElseThrow().isComplete()).isTrue();
    Outcome blocked = plan.plan(new Cell(2, 0), goal, SearchHooks.NONE);
    assertThat(MapPlanner.route(blocked, map, goal)).isEmpty();
  }

  @Test
  void preset_mapWithoutRules_isTheDefault() {
    assertThat(MapPlanner.preset(map)).isEqualTo(Preset.TERRAIN);
  }

  @Test
  void presets_areTheRulesThatAMapMayAskFor() {
    assertThat(Preset.values())
        .extracting(Preset::label)
        .containsExactlyInAnyOrderElementsOf(TextMapSyntax.RULE_SETS);
  }

  private double cost(MapPlanner planner) {
    Outcome outcome = planner.plan(new Cell(0, 0), new Cell(5, 0), SearchHooks.NONE);
    return outcome instanceof Outcome.Found found ? found.route().cost() : -1;
  }

  private static TileMap meadow(String rules) {
    MapInfo info = new MapInfo("test", MapInfo.DEFAULT_TILE_SET, "", "", "", rules);
    TileMap of = Legends.map(Legends.PUBLISHED, "GGGGGG", "GGGGGG", "......", "......");
    return new TileMap(info, of.legend(), of.base(), of.overlay(), List.of());
  }

  /** The map's own rules, and those that keep a tree and fields of influence. */
  @ParameterizedTest
  @ValueSource(strings = {"", "lester", "stout"})
  void edited_byRulesOfAnyKind_answersAsANewPlanner(String rules) {
    TileMap edited = meadow(rules);
    MapPlanner planner = new MapPlanner(edited);
    double before = cost(planner);
    planner.field(FieldKind.WARMTH);
    planner.prepare(1_000, () -> false);
    Legend legend = edited.legend();
    List<Cell> changed = List.of(new Cell(2, 0), new Cell(3, 1), new Cell(4, 1));
    edited.overlay().set(2, 0, legend.id('W'));
    edited.overlay().set(3, 1, legend.id('W'));
    edited.overlay().set(4, 1, legend.id('V'));
    planner.edited(changed);
    MapPlanner anew = new MapPlanner(edited);
    assertThat(cost(planner)).isEqualTo(cost(anew)).isNotEqualTo(before);
    for (int cell = 0; cell < edited.size().cells(); cell++) {
      assertThat(planner.field(FieldKind.WARMTH).valueAt(cell))
          .isEqualTo(anew.field(FieldKind.WARMTH).valueAt(cell));
    }
  }

  @Test
  void edited_costsThatCannotBe_areSaidUntilTheyAreGone() {
    Influence furious =
        new Influence(Influence.Effect.ATTRACT, 1, 2, 1e200, Influence.Falloff.HARD);
    Tile volcano = Legends.PUBLISHED.tile(Legends.PUBLISHED.id('V'));
    Tile worse = volcano.with(volcano.terrain(), Optional.of(furious));
    Legend legend = new Legend(List.of(Legends.PUBLISHED.tile(Legends.PUBLISHED.id('G')), worse));
    TileMap edited = Legends.map(legend, "GGGGGG", "......");
    MapPlanner planner = new MapPlanner(edited);
    double before = cost(planner);
    List<Cell> changed = List.of(new Cell(2, 0));
    edited.overlay().set(2, 0, legend.id('V'));
    assertThatThrownBy(() -> planner.edited(changed)).isInstanceOf(CostFieldException.class);
    assertThatThrownBy(() -> cost(planner)).isInstanceOf(CostFieldException.class);
    edited.overlay().set(2, 0, Legend.NOTHING);
    planner.edited(changed);
    assertThat(cost(planner)).isEqualTo(before);
  }

  @Test
  void costs_changedByACaller_areThoseOfRoutesAndFields() {
    TileMap plain = meadow("");
    MapPlanner doubled =
        new MapPlanner(
            plain,
            TravelProfile.FOOT,
            costs -> {
              double[] twice = new double[costs.size().cells()];
              Arrays.setAll(twice, cell -> 2 * costs.costAt(cell));
              return CostField.of(costs.size(), twice);
            });
    assertThat(cost(doubled)).isEqualTo(2 * cost(new MapPlanner(plain)));
    assertThat(doubled.field(FieldKind.COST).valueAt(3)).isEqualTo(2);
  }

  @Test
  void costOf_anyRoute_isWhatThePlannerSays() {
    Movement dear = new Movement(CornerCutting.CUT, 1.9);
    for (String rules : List.of("", "lester")) {
      MapPlanner planner = new MapPlanner(meadow(rules), TravelProfile.FOOT, dear);
      Route route =
          ((Outcome.Found) planner.plan(new Cell(0, 0), new Cell(5, 1), SearchHooks.NONE)).route();
      assertThat(planner.costOf(route)).as("rules '%s'", rules).isEqualTo(route.cost());
      double diagonal = rules.isEmpty() ? 1.9 : 1.4;
      assertThat(planner.byOwnRules().movement().diagonal()).isEqualTo(diagonal);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "lester"})
  void outOfReach_byRulesOfAnyKind_areTheGoalsBehindTheWall(String rules) {
    TileMap walled = meadow(rules);
    for (int y = 0; y < 2; y++) {
      walled.overlay().set(3, y, walled.legend().id('W'));
    }
    Cell near = new Cell(2, 1);
    Cell far = new Cell(5, 1);
    assertThat(new MapPlanner(walled).outOfReach(new Cell(0, 0), List.of(near, far)))
        .containsExactly(far);
  }

  @Test
  void prepare_untilAllIsDone_saysWhetherThereIsMoreToDo() {
    MapPlanner planner = new MapPlanner(meadow(""));
    assertThat(planner.prepare(1, () -> false)).as("before the first query").isFalse();
    cost(planner);
    assertThat(planner.prepare(1, () -> false)).isTrue();
    planner.prepare(1_000, () -> false);
    assertThat(planner.prepare(1, () -> false)).as("at the end").isFalse();
  }
}
