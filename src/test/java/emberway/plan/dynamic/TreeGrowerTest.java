package emberway.plan.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.testing.Legends;
import emberway.testing.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class TreeGrowerTest {
  private static final int SIDE = 160; // cells enough for a crew to be called
  private static final int STRIPE_SHIFT = 8;

  /** A thread that the system refuses to start. */
  private static final class Refused extends Thread {
    @Override
    public synchronized void start() {
      throw new OutOfMemoryError("unable to create native thread");
    }
  }

  @Test
  void grow_whereAThreadCannotStart_goesOnAloneAndLeavesNoneBehind() throws InterruptedException {
    TreeState expected = cells();
    grow(new TreeGrower(expected, 1, 1, STRIPE_SHIFT), expected);
    List<Thread> started = new ArrayList<>();
    TreeState cells = cells();
    TreeGrower growth =
        new TreeGrower(
            cells,
            1,
            4,
            STRIPE_SHIFT,
            task -> {
              Thread next = started.size() == 1 ? new Refused() : new Thread(task);
              started.add(next);
              return next;
            });
    grow(growth, cells);
    assertThat(cells.g).isEqualTo(expected.g);
    assertThat(started).hasSize(2);
    started.get(0).join(TimeUnit.SECONDS.toMillis(Patience.LIMIT));
    assertThat(started.get(0).isAlive()).as("the one that had started").isFalse();
  }

  @Test
  void grow_alongACorridor_startsNoThread() {
    TreeState cells = cells(new GridSize(60_000, 1));
    List<Runnable> started = new ArrayList<>();
    TreeGrower growth =
        new TreeGrower(
            cells,
            1,
            4,
            STRIPE_SHIFT,
            task -> {
              started.add(task);
              return new Thread(task);
            });
    grow(growth, cells);
    assertThat(started).isEmpty();
  }

  /** Two open fields, between which a corridor winds. */
  @Test
  void grow_throughACorridor_hasThreadsBeforeAndAfterIt() {
    GridSize size = new GridSize(600, 161);
    TileLayer walls = new TileLayer(size);
    int wall = Legends.PUBLISHED.id('W');
    for (int x = 200; x <= 400; x += 2) {
      int gap = x % 4 == 0 ? 0 : size.height() - 1;
      for (int y = 0; y < size.height(); y++) {
        walls.set(size.index(x, y), y == gap ? 0 : wall);
      }
    }
    TreeState expected = cells(size, walls);
    grow(new TreeGrower(expected, 1, 1, STRIPE_SHIFT), expected);
    TreeState cells = cells(size, walls);
    List<Runnable> started = new ArrayList<>();
    TreeGrower growth =
        new TreeGrower(
            cells,
            1,
            2,
            STRIPE_SHIFT,
            task -> {
              started.add(task);
              return new Thread(task);
            });
    grow(growth, cells);
    assertThat(cells.g).isEqualTo(expected.g);
    assertThat(started).hasSize(2);
  }

  private static TreeState cells() {
    return cells(new GridSize(SIDE, SIDE));
  }

  private static TreeState cells(GridSize size) {
    return cells(size, new TileLayer(size));
  }

  private static TreeState cells(GridSize size, TileLayer overlay) {
    TileLayer grass = new TileLayer(size);
    for (int cell = 0; cell < size.cells(); cell++) {
      grass.set(cell, Legends.PUBLISHED.id('G'));
    }
    TileMap map = new TileMap(Legends.info("field"), Legends.PUBLISHED, grass, overlay, List.of());
    int root = size.index(0, size.height() / 2);
    return new TreeState(CostField.of(map), Movement.PUBLISHED, root, true);
  }

  private static void grow(TreeGrower growth, TreeState cells) {
    cells.reach(cells.root, 0, TreeState.NO_MOVE);
    growth.prepare(0);
    growth.push(cells.root, 0);
    growth.grow(Long.MAX_VALUE, TreeState.UNREACHED, () -> false);
    assertThat(growth.isComplete()).isTrue();
  }
}
