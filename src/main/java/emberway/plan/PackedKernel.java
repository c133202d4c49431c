package emberway.plan;

import java.util.Arrays;

/**
 * A* in whole numbers over one {@code long} a cell, between some sources and a target: the inner
 * part of {@link PackedSearch}, which says in which direction, and what came of it.
 *
 * <p>Design. <em>Backward</em>, the sources are the goals of the way and the target is its start: a
 * step costs what the cell it leads onto costs, so that all steps onto the cell being expanded have
 * one price, and its neighbors' costs need not be looked at. <em>Forward</em>, from the start to
 * one goal, each neighbor is asked for its price, unless it is known at less than this cell.
 *
 * <p>The state, from the top: 7 bits of stamp, 52 of {@code g}, one that says closed, 3 for the
 * move that led to the cell. Stamps count <em>down</em> from search to search, so that a state left
 * by an older one is greater than any of this one, and a single comparison tells whether a way is
 * news. When the stamps are used up, all is cleared. The news among what a cell offers its eight
 * neighbors is worked out without a branch, and what is known at all of them is loaded at once; a
 * border of states around the map lets that happen at its edge, too.
 *
 * <p>The open list lets cells out that are not the cheapest yet, so a closed cell is opened again
 * when a cheaper way to it is found, and a search that has reached its target goes on through what
 * may be cheaper still.
 */
final class PackedKernel {
  private static final int MOVE_MASK = 7;
  private static final long CLOSED = 8;
  private static final long LOW_BITS = CLOSED | MOVE_MASK;
  private static final int G_SHIFT = 4;
  private static final int G_BITS = 52;
  private static final long G_MASK = (1L << G_BITS) - 1;
  private static final int STAMP_SHIFT = G_SHIFT + G_BITS;
  private static final int CLEARED = (1 << (63 - STAMP_SHIFT)) - 1; // the greatest stamp

  /** A bit a move: which are diagonal. */
  private static final int DIAGONALS = 0b1010_0101;

  /** The most a way may cost before it takes another step. [units] */
  private static final long MOST_G = (1L << G_BITS) - (1L << 50);

  /** Below every step, and above what a source is handicapped with. [units] */
  private static final long NO_STEP = 1L << (StepPrices.UNIT_BITS - 1);

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
  private final StepPrices prices;
  private final int width;
  private final int border; // states before that of the first cell, and after that of the last
  private final int[] offset; // by move: to the neighbor's index
  private final byte[] moves; // see Moves [size: width*height, row-major]
  private final long[] states; // [size: width*height + 2*border] row-major, from the border on
  private final BucketRing open;
  private CoarseBound coarse; // null until needed
  private int stamp;

  // The search under way.
  private int target;
  private int targetX;
  private int targetY;
  private LandmarkBound landmarks; // null where they do not bound the ways of this search
  private boolean isForward;
  private long expanded;
  private long generated;

  /** A kernel for a field; of a spent one over as many cells it takes the states, if there is. */
  PackedKernel(CostField field, StepPrices prices, byte[] moves, PackedKernel spent) {
    this.field = field;
    this.prices = prices;
    this.moves = moves;
    width = field.size().width();
    border = width + 1;
    offset = Moves.offsets(width);
    states = spent == null ? new long[field.size().cells() + 2 * border] : spent.states;
    stamp = spent == null ? 0 : spent.stamp;
    open = new BucketRing(bucket(BUCKETS_PER_STEP), field.size().cells());
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
  void begin(int target, LandmarkBound guide, boolean isForward) {
    if (--stamp < 0) {
      Arrays.fill(states, Long.MAX_VALUE);
      stamp = CLEARED - 1;
    }
    this.target = target;
    this.isForward = isForward;
    landmarks = guide;
    if (target != NOWHERE) {
      targetX = target % width;
      targetY = target / width;
      if (guide == null) {
        if (coarse == null) {
          coarse = new CoarseBound(field, prices.diagonal(), prices.unitsPerCost());
        }
        coarse.begin(targetX, targetY);
      }
    }
    open.clear(bucket(guide == null ? BUCKETS_PER_STEP : BUCKETS_PER_GUIDED_STEP));
  }

  /** Puts a source on the open list. */
  void push(int cell, int handicap) {
    states[border + cell] = ((long) stamp << STAMP_SHIFT) | ((long) handicap << G_SHIFT);
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
      for (int cell = open.pop(); cell != BucketRing.NONE; cell = open.pop()) {
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
    int news = news(border + cell, straight, across) & moves[cell];
    while (news != 0) {
      int move = Integer.numberOfTrailingZeros(news);
      news &= news - 1;
      int next = cell + offset[move];
      long reached = straight + ((across - straight) & -(long) ((DIAGONALS >> move) & 1));
      states[border + next] = reached - LOW_BITS + move;
      open.push(next, g(reached) + estimate(next));
      generated++;
    }
  }

  /** Offers the ways through a cell to those onto which one steps from it. */
  private void expandForward(int cell, long here) {
    final long[] states = this.states;
    long from = here | LOW_BITS;
    int dearer = news(border + cell, from, from) & moves[cell];
    while (dearer != 0) {
      int move = Integer.numberOfTrailingZeros(dearer);
      dearer &= dearer - 1;
      int next = cell + offset[move];
      long reached = from + (prices.onto(next, (DIAGONALS >> move) & 1) << G_SHIFT);
      if (reached < states[border + next]) {
        states[border + next] = reached - LOW_BITS + move;
        open.push(next, g(reached) + estimate(next));
        generated++;
      }
    }
  }

  /** By which moves the states are greater than this: a bit each. */
  private int news(int at, long straight, long across) {
    final long[] states = this.states;
    int north = at - width;
    int south = at + width;
    return (int) ((across - states[north - 1]) >>> 63) // 1 if less
        | (int) ((straight - states[north]) >>> 63 << 1)
        | (int) ((across - states[north + 1]) >>> 63 << 2)
        | (int) ((straight - states[at - 1]) >>> 63 << 3)
        | (int) ((straight - states[at + 1]) >>> 63 << 4)
        | (int) ((across - states[south - 1]) >>> 63 << 5)
        | (int) ((straight - states[south]) >>> 63 << 6)
        | (int) ((across - states[south + 1]) >>> 63 << 7);
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

  private static long g(long state) {
    return state >> G_SHIFT & G_MASK;
  }

  /** Whether this search has reached a cell. */
  boolean isReached(int cell) {
    return states[border + cell] >> STAMP_SHIFT == stamp;
  }

  /** The cells between the target and the source it was reached from, both included. */
  int[] way() {
    int length = 1;
    for (int cell = target; !isSource(cell); cell = next(cell)) {
      length++;
    }
    int[] way = new int[length];
    way[0] = target;
    for (int at = 1; at < length; at++) {
      way[at] = next(way[at - 1]);
    }
    return way;
  }

  /** Whether a cell that was reached is a source. */
  private boolean isSource(int cell) {
    return g(states[border + cell]) < NO_STEP;
  }

  /** The cell that this one was reached from. */
  private int next(int cell) {
    return cell - offset[(int) states[border + cell] & MOVE_MASK];
  }
}
