package emberway.plan.hierarchy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.testing.Transcript;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What two tiers answer over a few chunks, told in {@code resources/searches}: how near the
 * cheapest they come, how near they promise to, and how much they work out for it.
 */
final class TwoTiersTranscriptTest {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;
  private static final double[] DIAGONALS = {1.414, 1, 0.4, 2.5};

  private final Transcript transcript = new Transcript("searches/two-tiers.txt");

  @Test
  void plan_onRandomFields_answersWhatIsWritten() throws IOException {
    for (long seed = 1; seed <= 16; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(20 + random.nextInt(150), 20 + random.nextInt(150));
      Movement movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              DIAGONALS[random.nextInt(DIAGONALS.length)]);
      double walls = 0.02 + 0.4 * random.nextDouble();
      double dearest = seed % 3 == 0 ? 2_000 : 6;
      double[] costs = new double[size.cells()];
      Arrays.setAll(
          costs,
          cell ->
              random.nextDouble() < walls || (size.x(cell) % 37 == 36 && random.nextInt(9) > 0)
                  ? BLOCKED
                  : 1 + dearest * random.nextDouble() * random.nextDouble());
      HierarchicalPlanner planner = new HierarchicalPlanner(CostField.of(size, costs), movement);
      transcript.add("field %d, %s, %d chunks".formatted(seed, size, planner.chunks()));
      for (int edit = 0; edit < 3; edit++) {
        for (int query = 0; query < 3; query++) {
          tell(planner, size, random);
        }
        int middle = random.nextInt(costs.length);
        for (int cell = middle; cell < Math.min(costs.length, middle + 5); cell++) {
          costs[cell] = edit == 1 ? BLOCKED : 1 + dearest * random.nextDouble();
        }
        planner = planner.over(CostField.of(size, costs));
      }
      tell(planner.fallingBackOnExact(), size, random);
    }
    transcript.check();
  }

  private void tell(HierarchicalPlanner planner, GridSize size, Random random) {
    Cell from = size.cell(random.nextInt(size.cells()));
    Cell to = size.cell(random.nextInt(size.cells()));
    BoundedOutcome answer = planner.plan(Query.between(from, to), () -> false);
    String what = answer.outcome().getClass().getSimpleName();
    if (answer.outcome() instanceof Outcome.Found found) {
      Route route = found.route();
      what = "%.4f in %d steps".formatted(route.cost(), route.steps());
    } else if (answer.outcome() instanceof Outcome.Unreachable failed) {
      what = "nearest %s for %.4f".formatted(failed.nearest().end(), failed.nearest().cost());
    }
    transcript.add(
        "  %s to %s: %s, at least %.4f, at most %.4f times%s; %d expanded, %d chunks"
            .formatted(
                from,
                to,
                what,
                answer.lowerBound(),
                answer.atMost(),
                answer.byExactSearch() ? ", exact" : "",
                answer.outcome().stats().expanded(),
                planner.preparedChunks()));
  }
}
