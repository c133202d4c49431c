package emberway.plan.astar;

import emberway.plan.cost.CostField;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.query.SearchHooks;

/**
 * A* in whole numbers from both ends of a way at once, with a {@link LandmarkPotential} between
 * them: the inner part of {@link FixedPointAStar} where the ground differs so much that no landmark
 * bounds a way well.
 *
 * <p>Design. Where an end lies off the roads, every bound misses twice what it costs to get there,
 * and a search from one end then looks at all that is no farther off its way than that. Here each
 * side orders cells by the cost of reaching them and one potential, which the other side adds and
 * this one subtracts. So what one side has gone through raises the bound for all that the other has
 * open, and they are done when the keys that are due, together, have reached twice the cost of the
 * cheapest way on which they have met. This holds for cells that come out of order and for a
 * potential that is rounded; see {@code docs/decisions/0023-two-way-search.md}.
 *
 * <p>Both sides take their turns at once, and tell each other what they found when both are done.
 * In a longer search the {@link SearchThread} takes one of them, if it can; the answer, cell by
 * cell, is the same, see {@code docs/decisions/0024-a-thread-for-each-side.md}.
 */
final class BidirectionalAStar {

  private static final int BUCKETS_PER_STEP = 64; // of a mean step

  /** A turn of a side is one of so many of all cells expanded so far, */
  private static final int SHARE_OF_TURN = 16;

  /** and at least so many. */
  private static final int LEAST_OF_TURN = 16;

  /** A search that has expanded as many asks for another thread. Measured. */
  private static final int CELLS_ALONE = 1_000;

  private final BidirectionalSide fore; // from the start
  private final BidirectionalSide back; // from the goal
  private final SearchThread searchThread;
  private final long cellsAlone;
  private final Runnable expandFore;
  private final Runnable expandBack;
  private final Runnable meetFore;
  private final Runnable meetBack;

  // The search under way.
  private long constant; // to be added to two keys [half units]
  private long best; // the cost of the cheapest way known [units]
  private int meeting; // a cell on it

  /** A kernel for a field, with states for as many cells for either side. */
  BidirectionalAStar(
      CostField field,
      FixedPointCosts prices,
      byte[] moves,
      FixedPointStates fore,
      FixedPointStates back) {
    this(
        field,
        prices,
        moves,
        fore,
        back,
        new SearchThread(),
        SearchThread.isPossible() ? CELLS_ALONE : Long.MAX_VALUE);
  }

  /** The same, but calls a companion after so many cells. */
  BidirectionalAStar(
      CostField field,
      FixedPointCosts prices,
      byte[] moves,
      FixedPointStates fore,
      FixedPointStates back,
      SearchThread searchThread,
      long cellsAlone) {
    this.searchThread = searchThread;
    this.cellsAlone = cellsAlone;
    int width = field.size().width();
    double cost = Math.min(prices.leastStep(), field.meanCost() / BUCKETS_PER_STEP);
    long bucket = (long) (2 * cost * prices.unitsPerCost() + 0.5);
    this.fore = new BidirectionalSide(true, prices, moves, fore, width, bucket);
    this.back = new BidirectionalSide(false, prices, moves, back, width, bucket);
    expandFore = this.fore::expand;
    expandBack = this.back::expand;
    meetFore = () -> this.fore.meet(this.back);
    meetBack = () -> this.back.meet(this.fore);
  }

  /** Cells expanded, by either side. */
  long expanded() {
    return fore.expanded() + back.expanded();
  }

  /** Times a cell was put on an open list. */
  long generated() {
    return fore.generated() + back.generated();
  }

  /**
   * Looks for the cheapest way.
   *
   * @param potential between these cells
   * @return a cell on it; or one of the constants of {@link FixedPointKernel}
   */
  int run(int start, int goal, LandmarkPotential potential, SearchHooks hooks) {
    fore.begin(start, potential);
    back.begin(goal, potential);
    constant = -fore.zero() - back.zero() - potential.slack();
    best = start == goal ? 0 : BidirectionalSide.NO_WAY;
    meeting = start;
    try {
      return search(hooks);
    } finally {
      searchThread.dismiss();
    }
  }

  private int search(SearchHooks hooks) {
    long nextPoll = 0;
    while (fore.isOpen() && back.isOpen() && fore.least() + back.least() + constant < 2 * best) {
      long expanded = expanded();
      if (expanded >= nextPoll) {
        nextPoll = expanded + SearchHooks.POLL_INTERVAL;
        if (hooks.cancelled().getAsBoolean()) {
          return FixedPointKernel.STOPPED;
        }
      }
      if (expanded >= cellsAlone) {
        searchThread.call();
      }
      takeTurns(
          (int) Math.min(BidirectionalSide.MOST_CELLS, LEAST_OF_TURN + expanded / SHARE_OF_TURN));
      if (fore.isTooFar() || back.isTooFar()) {
        return FixedPointKernel.TOO_FAR;
      }
    }
    return best == BidirectionalSide.NO_WAY ? FixedPointKernel.EXHAUSTED : meeting;
  }

  private void takeTurns(int cells) {
    boolean isWayKnown = best < BidirectionalSide.NO_WAY;
    long most = 2 * best - constant; // of two keys
    fore.beginTurn(most - back.least(), isWayKnown, cells);
    back.beginTurn(most - fore.least(), isWayKnown, cells);
    searchThread.share(expandFore, expandBack);
    if (fore.mayMeet(back) || back.mayMeet(fore)) {
      searchThread.share(meetFore, meetBack);
      take(fore);
      take(back);
    }
  }

  /** Takes note of the way a side has found, if it is cheaper. */
  private void take(BidirectionalSide side) {
    if (side.best() < best) {
      best = side.best();
      meeting = side.meeting();
    }
  }

  /** The cells of the way that was found, from its start. */
  int[] way() {
    int first = fore.steps(meeting);
    int[] way = new int[first + back.steps(meeting) + 1];
    fore.write(meeting, way, first);
    back.write(meeting, way, first);
    return way;
  }
}
