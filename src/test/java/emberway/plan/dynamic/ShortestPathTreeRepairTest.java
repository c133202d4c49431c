package emberway.plan.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree.Sense;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Trees after edits, and trees grown by several threads, against fresh ones grown by one. */
@Tag("extent")
final class ShortestPathTreeRepairTest {
  private static final double[] DIAGONALS = {1.414, Math.sqrt(2), 1, 2, 0.5, 0.3, 2.5, 1e-3};

  /** A random field, and random edits of it. */
  private static final class Ground {
    final Random random;
    final GridSize size;
    final Movement movement;
    final double[] costs;
    private final double[] palette;

    Ground(long seed, int longestSide) {
      random = new Random(seed);
      size = new GridSize(1 + random.nextInt(longestSide), 1 + random.nextInt(longestSide));
      movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              DIAGONALS[random.nextInt(DIAGONALS.length)]);
      palette = new double[1 + random.nextInt(6)];
      Arrays.setAll(palette, i -> random.nextInt(3) == 0 ? 1 + i : 0.05 + 3 * random.nextDouble());
      costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost());
    }

    double cost() {
      return random.nextInt(4) == 0
          ? Double.POSITIVE_INFINITY
          : palette[random.nextInt(palette.length)];
    }

    CostField field() {
      return CostField.of(size, costs);
    }

    Cell cell() {
      return size.cell(random.nextInt(costs.length));
    }

    /** A stroke of one cost, or noise, over a small rectangle; now and then over all. */
    void edit() {
      int reach = random.nextInt(20) == 0 ? size.width() + size.height() : random.nextInt(4);
      Cell middle = cell();
      double stroke = cost();
      boolean isNoise = random.nextBoolean();
      for (int cell = 0; cell < costs.length; cell++) {
        int far =
            Math.max(Math.abs(size.x(cell) - middle.x()), Math.abs(size.y(cell) - middle.y()));
        if (far <= reach) {
          costs[cell] = isNoise ? cost() : stroke;
        }
      }
    }
  }

  private static ShortestPathTree tree(Ground ground, Cell root, Sense sense, int workers) {
    int stripeShift = 2 + ground.random.nextInt(4);
    return new ShortestPathTree(ground.field(), ground.movement, root, sense, workers, stripeShift);
  }

  private static ShortestPathTree fresh(Ground ground, Cell root, Sense sense) {
    ShortestPathTree tree =
        new ShortestPathTree(ground.field(), ground.movement, root, sense, 1, 20);
    tree.grow();
    return tree;
  }

  private static void assertEqual(
      String what, ShortestPathTree tree, ShortestPathTree fresh, Ground ground) {
    assertThat(tree.isComplete()).as(what).isTrue();
    for (int cell = 0; cell < ground.costs.length; cell++) {
      if (tree.costAt(cell) != fresh.costAt(cell)) {
        assertThat(tree.costAt(cell))
            .as("%s, %s, cell %s", what, ground.size, ground.size.cell(cell))
            .isEqualTo(fresh.costAt(cell));
      }
    }
  }

  /** Every way is one that may be taken, and costs what the tree says. */
  private static void assertConsistent(String what, ShortestPathTree tree, Ground ground) {
    for (int i = 0; i < 5; i++) {
      Cell end = ground.cell();
      Outcome outcome = tree.plan(end);
      if (outcome instanceof Outcome.Found found) {
        Route route = found.route();
        assertThat(tree.sense() == Sense.FROM_ROOT ? route.start() : route.end())
            .as(what)
            .isEqualTo(tree.root());
        assertAllowed(what, route, ground);
        assertThat(Math.abs(route.cost() - tree.costAt(end)))
            .as(what)
            .isLessThanOrEqualTo(1e-12 * route.cost());
        if (tree.sense() == Sense.FROM_ROOT) {
          assertThat(route.cost()).as(what).isEqualTo(tree.costAt(end));
        }
      } else {
        assertThat(outcome instanceof Outcome.BlockedStart || tree.costAt(end) > 1e300)
            .as(what)
            .isTrue();
      }
    }
  }

  private static void assertAllowed(String what, Route route, Ground ground) {
    CostField field = ground.field();
    for (int step = 1; step <= route.steps(); step++) {
      Cell from = route.cell(step - 1);
      Cell to = route.cell(step);
      assertThat(field.isBlocked(route.index(step))).as(what).isFalse();
      assertThat(Math.max(Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y())))
          .as(what)
          .isEqualTo(1);
      if (from.x() != to.x() && from.y() != to.y()) {
        assertThat(
                ground
                    .movement
                    .cornerCutting()
                    .allows(
                        field.costAt(new Cell(from.x(), to.y())),
                        field.costAt(new Cell(to.x(), from.y()))))
            .as(what)
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"FROM_ROOT, 500, 30", "TO_ROOT, 500, 30", "FROM_ROOT, 2000, 9", "TO_ROOT, 2000, 9"})
  void update_afterEachOfManyEdits_equalsAFreshTree(Sense sense, int maps, int longestSide) {
    for (long seed = 1; seed <= Extent.of(maps / 5, maps); seed++) {
      Ground ground = new Ground(seed, longestSide);
      Cell root = ground.cell();
      ShortestPathTree tree = tree(ground, root, sense, 1 << ground.random.nextInt(3));
      tree.grow();
      for (int edit = 1; edit <= 25; edit++) {
        ground.edit();
        String what = "seed %d, edit %d".formatted(seed, edit);
        tree.update(ground.field());
        tree.grow();
        assertEqual(what, tree, fresh(ground, root, sense), ground);
        assertConsistent(what, tree, ground);
      }
    }
  }

  /** Edits that come while the tree is growing: what it calls settled is final all the same. */
  @ParameterizedTest
  @EnumSource(Sense.class)
  void update_whileGrowing_settlesNothingWrong(Sense sense) {
    for (long seed = 1; seed <= Extent.of(60, 300); seed++) {
      Ground ground = new Ground(seed, 40);
      Cell root = ground.cell();
      ShortestPathTree tree = tree(ground, root, sense, 1 << ground.random.nextInt(3));
      for (int edit = 1; edit <= 20; edit++) {
        tree.grow(ground.random.nextInt(200), () -> false);
        ground.edit();
        tree.update(ground.field());
        String what = "seed %d, edit %d".formatted(seed, edit);
        ShortestPathTree fresh = fresh(ground, root, sense);
        for (int cell = 0; cell < ground.costs.length; cell++) {
          double cost = tree.costAt(cell);
          boolean isRight =
              tree.isSettled(cell) ? cost == fresh.costAt(cell) : cost >= fresh.costAt(cell);
          if (!isRight) {
            throw new AssertionError("%s, cell %s".formatted(what, ground.size.cell(cell)));
          }
        }
      }
      tree.grow();
      assertEqual("seed " + seed, tree, fresh(ground, root, sense), ground);
      assertConsistent("seed " + seed, tree, ground);
    }
  }

  /** Whoever grows what. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void grow_onSeveralThreads_costsTheSame(int workers) {
    for (long seed = 1; seed <= Extent.of(1, 4); seed++) {
      Ground ground = new Ground(seed, 20);
      double[] costs = new double[300 * 260];
      Arrays.setAll(costs, cell -> ground.cost());
      GridSize size = new GridSize(300, 260);
      CostField field = CostField.of(size, costs);
      Cell root = new Cell(150, 130);
      costs[size.index(root)] = 1;
      for (Sense sense : Sense.values()) {
        ShortestPathTree alone = new ShortestPathTree(field, ground.movement, root, sense, 1, 20);
        ShortestPathTree together =
            new ShortestPathTree(field, ground.movement, root, sense, workers, 10);
        alone.grow();
        together.grow();
        for (int cell = 0; cell < costs.length; cell++) {
          if (together.costAt(cell) != alone.costAt(cell)) {
            assertThat(together.costAt(cell)).as("seed %d", seed).isEqualTo(alone.costAt(cell));
          }
        }
      }
    }
  }

  @Test
  void grow_onSeveralThreadsCancelled_stopsAndGoesOn() {
    GridSize size = new GridSize(400, 400);
    double[] costs = new double[size.cells()];
    Arrays.fill(costs, 1);
    CostField field = CostField.of(size, costs);
    ShortestPathTree tree =
        new ShortestPathTree(field, Movement.PUBLISHED, new Cell(0, 0), Sense.FROM_ROOT, 2, 11);
    assertThat(tree.grow(Long.MAX_VALUE, () -> tree.expanded() == 0)).isFalse();
    assertThat(tree.growTo(150, () -> false)).isTrue();
    assertThat(tree.isSettled(new Cell(150, 0))).isTrue();
    assertThat(tree.isSettled(new Cell(399, 399))).isFalse();
    assertThat(tree.grow(20_000, () -> false)).isFalse();
    assertThat(tree.grow(Long.MAX_VALUE, () -> false)).isTrue();
    assertThat(tree.expanded()).isEqualTo(size.cells());
  }

  @Test
  void update_ofAnotherSize_isRefused() {
    Ground ground = new Ground(1, 20);
    ShortestPathTree tree = fresh(ground, ground.cell(), Sense.FROM_ROOT);
    CostField other = CostField.of(new GridSize(1, 1), new double[] {1});
    assertThatThrownBy(() -> tree.update(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a field of 1×1 cells for a tree over");
  }
}
