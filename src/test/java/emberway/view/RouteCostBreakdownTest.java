package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.InfluenceField;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;
import emberway.testing.Legends;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RouteCostBreakdownTest {
  private static double sum(RouteCostBreakdown costs) {
    return costs.grounds().stream().mapToDouble(RouteCostBreakdown.Share::cost).sum()
        + costs.warmth()
        + costs.dread()
        + costs.diagonal();
  }

  private static Route route(MapPlanner plan, Cell from, Cell to) {
    return ((Outcome.Found) plan.plan(from, to, SearchHooks.NONE)).route();
  }

  @Test
  void of_roadAndDiagonal_areTold() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GGG", "GGG", "RR.", "...");
    MapPlanner plan = new MapPlanner(map);
    Outcome outcome = plan.plan(new Cell(0, 0), new Cell(2, 1), SearchHooks.NONE);

    RouteCostBreakdown costs = plan.reasons(outcome).orElseThrow();

    assertThat(costs.grounds())
        .extracting(share -> share.tile().label() + " " + share.steps() + " " + share.cost())
        .containsExactly("grass 1 1.0", "dirt-road 1 0.5");
    assertThat(costs.diagonals().stream()).containsExactly(2);
    assertThat(costs.diagonal()).isCloseTo(0.414, within(1e-12));
    assertThat(costs.warmth()).isZero();
    assertThat(costs.dread()).isZero();
  }

  @Test
  void of_rulesThatCountInTens_countsInTens() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GSG", "GSG", "...", "...");
    SearchRules rules = Preset.LESTER.rules();
    Planner planner = new Planner(CostField.of(map), rules);
    Route route =
        ((Outcome.Found) planner.plan(Query.between(new Cell(0, 0), new Cell(2, 1)))).route();

    RouteCostBreakdown costs =
        RouteCostBreakdown.of(
            map, new StepCosts(CostField.of(map), rules), InfluenceField.of(map), route);

    assertThat(costs.grounds())
        .extracting(share -> share.tile().label() + " " + share.steps() + " " + share.cost())
        .containsExactlyInAnyOrder("snow 1 10.0", "grass 1 10.0");
    assertThat(costs.diagonal()).isCloseTo(4, within(1e-12));
  }

  @Test
  void of_randomMaps_partsAddUpToTheRoute() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      TileMap map = randomMap(random);
      MapPlanner plan = new MapPlanner(map);
      Outcome outcome = plan.plan(new Cell(0, 0), new Cell(7, 5), SearchHooks.NONE);
      if (outcome instanceof Outcome.Found found) {
        RouteCostBreakdown costs = plan.reasons(outcome).orElseThrow();
        double cost = found.route().cost();
        assertThat(sum(costs)).as("seed %d", seed).isCloseTo(cost, within(1e-5 * (1 + cost)));
        assertThat(costs.grounds().stream().mapToInt(RouteCostBreakdown.Share::steps).sum())
            .as("seed %d", seed)
            .isEqualTo(found.route().steps());
        assertThat(costs.diagonals().cardinality())
            .as("seed %d", seed)
            .isEqualTo(diagonals(found.route()));
        assertThat(costs.warmth()).as("seed %d", seed).isLessThanOrEqualTo(1e-9);
        assertThat(costs.dread()).as("seed %d", seed).isGreaterThanOrEqualTo(-1e-5);
      }
    }
  }

  private static int diagonals(Route route) {
    int count = 0;
    for (int step = 1; step <= route.steps(); step++) {
      Cell from = route.cell(step - 1);
      Cell to = route.cell(step);
      count += from.x() != to.x() && from.y() != to.y() ? 1 : 0;
    }
    return count;
  }

  private static TileMap randomMap(Random random) {
    String[] rows = new String[12];
    for (int row = 0; row < 12; row++) {
      StringBuilder line = new StringBuilder();
      for (int x = 0; x < 8; x++) {
        line.append(
            row < 6
                ? (random.nextInt(3) == 0 ? 'S' : 'G')
                : "......RRWt".charAt(random.nextInt(10)));
      }
      if (row == 8) {
        line.setCharAt(3, 'V');
      }
      rows[row] = line.toString();
    }
    return Legends.map(Legends.PUBLISHED, rows);
  }

  @Test
  void of_warmAndDreadfulWay_haveTheRightSigns() {
    TileMap map = Legends.map(Legends.PUBLISHED, "SSSSSSSS", "V......t");
    MapPlanner plan = new MapPlanner(map);
    Route route = route(plan, new Cell(1, 0), new Cell(6, 0));

    RouteCostBreakdown costs =
        RouteCostBreakdown.of(map, plan.stepCosts(), InfluenceField.of(map), route);

    assertThat(costs.warmth()).isLessThan(-1);
    assertThat(costs.dread()).isGreaterThan(1);
    assertThat(costs.warmed().stream()).as("up to a distance of 4.5").containsExactly(1, 2, 3);
    assertThat(costs.dreaded().stream()).as("from a distance of 2.5 on").containsExactly(4, 5);
    assertThat(costs.grounds().get(0).onto().stream()).containsExactly(1, 2, 3, 4, 5);
  }

  /** What stands on the ground and changes no cost is not named; a road without ground is. */
  @Test
  void of_overlays_namesThoseThatChangeTheCostOrHaveNothingBelow() {
    TileMap map = Legends.map(Legends.PUBLISHED, "GSG.", "..vR");
    MapPlanner plan = new MapPlanner(map);
    Route route = new Route(map.size(), new int[] {0, 1, 2, 3}, 0);

    RouteCostBreakdown costs =
        RouteCostBreakdown.of(map, plan.stepCosts(), InfluenceField.of(map), route);

    assertThat(costs.grounds())
        .extracting(share -> share.tile().label())
        .containsExactlyInAnyOrder("snow", "grass", "dirt-road");
  }
}
