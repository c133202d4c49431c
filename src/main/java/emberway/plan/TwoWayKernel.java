package emberway.plan;

import static emberway.plan.PackedStates.CLOSED;
import static emberway.plan.PackedStates.G_SHIFT;
import static emberway.plan.PackedStates.LOW_BITS;
import static emberway.plan.PackedStates.MOST_G;
import static emberway.plan.PackedStates.g;

/**
 * A* in whole numbers from both ends of a way at once, with a {@link LandmarkPotential} between
 * them: the inner part of {@link PackedSearch} where the ground differs so much that no landmark
 * bounds a way well.
 *
 * <p>Design. Where an end lies off the roads, every bound misses twice what it costs to get there,
 * and a search from one end then looks at all that is no farther off its way than that. Here each
 * side orders cells by the cost of reaching them and one potential, which the other side adds and
 * this one subtracts. So what one side has gone through raises the bound for all that the other has
 * open, and they are done when the keys that are due, together, have reached twice the cost of the
 * cheapest way on which they have met. This holds for cells that come out of order and for a
 * potential that is rounded; see {@code docs/decisions/0020-two-way-search.md}.
 */
final class TwoWayKernel {
  /** Worth it where the cheapest cell costs less than one of so many of a mean one. Measured. */
  private static final double LEAST_SPREAD = 3;

  private static final int BUCKETS_PER_STEP = 64; // of a mean step

  /** How many cells a side expands more than the other, before that has its turn. */
  private static final int MOST_AHEAD = 200;

  /** More than any way. [units] */
  private static final long NO_WAY = 1L << 60;

  private final StepPrices prices;
  private final int width;
  private final int border; // of the states
  private final int[] offset; // by move: to the neighbor's index
  private final byte[] moves; // see Moves [size: width*height, row-major]
  private final long bucket; // what a bucket spans [half units]
  private final Side fore; // from the start
  private final Side back; // from the goal

  // The search under way.
  private LandmarkPotential potential;
  private long constant; // to be added to two keys [half units]
  private long best; // the cost of the cheapest way known [units]
  private int meeting; // a cell on it
  private boolean isForward; // whether it is the turn of the side of the start

  /** One side. */
  private static final class Side {
    final PackedStates known;
    final long[] states; // those of known
    final BucketRing open;
    long zero; // to be added to every key
    long reach; // the most that any cell it has put on its list has cost to reach
    long limit; // of keys: a cell that is above is not on a cheaper way than is known
    long expanded;
    long generated;

    Side(PackedStates known, long bucket, int cells) {
      this.known = known;
      states = known.array();
      open = new BucketRing(bucket, cells);
    }

    void begin(int source, long zero) {
      this.zero = zero;
      reach = 0;
      expanded = 0;
      generated = 1;
      known.begin();
      known.put(source, 0);
      open.clear();
    }
  }

  /** A kernel for a field, with states for as many cells for either side. */
  TwoWayKernel(
      CostField field, StepPrices prices, byte[] moves, PackedStates fore, PackedStates back) {
    this.prices = prices;
    this.moves = moves;
    width = field.size().width();
    border = fore.border();
    offset = Moves.offsets(width);
    double cost = Math.min(prices.leastStep(), field.meanCost() / BUCKETS_PER_STEP);
    bucket = (long) (2 * cost * prices.unitsPerCost() + 0.5);
    this.fore = new Side(fore, bucket, moves.length);
    this.back = new Side(back, bucket, moves.length);
  }

  /** Whether it is likely to be faster than a search from one end, over such a field. */
  static boolean pays(CostField field) {
    return LEAST_SPREAD * field.minCost() < field.meanCost();
  }

  /** Cells expanded, by either side. */
  long expanded() {
    return fore.expanded + back.expanded;
  }

  /** Times a cell was put on an open list. */
  long generated() {
    return fore.generated + back.generated;
  }

  /**
   * Looks for the cheapest way.
   *
   * @param potential between these cells
   * @return a cell on it; or one of the constants of {@link PackedKernel}
   */
  int run(int start, int goal, LandmarkPotential potential, SearchHooks hooks) {
    this.potential = potential;
    long atStart = potential.twice(potential.at(start));
    long atGoal = potential.twice(potential.at(goal));
    long slack = potential.slack();
    constant = atStart - atGoal - 3 * slack;
    best = start == goal ? 0 : NO_WAY;
    meeting = start;
    fore.begin(start, slack - atStart);
    back.begin(goal, slack + atGoal);
    fore.open.push(start, slack);
    back.open.push(goal, slack);
    while (fore.open.beginRound()
        && back.open.beginRound()
        && fore.open.least() + back.open.least() + constant < 2 * best) {
      long ahead = fore.expanded - back.expanded;
      isForward = isForward ? ahead < MOST_AHEAD : ahead <= -MOST_AHEAD;
      int stop = isForward ? forward(hooks) : backward(hooks);
      if (stop < 0) {
        return stop;
      }
    }
    return best == NO_WAY ? PackedKernel.EXHAUSTED : meeting;
  }

