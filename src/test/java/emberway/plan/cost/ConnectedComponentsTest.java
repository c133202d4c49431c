package emberway.plan.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.query.Outcome;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ConnectedComponentsTest {
  /** The number of each cell's component, from 1; 0 where a cell allows no move. */
  private static int[] components(byte[] moves, int width) {
    int[] offset = NeighborMasks.offsets(width);
    int[] numbers = new int[moves.length];
    int[] stack = new int[moves.length];
    int number = 0;
    for (int cell = 0; cell < moves.length; cell++) {
      if (moves[cell] != 0 && numbers[cell] == 0) {
        int count = 0;
        numbers[cell] = ++number;
        stack[count++] = cell;
        while (count > 0) {
          int here = stack[--count];
          for (int move = 0; move < 8; move++) {
            if ((moves[here] >> move & 1) != 0 && numbers[here + offset[move]] == 0) {
              numbers[here + offset[move]] = number;
              stack[count++] = here + offset[move];
            }
          }
        }
      }
    }
    return numbers;
  }

  /** Unequal labels are never joined, equal ones are unless they are of the lot. */
  private static void assertRight(
      String what, ConnectedComponents labels, byte[] moves, int width) {
    int[] numbers = components(moves, width);
    int[] numberOf = new int[ConnectedComponents.OTHER];
    int[] labelOf = new int[moves.length + 1];
    Arrays.fill(labelOf, -1);
    for (int cell = 0; cell < moves.length; cell++) {
      int label = labels.label(cell);
      if (moves[cell] == 0) {
        assertThat(label).as(what).isEqualTo(ConnectedComponents.OTHER);
        continue;
      }
      if (label < ConnectedComponents.OTHER) {
        assertThat(numberOf[label]).as(what).isIn(0, numbers[cell]);
        numberOf[label] = numbers[cell];
      }
      assertThat(labelOf[numbers[cell]]).as(what).isIn(-1, label);
      labelOf[numbers[cell]] = label;
    }
  }

  @Test
  void update_randomEdits_saysNothingWrong() {
    int kept = 0;
    int dropped = 0;
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(1 + random.nextInt(30), 1 + random.nextInt(30));
      CornerCutting cornerCutting = List.of(CornerCutting.values()).get(random.nextInt(3));
      double share = 0.2 + 0.5 * random.nextDouble();
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost(random, share));
      byte[] allowed = NeighborMasks.byNeighborhood(cornerCutting);
      byte[] moves = NeighborMasks.of(CostField.of(size, costs), cornerCutting);
      ConnectedComponents labels = new ConnectedComponents(moves, size.width());
      for (int edit = 1; edit <= 30; edit++) {
        int[] changed = random.ints(1 + random.nextInt(3), 0, costs.length).toArray();
        for (int cell : changed) {
          costs[cell] = cost(random, share);
        }
        CostField field = CostField.of(size, costs);
        int[] touched = NeighborMasks.around(size, changed);
        for (int cell : touched) {
          moves[cell] = (byte) NeighborMasks.at(field, allowed, cell);
        }
        assertThat(moves).isEqualTo(NeighborMasks.of(field, cornerCutting));
        if (labels.update(touched)) {
          kept++;
        } else {
          dropped++;
          labels = new ConnectedComponents(moves, size.width());
        }
        assertRight("seed %d, edit %d".formatted(seed, edit), labels, moves, size.width());
      }
    }
    assertThat(kept).isGreaterThan(Extent.over(2_000));
    assertThat(dropped).isGreaterThan(Extent.over(100));
  }

  private static double cost(Random random, double share) {
    return random.nextDouble() < share ? Double.POSITIVE_INFINITY : 1;
  }

  /** A planner that takes the place of another after an edit answers as a fresh one. */
  @Test
  void after_randomEdits_plansAsAFreshPlanner() {
    int unreachable = 0;
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(2 + random.nextInt(20), 2 + random.nextInt(20));
      CornerCutting cornerCutting = List.of(CornerCutting.values()).get(random.nextInt(3));
      Movement movement = new Movement(cornerCutting, 1.414);
      double[] costs = new double[size.cells()];
      Arrays.setAll(costs, cell -> cost(random, 0.4) * (0.3 + random.nextDouble()));
      Planner planner = new Planner(CostField.of(size, costs), movement);
      for (int edit = 1; edit <= 15; edit++) {
        costs[random.nextInt(costs.length)] = cost(random, 0.4) * (0.05 + random.nextDouble());
        CostField field = CostField.of(size, costs);
        planner = Planner.after(planner, field, movement);
        for (int query = 0; query < 3; query++) {
          int from = random.nextInt(costs.length);
          int to = random.nextInt(costs.length);
          Outcome outcome = planner.plan(size.cell(from), size.cell(to));
          Outcome fresh = new Planner(field, movement).plan(size.cell(from), size.cell(to));
          assertThat(outcome).as("seed %d", seed).hasSameClassAs(fresh);
          if (fresh instanceof Outcome.Found found) {
            assertThat(((Outcome.Found) outcome).route().cost())
                .as("seed %d", seed)
                .isEqualTo(found.route().cost(), within(1e-8));
          } else if (fresh instanceof Outcome.Unreachable failed) {
            assertThat(((Outcome.Unreachable) outcome).nearest().cost())
                .as("seed %d", seed)
                .isEqualTo(failed.nearest().cost(), within(1e-8));
            unreachable++;
          }
        }
      }
    }
    assertThat(unreachable).isGreaterThan(Extent.over(500));
  }
}
