package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.IncrementalPlanner;
import emberway.plan.dynamic.ShortestPathTree;
import emberway.plan.hierarchy.HierarchicalPlanner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchStats;
import emberway.testing.Transcript;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * How much work searches of each kind do, told in {@code resources/searches}: bounds that grow
 * weak, and work that is done twice, change no answer and are seen here alone.
 */
final class SearchWorkTranscriptTest {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;
  private static final double[] DIAGONALS = {1.414, 1, 0.4, 2.5};

  private final Transcript transcript = new Transcript("searches/work.txt");

  @Test
  void searches_onRandomFields_doTheWorkThatIsWritten() throws IOException {
    for (long seed = 1; seed <= 24; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(12 + random.nextInt(60), 12 + random.nextInt(60));
      Movement movement =
          new Movement(
              List.of(CornerCutting.values()).get(random.nextInt(3)),
              seed % 2 == 0 ? 1.414 : DIAGONALS[random.nextInt(DIAGONALS.length)]);
      double walls = 0.05 + 0.3 * random.nextDouble();
      int different = seed % 4 == 0 ? 1 : 1 + random.nextInt(9);
      double[] costs = new double[size.cells()];
      Arrays.setAll(
          costs,
          cell -> random.nextDouble() < walls ? BLOCKED : 1 + 0.75 * random.nextInt(different));
      Cell from = passable(size, costs, random);
      Cell to = passable(size, costs, random);
      transcript.add("field %d, %s from %s to %s".formatted(seed, size, from, to));
      tellSearches(CostField.of(size, costs), movement, from, to);
      tellEdits(size, costs, movement, random, from, to);
      tellIncremental(size, costs, movement, random, from, to);
    }
    transcript.check();
  }

  private static Cell passable(GridSize size, double[] costs, Random random) {
    int cell = random.nextInt(costs.length);
    while (costs[cell] == BLOCKED) {
      cell = random.nextInt(costs.length);
    }
    return size.cell(cell);
  }

  private void tell(String kind, Outcome outcome) {
    SearchStats stats = outcome.stats();
    String what = outcome.getClass().getSimpleName();
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      what = "%.6f in %d".formatted(route.cost(), route.steps());
    } else if (outcome instanceof Outcome.Unreachable failed) {
      what = "nearest %s".formatted(failed.nearest().end());
    }
    transcript.add(
        "  %s: %s; %d expanded, %d generated, %d reopened"
            .formatted(kind, what, stats.expanded(), stats.generated(), stats.reopened()));
  }

  private void tellSearches(CostField field, Movement movement, Cell from, Cell to) {
    Planner planner = new Planner(field, movement);
    tell("exact", planner.plan(from, to));
    Query anyOf = Query.toAny(from, List.of(to, new Cell(0, 0)));
    tell("to any", planner.plan(anyOf));
    tell("through", planner.plan(Query.between(to, from).through(List.of(new Cell(1, 1)))));
    planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    tell("landmarks", planner.plan(from, to));
    tell("landmarks back", planner.plan(to, from));
    tell("landmarks to any", planner.plan(anyOf));
    for (Preset preset : Preset.values()) {
      tell(preset.label(), new Planner(field, preset.rules().with(movement)).plan(from, to));
    }
    tell("turns", new TurnCostPlanner(field, movement, 0.6).plan(Query.between(from, to)));
    HierarchicalPlanner tiers = new HierarchicalPlanner(field, movement);
    tell("two tiers", tiers.plan(Query.between(from, to), () -> false).outcome());
    tell("two tiers again", tiers.plan(Query.between(from, to), () -> false).outcome());
  }

  /** Landmarks and trees that are mended after edits. */
  private void tellEdits(
      GridSize size, double[] before, Movement movement, Random random, Cell from, Cell to) {
    double[] costs = before.clone();
    CostField field = CostField.of(size, costs);
    Planner planner = new Planner(field, movement);
    planner.use(planner.landmarkPreparation().run(() -> false).orElseThrow());
    ShortestPathTree tree =
        new ShortestPathTree(field, movement, to, ShortestPathTree.Sense.TO_ROOT);
    tree.grow(costs.length / 3, () -> false);
    for (int edit = 0; edit < 4; edit++) {
      for (int i = random.nextInt(4); i >= 0; i--) {
        int cell = random.nextInt(costs.length);
        costs[cell] = random.nextInt(3) == 0 ? BLOCKED : 1 + 0.75 * random.nextInt(9);
      }
      costs[size.index(from)] = 1;
      costs[size.index(to)] = 1;
      field = CostField.of(size, costs);
      planner = Planner.after(planner, field, movement);
      tell("edit " + edit + (planner.wantsLandmarks() ? ", worn" : ""), planner.plan(from, to));
      tree.update(field);
      tree.growTo(from, costs.length / 4, () -> false);
      tell("  tree of %d".formatted(tree.expanded()), tree.plan(from));
    }
  }

  /** A plan that is kept up to date while the traveler goes on and learns of costs. */
  private void tellIncremental(
      GridSize size, double[] before, Movement movement, Random random, Cell from, Cell to) {
    double[] costs = before.clone();
    IncrementalPlanner planner =
        new IncrementalPlanner(size, movement, from, to, 0.5, 40, cell -> costs[cell]);
    Cell at = from;
    for (int change = 0; change < 4; change++) {
      int parts = 1;
      while (!planner.plan(50)) {
        parts++;
      }
      String found = "none";
      if (planner.hasRoute()) {
        int[] route = planner.route();
        found = "%d steps for %.6f".formatted(route.length - 1, planner.costFrom(route[0]));
        at = size.cell(route[Math.min(route.length - 1, 2)]);
      }
      transcript.add(
          "  kept up to date: %s; %d expanded in %d parts"
              .formatted(found, planner.expanded(), parts));
      planner.moveTo(at);
      for (int i = 0; i < 5; i++) {
        int cell = random.nextInt(costs.length);
        if (cell != size.index(at)) {
          planner.setCost(cell, random.nextInt(3) == 0 ? BLOCKED : 0.5 + random.nextInt(9));
        }
      }
    }
  }
}