  /** A round of the side of the start; negative if the search is to end. */
  private int forward(SearchHooks hooks) {
    final long[] states = fore.states;
    final BucketRing open = fore.open;
    fore.limit = limit(back);
    for (int cell = open.pop(); cell != BucketRing.NONE; cell = open.pop()) {
      long here = states[border + cell];
      if ((here & CLOSED) != 0) {
        continue; // has been expanded since it was put here
      }
      if (hooks.stopAfter(expanded())) {
        return PackedKernel.STOPPED;
      }
      if (g(here) > MOST_G) {
        return PackedKernel.TOO_FAR;
      }
      states[border + cell] = here | CLOSED;
      if (best == NO_WAY
          || 2 * g(here) + potential.twice(potential.at(cell)) + fore.zero < fore.limit) {
        fore.expanded++;
        expandForward(cell, here);
      }
    }
    return 0;
  }

  /** A round of the side of the goal; negative if the search is to end. */
  private int backward(SearchHooks hooks) {
    final long[] states = back.states;
    final BucketRing open = back.open;
    back.limit = limit(fore);
    for (int cell = open.pop(); cell != BucketRing.NONE; cell = open.pop()) {
      long here = states[border + cell];
      if ((here & CLOSED) != 0) {
        continue; // has been expanded since it was put here
      }
      if (hooks.stopAfter(expanded())) {
        return PackedKernel.STOPPED;
      }
      if (g(here) > MOST_G) {
        return PackedKernel.TOO_FAR;
      }
      states[border + cell] = here | CLOSED;
      if (best == NO_WAY
          || 2 * g(here) - potential.twice(potential.at(cell)) + back.zero < back.limit) {
        back.expanded++;
        expandBackward(cell, here);
      }
    }
    return 0;
  }

  /** A key with which a cell cannot be on a cheaper way than is known, for all the other's keys. */
  private long limit(Side other) {
    return 2 * best - constant - other.open.least();
  }

  /** Offers the ways through a cell to those onto which one steps from it. */
  private void expandForward(int cell, long here) {
    final long[] states = fore.states;
    long from = here | LOW_BITS; // so that a way that costs the same is no news
    int dearer = PackedStates.news(states, width, border + cell, from, from) & moves[cell];
    while (dearer != 0) {
      int move = Integer.numberOfTrailingZeros(dearer);
      dearer &= dearer - 1;
      int next = cell + offset[move];
      long reached = from + (prices.onto(next, (PackedKernel.DIAGONALS >> move) & 1) << G_SHIFT);
      if (reached < states[border + next]) {
        long bounds = potential.at(next);
        if (potential.toGoal(bounds) < back.reach) {
          meet(next, g(reached), fore, back);
        }
        long key = 2 * g(reached) + potential.twice(bounds) + fore.zero;
        if (key < fore.limit) {
          states[border + next] = reached - LOW_BITS + move;
          fore.reach = Math.max(fore.reach, g(reached));
          fore.open.push(next, key);
          fore.generated++;
        }
      }
    }
  }

  /** Offers the ways through a cell to those from which one steps onto it. */
  private void expandBackward(int cell, long here) {
    final long[] states = back.states;
    long from = here | LOW_BITS;
    long straight = from + (prices.straight(cell) << G_SHIFT);
    long across = from + (prices.across(cell) << G_SHIFT);
    int news = PackedStates.news(states, width, border + cell, straight, across) & moves[cell];
    while (news != 0) {
      int move = Integer.numberOfTrailingZeros(news);
      news &= news - 1;
      int next = cell + offset[move];
      long reached =
          straight + ((across - straight) & -(long) ((PackedKernel.DIAGONALS >> move) & 1));
      long bounds = potential.at(next);
      if (potential.fromStart(bounds) < fore.reach) {
        meet(next, g(reached), back, fore);
      }
      long key = 2 * g(reached) - potential.twice(bounds) + back.zero;
      if (key < back.limit) {
        states[border + next] = reached - LOW_BITS + move;
        back.reach = Math.max(back.reach, g(reached));
        back.open.push(next, key);
        back.generated++;
      }
    }
  }

  /** Takes note of a way through a cell that the other side has reached, too, if it is cheaper. */
  private void meet(int cell, long reached, Side side, Side other) {
    long state = other.states[border + cell];
    if (other.known.isOfThisSearch(state) && reached + g(state) < best) {
      best = reached + g(state);
      meeting = cell;
      side.limit = limit(other);
    }
  }

  /** The cells of the way that was found, from its start. */
  int[] way() {
    int first = fore.known.steps(meeting);
    int[] way = new int[first + back.known.steps(meeting) + 1];
    fore.known.write(meeting, way, first, -1);
    back.known.write(meeting, way, first, 1);
    return way;
  }
}
