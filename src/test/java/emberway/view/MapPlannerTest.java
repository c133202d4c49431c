package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.InfluenceField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchHooks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.RouteOverlay;
import emberway.testing.Legends;
import org.junit.jupiter.api.Test;

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
}
