package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.NumberText;
import emberway.map.TileMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Labeled;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchRules;
import emberway.plan.query.SearchStats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PlannerTest {
  private static Planner planner(TileMap map) {
    return new Planner(CostField.of(map), Movement.PUBLISHED);
  }

  private static Outcome plan(TileMap map) {
    return TestMaps.plan(map, Preset.TERRAIN.rules());
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void plan_fromACellToItself_costsNothing(Preset preset) {
    CostField field = CostField.of(TestMaps.overGrass("..", ".."));
    Outcome outcome = new Planner(field, preset.rules()).plan(new Cell(1, 1), new Cell(1, 1));
    Route route = ((Outcome.Found) outcome).route();
    assertThat(route.cost()).isZero();
    assertThat(route.steps()).isZero();
    assertThat(route.cells()).containsExactly(new Cell(1, 1));
    assertThat(outcome.stats().expanded()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void plan_fromABlockedCell_saysSo(Preset preset) {
    CostField field = CostField.of(TestMaps.overGrass("W."));
    Planner planner = new Planner(field, preset.rules());
    assertThat(planner.plan(new Cell(0, 0), new Cell(1, 0)))
        .isEqualTo(new Outcome.BlockedStart(new Cell(0, 0), SearchStats.NONE));
    assertThat(planner.plan(new Cell(0, 0), new Cell(0, 0)))
        .isInstanceOf(Outcome.BlockedStart.class);
  }

  @Test
  void plan_toABlockedCell_endsAtTheNearest() {
    Outcome.Unreachable failed =
        (Outcome.Unreachable)
            planner(TestMaps.overGrass("...W.")).plan(new Cell(0, 0), new Cell(3, 0));
    assertThat(failed.target()).isEqualTo(new Cell(3, 0));
    assertThat(failed.nearest().end()).isEqualTo(new Cell(2, 0));
    assertThat(failed.nearest().cost()).isEqualTo(2);
  }

  @Test
  void plan_nearestCellsAtEqualDistance_takesTheCheaper() {
    TileMap map = TestMaps.overGrass("..1....", ".WWWW..", ".W2WW..", ".WWWW..", ".......");
    Outcome.Unreachable failed = (Outcome.Unreachable) plan(map);
    assertThat(failed.nearest().end())
        .as("2,0 and 0,2 and 2,4 lie 2 away")
        .isEqualTo(new Cell(2, 0));
    assertThat(failed.nearest().steps()).isZero();
  }

  @Test
  void plan_nearestCellsAtEqualDistanceAndCost_takesTheFirstRowByRow() {
    TileMap map = TestMaps.overGrass(".......", "..WWW..", "1.W2W..", "..WWW..", ".......");
    Outcome.Unreachable failed = (Outcome.Unreachable) plan(map);
    assertThat(failed.nearest().end()).isEqualTo(new Cell(1, 2));
    TileMap open = TestMaps.overGrass(".W.", "1W2", ".W.");
    Outcome.Unreachable other =
        (Outcome.Unreachable) planner(open).plan(new Cell(0, 1), new Cell(2, 1));
    assertThat(other.nearest().end()).isEqualTo(new Cell(0, 1));
    TileMap symmetric = TestMaps.overGrass("W.W", ".W2", "W.W");
    Outcome.Unreachable tied =
        (Outcome.Unreachable) planner(symmetric).plan(new Cell(0, 1), new Cell(1, 1));
    assertThat(tied.nearest().end()).as("0,1 costs 0").isEqualTo(new Cell(0, 1));
  }

  @Test
  void plan_tiedNearestCells_takesTheFirstRowByRow() {
    // 1,0 and 1,2 are both one cell from the goal and one diagonal from the start
    TileMap map = TestMaps.overGrass("W.", "1W", "W.");
    SearchRules rules = Preset.TERRAIN.rules();
    Outcome.Unreachable failed =
        (Outcome.Unreachable)
            new Planner(CostField.of(map), rules).plan(new Cell(0, 1), new Cell(1, 1));
    assertThat(failed.nearest().end()).isEqualTo(new Cell(0, 1));
    TileMap wide = TestMaps.overGrass("WW.WW", "W.WWW", "1WWWW", "W.WWW", "WW.WW");
    Outcome.Unreachable far =
        (Outcome.Unreachable) planner(wide).plan(new Cell(0, 2), new Cell(4, 2));
    assertThat(far.nearest().end()).as("2,0 before 2,4").isEqualTo(new Cell(2, 0));
  }

  @Test
  void plan_toAny_namesTheTargetNearestToWhatIsReachable() {
    TileMap map = TestMaps.overGrass("...W....", "...W....");
    Outcome.Unreachable failed =
        (Outcome.Unreachable)
            planner(map).plan(Query.toAny(new Cell(0, 0), List.of(new Cell(7, 0), new Cell(4, 1))));
    assertThat(failed.target()).isEqualTo(new Cell(4, 1));
    assertThat(failed.nearest().end()).isEqualTo(new Cell(2, 1));
  }

  @Test
  void plan_viaAWaypoint_goesThroughItOnce() {
    TileMap map = TestMaps.overGrass("...", "...", "...");
    Query query = Query.between(new Cell(0, 0), new Cell(2, 0)).through(List.of(new Cell(1, 2)));
    Route route = ((Outcome.Found) planner(map).plan(query)).route();
    assertThat(TestMaps.text(route)).contains("1,2").startsWith("0,0").endsWith("2,0");
    assertThat(route.cells()).hasSize(5).doesNotHaveDuplicates();
    assertThat(route.cost()).isCloseTo(2 + 2 * 1.414, within(1e-12));
  }

  @Test
  void plan_viaAWalledCell_namesItAndGoesOnToTheGoalWithoutIt() {
    TileMap map = TestMaps.overGrass("....", "..W.");
    Query query =
        Query.between(new Cell(0, 0), new Cell(3, 0))
            .through(List.of(new Cell(0, 1), new Cell(2, 1), new Cell(0, 0)));
    Outcome.Unreachable failed = (Outcome.Unreachable) planner(map).plan(query);
    assertThat(failed.target()).isEqualTo(new Cell(2, 1));
    assertThat(TestMaps.text(failed.nearest())).isEqualTo("0,0 0,1 1,0 2,0 3,0");
    assertThat(failed.nearest().cost()).isCloseTo(3 + 1.414, within(1e-12));
  }

  @Test
  void plan_viaAndGoalBothBehindAWall_namesTheWaypointAndEndsNearestToTheGoal() {
    TileMap map = TestMaps.overGrass("...W.", "...W.", "...W.");
    Query query = Query.between(new Cell(0, 0), new Cell(4, 2)).through(List.of(new Cell(4, 0)));
    Outcome.Unreachable failed = (Outcome.Unreachable) planner(map).plan(query);
    assertThat(failed.target()).isEqualTo(new Cell(4, 0));
    assertThat(TestMaps.text(failed.nearest())).isEqualTo("0,0 1,1 2,2");
  }

  @Test
  void plan_cellOffTheMap_isRefusedWithTheRange() {
    Planner planner = planner(TestMaps.overGrass("...", "..."));
    assertThatThrownBy(() -> planner.plan(new Cell(0, 0), new Cell(3, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("goal 3,1 is off the map: must be in 0..2,0..1");
    assertThatThrownBy(() -> planner.plan(new Cell(-1, 0), new Cell(0, 0)))
        .hasMessageContaining("start -1,0");
    Query query = Query.between(new Cell(0, 0), new Cell(1, 1));
    assertThatThrownBy(() -> planner.plan(query.through(List.of(new Cell(0, 2)))))
        .hasMessageContaining("waypoint 0,2");
    assertThatThrownBy(() -> planner.outOfReach(new Cell(0, 0), List.of(new Cell(0, 2))))
        .hasMessageContaining("goal 0,2");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, 0, -1, Double.POSITIVE_INFINITY, 1e-7, 1e7})
  void movement_diagonalOutOfRange_isRefusedWithTheRange(double diagonal) {
    assertThatThrownBy(() -> new Movement(CornerCutting.CUT, diagonal))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "diagonal factor " + NumberText.plain(diagonal) + ": must be in 0.000001..1000000");
  }

  @Test
  void query_withoutGoal_isRefused() {
    assertThatThrownBy(() -> Query.toAny(new Cell(0, 0), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 goals: must be at least 1");
  }

  @Test
  void labels_unknown_namesTheKnown() {
    assertThatThrownBy(() -> Labeled.find(CornerCutting.class, "round"))
        .hasMessage("unknown 'round': must be one of cut, no-cut, no-squeeze");
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void plan_cancelledOnTheWay_stops(Preset preset) {
    double[] costs = new double[100 * 100];
    Arrays.fill(costs, 1);
    Arrays.fill(costs, 50 * 100, 51 * 100, Double.POSITIVE_INFINITY);
    costs[0] = 2; // another terrain, so that cells are expanded one by one
    Planner planner = new Planner(CostField.of(new GridSize(100, 100), costs), preset.rules());
    AtomicInteger asked = new AtomicInteger();
    Query query = Query.between(new Cell(0, 0), new Cell(99, 99));
    Outcome outcome =
        planner.plan(query, SearchHooks.stoppedWhen(() -> asked.incrementAndGet() > 2));
    assertThat(outcome).isInstanceOf(Outcome.Stopped.class);
    assertThat(outcome.stats().expanded()).isEqualTo(2L * SearchHooks.POLL_INTERVAL);
    assertThat(planner.plan(query))
        .as("and can be asked again")
        .isInstanceOf(Outcome.Unreachable.class);
  }

  @Test
  void plan_manyQueriesOnOnePlanner_answerAsOnANewOne() {
    for (long seed = 1; seed <= 40; seed++) {
      RandomMap random = new RandomMap(seed, 30);
      CostField field = CostField.of(random.map());
      Planner kept = new Planner(field, random.movement);
      for (int i = 0; i < 20; i++) {
        Cell from = random.cell();
        Cell to = random.cell();
        assertThat(summary(kept.plan(from, to)))
            .as("seed %d, %s to %s", seed, from, to)
            .isEqualTo(summary(new Planner(field, random.movement).plan(from, to)));
      }
    }
  }

  /** What was known of the cells' moves does not hold where corners may no longer be cut. */
  @Test
  void after_withOtherMovement_answersAsANewOne() {
    CostField field = CostField.of(TestMaps.map(List.of("GS", "SG"), List.of(".W", "..")));
    Cell from = new Cell(0, 0);
    Cell to = new Cell(1, 1);
    Planner before = new Planner(field, new Movement(CornerCutting.CUT, 1.4));
    assertThat(((Outcome.Found) before.plan(from, to)).route().steps()).isEqualTo(1);
    Planner after = Planner.after(before, field, new Movement(CornerCutting.NO_CUT, 1.4));
    assertThat(((Outcome.Found) after.plan(from, to)).route().steps()).isEqualTo(2);
  }

  @Test
  void after_fieldOfAnotherSize_isRefused() {
    CostField field = CostField.of(TestMaps.map(List.of("GS"), List.of("..")));
    CostField larger = CostField.of(TestMaps.map(List.of("GS", "SG"), List.of("..", "..")));
    Planner before = new Planner(field, Movement.DEFAULT);
    assertThatThrownBy(() -> Planner.after(before, larger, Movement.DEFAULT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a field of 2×2 cells for a planner over 2×1");
  }

  private static List<Object> summary(Outcome outcome) {
    List<Object> summary = new ArrayList<>();
    if (outcome instanceof Outcome.Found found) {
      summary.add(outcome.stats().expanded()); // that there is no way is learned once
      summary.add(found.route().cells());
    } else if (outcome instanceof Outcome.Unreachable failed) {
      summary.add(failed.nearest().cells());
      summary.add(failed.target());
    }
    return summary;
  }

  /** By each search: the one of several terrains, that of one, and those of the texts. */
  @Test
  void outOfReach_anyMap_areTheGoalsThatAPlanDoesNotReach() {
    List<Preset> presets = List.of(Preset.values());
    int[] found = new int[2];
    for (long seed = 1; seed <= 400; seed++) {
      boolean isOfOneTerrain = seed % 3 == 0;
      RandomMap random = new RandomMap(seed);
      OneTerrain plain = new OneTerrain(seed);
      CostField field = CostField.of(isOfOneTerrain ? plain.map() : random.map());
      Preset preset = presets.get((int) (seed / 3 % presets.size()));
      Movement movement = isOfOneTerrain ? plain.movement : random.movement;
      Planner planner =
          seed % 3 == 1 ? new Planner(field, preset.rules()) : new Planner(field, movement);
      Random cells = new Random(seed);
      Cell from = field.size().cell(cells.nextInt(field.size().cells()));
      List<Cell> goals =
          cells.ints(5, 0, field.size().cells()).mapToObj(field.size()::cell).distinct().toList();
      List<Cell> expected =
          goals.stream()
              .filter(goal -> !(planner.plan(from, goal) instanceof Outcome.Found))
              .toList();
      assertThat(planner.outOfReach(from, goals)).as("seed %d", seed).isEqualTo(expected);
      found[0] += expected.size();
      found[1] += goals.size() - expected.size();
    }
    assertThat(Arrays.stream(found).min().getAsInt()).as("of each kind").isGreaterThan(100);
  }

  /** More closed parts than have a label of their own. */
  @Test
  void outOfReach_amongVeryManySmallParts_isKnownToo() {
    String row = "..W".repeat(80);
    Planner planner =
        planner(TestMaps.map(List.of("GS~".repeat(80), "SG~".repeat(80)), List.of(row, row)));
    Cell last = new Cell(3 * 79, 0);
    assertThat(planner.outOfReach(last, List.of(new Cell(3 * 79 + 1, 1), new Cell(3 * 78, 0))))
        .containsExactly(new Cell(3 * 78, 0));
  }

  /** Also on the second leg, and on the way to the cell nearest to what cannot be reached. */
  @Test
  void plan_stoppedOnAnyLeg_isStopped() {
    int side = 41; // of cells that are shut in one by one, but for the first row
    double[] costs = new double[side * side];
    for (int cell = 0; cell < costs.length; cell++) {
      boolean isShutIn = cell % side % 2 == 0 && cell / side % 2 == 0;
      costs[cell] = cell < side || isShutIn ? 1 : Double.POSITIVE_INFINITY;
    }
    Planner planner =
        new Planner(CostField.of(new GridSize(side, side), costs), Movement.PUBLISHED);
    Cell shutIn = new Cell(40, 40);
    for (Query query :
        List.of(
            Query.between(new Cell(0, 0), new Cell(9, 0)).through(List.of(new Cell(40, 0))),
            Query.between(shutIn, new Cell(9, 0)),
            Query.between(new Cell(0, 0), shutIn))) {
      assertThat(planner.plan(query)).isNotInstanceOf(Outcome.Stopped.class);
      assertThat(planner.plan(query, SearchHooks.stoppedWhen(() -> true)))
          .as(query.toString())
          .isInstanceOf(Outcome.Stopped.class);
    }
  }
}
