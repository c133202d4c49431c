package emberway.plan;

import java.util.Arrays;

/**
 * What the cheapest ways from the cells of a field to a goal cost, as far as a start needs them:
 * Dijkstra's search backward from the goal until it comes to the start. Steps are rounded as the
 * search rounds them that goes by these costs, so that sums of them agree to the last bit.
 *
 * <p>Keeps 8 bytes a cell from goal to goal, made on first use; serves one thread at a time.
 */
final class CostsToGo {
  private static final double UNREACHED = Double.POSITIVE_INFINITY;

  private final CostField field;
  private final double[] factor; // by move: of a straight step
  private final int[] offset; // by move
  private final byte[] moves; // see Moves
  private final double rounder; // 2^52 quanta

  private double[] costs = {}; // [by cell] final where less than settled, else an upper bound
  private double settled;
  private long expanded;

  CostsToGo(CostField field, double[] factor, int[] offset, byte[] moves, double rounder) {
    this.field = field;
    this.factor = factor;
    this.offset = offset;
    this.moves = moves;
    this.rounder = rounder;
  }

  /**
   * Searches backward from a goal.
   *
   * @param open what to search with; it is left as it happens to be
   * @return whether the search came to its end; not if hooks stopped it
   */
  boolean search(int goal, int start, OpenList open, SearchHooks hooks) {
    if (costs.length == 0) {
      costs = new double[field.size().cells()];
    }
    Arrays.fill(costs, UNREACHED);
    costs[goal] = 0;
    settled = UNREACHED;
    expanded = 0;
    open.clear(0);
    open.push(goal, 0, 0);
    while (!open.isEmpty()) {
      double gHere = open.topG();
      int cell = open.pop();
      if (gHere > costs[cell]) {
        continue; // a better way came up after this one was pushed
      }
      if (gHere >= costs[start]) {
        settled = gHere;
        return true;
      }
      if (hooks.stopAfter(expanded)) {
        return false;
      }
      expanded++;
      expand(cell, gHere, open);
    }
    return true;
  }

  private void expand(int cell, double gHere, OpenList open) {
    double cost = field.costAt(cell);
    for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo); // back along it, which costs the same
      int before = cell + offset[move];
      double gNew = gHere + ((cost * factor[move] + rounder) - rounder);
      if (gNew < costs[before]) {
        costs[before] = gNew;
        open.push(before, gNew, gNew);
      }
    }
  }

  /** Whether a way leads to the goal from the start that was asked for. */
  boolean reaches(int start) {
    return costs[start] < UNREACHED;
  }

  /** What the cheapest way from a cell to the goal costs at least: exactly, up to the start's. */
  double atLeast(int cell) {
    return Math.min(costs[cell], settled);
  }

  /** How many cells the last search has gone on from. */
  long expanded() {
    return expanded;
  }
}
