package emberway.plan.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.testing.Extent;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What lies within a budget, against a search to every cell. */
final class ReachableCellsTest {
  private static ReachableCells reachableCells(CostField field, Cell start, double budget) {
    return ReachableCells.of(field, Movement.PUBLISHED, start, budget, () -> false).orElseThrow();
  }

  @Test
  void cells_onRandomFields_areThoseWithinTheBudget() {
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      Random random = new Random(seed);
      CostField field = RandomField.of(random);
      GridSize size = field.size();
      Cell start = new Cell(random.nextInt(size.width()), random.nextInt(size.height()));
      double budget = 20 * random.nextDouble();
      ReachableCells reachableCells = reachableCells(field, start, budget);
      Planner planner = new Planner(field, Movement.PUBLISHED);
      int cells = 0;
      for (int cell = 0; cell < size.cells(); cell++) {
        boolean isWithin =
            planner.plan(start, size.cell(cell)) instanceof Outcome.Found found
                && found.route().cost() <= budget;
        assertThat(reachableCells.contains(cell))
            .as("seed %d, %s", seed, size.cell(cell))
            .isEqualTo(isWithin);
        if (isWithin) {
          double cost = ((Outcome.Found) planner.plan(start, size.cell(cell))).route().cost();
          assertThat(reachableCells.costAt(cell))
              .as("seed %d", seed)
              .isCloseTo(cost, within(1e-8 * cost));
          assertThat(size.cell(cell).x())
              .isBetween(reachableCells.northWest().x(), reachableCells.southEast().x());
          assertThat(size.cell(cell).y())
              .isBetween(reachableCells.northWest().y(), reachableCells.southEast().y());
          cells++;
        } else {
          assertThat(reachableCells.costAt(cell)).isInfinite();
        }
      }
      assertThat(reachableCells.cells()).as("seed %d", seed).isEqualTo(cells);
    }
  }

  @Test
  void budget_isInclusiveWhateverItsSumsRoundTo() {
    CostField field = CostField.of(new GridSize(5, 1), new double[] {0.1, 0.1, 0.1, 0.1, 0.1});
    assertThat(reachableCells(field, new Cell(0, 0), 0.3).cells())
        .isEqualTo(4); // 0.1 + 0.1 + 0.1 > 0.3
    ReachableCells none = reachableCells(field, new Cell(0, 0), 0);
    assertThat(none.cells()).isEqualTo(1);
    assertThat(none.start()).isEqualTo(new Cell(0, 0));
    assertThat(none.size()).isEqualTo(field.size());
    assertThat(none.budget()).isZero();
    assertThat(reachableCells(field, new Cell(1, 0), 0.25).budget()).isEqualTo(0.25);
    assertThat(reachableCells(field, new Cell(0, 0), Double.POSITIVE_INFINITY).cells())
        .isEqualTo(5);
  }

  @Test
  void blockedStart_leadsNowhere() {
    CostField field =
        CostField.of(new GridSize(2, 1), new double[] {Double.POSITIVE_INFINITY, 0.1});
    assertThat(reachableCells(field, new Cell(0, 0), 5).cells()).isZero();
  }

  @Test
  void budgetBelowZero_isRefused() {
    CostField field = CostField.of(new GridSize(1, 1), new double[] {1});
    for (double budget : new double[] {-1, Double.NaN}) {
      assertThatThrownBy(() -> reachableCells(field, new Cell(0, 0), budget))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("budget " + budget);
    }
  }

  @Test
  void cancelled_isEmpty() {
    double[] costs = new double[4096];
    Arrays.fill(costs, 1);
    CostField field = CostField.of(new GridSize(64, 64), costs);
    assertThat(ReachableCells.of(field, Movement.PUBLISHED, new Cell(0, 0), 1e6, () -> true))
        .isEmpty();
  }
}
