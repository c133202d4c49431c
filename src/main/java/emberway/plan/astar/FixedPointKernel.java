package emberway.plan.astar;

import static emberway.plan.astar.FixedPointStates.CLOSED;
import static emberway.plan.astar.FixedPointStates.G_SHIFT;
import static emberway.plan.astar.FixedPointStates.LOW_BITS;
import static emberway.plan.astar.FixedPointStates.MOST_G;
import static emberway.plan.astar.FixedPointStates.g;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkHeuristic;
import emberway.plan.query.SearchHooks;
import emberway.plan.queue.ApproximateBucketQueue;

/**
 * A* in whole numbers over {@link FixedPointStates}, between some sources and a target: the inner
 * part of {@link FixedPointAStar}, which says in which direction, and what came of it.
 *
 * <p>Design. <em>Backward</em>, the sources are the goals of the way and the target is its start: a
 * step costs what the cell it leads onto costs, so that all steps onto the cell being expanded have
 * one price, and its neighbors' costs need not be looked at. <em>Forward</em>, from the start to
 * one goal, each neighbor is asked for its price, unless it is known at less than this cell.
 *
 * <p>The news among what a cell offers its eight neighbors is worked out without a branch, and what
 * is known at all of them is loaded at once.
 *
 * <p>The open list lets cells out that are not the cheapest yet, so a closed cell is opened again
 * when a cheaper way to it is found, and a search that has reached its target goes on through what
 * may be cheaper still.
 */
final class FixedPointKernel {
  /** Of a mean step; narrow enough that hardly a cell is expanded twice. Measured. */
  private static final int BUCKETS_PER_STEP = 8;

  /** With landmarks, many cells cost nearly as much as the way itself. Measured. */
  private static final int BUCKETS_PER_GUIDED_STEP = 64;

  // What came of a search that did not end at the target.
  static final int EXHAUSTED = -1;
  static final int STOPPED = -2;
  static final int TOO_FAR = -3;

  /** A target: where nothing is looked for. */
  static final int NOWHERE = -1;

  private final CostField field;
  private final FixedPointCosts prices;
  private final int width;
  private final int border; // of the states
  private final int[] offset; // by move: to the neighbor's index
  private final byte[] moves; // see Moves [size: width*height, row-major]
  private final FixedPointStates known;
  private final long[] states; // those of known
  private final ApproximateBucketQueue open;
  private CoarseGridBound coarse; // null until needed

  // The search under way.
  private int target;
  private int targetX;
  private int targetY;
  private LandmarkHeuristic landmarks; // null where they do not bound the ways of this search
  private boolean isForward;
  private long expanded;
  private long generated;

  /** A kernel for a field, with states for as many cells. */
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

  /** How wide a bucket is, so many to a mean step. [units] */
  private long bucket(int bucketsPerStep) {
    double cost = Math.min(prices.leastStep(), field.meanCost() / bucketsPerStep);
    return (long) (cost * prices.unitsPerCost() + 0.5);
  }

  /** The moves each cell allows; the array itself. */
  byte[] moves() {
    return moves;
  }

  /** Counts from here on. */
  void resetCounts() {
    expanded = 0;
    generated = 0;
  }

  /** Counts what another kernel has done, too. */
  void count(BidirectionalAStar other) {
    expanded += other.expanded();
    generated += other.generated();
  }

  /** Cells expanded. */
  long expanded() {
    return expanded;
  }

  /** Times a cell was put on the open list. */
  long generated() {
    return generated;
  }

  /**
   * Begins a search.
   *
   * @param target a cell, or {@link #NOWHERE}
   * @param guide bounds the ways between any cell and the target; null if nothing but the mesh does
   * @param isForward whether the target is the end of the way; with a guide only
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

  /** The target, when it was reached, or one of the constants above. */
  int run(SearchHooks hooks) {
    long best = Long.MAX_VALUE; // what the way to the target costs, once there is one
    while (open.beginRound()) {
      if (open.least() >= best) {
        return target;
      }
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        long here = states[border + cell];
        if ((here & CLOSED) != 0) {
          continue; // has been expanded since it was put here
        }
        if (hooks.stopAfter(expanded)) {
          return STOPPED;
        }
        if (g(here) > MOST_G) {
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

  /** Offers the ways through a cell to those from which one steps onto it. */
  private void expandBackward(int cell, long here) {
    final long[] states = this.states;
    long from = here | LOW_BITS; // so that a way that costs the same is no news
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

  /** Offers the ways through a cell to those onto which one steps from it. */
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

  /** The cells of the way that was found, from its start. */
  int[] way() {
    int steps = known.steps(target);
    int[] way = new int[steps + 1];
    known.write(target, way, isForward ? steps : 0, isForward ? -1 : 1);
    return way;
  }
}
