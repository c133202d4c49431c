package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.trace.SearchTrace;
import emberway.plan.trace.TraceCursor;
import emberway.render.iso.FieldOverlay;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SearchedCellsTest {
  private static final float BAND = 1 / 6f;

  private final GridSize size = new GridSize(9, 7);

  /** The open cells lie over the closed ones, in a band of their own. */
  @Test
  void of_anyStep_showsOpenCellsInTheLightestBandAndClosedOnesByTheirCost() {
    double[] costs = new double[size.cells()];
    Arrays.setAll(costs, cell -> 1 + cell % 3);
    SearchTrace trace = new SearchTrace(size, 10_000);
    new Planner(CostField.of(size, costs), Preset.CALKINS.rules())
        .plan(Query.between(new Cell(1, 1), new Cell(8, 6)), SearchHooks.listening(trace));
    TraceCursor cursor = new TraceCursor(trace);
    for (int step = 0; step <= trace.steps(); step++) {
      cursor.moveToStep(step);
      List<FieldOverlay> fields = SearchedCells.of(cursor, size);
      assertThat(fields).hasSize(2);
      double highest = Arrays.stream(cursor.closedInOrder()).mapToDouble(cursor::g).max().orElse(0);
      for (int cell = 0; cell < size.cells(); cell++) {
        float closed = fields.get(0).valueAt(cell);
        float open = fields.get(1).valueAt(cell);
        assertThat(Float.isInfinite(closed)).as("step %d", step).isEqualTo(!cursor.isClosed(cell));
        assertThat(Float.isInfinite(open)).as("step %d", step).isEqualTo(!cursor.isOpen(cell));
        if (cursor.isOpen(cell)) {
          assertThat(open).isBetween(0f, BAND);
        } else if (cursor.isClosed(cell)) {
          assertThat(closed).isGreaterThan(BAND).isLessThanOrEqualTo(1);
          assertThat(closed == 1).isEqualTo(highest > 0 && cursor.g(cell) == highest);
        }
      }
    }
  }
}
