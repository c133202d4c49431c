package emberway.plan.astar;

import static emberway.plan.astar.FixedPointStates.CLOSED;
import static emberway.plan.astar.FixedPointStates.G_SHIFT;
import static emberway.plan.astar.FixedPointStates.LOW_BITS;
import static emberway.plan.astar.FixedPointStates.MAX_G;
import static emberway.plan.astar.FixedPointStates.g;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkHeuristic;
import emberway.plan.query.SearchHooks;
import emberway.plan.queue.ApproximateBucketQueue;

/**
 * Integer A* over {@link FixedPointStates}, from one or more sources to a target: the core of
 * {@link FixedPointAStar}, which chooses the direction and interprets the result.
 *
 * <p>Design. <em>Backward</em>, the sources are the route's goals and the target is its start. A
 * step costs what the cell it leads onto costs, so all steps onto the expanded cell have the same
 * price, and the neighbors' costs need not be read. <em>Forward</em>, from the start to one goal,
 * each neighbor's price is looked up, unless the neighbor already costs no more than the expanded
 * cell.
 *
 * <p>Which of the eight neighbors get a cheaper path is computed without branches, and their states
 * are loaded at once.
 *
 * <p>The open list may return cells out of order, so a closed cell is opened again when a cheaper
 * path to it is found. A search that has reached its target continues with the cells that may still
 * improve the route.
 */
final class FixedPointKernel {
  /** Buckets per mean step; narrow enough that few cells are expanded twice. Measured. */
  private static final int BUCKETS_PER_STEP = 8;

  /** With landmarks, many cells cost nearly as much as the route itself. Measured. */
  private static final int BUCKETS_PER_GUIDED_STEP = 64;

  // Results of a search that did not reach the target.
  static final int EXHAUSTED = -1;
  static final int STOPPED = -2;
  static final int TOO_FAR = -3;

  /** As a target: search everywhere. */
  static final int NOWHERE = -1;

  private final CostField field;
  private final FixedPointCosts prices;
  private final int width;
  private final int border; // of the states
  private final int[] offset; // [by move] to the neighbor's index
  private final byte[] moves; // see NeighborMasks [size: width*height, row-major]
  private final FixedPointStates known;
  private final long[] states; // the array of the known states
  private final ApproximateBucketQueue open;
  private CoarseGridBound coarse; // null until needed

  // The current search.
  private int target;
  private int targetX;
  private int targetY;
  private LandmarkHeuristic landmarks; // null if landmarks do not bound this search
  private boolean isForward;
  private long expanded;
  private long generated;

  /** Creates a kernel for a field; the states cover all its cells. */
  FixedPointKernel(CostField field, FixedPointCosts prices, byte[] moves, FixedPointStates known) {
    this.field = field;
    this.prices = prices;
    this.moves = moves;
    this.known = known;
    width = field.size().width();
    border = known.border();
    states = known.array();
    offset = NeighborMasks.offsets(width);
    open = new ApproximateBucketQueue(bucket(BUCKETS_PER_STEP), field.size().cells());
  }

  /** The bucket width for a number of buckets per mean step. [units] */
  private long bucket(int bucketsPerStep) {
    double cost = Math.min(prices.leastStep(), field.meanCost() / bucketsPerStep);
    return (long) (cost * prices.unitsPerCost() + 0.5);
  }

  /** Sets the counts to 0. */
  void resetCounts() {
    expanded = 0;
    generated = 0;
  }

  /** Adds the counts of another search. */
  void count(BidirectionalAStar other) {
    expanded += other.expanded();
    generated += other.generated();
  }

  /** The number of cells expanded. */
  long expanded() {
    return expanded;
  }

  /** How often a cell was put on the open list. */
  long generated() {
    return generated;
  }

