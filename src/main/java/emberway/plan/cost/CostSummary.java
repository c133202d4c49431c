package emberway.plan.cost;

/**
 * The minimum, maximum and mean cost of the passable cells, kept page by page, so that an edit
 * updates only the pages that changed. Immutable.
 */
final class CostSummary {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  // Over the passable cells. [by page]
  private final double[] least;
  private final double[] most;
  private final double[] sums;
  private final int[] counts;

  // Over all pages; infinity if nothing is passable.
  private final double min;
  private final double max;
  private final double mean;

  private CostSummary(double[] least, double[] most, double[] sums, int[] counts) {
    this.least = least;
    this.most = most;
    this.sums = sums;
    this.counts = counts;
    double min = BLOCKED;
    double max = 0;
    double sum = 0;
    int count = 0;
    for (int page = 0; page < counts.length; page++) {
      min = Math.min(min, least[page]);
      max = Math.max(max, most[page]);
      sum += sums[page];
      count += counts[page];
    }
    this.min = min;
    this.max = count == 0 ? BLOCKED : max;
    mean = count == 0 ? BLOCKED : sum / count;
  }

  /** Computes the summary of all costs; linear in the cells. */
  static CostSummary of(CellCosts costs) {
    int pages = costs.pages();
    CostSummary empty =
        new CostSummary(new double[pages], new double[pages], new double[pages], new int[pages]);
    int[] all = new int[pages];
    for (int page = 0; page < pages; page++) {
      all[page] = page;
    }
    return empty.with(costs, all);
  }

  /** Updates the summary after some pages changed; bit by bit the same as a new one. */
  CostSummary with(CellCosts costs, int[] changedPages) {
    CostSummary copy = new CostSummary(least.clone(), most.clone(), sums.clone(), counts.clone());
    for (int page : changedPages) {
      copy.least[page] = BLOCKED;
      copy.most[page] = 0;
      copy.sums[page] = 0;
      copy.counts[page] = 0;
      for (int cell = costs.firstCell(page); cell < costs.firstCell(page + 1); cell++) {
        double cost = costs.at(cell);
        if (cost < BLOCKED) {
          copy.least[page] = Math.min(copy.least[page], cost);
          copy.most[page] = Math.max(copy.most[page], cost);
          copy.sums[page] += cost;
          copy.counts[page]++;
        }
      }
    }
    return new CostSummary(copy.least, copy.most, copy.sums, copy.counts);
  }

  double min() {
    return min;
  }

  double max() {
    return max;
  }

  double mean() {
    return mean;
  }
}
