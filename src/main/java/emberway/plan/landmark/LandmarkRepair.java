package emberway.plan.landmark;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.queue.ApproximateBucketQueue;
import java.util.Arrays;

/**
 * Repairs the tables of {@link Landmarks} after an edit. Where steps have become cheaper or newly
 * possible, it lowers the tables' values as far as needed to make every bound valid again.
 *
 * <p>Design. A table is a potential, rounded down to quanta: no step raises the potential by more
 * than the step costs. A step that has become cheaper offers its target cell the potential of its
 * source cell plus its cost. A cell that gets an offer below its own potential passes it on to its
 * neighbors; a cell whose own potential is certainly no greater, despite rounding, does not. The
 * lesser of the old potential and the best offer is a potential on the edited ground. More
 * expensive ground needs no repair. Serves one thread at a time; see {@code
 * docs/decisions/0019-landmarks-after-edits.md}.
 */
final class LandmarkRepair {
  private static final int BUCKETS_PER_STEP = 8;
  private static final int EXPANDED = 1;
  private static final int NO_OFFER = 0;
  private static final int PAGE_BITS = 10;
  private static final int PAGE = 1 << PAGE_BITS; // [cells]

  private final CostField before;
  private final CostField after;
  private final byte[] moves; // after the edit
  private final LandmarkUnits units;
  private final int quantumBits;
  private final int most; // the cap on costs, so that they fit a table [units]
  private final int[] offset; // by move
  private final int[] changed; // cells whose cost changed
  private final int[] touched; // these and all their neighbors
  private final byte[] movesBefore; // [by place in touched]
  // (offer + 1) << 1 | expanded, row-major; a page is null until a cell of it gets an offer
  private final int[][] offers;
  private final ApproximateBucketQueue open;
  private int[] reached = new int[256]; // cells that have an offer
  private int reachedCount;

  /**
   * Creates the repair for an edit.
   *
   * @param moves the moves that each cell allows after the edit, see {@link NeighborMasks}
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
    most = (int) Math.min(LandmarkUnits.MAX, ((long) Landmarks.UNKNOWN << quantumBits) - 1);
    offset = NeighborMasks.offsets(after.size().width());
    changed = after.differences(before);
    touched = NeighborMasks.around(after.size(), changed);
    byte[] allowed = NeighborMasks.byNeighborhood(movement.cornerCutting());
    movesBefore = new byte[touched.length];
    for (int i = 0; i < touched.length; i++) {
      movesBefore[i] = (byte) NeighborMasks.at(before, allowed, touched[i]);
    }
    offers = new int[((moves.length - 1) >> PAGE_BITS) + 1][];
    double bucket = Math.min(after.minCost(), after.meanCost() / BUCKETS_PER_STEP);
    open =
        new ApproximateBucketQueue(
            (long) Math.min(1 << 30, bucket * units.unitsPerCost()), moves.length);
  }

  /** The number of cells whose cost changed. */
  int changedCells() {
    return changed.length;
  }

  /**
   * Repairs a table.
   *
   * @param isFrom whether the table holds routes from a landmark, or routes to it
   * @param mostExpanded how many cells may pass offers on before the repair gives up
   * @return false if the repair gave up; the table is unchanged then and not valid
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
      page(cell)[cell & (PAGE - 1)] = NO_OFFER;
    }
    return isDone;
  }

  /** Makes a cell the offers of all neighbors from which the step is now cheaper or new. */
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

  /** The potential offered to a cell. [units] */
  private int offer(int cell) {
    return (page(cell)[cell & (PAGE - 1)] >> 1) - 1;
  }

  private int[] page(int cell) {
    int[] page = offers[cell >> PAGE_BITS];
    if (page == null) {
      page = new int[PAGE];
      offers[cell >> PAGE_BITS] = page;
    }
    return page;
  }

  /** Offers a cell a potential; recorded only if it may be below the cell's own. */
  private void offer(char[] table, int cell, int sum) {
    int offered = Math.min(most, sum);
    if (offered >> quantumBits > table[cell]) {
      return;
    }
    int[] page = page(cell);
    if (page[cell & (PAGE - 1)] == NO_OFFER) {
      if (reachedCount == reached.length) {
        reached = Arrays.copyOf(reached, 2 * reachedCount);
      }
      reached[reachedCount++] = cell;
    } else if (offered >= offer(cell)) {
      return;
    }
    page[cell & (PAGE - 1)] = (offered + 1) << 1;
    open.push(cell, offered);
  }

  private boolean spread(char[] table, boolean isFrom, int mostExpanded) {
    int expanded = 0;
    while (open.beginRound()) {
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        int[] page = page(cell);
        if ((page[cell & (PAGE - 1)] & EXPANDED) == 0) {
          if (++expanded > mostExpanded) {
            return false;
          }
          int here = offer(cell);
          page[cell & (PAGE - 1)] |= EXPANDED;
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
