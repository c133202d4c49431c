package emberway.plan.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.RandomMap;
import emberway.plan.TestMaps;
import emberway.plan.dynamic.InteractivePlanner;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.query.Outcome;
import emberway.plan.query.SearchHooks;
import emberway.testing.Extent;
import emberway.testing.Legends;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CostFieldEditTest {
  /** Puts random tiles of a layer at some cells near each other. */
  private static List<Cell> edit(TileMap map, Random random) {
    List<Cell> changed = new ArrayList<>();
    GridSize size = map.size();
    int x = random.nextInt(size.width());
    int y = random.nextInt(size.height());
    int count = 1 + random.nextInt(5);
    for (int i = 0; i < count; i++) {
      Cell cell =
          new Cell(
              Math.min(size.width() - 1, x + random.nextInt(3)),
              Math.min(size.height() - 1, y + random.nextInt(3)));
      Layer layer = random.nextInt(3) == 0 ? Layer.BASE : Layer.OVERLAY;
      int id = random.nextInt(map.legend().size() + 1);
      boolean fits = id == Legend.NOTHING || map.legend().tile(id).layer() == layer;
      map.layer(layer).set(cell.x(), cell.y(), fits ? id : Legend.NOTHING);
      changed.add(cell);
    }
    return changed;
  }

  private static void assertSame(String what, CostField edited, CostField fresh) {
    for (int cell = 0; cell < fresh.size().cells(); cell++) {
      if (edited.costAt(cell) != fresh.costAt(cell)) {
        assertThat(edited.costAt(cell))
            .as("%s, cell %s", what, fresh.size().cell(cell))
            .isEqualTo(fresh.costAt(cell));
      }
    }
    assertThat(edited.minCost()).as(what).isEqualTo(fresh.minCost());
    assertThat(edited.maxCost()).as(what).isEqualTo(fresh.maxCost());
    assertThat(edited.meanCost()).as(what).isEqualTo(fresh.meanCost());
  }

  private static void assertSame(String what, InfluenceField edited, InfluenceField fresh) {
    for (int cell = 0; cell < fresh.size().cells(); cell++) {
      if (edited.attractionAt(cell) != fresh.attractionAt(cell)
          || edited.repulsionAt(cell) != fresh.repulsionAt(cell)) {
        throw new AssertionError(what + ", cell " + fresh.size().cell(cell));
      }
    }
  }

  /** Bit by bit, on maps large enough that not all is made anew. */
  @Test
  void edited_randomSequences_equalsAFreshField() {
    for (long seed = 1; seed <= Extent.of(120); seed++) {
      RandomMap random = new RandomMap(seed, 200);
      TileMap map = random.map();
      Random choice = new Random(seed);
      CostField field = CostField.of(map);
      InfluenceField influences = InfluenceField.of(map);
      for (int i = 1; i <= 12; i++) {
        CostField before = field;
        CostField freshBefore = CostField.of(map);
        List<Cell> changed = edit(map, choice);
        field = field.edited(map, changed);
        influences = influences.edited(map, changed);
        String what = "seed %d, edit %d".formatted(seed, i);
        assertSame(what, influences, InfluenceField.of(map));
        CostField fresh = CostField.of(map);
        assertSame(what, field, fresh);
        assertSame(what + ", the field before", before, freshBefore);
        assertThat(field.differences(before)).as(what).isEqualTo(fresh.differences(freshBefore));
      }
    }
  }

  @Test
  void edited_bySingleVolcano_sharesThePagesThatStay() {
    TileMap wide = square(400);
    CostField before = CostField.of(wide);
    wide.overlay().set(200, 200, wide.legend().id("tile-" + (int) 'V'));
    CostField after = before.edited(wide, List.of(new Cell(200, 200)));
    int[] cells = after.differences(before);
    assertThat(cells).hasSize(69);
    assertThat(Arrays.stream(cells).map(wide.size()::x).min()).hasValue(196);
    assertThat(after.minCost()).isEqualTo(0.1);
    assertThat(before.minCost()).isEqualTo(1);
  }

  /**
   * Bit by bit as if made anew: few costs, more than a palette holds, and from one to the other.
   */
  @Test
  void with_randomSequences_equalsAFreshField() {
    for (long seed = 1; seed <= Extent.of(30); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(400), 1 + random.nextInt(400));
      int distinct = seed % 3 == 0 ? 1 << 30 : 5;
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost(random, distinct));
      CostField field = CostField.of(size, costs);
      for (int i = 1; i <= 8; i++) {
        String what = "seed %d, edit %d".formatted(seed, i);
        CostField before = field;
        CostField freshBefore = CostField.of(size, costs);
        int[] cells = new int[random.nextInt(i < 8 ? 20 : 2 * costs.length)]; // some of them twice
        double[] newCosts = new double[cells.length];
        for (int k = 0; k < cells.length; k++) {
          cells[k] = random.nextInt(costs.length);
          newCosts[k] = cost(random, i < 6 ? distinct : 1 << 30);
          costs[cells[k]] = newCosts[k];
        }
        field = field.with(cells, newCosts);
        CostField fresh = CostField.of(size, costs);
        assertSame(what, field, fresh);
        assertSame(what + ", the field before", before, freshBefore);
        assertThat(field.differences(before)).as(what).isEqualTo(fresh.differences(freshBefore));
      }
    }
  }

  private static double cost(Random random, int distinct) {
    return random.nextInt(5) == 0 ? Double.POSITIVE_INFINITY : 0.5 + random.nextInt(distinct) / 3.0;
  }

  /** The arrays given are copied, and an edit of nothing changes nothing. */
  @Test
  void with_arraysChangedLater_keepsItsCosts() {
    int[] cells = {2};
    double[] newCosts = {7};
    CostField field = CostField.of(new GridSize(3, 1), new double[] {1, 2, 3});
    CostField edited = field.with(cells, newCosts);
    cells[0] = 0;
    newCosts[0] = 9;
    assertThat(edited.differences(field)).containsExactly(2);
    assertThat(edited.costAt(2)).isEqualTo(7);
    assertThat(field.with(new int[0], new double[0]).differences(field)).isEmpty();
  }

  /** Searches of all kinds, those of one terrain, too, answer as on a field made anew. */
  @Test
  void with_anyEdit_isPlannedOverAsAFreshField() {
    for (long seed = 1; seed <= Extent.of(60); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(40), 2 + random.nextInt(40));
      int distinct = seed % 2 == 0 ? 1 : 1 << 20;
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost(random, distinct));
      CostField field = CostField.of(size, costs);
      Planner planner = new Planner(field, Movement.DEFAULT);
      planner.landmarkPreparation().run(() -> false).ifPresent(planner::use);
      Cell root = size.cell(random.nextInt(costs.length));
      ShortestPathTree tree =
          new ShortestPathTree(field, Movement.DEFAULT, root, ShortestPathTree.Sense.FROM_ROOT);
      tree.grow();
      try (InteractivePlanner live = new InteractivePlanner(field, Movement.DEFAULT)) {
        for (int i = 0; i < 10; i++) {
          int cell = random.nextInt(costs.length);
          costs[cell] = cost(random, i < 6 ? distinct : 1 << 20);
          field = field.with(new int[] {cell}, new double[] {costs[cell]});
          planner = Planner.after(planner, field, Movement.DEFAULT);
          live.update(field);
          live.grow(random.nextInt(1_000), () -> false);
          tree.update(field);
          tree.grow();
          Cell to = size.cell(random.nextInt(costs.length));
          Outcome expected =
              new Planner(CostField.of(size, costs), Movement.DEFAULT).plan(root, to);
          String what = "seed %d, edit %d".formatted(seed, i);
          assertSame(what, planner.plan(root, to), expected);
          assertSame(what, live.plan(root, to, SearchHooks.NONE), expected);
          assertSame(what, tree.plan(to), expected);
        }
      }
    }
  }

  private static void assertSame(String what, Outcome outcome, Outcome expected) {
    assertThat(outcome).as(what).hasSameClassAs(expected);
    if (expected instanceof Outcome.Found found) {
      double cost = found.route().cost();
      assertThat(((Outcome.Found) outcome).route().cost())
          .as(what)
          .isCloseTo(cost, within(1e-9 * cost));
    }
  }

  @Test
  void with_cellsOffTheMapOrTooFewCosts_isRefused() {
    CostField field = CostField.of(new GridSize(3, 2), new double[] {1, 1, 1, 1, 1, 1});
    for (int cell : new int[] {-1, 6}) {
      assertThatThrownBy(() -> field.with(new int[] {0, cell}, new double[] {2, 2}))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("cell " + cell + " is off the map: must be in 0..5");
    }
    assertThatThrownBy(() -> field.with(new int[] {0, 1}, new double[] {2}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 costs for 2 cells");
  }

  private static TileMap square(int side) {
    TileLayer base = new TileLayer(new GridSize(side, side));
    Legends.fill(base, 1);
    return new TileMap(
        Legends.info("square"), TestMaps.LEGEND, base, new TileLayer(base.size()), List.of());
  }

  /** More costs than two bytes can number, then an edit, then another. */
  @Test
  void differences_betweenAnyPalettes_areTheCellsThatDiffer() {
    GridSize size = new GridSize(400, 300);
    Random random = new Random(3);
    double[] many = random.doubles(size.cells(), 1, 2).toArray();
    double[] few = new double[size.cells()];
    Arrays.setAll(few, cell -> cell % 7 + 1);
    for (double[] costs : List.of(many, few)) {
      CellCosts palette = CellCosts.of(costs);
      double[] expected = costs.clone();
      CellCosts edited = palette;
      for (int i = 0; i < 50; i++) {
        int cell = random.nextInt(expected.length);
        expected[cell] = i % 3 == 0 ? expected[random.nextInt(expected.length)] : 5 + i;
        edited = edited.with(new int[] {cell}, new double[] {expected[cell]});
      }
      int[] differing = new int[expected.length];
      int count = 0;
      for (int cell = 0; cell < expected.length; cell++) {
        assertThat(edited.at(cell)).isEqualTo(expected[cell]);
        if (expected[cell] != costs[cell]) {
          differing[count++] = cell;
        }
      }
      assertThat(edited.differences(palette)).isEqualTo(Arrays.copyOf(differing, count));
      assertThat(CellCosts.of(expected).differences(edited)).isEmpty();
    }
  }

  @Test
  void with_moreCostsThanCanBeNumbered_keepsThemAll() {
    double[] costs = new double[100_000];
    Arrays.setAll(costs, cell -> 1 + cell % 65_000);
    CellCosts palette = CellCosts.of(costs);
    int[] cells = new int[2_000];
    double[] newCosts = new double[2_000];
    Arrays.setAll(cells, i -> 40 * i);
    Arrays.setAll(newCosts, i -> 0.5 + i);
    CellCosts edited = palette.with(cells, newCosts);
    for (int cell = 0; cell < costs.length; cell++) {
      boolean isChanged = cell % 40 == 0 && cell / 40 < 2_000;
      assertThat(edited.at(cell)).isEqualTo(isChanged ? newCosts[cell / 40] : costs[cell]);
    }
    assertThat(edited.differences(palette)).isEqualTo(cells);
  }

  @Test
  void edited_costBeyondAllBounds_isRefusedAsAFreshFieldIs() {
    Influence furious =
        new Influence(Influence.Effect.ATTRACT, 1, 2, 1e200, Influence.Falloff.HARD);
    Tile volcano = TestMaps.tile('X', Layer.OVERLAY, Terrain.UNCHANGED, furious, Tile.Role.NONE);
    Tile grass = TestMaps.tile('G', Layer.BASE, Terrain.cost(1), null, Tile.Role.NONE);
    Legend legend = new Legend(List.of(grass, volcano));
    TileMap map =
        TestMaps.map(
            legend,
            Collections.nCopies(20, "G".repeat(20)),
            Collections.nCopies(20, ".".repeat(20)));
    CostField field = CostField.of(map);
    map.overlay().set(7, 5, legend.id(volcano.name()));
    assertThatThrownBy(() -> CostField.of(map)).isInstanceOf(CostFieldException.class);
    String message = "";
    try {
      CostField.of(map);
    } catch (CostFieldException refused) {
      message = refused.getMessage();
    }
    assertThatThrownBy(() -> field.edited(map, List.of(new Cell(7, 5))))
        .isInstanceOf(CostFieldException.class)
        .hasMessage(message);
  }
}
