package emberway.plan.astar;

import static emberway.plan.astar.FixedPointStates.CLOSED;
import static emberway.plan.astar.FixedPointStates.G_SHIFT;
import static emberway.plan.astar.FixedPointStates.LOW_BITS;
import static emberway.plan.astar.FixedPointStates.MAX_G;
import static emberway.plan.astar.FixedPointStates.g;

import emberway.plan.cost.NeighborMasks;
import emberway.plan.landmark.LandmarkPotential;
import emberway.plan.queue.ApproximateBucketQueue;

/**
 * One side of a {@link BidirectionalAStar}: its states, its open list and its turns.
 *
 * <p>Design. A turn has two parts. {@link #expand} changes nothing that the other side reads or
 * changes; during {@link #meet}, neither side changes what the other reads. So both sides may run
 * either part at once, each on its own thread, with the same result.
 */
final class BidirectionalSide {
  /** The most cells expanded in a turn. Measured. */
  static final int MAX_CELLS = 256;

  /** More than the cost of any route. [units] */
  static final long NO_ROUTE = 1L << 60;

  private static final long LOW = 0xffffffffL;

  private final FixedPointCosts prices;
  private final int width;
  private final int border; // of the states
  private final int[] offset; // [by move] to the neighbor's index
  private final byte[] moves; // see NeighborMasks [size: width*height, row-major]
  private final boolean isForward; // whether this side starts at the start
  private final FixedPointStates known;
  private final long[] states; // the array of the states known to this side
  private final ApproximateBucketQueue open;

  // The current search.
  private LandmarkPotential potential;
  private long zero; // added to every key
  private long reach; // the greatest cost of any cell reached
  private boolean isTooFar;
  private long expanded;
  private long generated;

  // The current turn.
  private long limit; // keys from here on cannot lead to a cheaper route
  private boolean isPathKnown;
  private int cells; // cells left to expand
  private final long[] news = new long[8 * MAX_CELLS]; // cell << 32 | bound to the other end
  private int newsCount;
  private int nearest; // the least of those bounds [quanta]
  private long best; // the cheapest route through a cell of news that the other side knows
  private int meeting; // the cell of best

  /**
   * Creates a side of a search over a map.
   *
   * @param bucket the bucket width of the open list [half units]
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

  /** Begins a search from one end of a route. */
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

  /** The offset added to every key. */
  long zero() {
    return zero;
  }

  /** Twice the estimated cost of a route through a cell, with this side's offset. [half units] */
  private long key(long reached, long bounds) {
    long twice = potential.twice(bounds);
    return 2 * reached + (isForward ? twice : -twice) + zero;
  }

  /** Whether the open list holds anything; {@link #least} is valid only then. */
  boolean isOpen() {
    return open.beginRound();
  }

  /** A lower bound on the keys still on the open list. */
  long least() {
    return open.least();
  }

  /** Whether a path has grown too expensive to continue. */
  boolean isTooFar() {
    return isTooFar;
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
   * Begins a turn.
   *
   * @param limit cells with this key or a greater one cannot lead to a cheaper route
   * @param isPathKnown whether any route is known yet
   * @param mostCells the most cells to expand [1..{@link #MAX_CELLS}]
   */
  void beginTurn(long limit, boolean isPathKnown, int mostCells) {
    this.limit = limit;
    this.isPathKnown = isPathKnown;
    cells = mostCells;
    newsCount = 0;
    nearest = Integer.MAX_VALUE;
    best = NO_ROUTE;
  }

  /** Runs the first part of a turn: expands cells. */
  void expand() {
    final long[] states = this.states;
    while (open.beginRound() && open.least() < limit) {
      for (int cell = open.pop(); cell != ApproximateBucketQueue.NONE; cell = open.pop()) {
        long here = states[border + cell];
        if ((here & CLOSED) != 0) {
          continue; // expanded since this entry was pushed
        }
        if (g(here) > MAX_G) {
          isTooFar = true;
          return;
        }
        states[border + cell] = here | CLOSED;
        if (!isPathKnown || key(g(here), potential.at(cell)) < limit) {
          expanded++;
          expand(cell, here);
          if (--cells == 0) {
            return;
          }
        }
      }
    }
  }

  /** Offers paths through a cell to its neighbors. */
  private void expand(int cell, long here) {
    final long[] states = this.states;
    long from = here | LOW_BITS; // a path of equal cost is no cheaper one
    long straight = from; // forward, each neighbor has its own price
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

  /** Records a cell that was reached, and pushes it unless it cannot lead to a cheaper route. */
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

  /** Whether the other side may know any of the cells reached in this turn. */
  boolean mayMeet(BidirectionalSide other) {
    return newsCount > 0 && potential.moreThan(nearest) < other.reach;
  }

  /** Runs the second part of a turn: finds cells reached in it that the other side knows. */
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

  /** The cost of the cheapest route found in this turn, or {@link #NO_ROUTE}. [units] */
  long best() {
    return best;
  }

  /** A cell on the cheapest route found in this turn. */
  int meeting() {
    return meeting;
  }

  /** The number of steps between a cell and the end from which this side reached it. */
  int steps(int reached) {
    return known.steps(reached);
  }

  /** Writes the cells of that path; see {@link FixedPointStates#write}. */
  void write(int reached, int[] path, int at) {
    known.write(reached, path, at, isForward ? -1 : 1);
  }
}
