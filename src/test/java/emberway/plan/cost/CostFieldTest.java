package emberway.plan.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Influence.Effect;
import emberway.map.Influence.Falloff;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.NumberText;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.plan.RandomMap;
import emberway.plan.TestMaps;
import emberway.testing.Extent;
import emberway.testing.MemoryLayout;
import java.util.Arrays;
import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CostFieldTest {
  private static double costAt(CostField field, int x, int y) {
    return field.costAt(new Cell(x, y));
  }

  @Test
  void of_terrain_isFoldedFromTheGroundUp() {
    CostField field = CostField.of(TestMaps.map(List.of("GSGS~~."), List.of("..RRR=R")));
    assertThat(costAt(field, 0, 0)).isEqualTo(1);
    assertThat(costAt(field, 1, 0)).isEqualTo(3);
    assertThat(costAt(field, 2, 0)).isEqualTo(0.5);
    assertThat(costAt(field, 3, 0)).isEqualTo(1.5);
    assertThat(field.isBlocked(4)).as("a road on water").isTrue();
    assertThat(costAt(field, 5, 0)).as("a bridge over water").isEqualTo(0.8);
    assertThat(field.isBlocked(6)).as("a road on nothing").isTrue();
    assertThat(field.minCost()).isEqualTo(0.5);
  }

  @Test
  void of_emptyCell_isBlocked() {
    CostField field = CostField.of(TestMaps.map(List.of(".."), List.of("..")));
    assertThat(field.isBlocked(0)).isTrue();
    assertThat(field.minCost()).isInfinite();
  }

  /** Bit by bit: attracting sources first, then repelling ones, each row by row, as published. */
  @Test
  void of_randomMaps_equalsEveryInfluenceAppliedToEveryCell() {
    for (long seed = 1; seed <= Extent.of(500); seed++) {
      TileMap map = new RandomMap(seed, 16).map();
      GridSize size = map.size();
      CostField field = CostField.of(map);
      for (int cell = 0; cell < size.cells(); cell++) {
        double cost = terrain(map, map.base().id(cell), Double.POSITIVE_INFINITY);
        cost = terrain(map, map.overlay().id(cell), cost);
        if (cost < Double.POSITIVE_INFINITY) {
          cost = applyAll(map, Effect.ATTRACT, size.cell(cell), cost);
          cost = applyAll(map, Effect.REPEL, size.cell(cell), cost);
        }
        assertThat(field.costAt(cell)).as("seed %d, %s", seed, size.cell(cell)).isEqualTo(cost);
      }
    }
  }

  private static double terrain(TileMap map, int id, double below) {
    return id == Legend.NOTHING ? below : map.legend().tile(id).terrain().over(below);
  }

  private static double applyAll(TileMap map, Effect effect, Cell to, double cost) {
    double bent = cost;
    for (int source = 0; source < map.size().cells(); source++) {
      int id = map.overlay().id(source);
      if (id == Legend.NOTHING || map.legend().tile(id).influence().isEmpty()) {
        continue;
      }
      Influence influence = map.legend().tile(id).influence().get();
      if (influence.effect() == effect) {
        bent = influence.applyTo(bent, map.size().cell(source), to);
      }
    }
    return bent;
  }

  @Test
  void of_smoothInfluence_hasNoStepAtItsRadius() {
    String overlay = ".".repeat(20) + "Y";
    CostField field = CostField.of(TestMaps.map(List.of("G".repeat(21)), List.of(overlay)));
    assertThat(costAt(field, 20 - 5, 0)).isEqualTo(1);
    assertThat(costAt(field, 20 - 4, 0)).as("hard, it would be 0.5").isBetween(0.95, 1.0);
    assertThat(costAt(field, 20, 0)).isCloseTo(0.1, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e30, 1e-30})
  void of_overlappingInfluencesBeyondTheRange_namesTheCell(double strength) {
    Legend legend = legend(new Influence(Effect.ATTRACT, 3, 4, strength, Falloff.HARD));
    TileMap map = TestMaps.map(legend, List.of("GGGGGG"), List.of("V.V.VV"));
    assertThatThrownBy(() -> CostField.of(map))
        .isInstanceOf(CostFieldException.class)
        .hasMessageContaining("cell 2,0 would cost")
        .hasMessageContaining("which is too " + (strength > 1 ? "small" : "large"));
  }

  /** A legend that would keep the machine busy for minutes is turned down before it does. */
  @Test
  void of_hugeInfluenceOnEveryCell_isRefused() {
    Legend legend = legend(new Influence(Effect.REPEL, 256, 1e6, 1e-6, Falloff.HARD));
    List<String> base = Collections.nCopies(200, "G".repeat(200));
    List<String> overlay = Collections.nCopies(200, "V".repeat(200));
    TileMap map = TestMaps.map(legend, base, overlay);
    assertThatThrownBy(() -> CostField.of(map))
        .isInstanceOf(CostFieldException.class)
        .hasMessageContaining("40000 tiles")
        .hasMessageContaining("use fewer or smaller ones");
  }

  @Test
  void of_extremeInfluenceOverBlockedCells_leavesThemBlocked() {
    Legend legend = legend(new Influence(Effect.ATTRACT, 0, 1e300, 1e300, Falloff.HARD));
    CostField field = CostField.of(TestMaps.map(legend, List.of("..G"), List.of("VV.")));
    assertThat(field.isBlocked(0)).isTrue();
    assertThat(costAt(field, 2, 0)).isEqualTo(1);
  }

  @Test
  void of_factorThatOverflows_isRefusedAndNotBlocked() {
    Legend legend =
        new Legend(
            List.of(
                TestMaps.tile('G', Layer.BASE, Terrain.cost(1e90), null, Tile.Role.NONE),
                TestMaps.tile('R', Layer.OVERLAY, Terrain.factor(1e300), null, Tile.Role.NONE)));
    TileMap map = TestMaps.map(legend, List.of("GG"), List.of(".R"));
    assertThatThrownBy(() -> CostField.of(map))
        .isInstanceOf(CostFieldException.class)
        .hasMessageContaining("cell 1,0");
  }

  /** An array has no terrain factors to weaken. */
  @ParameterizedTest
  @CsvSource({
    "0, too small",
    "-1, too small",
    "1e-101, too small",
    "-Infinity, too small",
    "1e101, too large",
    "NaN, not a number",
  })
  void of_costOutOfRange_isRefused(double cost, String fault) {
    String message =
        "cell 1,0 costs %s, which is %s: a cost is in 1e-100..1e100, or infinity where blocked"
            .formatted(NumberText.plain(cost), fault);
    CostField field = CostField.of(new GridSize(2, 1), new double[] {1, 2});
    assertThatThrownBy(() -> CostField.of(field.size(), new double[] {1, cost}))
        .isInstanceOf(CostFieldException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> field.with(new int[] {0, 1}, new double[] {1, cost}))
        .isInstanceOf(CostFieldException.class)
        .hasMessage(message);
  }

  /** Infinity, a cost times a factor, divided by infinity, an influence. */
  @Test
  void of_tilesWhoseCostIsNotANumber_saysSo() {
    Influence endless = new Influence(Effect.ATTRACT, 0, 1e200, 1e200, Falloff.HARD);
    Legend legend =
        new Legend(
            List.of(
                TestMaps.tile('G', Layer.BASE, Terrain.cost(1e200), null, Tile.Role.NONE),
                TestMaps.tile('V', Layer.OVERLAY, Terrain.factor(1e200), endless, Tile.Role.NONE)));
    assertThatThrownBy(() -> CostField.of(TestMaps.map(legend, List.of("G"), List.of("V"))))
        .isInstanceOf(CostFieldException.class)
        .hasMessage(
            "cell 0,0 would cost NaN, which is not a number;"
                + " weaken the terrain factors or influences there");
  }

  /** Few different costs are numbered, many are not; both are kept to the last bit. */
  @ParameterizedTest
  @ValueSource(ints = {1, 70, 65_535, 65_536, 65_537, 90_000})
  void costAt_anyNumberOfDifferentCosts_isWhatWasGiven(int different) {
    double[] costs = new double[300 * 300];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] =
          cell % different == 13 ? Double.POSITIVE_INFINITY : 1 + 1e-9 * (cell % different);
    }
    CostField field = CostField.of(new GridSize(300, 300), costs);
    for (int cell = 0; cell < costs.length; cell++) {
      assertThat(field.costAt(cell)).isEqualTo(costs[cell]);
    }
  }

  /** Pages of 4096 cells of one cost share their memory, and an edit changes its own cell alone. */
  @Test
  void edited_amongManyCellsOfOneCost_changesOneCell() {
    TileMap map = TestMaps.map(Collections.nCopies(300, "G".repeat(100)), List.of());
    CostField field = CostField.of(map);
    assertThat(MemoryLayout.bytes(field)).isLessThan(map.size().cells());
    Cell cell = new Cell(40, 150);
    map.base().set(cell.x(), cell.y(), map.legend().id('S'));
    CostField edited = field.edited(map, List.of(cell));
    assertThat(edited.differences(field)).containsExactly(map.size().index(cell));
    assertThat(edited.differences(CostField.of(map))).isEmpty();
  }

  @Test
  void of_costsOfAnotherSize_areRefused() {
    assertThatThrownBy(() -> CostField.of(new GridSize(2, 2), new double[3]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 costs for a map of 2×2 = 4 cells");
  }

  @Test
  void influenceField_volcanoAndTombstone_keepsThemApart() {
    InfluenceField field = InfluenceField.of(TestMaps.overGrass("V..t......"));
    assertThat(field.attractionAt(0)).isEqualTo(10f);
    assertThat(field.attractionAt(3)).isEqualTo(4f);
    assertThat(field.attractionAt(5)).isEqualTo(1f);
    assertThat(field.repulsionAt(0)).isEqualTo(1f);
    assertThat(field.repulsionAt(1)).isCloseTo(1.65f, within(1e-6f));
    assertThat(field.repulsionAt(3)).isCloseTo(3.85f, within(1e-6f));
    assertThat(field.repulsionAt(9)).isEqualTo(1f);
  }

  /** Over several pages of cells, some of them blocked throughout. */
  @Test
  void summary_ofRandomCosts_isOfThePassableCells() {
    for (int seed = 0; seed < 12; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(128, 1 + random.nextInt(128));
      double share = seed / 10.0;
      double[] costs = new double[size.cells()];
      for (int cell = 0; cell < costs.length; cell++) {
        boolean isBlocked = random.nextDouble() < share || (seed % 2 == 0 && cell >> 12 == 1);
        costs[cell] = isBlocked ? Double.POSITIVE_INFINITY : 0.5 + random.nextInt(50);
      }
      CostField field = CostField.of(size, costs);
      DoubleSummaryStatistics should =
          Arrays.stream(costs).filter(cost -> cost < Double.POSITIVE_INFINITY).summaryStatistics();
      boolean isPassable = should.getCount() > 0;
      assertThat(isPassable).isEqualTo(seed < 10);
      assertThat(field.minCost()).isEqualTo(should.getMin());
      assertThat(field.maxCost())
          .isEqualTo(isPassable ? should.getMax() : Double.POSITIVE_INFINITY);
      assertThat(field.meanCost())
          .isEqualTo(isPassable ? should.getAverage() : Double.POSITIVE_INFINITY, within(1e-9));
      int different = (int) Arrays.stream(costs).distinct().count();
      assertThat(field.numberedCosts()).isEqualTo(different);
      for (int cell = 0; cell < costs.length; cell += 97) {
        assertThat(field.costOfNumber(field.numberAt(cell))).isEqualTo(costs[cell]);
      }
    }
  }

  @Test
  void of_costsAtTheEndsOfTheRange_areKept() {
    double[] ends = {CostField.MIN_COST, CostField.MAX_COST};
    CostField field = CostField.of(new GridSize(2, 1), ends);
    assertThat(field.costAt(0)).isEqualTo(ends[0]);
    assertThat(field.costAt(1)).isEqualTo(ends[1]);
    Legend legend =
        new Legend(
            List.of(
                TestMaps.tile('G', Layer.BASE, Terrain.cost(ends[0]), null, Tile.Role.NONE),
                TestMaps.tile('H', Layer.BASE, Terrain.cost(ends[1]), null, Tile.Role.NONE)));
    CostField tiles = CostField.of(TestMaps.map(legend, List.of("GH"), List.of("..")));
    assertThat(tiles.costAt(0)).isEqualTo(ends[0]);
    assertThat(tiles.costAt(1)).isEqualTo(ends[1]);
  }

  @Test
  void influenceField_severalSources_multiply() {
    InfluenceField field = InfluenceField.of(TestMaps.overGrass("V.V"));
    assertThat(field.attractionAt(1)).isEqualTo(64f);
    assertThat(field.attractionAt(0)).isEqualTo(60f);
  }

  private static Legend legend(Influence influence) {
    return new Legend(
        List.of(
            TestMaps.tile('G', Layer.BASE, Terrain.cost(1), null, Tile.Role.NONE),
            TestMaps.tile('V', Layer.OVERLAY, Terrain.UNCHANGED, influence, Tile.Role.NONE)));
  }
}
