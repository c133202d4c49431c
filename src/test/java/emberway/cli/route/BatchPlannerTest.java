package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class BatchPlannerTest {
  /** Landmarks come into use between one query and another; no answer shows when. */
  @Test
  void apply_untilLandmarksAreInUse_findsTheSameCosts() {
    GridSize size = new GridSize(90, 70);
    double[] costs = new Random(5).doubles(size.cells(), 0.5, 4).toArray();
    CostField field = CostField.of(size, costs);
    Planner plain = new Planner(field, Movement.PUBLISHED);
    BatchPlanner batch = new BatchPlanner(new Planner(field, Movement.PUBLISHED));
    Random random = new Random(6);
    int after = 0;
    for (int i = 0; after < 100; i++) {
      after += batch.preparation() == 1 ? 1 : 0;
      Query query = Query.between(cell(random, size), cell(random, size));
      Outcome.Found one = (Outcome.Found) batch.plan(query, SearchHooks.NONE);
      Outcome.Found other = (Outcome.Found) plain.plan(query);
      assertThat(one.route().cost())
          .as("query %d", i)
          .isCloseTo(other.route().cost(), within(1e-8 * (1 + other.route().cost())));
      assertThat(i).as("queries until landmarks were ready").isLessThan(1_000_000);
    }
  }

  private static Cell cell(Random random, GridSize size) {
    return new Cell(random.nextInt(size.width()), random.nextInt(size.height()));
  }
}
