package emberway.plan.query;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The nearest cells, against a look at every cell. */
final class NearestCellTest {
  @Test
  void find_randomCells_isTheFirstOfTheCheapestOfTheNearest() {
    for (long seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(12), 1 + random.nextInt(12));
      Goals goals = goals(size, random);
      boolean[] isReached = new boolean[size.cells()];
      double[] cost = new double[size.cells()];
      for (int cell = 0; cell < size.cells(); cell++) {
        isReached[cell] = random.nextInt(4) == 0;
        cost[cell] = random.nextInt(3);
      }
      isReached[random.nextInt(size.cells())] = true;
      int best = -1;
      for (int cell = 0; cell < size.cells(); cell++) {
        if (isReached[cell]
            && (best < 0
                || square(goals, cell) < square(goals, best)
                || (square(goals, cell) == square(goals, best) && cost[cell] < cost[best]))) {
          best = cell;
        }
      }
      NearestCell found = NearestCell.find(goals, cell -> isReached[cell], cell -> cost[cell]);
      assertThat(found.cell()).as("seed %d", seed).isEqualTo(best);
      assertThat(goals.contains(found.goal())).isTrue();
      assertThat(size.cell(found.goal()).squaredDistanceTo(size.cell(best)))
          .isEqualTo(square(goals, best));
      NearestCells all = NearestCells.find(goals, cell -> isReached[cell]);
      List<Integer> expected = new ArrayList<>();
      for (int cell = 0; cell < size.cells(); cell++) {
        if (isReached[cell] && square(goals, cell) == all.square()) {
          expected.add(cell);
          assertThat(size.cell(all.goalOf(cell)).squaredDistanceTo(size.cell(cell)))
              .isEqualTo(all.square());
        }
      }
      assertThat(all.square()).as("seed %d", seed).isEqualTo(square(goals, best));
      assertThat(all.cells().cells()).as("seed %d", seed).containsExactly(ints(expected));
    }
  }

  /** The rectangle of goals: how far cells are from it, and which cells are goals. */
  @Test
  void goals_randomCells_lieInTheirRectangle() {
    for (long seed = 1; seed <= 100; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(9), 1 + random.nextInt(9));
      List<Cell> cells = new ArrayList<>(List.of(size.cell(random.nextInt(size.cells()))));
      while (random.nextInt(4) > 0) {
        cells.add(size.cell(random.nextInt(size.cells())));
      }
      Goals goals = new Goals(size, cells);
      assertThat(goals.count()).isEqualTo(cells.stream().distinct().count());
      int columns = 0;
      int rows = 0;
      for (int cell = 0; cell < size.cells(); cell++) {
        Cell at = size.cell(cell);
        assertThat(goals.contains(cell)).as("seed %d, %s", seed, at).isEqualTo(cells.contains(at));
        columns += goals.columnsFrom(at.x());
        rows += goals.rowsFrom(at.y());
      }
      int west = cells.stream().mapToInt(Cell::x).min().orElseThrow();
      int east = size.width() - 1 - cells.stream().mapToInt(Cell::x).max().orElseThrow();
      int north = cells.stream().mapToInt(Cell::y).min().orElseThrow();
      int south = size.height() - 1 - cells.stream().mapToInt(Cell::y).max().orElseThrow();
      assertThat(goals.columnsFrom(0)).isEqualTo(west);
      assertThat(goals.rowsFrom(0)).isEqualTo(north);
      assertThat(columns).isEqualTo((upTo(west) + upTo(east)) * size.height());
      assertThat(rows).isEqualTo((upTo(north) + upTo(south)) * size.width());
    }
  }

  private static int upTo(int n) {
    return n * (n + 1) / 2;
  }

  private static Goals goals(GridSize size, Random random) {
    List<Cell> goals = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      goals.add(size.cell(random.nextInt(size.cells())));
    }
    return new Goals(size, goals);
  }

  private static long square(Goals goals, int cell) {
    long least = Long.MAX_VALUE;
    for (int goal : goals.cells()) {
      GridSize size = goals.size();
      least = Math.min(least, size.cell(goal).squaredDistanceTo(size.cell(cell)));
    }
    return least;
  }

  private static int[] ints(List<Integer> values) {
    return values.stream().mapToInt(value -> value).toArray();
  }
}
