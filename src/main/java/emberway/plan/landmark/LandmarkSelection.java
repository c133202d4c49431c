package emberway.plan.landmark;

import emberway.plan.cost.ConnectedComponents;
import java.util.Random;

/**
 * Chooses which landmark tables to keep: those whose loss would most weaken the bounds between
 * random cells.
 */
final class LandmarkSelection {
  private static final int PAIRS = 1_000;
  private static final int MAX_DRAWN = 40 * PAIRS; // on maps of many small components
  private static final long SEED = 1;

  private final char[][] tables;
  private final int[] from = new int[PAIRS];
  private final int[] to = new int[PAIRS];
  private int pairs;

  /** Creates a choice among tables, see {@link Landmarks#table}. */
  LandmarkSelection(char[][] tables, ConnectedComponents connectedComponents) {
    this.tables = tables;
    Random random = new Random(SEED);
    int cells = tables[0].length;
    for (int drawn = 0; drawn < MAX_DRAWN && pairs < PAIRS; drawn++) {
      from[pairs] = random.nextInt(cells);
      to[pairs] = random.nextInt(cells);
      int label = connectedComponents.label(from[pairs]);
      if (label != ConnectedComponents.OTHER
          && label == connectedComponents.label(to[pairs])
          && tables[0][from[pairs]] != Landmarks.UNKNOWN) {
        pairs++;
      }
    }
  }

  /** Drops tables until this many are left; dropped tables become null. */
  void keep(int wanted) {
    for (int left = tables.length; left > wanted; left--) {
      tables[leastUseful()] = null;
    }
  }

  /** The table whose loss weakens the bounds least, summed over all pairs. */
  private int leastUseful() {
    long[] loss = new long[tables.length];
    for (int pair = 0; pair < pairs; pair++) {
      int best = -1;
      int most = Integer.MIN_VALUE;
      int second = Integer.MIN_VALUE;
      for (int number = 0; number < tables.length; number++) {
        if (tables[number] != null) {
          int sign = -(number & 1);
          int bound = (tables[number][to[pair]] ^ sign) - (tables[number][from[pair]] ^ sign);
          second = Math.max(second, Math.min(most, bound));
          best = bound > most ? number : best;
          most = Math.max(most, bound);
        }
      }
      loss[best] += (long) most - second;
    }
    int least = -1;
    for (int number = 0; number < tables.length; number++) {
      if (tables[number] != null && (least < 0 || loss[number] < loss[least])) {
        least = number;
      }
    }
    return least;
  }
}
