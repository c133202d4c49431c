package emberway.plan.landmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.astar.FixedPointAStar;
import emberway.plan.astar.FloatingPointAStar;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.Goals;
import emberway.plan.query.LegSearch;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.StepCosts;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LandmarkRepairTest {
  private record Entry(int cell, int cost) {}

  /** The edits of a map, and one table that is repaired after each. */
  private static final class World {
    final Random random;
    final GridSize size;
    final Movement movement;
    final LandmarkUnits units;
    final int quantumBits;
    final boolean isFrom;
    final int landmark;
    final double[] costs;
    CostField field;
    byte[] moves;
    final char[] table;

    World(long seed, int mostSide) {
      random = new Random(seed);
      size = new GridSize(2 + random.nextInt(mostSide), 2 + random.nextInt(mostSide));
      CornerCutting cornerCutting = List.of(CornerCutting.values()).get(random.nextInt(3));
      movement = new Movement(cornerCutting, 0.5 + 1.5 * random.nextDouble());
      costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost());
      landmark = random.nextInt(costs.length);
      costs[landmark] = 1;
      field = CostField.of(size, costs);
      moves = NeighborMasks.of(field, movement.cornerCutting());
      units = LandmarkUnits.of(field, movement);
      quantumBits = random.nextInt(12);
      isFrom = random.nextBoolean();
      int[] fresh = fresh();
      table = new char[costs.length];
      for (int cell = 0; cell < table.length; cell++) {
        table[cell] = quanta(fresh[cell]);
      }
    }

    double cost() {
      return random.nextInt(5) == 0 ? Double.POSITIVE_INFINITY : 0.3 + 3 * random.nextDouble();
    }

    /** A sum as a table holds it. */
    char quanta(int sum) {
      return sum == LandmarkUnits.UNREACHED
          ? Landmarks.UNKNOWN
          : (char) Math.min(Landmarks.UNKNOWN - 1, sum >> quantumBits);
    }

    /** Takes the costs as they are now for an edit; whether the table was repaired. */
    boolean edit(int mostExpanded) {
      CostField edited = CostField.of(size, costs);
      moves = NeighborMasks.of(edited, movement.cornerCutting());
      LandmarkRepair repair =
          new LandmarkRepair(field, edited, movement, moves, units, quantumBits);
      field = edited;
      return repair.repair(table, isFrom, mostExpanded);
    }

    int step(int sum, int cell, int next, int move) {
      return units.plus(sum, field.costAt(isFrom ? next : cell), move);
    }

    /** What a new table would be made of: Dijkstra's algorithm with a heap. */
    int[] fresh() {
      int[] sums = new int[costs.length];
      Arrays.fill(sums, LandmarkUnits.UNREACHED);
      PriorityQueue<Entry> open = new PriorityQueue<>(Comparator.comparingInt(Entry::cost));
      sums[landmark] = 0;
      open.add(new Entry(landmark, 0));
      int[] offset = NeighborMasks.offsets(size.width());
      while (!open.isEmpty()) {
        Entry least = open.remove();
        if (least.cost == sums[least.cell]) {
          for (int move = 0; move < 8; move++) {
            if ((moves[least.cell] >> move & 1) != 0) {
              int next = least.cell + offset[move];
              int sum = step(least.cost, least.cell, next, move);
              if (sum < sums[next]) {
                sums[next] = sum;
                open.add(new Entry(next, sum));
              }
            }
          }
        }
      }
      return sums;
    }

    /** No step raises what the table says, nor what it does not know, by more than it costs. */
    void checkSteps(String state) {
      int[] offset = NeighborMasks.offsets(size.width());
      for (int cell = 0; cell < table.length; cell++) {
        for (int move = 0; move < 8; move++) {
          if ((moves[cell] >> move & 1) == 0 || table[cell] == Landmarks.UNKNOWN) {
            continue;
          }
          int next = cell + offset[move];
          assertThat((int) table[next]).as(state).isNotEqualTo(Landmarks.UNKNOWN);
          int most = step((table[cell] + 1) << quantumBits, cell, next, move);
          assertThat(table[next] << quantumBits).as(state).isLessThan(most);
        }
      }
    }
  }

  /** Each edit of a sequence costs a cell a quantum at most, against a table made anew. */
  @Test
  void repair_cheaperGround_saysWhatANewTableSaysButForAQuantumAnEdit() {
    long lowered = 0;
    for (long seed = 1; seed <= Extent.of(400); seed++) {
      World world = new World(seed, 25);
      for (int edit = 1; edit <= 6; edit++) {
        for (int i = 0; i < 1 + world.random.nextInt(6); i++) {
          int cell = world.random.nextInt(world.costs.length);
          world.costs[cell] = Math.min(world.costs[cell], 0.05 + 2 * world.random.nextDouble());
        }
        char[] before = world.table.clone();
        assertThat(world.edit(Integer.MAX_VALUE)).isTrue();
        int[] fresh = world.fresh();
        for (int cell = 0; cell < fresh.length; cell++) {
          int most = world.quanta(fresh[cell]);
          int least = most == Landmarks.UNKNOWN ? most : Math.max(0, most - edit);
          assertThat((int) world.table[cell])
              .as("seed %d, edit %d, cell %d", seed, edit, cell)
              .isBetween(least, most);
          lowered += world.table[cell] < before[cell] ? 1 : 0;
        }
        world.checkSteps("seed " + seed);
      }
    }
    assertThat(lowered).isGreaterThan(Extent.over(20_000));
  }

  /** Whatever becomes dearer, cheaper, a wall or open: the bounds hold, and no more is said. */
  @Test
  void repair_anyEdits_boundsHold() {
    for (long seed = 1; seed <= Extent.of(400); seed++) {
      World world = new World(seed, 25);
      for (int edit = 1; edit <= 12; edit++) {
        for (int i = 0; i < 1 + world.random.nextInt(9); i++) {
          int cell = world.random.nextInt(world.costs.length);
          world.costs[cell] = cell == world.landmark ? 1 : world.cost();
        }
        assertThat(world.edit(Integer.MAX_VALUE)).isTrue();
        world.checkSteps("seed " + seed + ", edit " + edit);
        int[] fresh = world.fresh();
        for (int cell = 0; cell < fresh.length; cell++) {
          if (fresh[cell] != LandmarkUnits.UNREACHED) {
            assertThat((int) world.table[cell])
                .as("seed %d, edit %d, cell %d", seed, edit, cell)
                .isLessThanOrEqualTo(world.quanta(fresh[cell]));
          }
        }
      }
    }
  }

  @Test
  void repair_moreThanIsAllowed_isGivenUp() {
    World world = new World(3, 25);
    char[] before = world.table.clone();
    Arrays.fill(world.costs, 0.1);
    assertThat(world.edit(3)).isFalse();
    assertThat(world.table).isEqualTo(before);
  }

  /** Planners that go from edit to edit with their landmarks, against one that has none. */
  @Test
  void plan_repairedLandmarks_costsWhatDoublesSay() {
    int guided = 0;
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      World world = new World(seed, 50);
      if (!(FixedPointAStar.of(new StepCosts(world.field, world.movement))
          instanceof FixedPointAStar)) {
        continue;
      }
      Planner planner = new Planner(world.field, world.movement);
      planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
      for (int edit = 0; edit < 8; edit++) {
        for (int i = 0; i < 1 + world.random.nextInt(4); i++) {
          world.costs[world.random.nextInt(world.costs.length)] = world.cost();
        }
        CostField edited = CostField.of(world.size, world.costs);
        planner = Planner.after(planner, edited, world.movement);
        LegSearch doubles = new FloatingPointAStar(new StepCosts(edited, world.movement));
        for (int i = 0; i < 4; i++) {
          Cell from = world.size.cell(world.random.nextInt(world.costs.length));
          Cell to = world.size.cell(world.random.nextInt(world.costs.length));
          if (edited.isBlocked(world.size.index(from))) {
            continue;
          }
          List<Cell> goals =
              List.of(to, world.size.cell(world.random.nextInt(world.costs.length)))
                  .subList(0, 1 + i % 2);
          Outcome one = planner.plan(Query.toAny(from, goals));
          Outcome other =
              doubles.search(
                  world.size.index(from), new Goals(world.size, goals), SearchHooks.NONE);
          assertThat(one).as("seed %d", seed).hasSameClassAs(other);
          assertThat(cost(one))
              .as("seed %d, edit %d, from %s to %s", seed, edit, from, goals)
              .isCloseTo(cost(other), within(1e-8 * (1 + cost(other))));
          guided += planner.hasLandmarks() ? 1 : 0;
        }
      }
    }
    assertThat(guided).isGreaterThan(Extent.over(2_000));
  }

  private static double cost(Outcome outcome) {
    return outcome instanceof Outcome.Found found
        ? found.route().cost()
        : ((Outcome.Unreachable) outcome).nearest().cost();
  }
}
