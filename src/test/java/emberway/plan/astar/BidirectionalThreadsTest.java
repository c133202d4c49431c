package emberway.plan.astar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.landmark.LandmarkPreparation;
import emberway.plan.query.Goals;
import emberway.plan.query.SearchHooks;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Searches from both ends with another thread from the first cell on: their paths are those of the
 * same search on one thread, cell by cell, and as cheap as those of Dijkstra's algorithm.
 */
@Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("extent")
final class BidirectionalThreadsTest {
  /** How many maps are asked about; more for a longer soak. */
  private static final int MAPS = Integer.getInteger("emberway.soak", Extent.of(1_500, 20_000));

  /** On one map of so many the other thread is waited for: most searches end before it comes. */
  private static final int SHARE_ACCOMPANIED = 20;

  private record Entry(int cell, double cost) {}

  /** A random map of one of several kinds, and what searches it. */
  private static final class World {
    final Random random;
    final GridSize size;
    final CostField field;
    final Movement movement;
    final byte[] moves;
    final FixedPointCosts prices;
    final LandmarkPotential potential;

    World(long seed, int mostSide) {
      random = new Random(seed);
      size = new GridSize(2 + random.nextInt(mostSide - 1), 2 + random.nextInt(mostSide - 1));
      double[] costs = new double[size.cells()];
      int kind = random.nextInt(4);
      int blocked = random.nextInt(5);
      double magnitudes = 0.5 + 3 * random.nextDouble();
      double[] few = {1, 3, random.nextDouble(), 0.5};
      Arrays.setAll(
          costs,
          cell -> {
            if (random.nextInt(12) < blocked) {
              return Double.POSITIVE_INFINITY;
            }
            return switch (kind) {
              case 0 -> 1; // all paths of as many steps cost the same
              case 1 -> few[random.nextInt(few.length)];
              case 2 -> size.x(cell) % 5 == 2 || size.y(cell) % 7 == 3 ? 0.2 : 4; // roads
              default -> Math.pow(10, random.nextDouble() * magnitudes);
            };
          });
      costs[0] = 1;
      field = CostField.of(size, costs);
      movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              random.nextBoolean() ? 1.414 : 0.3 + 2 * random.nextDouble());
      moves = NeighborMasks.of(field, movement.cornerCutting());
      prices = new FixedPointCosts(field, movement.diagonal());
      potential =
          new LandmarkPotential(
              new LandmarkPreparation(field, movement).run(() -> false).orElseThrow(),
              prices.unitsPerCost());
    }

    /** A kernel that asks for another thread after so many cells. */
    BidirectionalAStar kernel(SearchThread searchThread, long cellsAlone) {
      FixedPointStates fore = new FixedPointStates(size.width(), size.cells());
      FixedPointStates back = new FixedPointStates(size.width(), size.cells());
      return new BidirectionalAStar(field, prices, moves, fore, back, searchThread, cellsAlone);
    }

    int passable() {
      int cell = random.nextInt(size.cells());
      return field.isBlocked(cell) ? 0 : cell;
    }

    boolean begin(int start, int goal) {
      return potential.begin(start, new Goals(size, List.of(size.cell(goal))));
    }

    /** What the paths from a cell cost: Dijkstra's algorithm with a heap, in doubles. */
    double[] cheapestFrom(int start) {
      double[] costs = new double[size.cells()];
      Arrays.fill(costs, Double.POSITIVE_INFINITY);
      PriorityQueue<Entry> open = new PriorityQueue<>(Comparator.comparingDouble(Entry::cost));
      costs[start] = 0;
      open.add(new Entry(start, 0));
      int[] offset = NeighborMasks.offsets(size.width());
      while (!open.isEmpty()) {
        Entry least = open.remove();
        for (int move = 0; move < 8 && least.cost == costs[least.cell]; move++) {
          if ((moves[least.cell] >> move & 1) != 0) {
            int next = least.cell + offset[move];
            double cost = least.cost + step(next, move);
            if (cost < costs[next]) {
              costs[next] = cost;
              open.add(new Entry(next, cost));
            }
          }
        }
      }
      return costs;
    }

    private double step(int next, int move) {
      return field.costAt(next) * (NeighborMasks.isDiagonal(move) ? movement.diagonal() : 1);
    }