  /**
   * Begins a search.
   *
   * @param target a cell, or {@link #NOWHERE}
   * @param guide bounds the routes between any cell and the target; null to use the mesh only
   * @param isForward whether the target is the route's end; only with a guide
   */
  void begin(int target, LandmarkHeuristic guide, boolean isForward) {
    known.begin();
    this.target = target;
    this.isForward = isForward;
    landmarks = guide;
    if (target != NOWHERE) {
      targetX = target % width;
      targetY = target / width;
      if (guide == null) {
        if (coarse == null) {
          coarse = new CoarseGridBound(field, prices.diagonal(), prices.unitsPerCost());
        }
        coarse.begin(targetX, targetY);
      }
    }
    open.clear(bucket(guide == null ? BUCKETS_PER_STEP : BUCKETS_PER_GUIDED_STEP));
  }

  /** Puts a source on the open list. */
  void push(int cell, int handicap) {
    known.put(cell, handicap);
    open.push(cell, handicap + estimate(cell));
    generated++;
  }

  /** Searches. Returns the target if it was reached, {@link #EXHAUSTED} or {@link #STOPPED}. */
  int run(SearchHooks hooks) {
    long best = Long.MAX_VALUE; // cost of the route to the target, once found
    while (open.beginRound()) {
      if (open.least() >= best) {
        return target;
      }
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        long here = states[border + cell];
        if ((here & CLOSED) != 0) {
          continue; // expanded since this entry was pushed
        }
        if (hooks.stopAfter(expanded)) {
          return STOPPED;
        }
        if (g(here) > MAX_G) {
          return TOO_FAR;
        }
        states[border + cell] = here | CLOSED;
        if (cell == target) {
          expanded++;
          best = g(here);
        } else if (best == Long.MAX_VALUE || g(here) + estimate(cell) < best) {
          expanded++;
          if (isForward) {
            expandForward(cell, here);
          } else {
            expandBackward(cell, here);
          }
        }
      }
    }
    return best == Long.MAX_VALUE ? EXHAUSTED : target;
  }

  /** Offers paths through a cell to the neighbors from which a step leads onto it. */
  private void expandBackward(int cell, long here) {
    final long[] states = this.states;
    long from = here | LOW_BITS; // a path of equal cost is no cheaper one
    long straight = from + (prices.straight(cell) << G_SHIFT);
    long across = from + (prices.across(cell) << G_SHIFT);
    int news = FixedPointStates.news(states, width, border + cell, straight, across) & moves[cell];
    while (news != 0) {
      int move = Integer.numberOfTrailingZeros(news);
      news &= news - 1;
      int next = cell + offset[move];
      long reached =
          straight + ((across - straight) & -(long) ((NeighborMasks.DIAGONALS >> move) & 1));
      states[border + next] = reached - LOW_BITS + move;
      open.push(next, g(reached) + estimate(next));
      generated++;
    }
  }

  /** Offers paths through a cell to the neighbors onto which a step leads from it. */
  private void expandForward(int cell, long here) {
    final long[] states = this.states;
    long from = here | LOW_BITS;
    int dearer = FixedPointStates.news(states, width, border + cell, from, from) & moves[cell];
    while (dearer != 0) {
      int move = Integer.numberOfTrailingZeros(dearer);
      dearer &= dearer - 1;
      int next = cell + offset[move];
      long reached = from + (prices.onto(next, (NeighborMasks.DIAGONALS >> move) & 1) << G_SHIFT);
      if (reached < states[border + next]) {
        states[border + next] = reached - LOW_BITS + move;
        open.push(next, g(reached) + estimate(next));
        generated++;
      }
    }
  }

  private long estimate(int cell) {
    if (target == NOWHERE) {
      return 0;
    }
    int y = cell / width;
    int x = cell - y * width;
    long direct = prices.bound(Math.abs(x - targetX), Math.abs(y - targetY));
    return Math.max(direct, landmarks != null ? landmarks.at(cell) : coarse.at(x, y));
  }

  /** Whether this search has reached a cell. */
  boolean isReached(int cell) {
    return known.isReached(cell);
  }

  /** The cells of the route found, from its start. */
  int[] path() {
    int steps = known.steps(target);
    int[] path = new int[steps + 1];
    known.write(target, path, isForward ? steps : 0, isForward ? -1 : 1);
    return path;
  }
}
