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

  /** The moves of a map of free cells ('.') and blocked ones. */
  private static byte[] moves(String... rows) {
    String cells = String.join("", rows);
    double[] costs = new double[cells.length()];
    Arrays.setAll(costs, cell -> cells.charAt(cell) == '.' ? 1 : Double.POSITIVE_INFINITY);
    GridSize size = new GridSize(rows[0].length(), rows.length);
    return NeighborMasks.of(CostField.of(size, costs), CornerCutting.NO_CUT);
  }

  private static String labels(ConnectedComponents components, int cells) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < cells; cell++) {
      int label = components.label(cell);
      text.append(label == ConnectedComponents.OTHER ? "#" : String.valueOf(label));
    }
    return text.toString();
  }

  @Test
  void labels_ofAFewComponents_areNumberedFromTheLargest() {
    byte[] moves =
        moves(
            "..#...#.", //
            "..#...##",
            "###...#.",
            ".....##.");
    ConnectedComponents components = new ConnectedComponents(moves, 8);
    assertThat(labels(components, 32))
        .isEqualTo(
            "11#000##" //
                + "11#000##"
                + "###000#2"
                + "00000##2");
    assertThat(components.areJoined(0, 9)).isTrue();
    assertThat(components.areJoined(0, 3)).isFalse();
    assertThat(components.areJoined(7, 7)).isTrue();
    assertThat(components.areJoined(7, 2)).isFalse();
  }

  /** An edit is taken in where it can be, and refused where what hung together is parted. */
  @Test
  void update_ofACellInTheWay_keepsLabelsUnlessAComponentIsParted() {
    String[] open = {
      "....", //
      "....", "....",
    };
    byte[] moves = moves(open);
    ConnectedComponents components = new ConnectedComponents(moves, 4);
    edit(moves, moves("....", ".#..", "...."));
    assertThat(components.update(new int[] {0, 1, 2, 4, 5, 6, 8, 9, 10})).isTrue();
    assertThat(labels(components, 12)).isEqualTo("00000#000000");
    edit(moves, moves("..#.", ".##.", "...."));
    assertThat(components.update(new int[] {1, 2, 3, 5, 6, 7})).isTrue();
    assertThat(labels(components, 12)).isEqualTo("00#00##00000");
    edit(moves, moves("..#.", ".##.", "..#."));
    assertThat(components.update(new int[] {5, 6, 7, 9, 10, 11})).isFalse();
  }

  @Test
  void update_thatOpensAWay_givesBothSidesOneLabel() {
    byte[] moves = moves("...#..", "...#..", "####..", "..#...", "..#...");
    ConnectedComponents components = new ConnectedComponents(moves, 6);
    assertThat(labels(components, 30)).isEqualTo("111#00111#00####0022#00022#000");
    edit(moves, moves("...#..", "......", "####..", "..#...", "..#..."));
    assertThat(components.update(new int[] {2, 3, 4, 8, 9, 10, 14, 15, 16})).isTrue();
    assertThat(labels(components, 30)).isEqualTo("000#00000000####0022#00022#000");
    edit(moves, moves("...#..", "......", "####..", "......", "..#..."));
    assertThat(components.update(new int[] {13, 14, 15, 19, 20, 21, 25, 26, 27})).isTrue();
    assertThat(labels(components, 30)).isEqualTo("000#00000000####0000000000#000");
  }

  /** Cells that stand alone belong to the lot, and what is opened between them gets a label. */
  @Test
  void update_besideCellsOfTheLot_namesThemWhereTheyJoinALabel() {
    byte[] moves = moves("...#.", "...##");
    ConnectedComponents components = new ConnectedComponents(moves, 5);
    assertThat(labels(components, 10)).isEqualTo("000##000##");
    assertThat(components.areJoined(4, 0)).isFalse();
    edit(moves, moves("...#.", "...#."));
    assertThat(components.update(new int[] {3, 4, 8, 9})).isTrue();
    assertThat(labels(components, 10)).isEqualTo("000##000##");
    assertThat(components.areJoined(4, 9)).isTrue();
    assertThat(components.areJoined(4, 0)).isFalse();
    edit(moves, moves(".....", "...#."));
    assertThat(components.update(new int[] {2, 3, 4, 7, 8, 9})).isTrue();
    assertThat(labels(components, 10)).isEqualTo("00000000#0");
  }

  private static void edit(byte[] moves, byte[] edited) {
    System.arraycopy(edited, 0, moves, 0, moves.length);
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

  /**
   * A planner that takes the place of another after an edit, or whose arrays were given back,
   * answers as a fresh one.
   */
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
          if ((edit + query) % 4 == 0) {
            planner.release();
          }
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
