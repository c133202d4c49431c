package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.plan.cost.CostField;
import emberway.plan.query.Outcome;
import emberway.plan.query.SearchHooks;
import emberway.render.iso.RouteOverlay;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drawn way of routes on copies of bundled maps, which stay when those change. */
final class RouteOnRoadTest {
  private static final Path MAPS =
      Path.of(System.getProperty("emberway.home", "."), "src/test/resources/overlays");

  /** The drawn way is the route with at least some bends, and enters no blocked cell. */
  @ParameterizedTest
  @CsvSource({"ember-range, 10", "road-and-wall, 1", "snow-erupting-tombstone, 0"})
  void route_onAMap_takesTheBendsOfItsRoad(String name, int leastBends) throws Exception {
    TileMap map = MapFiles.open(MAPS.resolve(name + ".map.txt"), Optional.empty()).map();
    MapPlanner planner = new MapPlanner(map);
    Outcome outcome =
        planner.plan(map.start().orElseThrow(), map.goal().orElseThrow(), SearchHooks.NONE);
    int[] walked = ((Outcome.Found) outcome).route().indices();
    RouteOverlay overlay = MapPlanner.route(outcome, map, map.goal().orElseThrow()).orElseThrow();
    int[] drawn = overlay.cells();
    CostField costs = CostField.of(map);
    int next = 0;
    int bends = 0;
    for (int cell : drawn) {
      assertThat(costs.costAt(cell)).isLessThan(Double.POSITIVE_INFINITY);
      if (next < walked.length && cell == walked[next]) {
        next++;
      } else {
        assertThat(map.overlay().id(cell)).as("a road").isNotEqualTo(Legend.NOTHING);
        bends++;
      }
    }
    assertThat(next).as("cells of the route").isEqualTo(walked.length);
    assertThat(bends).isGreaterThanOrEqualTo(leastBends);
    assertThat(overlay.isComplete()).isTrue();
    for (int i = 1; i < drawn.length; i++) {
      assertThat(isNeighbor(map.size(), drawn[i - 1], drawn[i])).isTrue();
    }
  }

  private static boolean isNeighbor(GridSize size, int one, int other) {
    return Math.abs(size.x(one) - size.x(other)) <= 1 && Math.abs(size.y(one) - size.y(other)) <= 1;
  }
}
