package emberway.plan.textbook;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Outcome;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import emberway.testing.Transcript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/**
 * Each step of the texts' searches, as counts and a checksum in {@code resources/searches}: in what
 * order cells are opened, reparented, reopened and expanded.
 */
final class TextbookTranscriptTest {
  private final Transcript transcript = new Transcript("searches/textbook.txt");

  /** Counts what it hears of, and sums up all of it. */
  private static final class Steps implements SearchListener {
    private final int[] counts = new int[4];
    private final CRC32 sum = new CRC32();

    private void hear(int kind, int cell, int parent, double g, double h) {
      counts[kind]++;
      String text = "%d %d %d %.9f %.9f".formatted(kind, cell, parent, g, h);
      sum.update(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void opened(int cell, int parent, double g, double h) {
      hear(0, cell, parent, g, h);
    }

    @Override
    public void reparented(int cell, int parent, double g, double h) {
      hear(1, cell, parent, g, h);
    }

    @Override
    public void reopened(int cell, int parent, double g, double h) {
      hear(2, cell, parent, g, h);
    }

    @Override
    public void expanded(int cell, int parent, double g, double h) {
      hear(3, cell, parent, g, h);
    }
  }

  @Test
  void searches_onRandomFields_takeTheStepsThatAreWritten() throws IOException {
    for (long seed = 1; seed <= 12; seed++) {
      Random random = new Random(seed);
      GridSize size = new GridSize(4 + random.nextInt(9), 4 + random.nextInt(9));
      double[] costs = new double[size.cells()];
      double walls = 0.15 + 0.25 * random.nextDouble();
      int different = 1 + random.nextInt(4);
      Arrays.setAll(
          costs,
          cell ->
              random.nextDouble() < walls
                  ? Double.POSITIVE_INFINITY
                  : 0.5 + 0.5 * random.nextInt(different));
      costs[0] = 1;
      CostField field = CostField.of(size, costs);
      Query one = Query.between(new Cell(0, 0), size.cell(random.nextInt(size.cells())));
      Query any =
          Query.toAny(
              new Cell(0, 0),
              List.of(
                  size.cell(random.nextInt(size.cells())),
                  size.cell(random.nextInt(size.cells()))));
      for (Preset preset : Preset.values()) {
        SearchRules rules = preset.rules().withSeed(seed);
        tell(seed + " " + preset.label(), field, rules, one);
        tell(seed + " " + preset.label() + " weighted", field, misled(rules), any);
      }
      tell(seed + " low-h", field, misled(Preset.STOUT.rules()).with(TieBreaking.LOW_H), any);
    }
    transcript.check();
  }

  /** By an estimate that is often too high, so that closed cells are found cheaper. */
  private static SearchRules misled(SearchRules rules) {
    return rules.with(TerrainCosting.WEIGHTED).with(Heuristic.MANHATTAN);
  }

  private void tell(String what, CostField field, SearchRules rules, Query query) {
    Steps steps = new Steps();
    Outcome outcome = new Planner(field, rules).plan(query, SearchHooks.listening(steps));
    String end =
        outcome instanceof Outcome.Unreachable failed
            ? "%s past %s, %.6f"
                .formatted(failed.target(), failed.nearest().end(), failed.nearest().cost())
            : outcome instanceof Outcome.Found found
                ? "%s, %.6f".formatted(found.route().end(), found.route().cost())
                : outcome.toString();
    transcript.add(
        "%s: to %s; %s %d %d %d, %08x"
            .formatted(
                what,
                end,
                Arrays.toString(steps.counts),
                outcome.stats().expanded(),
                outcome.stats().generated(),
                outcome.stats().reopened(),
                steps.sum.getValue()));
  }
}
