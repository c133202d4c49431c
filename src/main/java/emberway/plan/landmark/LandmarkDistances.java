package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.SearchHooks;
import emberway.plan.queue.ApproximateBucketQueue;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The costs of the cheapest routes between source cells and all other cells, as sums of steps
 * rounded down to whole numbers. Differences of such sums are lower bounds on the costs of steps,
 * so a landmark's sums are valid potentials. Serves one thread at a time; reusable.
 *
 * <p>Design. Dijkstra's algorithm with buckets over one {@code int} a cell: the cost, and one bit
 * that says that the cell has been expanded at this cost. A neighbor that already costs no more
 * than the expanded cell is skipped before its step's cost is read.
 */
final class LandmarkDistances {
  private static final int BUCKETS_PER_STEP = 8;
  private static final int EXPANDED = 1;

  private final CostField field;
  private final byte[] moves;
  private final int[] offset;
  private final LandmarkUnits units;
  private final int[] byNumber; // [2*palette index: straight, +1: diagonal] or empty
  private final int[] states; // cost << 1 | expanded [size: width*height, row-major]
  private final ApproximateBucketQueue open;

  LandmarkDistances(CostField field, LandmarkUnits units, byte[] moves) {
    this.field = field;
    this.moves = moves;
    this.units = units;
    offset = NeighborMasks.offsets(field.size().width());
    byNumber = new int[2 * field.numberedCosts()];
    for (int i = 0; i < byNumber.length; i++) {
      byNumber[i] = units.step(field.costOfNumber(i >> 1), (i & 1) != 0);
    }
    states = new int[moves.length];
    double bucket =
        Math.min(field.minCost(), field.meanCost() / BUCKETS_PER_STEP) * units.unitsPerCost();
    open = new ApproximateBucketQueue((long) bucket, moves.length);
  }

  /** The number of cells. */
  int cells() {
    return states.length;
  }

  /** The cost found for a cell. [units] [0..{@link LandmarkUnits#UNREACHED}] */
  int at(int cell) {
    return states[cell] >> 1;
  }

  /**
   * Finds the costs of routes from the nearest of several cells, or to it.
   *
   * @param isFrom whether the routes lead from the cells, or to them
   * @param canceled called from time to time
   * @return false if it was canceled
   */
  boolean grow(int[] cells, boolean isFrom, BooleanSupplier canceled) {
    Arrays.fill(states, Integer.MAX_VALUE);
    open.clear();
    for (int cell : cells) {
      states[cell] = 0;
      open.push(cell, 0);
    }
    int expanded = 0;
    while (open.beginRound()) {
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        int state = states[cell];
        if ((state & EXPANDED) == 0) {
          states[cell] = state | EXPANDED;
          expand(cell, state >> 1, isFrom);
          if ((++expanded & (SearchHooks.POLL_INTERVAL - 1)) == 0 && canceled.getAsBoolean()) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private void expand(int cell, int here, boolean isFrom) {
    final int[] states = this.states;
    int straight = isFrom ? 0 : LandmarkUnits.plus(here, step(cell, 0));
    int across = isFrom ? 0 : LandmarkUnits.plus(here, step(cell, 1));
    for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo);
      int next = cell + offset[move];
      int known = states[next] >> 1;
      if (known <= here) {
        continue;
      }
      int isDiagonal = (NeighborMasks.DIAGONALS >> move) & 1;
      int reached = isDiagonal == 0 ? straight : across;
      if (isFrom) {
        reached = LandmarkUnits.plus(here, step(next, isDiagonal));
      }
      if (reached < known) {
        states[next] = reached << 1;
        open.push(next, reached);
      }
    }
  }

  /** The rounded cost of a step onto a passable cell: straight (0) or diagonal (1). [units] */
  private int step(int cell, int isDiagonal) {
    return byNumber.length > 0
        ? byNumber[2 * field.numberAt(cell) + isDiagonal]
        : units.step(field.costAt(cell), isDiagonal != 0);
  }
}
