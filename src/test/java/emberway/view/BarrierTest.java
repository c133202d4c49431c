package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.StepCosts;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Drawings: {@code #} a wall, {@code X} one that closes the goal off, {@code @} and {@code !} the
 * ends.
 */
final class BarrierTest {
  private static List<Cell> cells(char wanted, String... rows) {
    List<Cell> cells = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        if (rows[y].charAt(x) == wanted) {
          cells.add(new Cell(x, y));
        }
      }
    }
    return cells;
  }

  private static void assertBarrier(String... rows) {
    assertBarrier(CornerCutting.CUT, rows);
  }

  private static void assertBarrier(CornerCutting cornerCutting, String... rows) {
    GridSize size = new GridSize(rows[0].length(), rows.length);
    Legend legend = Legends.PUBLISHED;
    TileLayer base = new TileLayer(size);
    TileLayer overlay = new TileLayer(size);
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        base.set(x, y, legend.id('G'));
        if ("#X".indexOf(rows[y].charAt(x)) >= 0) {
          overlay.set(x, y, legend.id('W'));
        }
      }
    }
    TileMap map =
        new TileMap(new MapInfo("test", "", "", "", "", ""), legend, base, overlay, List.of());
    StepCosts steps = new StepCosts(CostField.of(map), new Movement(cornerCutting, 1.4));
    Outcome outcome =
        new Planner(steps).plan(Query.between(cells('@', rows).get(0), cells('!', rows).get(0)));
    assertThat(Barrier.between(steps, (Outcome.Unreachable) outcome)).isEqualTo(cells('X', rows));
  }

  @Test
  void between_goalWalledIn_isTheWallAndNotWhatStandsWithin() {
    assertBarrier(
        "@.........", //
        "...XXXXX..",
        ".#.X...X..",
        "...X.#.X..",
        "...X..!X..",
        "...XXXXX..",
        "..........");
  }

  @Test
  void between_startWalledIn_isTheWallAroundTheStart() {
    assertBarrier(
        "XXXX......", //
        "X@.X...#..",
        "XXXX.....!");
  }

  @Test
  void between_atTheMapsEdge_isOpenThere() {
    assertBarrier(
        "@....X....", //
        ".....X....",
        ".....X...!");
  }

  @Test
  void between_goalInAWall_isThatWallAlone() {
    double[] costs = new double[9];
    Arrays.fill(costs, 1);
    costs[5] = Double.POSITIVE_INFINITY;
    costs[2] = Double.POSITIVE_INFINITY;
    StepCosts steps = new StepCosts(CostField.of(new GridSize(3, 3), costs), Movement.DEFAULT);
    Outcome outcome = new Planner(steps).plan(new Cell(0, 0), new Cell(2, 1));
    assertThat(Barrier.between(steps, (Outcome.Unreachable) outcome))
        .containsExactly(new Cell(2, 1));
  }

  /** Where corners are not cut, walls that touch at a corner close a way off. */
  @Test
  void between_wallsAtACorner_areABarrierToThoseWhoCutNone() {
    assertBarrier(
        CornerCutting.NO_CUT, //
        "@..X...",
        "..X....",
        ".X...!.",
        "X......");
  }

  @Test
  void between_goalAloneInTheMapsFirstCell_isWhatStandsAroundIt() {
    assertBarrier(
        "!X....", //
        "XX....", ".....@");
  }

  /** Where corners are cut, a way leads on between walls that touch at a corner. */
  @Test
  void between_goalWhoseRoomGoesOnAcrossACorner_isTheWallAroundBothParts() {
    assertBarrier(
        "@.......", //
        "....XXX.",
        "...XX!X.",
        "...X.XX.",
        "...XXX..");
  }

  @Test
  void between_onALargeMap_isTheWallAroundTheGoal() {
    String[] rows = new String[60];
    Arrays.fill(rows, ".".repeat(60));
    rows[0] = "@" + ".".repeat(59);
    for (int y = 30; y < 33; y++) {
      rows[y] = ".".repeat(30) + (y == 31 ? "X!X" : "XXX") + ".".repeat(27);
    }
    assertBarrier(rows);
  }
}
