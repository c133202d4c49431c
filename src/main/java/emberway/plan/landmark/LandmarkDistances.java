package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.SearchHooks;
import emberway.plan.queue.ApproximateBucketQueue;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * What the cheapest ways between some cells and all others cost, in whole numbers that are rounded
 * down step by step: differences of such sums are lower bounds on what steps cost, so the sums of a
 * landmark are too. One thread at a time; kept to be used again.
 *
 * <p>Design. Dijkstra's algorithm by buckets over one {@code int} a cell: the cost, and one bit
 * that says that the cell has been expanded at this cost. A neighbor that is no dearer than the
 * cell being expanded is passed over before anybody asks what the step to it costs.
 */
final class LandmarkDistances {
  private static final int BUCKETS_PER_STEP = 8;
  private static final int EXPANDED = 1;

  private final CostField field;
  private final byte[] moves;
  private final int[] offset;
  private final LandmarkUnits units;
  private final int[] byNumber; // see CostField [2*number: straight, +1: diagonal] empty without
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

  /** How many cells there are. */
  int cells() {
    return states.length;
  }

  /** The cost found for a cell. [units] [0..{@link LandmarkUnits#UNREACHED}] */
  int at(int cell) {
    return states[cell] >> 1;
  }

  /**
   * Finds the costs of the ways from the nearest of some cells, or to it.
   *
   * @param cancelled asked now and then
   * @return false if that said yes
   */
  boolean grow(int[] cells, boolean isFrom, BooleanSupplier cancelled) {
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
          if ((++expanded & (SearchHooks.POLL_INTERVAL - 1)) == 0 && cancelled.getAsBoolean()) {
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

  /** What a step onto a passable cell comes to: straight (0) or diagonal (1). [units] */
  private int step(int cell, int isDiagonal) {
    return byNumber.length > 0
        ? byNumber[2 * field.numberAt(cell) + isDiagonal]
        : units.step(field.costAt(cell), isDiagonal != 0);
  }
}
