package emberway.plan.astar;

import emberway.plan.cost.CostField;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.query.SearchHooks;

/**
 * Bidirectional A* in whole numbers, from both ends of a route at once, with a shared {@link
 * LandmarkPotential}: the core of {@link FixedPointAStar} where ground costs vary so much that no
 * landmark gives a tight bound.
 *
 * <p>Design. If an end lies off the roads, every bound misses twice the cost of getting there. A
 * search from one end then expands all cells within that distance of its route. Here each side
 * orders cells by the cost of reaching them plus one potential, which one side adds and the other
 * subtracts. So what one side has expanded raises the bound for all open cells of the other. The
 * search ends when the next keys of both sides together reach twice the cost of the cheapest route
 * on which they have met. This holds for cells that leave the open list out of order and for a
 * rounded potential; see {@code docs/decisions/0023-bidirectional-search.md}.
 *
 * <p>Both sides take their turns at the same time and exchange results when both are done. In
 * longer searches a {@link SearchThread} runs one of them, if a thread is available. The answer is
 * the same, cell by cell; see {@code docs/decisions/0024-a-thread-for-each-side.md}.
 */
final class BidirectionalAStar {
  private static final int BUCKETS_PER_STEP = 64; // of a mean step

  /**
   * A turn expands at most one in this many of the cells expanded so far, plus {@link
   * #MIN_OF_TURN}.
   */
  private static final int SHARE_OF_TURN = 16;

  /** The number of cells that any turn may expand. */
  private static final int MIN_OF_TURN = 16;

  /** A search that has expanded this many cells asks for a second thread. Measured. */
  private static final int CELLS_ALONE = 1_000;

  private final BidirectionalSide fore; // from the start
  private final BidirectionalSide back; // from the goal
  private final SearchThread searchThread;
  private final long cellsAlone;
  private final Runnable expandFore;
  private final Runnable expandBack;
  private final Runnable meetFore;
  private final Runnable meetBack;

  // The current search.
  private long constant; // the term to add to the sum of two keys [half units]
  private long best; // the cost of the cheapest route so far [units]
  private int meeting; // a cell on that route

  /** Creates a search over a field; each side's states cover all its cells. */
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

  /** Creates a search that asks for a second thread after {@code cellsAlone} expanded cells. */
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

  /** Cells expanded by both sides. */
  long expanded() {
    return fore.expanded() + back.expanded();
  }

  /** How often a cell was put on an open list. */
  long generated() {
    return fore.generated() + back.generated();
  }

  /**
   * Finds the cheapest route.
   *
   * @param potential the potential between the start and the goal
   * @return a cell on the route, or one of the constants of {@link FixedPointKernel}
   */
  int run(int start, int goal, LandmarkPotential potential, SearchHooks hooks) {
    fore.begin(start, potential);
    back.begin(goal, potential);
    constant = -fore.zero() - back.zero() - potential.slack();
    best = start == goal ? 0 : BidirectionalSide.NO_ROUTE;
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
        if (hooks.canceled().getAsBoolean()) {
          return FixedPointKernel.STOPPED;
        }
      }
      if (expanded >= cellsAlone) {
        searchThread.call();
      }
      takeTurns(
          (int) Math.min(BidirectionalSide.MAX_CELLS, MIN_OF_TURN + expanded / SHARE_OF_TURN));
      if (fore.isTooFar() || back.isTooFar()) {
        return FixedPointKernel.TOO_FAR;
      }
    }
    return best == BidirectionalSide.NO_ROUTE ? FixedPointKernel.EXHAUSTED : meeting;
  }

  private void takeTurns(int cells) {
    boolean isPathKnown = best < BidirectionalSide.NO_ROUTE;
    long most = 2 * best - constant; // the greatest useful sum of two keys
    fore.beginTurn(most - back.least(), isPathKnown, cells);
    back.beginTurn(most - fore.least(), isPathKnown, cells);
    searchThread.share(expandFore, expandBack);
    if (fore.mayMeet(back) || back.mayMeet(fore)) {
      searchThread.share(meetFore, meetBack);
      take(fore);
      take(back);
    }
  }

  /** Keeps the route that a side has found, if it is cheaper. */
  private void take(BidirectionalSide side) {
    if (side.best() < best) {
      best = side.best();
      meeting = side.meeting();
    }
  }

  /** The cells of the route found, from its start. */
  int[] path() {
    int first = fore.steps(meeting);
    int[] path = new int[first + back.steps(meeting) + 1];
    fore.write(meeting, path, first);
    back.write(meeting, path, first);
    return path;
  }
}