    /** What a path costs, each step of which must be allowed. */
    double cost(int[] path) {
      int[] offset = NeighborMasks.offsets(size.width());
      double cost = 0;
      for (int i = 1; i < path.length; i++) {
        int move = 0;
        while (path[i - 1] + offset[move] != path[i] || (moves[path[i - 1]] >> move & 1) == 0) {
          move++;
        }
        cost += step(path[i], move);
      }
      return cost;
    }
  }

  private static void callUntilThere(SearchThread searchThread) {
    do {
      searchThread.call();
      searchThread.share(Thread::onSpinWait, () -> {});
    } while (!searchThread.isThere());
  }

  private static void assumeAnotherThreadIsPossible() {
    Assumptions.assumeTrue(SearchThread.isPossible(), "no second processor, or no common pool");
  }

  @Test
  void run_withAnotherThread_findsTheSameWaysAsAloneAndTheCheapest() {
    assumeAnotherThreadIsPossible();
    int found = 0;
    int accompanied = 0;
    SearchThread searchThread = new SearchThread();
    for (long seed = 1; seed <= MAPS; seed++) {
      World world = new World(seed, seed % 50 == 0 ? 100 : 16);
      BidirectionalAStar alone = world.kernel(searchThread, Long.MAX_VALUE);
      BidirectionalAStar together = world.kernel(searchThread, 0);
      int start = world.passable();
      double[] cheapest = world.cheapestFrom(start);
      for (int i = 0; i < 3; i++) {
        int goal = world.passable();
        if (!world.begin(start, goal)) {
          continue;
        }
        int expected = alone.run(start, goal, world.potential, SearchHooks.NONE);
        if (i == 0 && seed % SHARE_ACCOMPANIED == 0) {
          callUntilThere(searchThread);
        }
        int end = together.run(start, goal, world.potential, SearchHooks.NONE);
        accompanied += searchThread.isThere() ? 1 : 0;
        String what = "seed %d, query %d".formatted(seed, i);
        assertThat(end).as(what).isEqualTo(expected);
        assertThat(together.expanded()).as(what).isEqualTo(alone.expanded());
        assertThat(together.generated()).as(what).isEqualTo(alone.generated());
        if (cheapest[goal] == Double.POSITIVE_INFINITY) {
          assertThat(end).as(what).isEqualTo(FixedPointKernel.EXHAUSTED);
          continue;
        }
        int[] path = together.path();
        assertThat(path).as(what).isEqualTo(alone.path()).startsWith(start).endsWith(goal);
        assertThat(world.cost(path))
            .as(what)
            .isCloseTo(cheapest[goal], within(1e-8 * cheapest[goal]));
        found++;
      }
    }
    assertThat(found).isGreaterThan(MAPS);
    assertThat(accompanied).as("searches with another thread").isGreaterThan(MAPS / 40);
  }

  /** More searches at once than there are processors: none waits for another, all end. */
  @Test
  void run_manySearchesAtOnce_findTheSameWaysAsAlone() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(6);
    List<Future<Integer>> answers = new ArrayList<>();
    for (int thread = 0; thread < 6; thread++) {
      int first = 1_000 * thread;
      answers.add(
          threads.submit(
              () -> {
                int found = 0;
                for (long seed = first; seed < first + 20; seed++) {
                  found += compareOften(new World(seed, 60));
                }
                return found;
              }));
    }
    int found = 0;
    for (Future<Integer> answer : answers) {
      found += answer.get(10, TimeUnit.MINUTES);
    }
    threads.shutdown();
    assertThat(found).isGreaterThan(Extent.over(1_000));
  }

  /**
   * Asks both kernels in turns, over the same states again and again; how many paths there were.
   */
  private static int compareOften(World world) {
    BidirectionalAStar alone = world.kernel(new SearchThread(), Long.MAX_VALUE);
    BidirectionalAStar together = world.kernel(new SearchThread(), 0);
    int found = 0;
    for (int i = 0; i < 20; i++) {
      int start = world.passable();
      int goal = world.passable();
      if (world.begin(start, goal)
          && alone.run(start, goal, world.potential, SearchHooks.NONE) >= 0) {
        // Who is asked whether to stop gives way to the others.
        SearchHooks yielding = SearchHooks.stoppedWhen(BidirectionalThreadsTest::giveWay);
        int end = together.run(start, goal, world.potential, yielding);
        assertThat(end).isGreaterThanOrEqualTo(0);
        assertThat(together.path()).isEqualTo(alone.path());
        assertThat(together.expanded()).isEqualTo(alone.expanded());
        found++;
      }
    }
    return found;
  }

  @SuppressWarnings("ThreadPriorityCheck") // that is what it is for
  private static boolean giveWay() {
    Thread.yield();
    return false;
  }

  /** Stopped, or failed in the question whether to stop, at any time: the next answer is right. */
  @Test
  void run_stoppedOrFailedInBetween_answersTheNext() {
    World world = new World(7, 300);
    SearchThread searchThread = new SearchThread();
    BidirectionalAStar kernel = world.kernel(searchThread, 0);
    BidirectionalAStar alone = world.kernel(searchThread, Long.MAX_VALUE);
    int stopped = 0;
    for (int i = 0; i < 200; i++) {
      int start = world.passable();
      int goal = world.passable();
      if (!world.begin(start, goal)) {
        continue;
      }
      int[] left = {world.random.nextInt(8)};
      boolean isFailing = i % 2 == 0;
      try {
        int end =
            kernel.run(
                start,
                goal,
                world.potential,
                SearchHooks.stoppedWhen(
                    () -> {
                      if (left[0]-- == 0 && isFailing) {
                        throw new IllegalArgumentException("as a test");
                      }
                      return left[0] < 0;
                    }));
        stopped += end == FixedPointKernel.STOPPED ? 1 : 0;
      } catch (IllegalArgumentException expected) {
        stopped++;
      }
      int end = kernel.run(start, goal, world.potential, SearchHooks.NONE);
      assertThat(end).isEqualTo(alone.run(start, goal, world.potential, SearchHooks.NONE));
      if (end >= 0) {
        assertThat(kernel.path()).isEqualTo(alone.path());
      }
    }
    assertThat(stopped).isGreaterThan(20);
  }
}
