package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.queue.ApproximateBucketQueue;
import java.util.Arrays;

/**
 * Takes an edit of the ground into the tables of {@link Landmarks}: where steps have become
 * cheaper, or possible at all, what the tables say is lowered as far as it must be for every bound
 * to hold again.
 *
 * <p>Design. A table is a potential, rounded down to quanta: no step raises the potential by more
 * than it costs. A step that has become cheaper offers the cell that it leads to the potential of
 * the cell before it plus its cost, and that cell offers on; whoever is not offered less than its
 * own, by all that rounding lets one know, does not. The least of the old potential and of the best
 * offer is a potential on the edited ground. Where ground became dearer nothing needs to be done.
 * One thread at a time; see {@code docs/decisions/0019-landmarks-after-edits.md}.
 */
final class LandmarkRepair {
  private static final int BUCKETS_PER_STEP = 8;
  private static final int EXPANDED = 1;
  private static final int NO_OFFER = 0;

  private final CostField before;
  private final CostField after;
  private final byte[] moves; // after the edit
  private final LandmarkUnits units;
  private final int quantumBits;
  private final int most; // what costs more is said to cost this, for a table to hold it [units]
  private final int[] offset; // by move
  private final int[] changed; // cells whose cost did
  private final int[] touched; // these and all around them
  private final byte[] movesBefore; // [by place in touched]
  private final int[] offers; // (offer + 1) << 1 | expanded [size: width*height, row-major]
  private final ApproximateBucketQueue open;
  private int[] reached = new int[256]; // cells that have an offer
  private int reachedCount;

  /**
   * The repair after an edit.
   *
   * @param moves the moves that each cell allows after it, see {@link NeighborMasks}
   * @param quantumBits a quantum of the tables is 2^quantumBits units
   */
  LandmarkRepair(
      CostField before,
      CostField after,
      Movement movement,
      byte[] moves,
      LandmarkUnits units,
      int quantumBits) {
    this.before = before;
    this.after = after;
    this.moves = moves;
    this.units = units;
    this.quantumBits = quantumBits;
    most = (int) Math.min(LandmarkUnits.MOST, ((long) Landmarks.UNKNOWN << quantumBits) - 1);
    offset = NeighborMasks.offsets(after.size().width());
    changed = after.differences(before);
    touched = NeighborMasks.around(after.size(), changed);
    byte[] allowed = NeighborMasks.byNeighborhood(movement.cornerCutting());
    movesBefore = new byte[touched.length];
    for (int i = 0; i < touched.length; i++) {
      movesBefore[i] = (byte) NeighborMasks.at(before, allowed, touched[i]);
    }
    offers = new int[moves.length];
    double bucket = Math.min(after.minCost(), after.meanCost() / BUCKETS_PER_STEP);
    open =
        new ApproximateBucketQueue(
            (long) Math.min(1 << 30, bucket * units.unitsPerCost()), moves.length);
  }

  /** How many cells cost something else. */
  int changedCells() {
    return changed.length;
  }

  /**
   * Repairs a table.
   *
   * @param isFrom whether it is of the ways from a landmark, or of those to it
   * @param mostExpanded how many cells may offer on before it is better to give the table up
   * @return false if it was given up; it is then as it was, and does not hold
   */
  boolean repair(char[] table, boolean isFrom, int mostExpanded) {
    open.clear();
    reachedCount = 0;
    for (int i = 0; i < touched.length; i++) {
      offerCheaper(table, isFrom, touched[i], movesBefore[i]);
    }
    boolean isDone = spread(table, isFrom, mostExpanded);
    if (isDone) {
      for (int cell : changed) {
        table[cell] = after.isBlocked(cell) ? Landmarks.UNKNOWN : table[cell];
      }
    }
    for (int i = 0; i < reachedCount; i++) {
      int cell = reached[i];
      if (isDone) {
        table[cell] = (char) Math.min(table[cell], offer(cell) >> quantumBits);
      }
      offers[cell] = NO_OFFER;
    }
    return isDone;
  }

  /** Makes a cell the offers of all its neighbors from which the step is cheaper now, or new. */
  private void offerCheaper(char[] table, boolean isFrom, int cell, byte movesBefore) {
    for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo);
      int neighbor = cell + offset[move];
      int onto = isFrom ? cell : neighbor;
      boolean isNew = (movesBefore >> move & 1) == 0;
      if (table[neighbor] != Landmarks.UNKNOWN
          && (isNew || after.costAt(onto) < before.costAt(onto))) {
        offer(table, cell, units.plus(table[neighbor] << quantumBits, after.costAt(onto), move));
      }
    }
  }

  /** The potential that a cell was offered. [units] */
  private int offer(int cell) {
    return (offers[cell] >> 1) - 1;
  }

  /** Offers a cell a potential; it is heard if it may be below the cell's own. */
  private void offer(char[] table, int cell, int sum) {
    int offered = Math.min(most, sum);
    if (offered >> quantumBits > table[cell]) {
      return;
    }
    if (offers[cell] == NO_OFFER) {
      if (reachedCount == reached.length) {
        reached = Arrays.copyOf(reached, 2 * reachedCount);
      }
      reached[reachedCount++] = cell;
    } else if (offered >= offer(cell)) {
      return;
    }
    offers[cell] = (offered + 1) << 1;
    open.push(cell, offered);
  }

  private boolean spread(char[] table, boolean isFrom, int mostExpanded) {
    int expanded = 0;
    while (open.beginRound()) {
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        if ((offers[cell] & EXPANDED) == 0) {
          if (++expanded > mostExpanded) {
            return false;
          }
          int here = offer(cell);
          offers[cell] |= EXPANDED;
          for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
            int move = Integer.numberOfTrailingZeros(todo);
            int next = cell + offset[move];
            offer(table, next, units.plus(here, after.costAt(isFrom ? next : cell), move));
          }
        }
      }
    }
    return true;
  }
}
