package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RouteSmootherTest {
  /** A route over neighbors, in one string: {@code e} east, {@code s} south, {@code d} both. */
  private static Route walk(CostField field, SearchRules rules, String moves) {
    int[] cells = new int[moves.length() + 1];
    int width = field.size().width();
    for (int at = 0; at < moves.length(); at++) {
      int step =
          switch (moves.charAt(at)) {
            case 'e' -> 1;
            case 's' -> width;
            case 'd' -> width + 1;
            default -> throw new AssertionError(moves);
          };
      cells[at + 1] = cells[at] + step;
    }
    return new StepCosts(field, rules).route(cells);
  }

  private static String moves(Route route) {
    StringBuilder moves = new StringBuilder();
    for (int step = 1; step <= route.steps(); step++) {
      Cell from = route.cell(step - 1);
      Cell to = route.cell(step);
      moves.append(from.y() == to.y() ? 'e' : from.x() == to.x() ? 's' : 'd');
    }
    return moves.toString();
  }

  private static Route smooth(String moves, String... overlay) {
    CostField field = CostField.of(TestMaps.overGrass(overlay));
    SearchRules rules = Preset.TERRAIN.rules();
    return new RouteSmoother(field, rules).smooth(walk(field, rules, moves), List.of());
  }

  @Test
  void staircase_onOpenGround_bendsOnce() {
    String[] open = new String[20];
    Arrays.fill(open, ".".repeat(30));
    for (long seed = 1; seed <= Extent.of(300); seed++) {
      Random random = new Random(seed);
      List<String> moves = new ArrayList<>(Collections.nCopies(1 + random.nextInt(9), "e"));
      moves.addAll(Collections.nCopies(1 + random.nextInt(15), "d"));
      Collections.shuffle(moves, random);
      assertThat(smooth(String.join("", moves), open).eighthTurns())
          .as("seed %d", seed)
          .isEqualTo(1);
    }
  }

  @Test
  void zigzag_betweenWalls_isStraightenedAsFarAsTheyAllow() {
    Route smooth =
        smooth(
            "dedeed", "...W...", //
            ".......", "..W....", ".......");
    assertThat(moves(smooth)).isEqualTo("edddee");
    assertThat(smooth.eighthTurns()).isEqualTo(2);
  }

  @Test
  void zigzag_aroundDearCell_isKept() {
    CostField field =
        CostField.of(
            new GridSize(4, 2),
            new double[] {
              1, 2, 4, 9, //
              9, 99, 1, 1
            });
    SearchRules rules = Preset.TERRAIN.rules();
    Route route = walk(field, rules, "ede");
    assertThat(new RouteSmoother(field, rules).smooth(route, List.of())).isSameAs(route);
  }

  @Test
  void longStaircase_isStraightenedThoughItsSumIsRounded() {
    String moves = ("e".repeat(300) + "d".repeat(100)).repeat(2);
    double[] costs = new double[801 * 201];
    Arrays.fill(costs, 0.1);
    CostField field = CostField.of(new GridSize(801, 201), costs);
    SearchRules rules = Preset.TERRAIN.rules();
    Route smooth = new RouteSmoother(field, rules).smooth(walk(field, rules, moves), List.of());
    assertThat(smooth.eighthTurns()).isEqualTo(1);
  }

  @Test
  void lestersRoute_losesTheBendHeComplainsOf() {
    TileMap map =
        TestMaps.overGrass(
            ".......", //
            "...W...", ".1.W.2.", "...W...", ".......");
    SearchRules rules = Preset.LESTER.rules();
    Route route = ((Outcome.Found) TestMaps.plan(map, rules)).route();
    Route smooth = new RouteSmoother(CostField.of(map), rules).smooth(route, List.of());
    assertThat(route.cell(1)).isEqualTo(new Cell(2, 3));
    assertThat(smooth.cell(1)).isEqualTo(new Cell(1, 3));
    assertThat(smooth.cost()).isEqualTo(68);
    assertThat(smooth.eighthTurns()).isLessThan(route.eighthTurns());
  }

  @Test
  void straightRoute_staysTheSame() {
    CostField field = CostField.of(TestMaps.overGrass("......"));
    Route route = walk(field, Preset.TERRAIN.rules(), "eeeee");
    RouteSmoother smoother = new RouteSmoother(field, Preset.TERRAIN.rules());
    assertThat(smoother.smooth(route, List.of())).isSameAs(route);
    Route nowhere = walk(field, Preset.TERRAIN.rules(), "");
    assertThat(smoother.smooth(nowhere, List.of(new Cell(0, 0)))).isSameAs(nowhere);
  }

  @Test
  void waypoint_isKept() {
    String[] open = {"......", "......", "......"};
    CostField field = CostField.of(TestMaps.overGrass(open));
    Route route = walk(field, Preset.TERRAIN.rules(), "eded");
    RouteSmoother smoother = new RouteSmoother(field, Preset.TERRAIN.rules());
    assertThat(smoother.smooth(route, List.of()).eighthTurns()).isEqualTo(1);
    Route kept = smoother.smooth(route, List.of(new Cell(1, 0), new Cell(3, 1)));
    assertThat(kept.cells()).contains(new Cell(1, 0), new Cell(3, 1));
    assertThat(kept.eighthTurns()).isLessThan(route.eighthTurns());
    assertThatThrownBy(() -> smoother.smooth(route, List.of(new Cell(0, 2))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0,2");
  }

  @Test
  void randomRoutes_ofEveryPreset_keepTheirPromises() {
    int straightened = 0;
    for (long seed = 1; seed <= Extent.of(6_000); seed++) {
      RandomMap random = new RandomMap(seed);
      Preset[] presets = Preset.values();
      Preset preset = seed % 2 == 0 ? Preset.TERRAIN : presets[(int) (seed % presets.length)];
      SearchRules rules = preset.rules().with(random.movement);
      CostField field = CostField.of(random.map());
      List<Cell> via = seed % 5 == 0 ? List.of(random.cell(), random.cell()) : List.of();
      Query query = Query.between(random.from, random.to).through(via);
      if (!(new Planner(field, rules).plan(query) instanceof Outcome.Found found)) {
        continue;
      }
      Route route = found.route();
      Route smooth = new RouteSmoother(field, rules).smooth(route, via);
      String picture = "seed %d%n%s".formatted(seed, random.formula().picture(smooth));
      assertPromises(picture, random, route, smooth, via);
      assertThat(new RouteSmoother(field, rules).smooth(route, via).cells())
          .as(picture)
          .isEqualTo(smooth.cells());
      straightened += smooth.eighthTurns() < route.eighthTurns() ? 1 : 0;
    }
    assertThat(straightened).isGreaterThan(Extent.over(150));
  }

  private static void assertPromises(
      String picture, RandomMap random, Route route, Route smooth, List<Cell> via) {
    assertThat(smooth.start()).as(picture).isEqualTo(route.start());
    assertThat(smooth.end()).as(picture).isEqualTo(route.end());
    assertThat(smooth.steps()).as(picture).isEqualTo(route.steps());
    assertThat(smooth.eighthTurns()).as(picture).isLessThanOrEqualTo(route.eighthTurns());
    assertThat(smooth.cost()).as(picture).isLessThanOrEqualTo(route.cost() * (1 + 1e-13));
    random.formula().costOf(smooth); // complains of a step that may not be taken
    int at = 0;
    for (Cell cell : via) {
      at += smooth.cells().subList(at, smooth.steps() + 1).indexOf(cell);
      assertThat(smooth.cell(at)).as(picture).isEqualTo(cell);
    }
  }

  @Test
  void cheapestRoute_onOpenGround_turnsNoMoreThanTheStraightestOfItsCost() {
    CostField field = CostField.of(new GridSize(40, 40), filled(1600));
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      Query query =
          Query.between(
              new Cell(random.nextInt(40), random.nextInt(40)),
              new Cell(random.nextInt(40), random.nextInt(40)));
      Route route = ((Outcome.Found) new Planner(field, Movement.PUBLISHED).plan(query)).route();
      Route smooth = new RouteSmoother(field, Preset.TERRAIN.rules()).smooth(route, List.of());
      assertThat(smooth.eighthTurns()).as("%s", query).isLessThanOrEqualTo(1);
      assertThat(smooth.cost()).isCloseTo(route.cost(), within(1e-12));
    }
  }

  private static double[] filled(int cells) {
    double[] costs = new double[cells];
    Arrays.fill(costs, 1);
    return costs;
  }
}
