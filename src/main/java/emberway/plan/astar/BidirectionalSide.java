package emberway.plan.astar;

import static emberway.plan.astar.FixedPointStates.CLOSED;
import static emberway.plan.astar.FixedPointStates.G_SHIFT;
import static emberway.plan.astar.FixedPointStates.LOW_BITS;
import static emberway.plan.astar.FixedPointStates.MOST_G;
import static emberway.plan.astar.FixedPointStates.g;

import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.queue.ApproximateBucketQueue;

/**
 * One side of a {@link BidirectionalAStar}: what it knows and has open, and how it goes on.
 *
 * <p>Design. A turn has two parts. In {@link #expand} a side touches nothing that the other one
 * changes; in {@link #meet}, nothing changes that the other one looks at. So in either part both
 * may go at once, on a thread each, and what they find does not depend on whether they do.
 */
final class BidirectionalSide {
  /** The most cells that are expanded in a turn. Measured. */
  static final int MOST_CELLS = 256;

  /** More than any way. [units] */
  static final long NO_WAY = 1L << 60;

  private static final long LOW = 0xffffffffL;

  private final FixedPointCosts prices;
  private final int width;
  private final int border; // of the states
  private final int[] offset; // by move: to the neighbor's index
  private final byte[] moves; // see Moves [size: width*height, row-major]
  private final boolean isForward; // whether it is that of the start
  private final FixedPointStates known;
  private final long[] states; // those of known
  private final ApproximateBucketQueue open;

  // The search under way.
  private LandmarkPotential potential;
  private long zero; // to be added to every key
  private long reach; // the most that any cell it knows costs to reach
  private boolean isTooFar;
  private long expanded;
  private long generated;

  // The turn under way.
  private long limit; // of keys: a cell that is above is not on a cheaper way than is known
  private boolean isWayKnown;
  private int cells; // to be expanded at most
  private final long[] news = new long[8 * MOST_CELLS]; // cell << 32 | bound to the other end
  private int newsCount;
  private int nearest; // the least of those bounds [quanta]
  private long best; // the cheapest way through any of them that the other side knows, too
  private int meeting; // that cell

  /**
   * A side of a search over a map.
   *
   * @param bucket what a bucket of its open list spans [half units]
   */
  BidirectionalSide(
      boolean isForward,
      FixedPointCosts prices,
      byte[] moves,
      FixedPointStates known,
      int width,
      long bucket) {
    this.isForward = isForward;
    this.prices = prices;
    this.moves = moves;
    this.known = known;
    this.width = width;
    border = known.border();
    offset = NeighborMasks.offsets(width);
    states = known.array();
    open = new ApproximateBucketQueue(bucket, moves.length);
  }

  /** Begins a search from an end of a way. */
  void begin(int source, LandmarkPotential between) {
    potential = between;
    zero = 0;
    zero = potential.slack() - key(0, potential.at(source));
    reach = 0;
    isTooFar = false;
    expanded = 0;
    generated = 1;
    known.begin();
    known.put(source, 0);
    open.clear();
    open.push(source, potential.slack());
  }

  /** What was added to every key. */
  long zero() {
    return zero;
  }

  /** Twice what a cell costs to reach and to go on from, on the scale of this side. [half units] */
  private long key(long reached, long bounds) {
    long twice = potential.twice(bounds);
    return 2 * reached + (isForward ? twice : -twice) + zero;
  }

  /** Whether anything is open; then {@link #least} says how near the next may be. */
  boolean isOpen() {
    return open.beginRound();
  }

  /** The least key that may still come out. */
  long least() {
    return open.least();
  }

  /** Whether a way has become too long to go on. */
  boolean isTooFar() {
    return isTooFar;
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
   * Begins a turn.
   *
   * @param limit of keys: a cell that is above is not on a cheaper way than is known
   * @param isWayKnown whether any is known
   * @param mostCells to be expanded [1..{@link #MOST_CELLS}]
   */
  void beginTurn(long limit, boolean isWayKnown, int mostCells) {
    this.limit = limit;
    this.isWayKnown = isWayKnown;
    cells = mostCells;
    newsCount = 0;
    nearest = Integer.MAX_VALUE;
    best = NO_WAY;
  }

  /** The first part of a turn: goes on. */
  void expand() {
    final long[] states = this.states;
    while (open.beginRound() && open.least() < limit) {
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        long here = states[border + cell];
        if ((here & CLOSED) != 0) {
          continue; // has been expanded since it was put here
        }
        if (g(here) > MOST_G) {
          isTooFar = true;
          return;
        }
        states[border + cell] = here | CLOSED;
        if (!isWayKnown || key(g(here), potential.at(cell)) < limit) {
          expanded++;
          expand(cell, here);
          if (--cells == 0) {
            return;
          }
        }
      }
    }
  }

  /** Offers the ways through a cell to its neighbors. */
  private void expand(int cell, long here) {
    final long[] states = this.states;
    long from = here | LOW_BITS; // so that a way that costs the same is no news
    long straight = from; // forward, each neighbor has a price of its own
    long across = from;
    if (!isForward) {
      straight += prices.straight(cell) << G_SHIFT;
      across += prices.across(cell) << G_SHIFT;
    }
    int dearer =
        FixedPointStates.news(states, width, border + cell, straight, across) & moves[cell];
    while (dearer != 0) {
      int move = Integer.numberOfTrailingZeros(dearer);
      dearer &= dearer - 1;
      int next = cell + offset[move];
      int isDiagonal = (NeighborMasks.DIAGONALS >> move) & 1;
      long reached = straight + ((across - straight) & -(long) isDiagonal);
      if (isForward) {
        reached += prices.onto(next, isDiagonal) << G_SHIFT;
        if (reached >= states[border + next]) {
          continue;
        }
      }
      states[border + next] = reached - LOW_BITS + move;
      reach(next, g(reached));
    }
  }

  /** Takes note of a cell that was reached, and puts it on the list unless that is pointless. */
  private void reach(int cell, long cost) {
    long bounds = potential.at(cell);
    int rest = isForward ? potential.toGoal(bounds) : potential.fromStart(bounds);
    news[newsCount++] = ((long) cell << Integer.SIZE) | (rest & LOW);
    nearest = Math.min(nearest, rest);
    reach = Math.max(reach, cost);
    long key = key(cost, bounds);
    if (key < limit) {
      open.push(cell, key);
      generated++;
    }
  }

  /** Whether the other side may know any of the cells that were reached in this turn. */
  boolean mayMeet(BidirectionalSide other) {
    return newsCount > 0 && potential.moreThan(nearest) < other.reach;
  }

  /** The second part of a turn: looks which of the cells it reached the other side knows, too. */
  void meet(BidirectionalSide other) {
    for (int i = 0; i < newsCount; i++) {
      if (potential.moreThan((int) news[i]) < other.reach) {
        int cell = (int) (news[i] >> Integer.SIZE);
        long there = other.states[border + cell];
        if (other.known.isOfThisSearch(there)) {
          long cost = g(states[border + cell]) + g(there);
          if (cost < best) {
            best = cost;
            meeting = cell;
          }
        }
      }
    }
  }

  /** The cheapest way that was found in this turn, or {@link #NO_WAY}. [units] */
  long best() {
    return best;
  }

  /** A cell on it. */
  int meeting() {
    return meeting;
  }

  /** How many cells lie between one that was reached and the end it was reached from. */
  int steps(int reached) {
    return known.steps(reached);
  }

  /** Writes them down; see {@link FixedPointStates#write}. */
  void write(int reached, int[] way, int at) {
    known.write(reached, way, at, isForward ? -1 : 1);
  }
}
