package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.survey.ReachableCells;
import emberway.render.iso.FieldOverlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IsochroneTest {
  private static FieldOverlay within(double budget) {
    CostField costs = CostField.of(new GridSize(4, 1), new double[] {1, 1, 2, 4});
    return Isochrone.of(
        ReachableCells.of(costs, Movement.DEFAULT, new Cell(0, 0), budget, () -> false)
            .orElseThrow());
  }

  @Test
  void of_aBudget_isTheShareThatEachCellCosts() {
    FieldOverlay field = within(4);
    assertThat(field.kind()).isEqualTo(FieldOverlay.Kind.REACH);
    assertThat(field.valueAt(1)).isEqualTo(0.25f);
    assertThat(field.valueAt(2)).isEqualTo(0.75f);
    assertThat(field.valueAt(3)).as("too far").isInfinite();
  }

  /** A share of 0 is not drawn. */
  @ParameterizedTest
  @CsvSource({"4", "0"})
  void of_anyBudget_showsWhereItBegins(double budget) {
    assertThat(within(budget).valueAt(0)).isPositive().isLessThan(0.001f);
  }
}
