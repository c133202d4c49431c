package emberway.plan.astar;

import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;

/**
 * What a search by {@link FixedPointKernel}, or one side of {@link BidirectionalAStar}, knows of
 * each cell: one {@code long}, kept from search to search.
 *
 * <p>Design. A state is, from the top: 7 bits of stamp, 52 of {@code g}, one that says closed, 3
 * for the move that led to the cell. Stamps count <em>down</em> from search to search, so that a
 * state left by an older one is greater than any of this one, and a single comparison tells whether
 * a way is news. When the stamps are used up, all is cleared. A border of states around the map
 * lets all eight neighbors of a cell be looked at, at its edge, too.
 */
final class FixedPointStates {
  static final int MOVE_MASK = 7;
  static final long CLOSED = 8;
  static final long LOW_BITS = CLOSED | MOVE_MASK;
  static final int G_SHIFT = 4;

  private static final int G_BITS = 52;
  private static final long G_MASK = (1L << G_BITS) - 1;
  private static final int STAMP_SHIFT = G_SHIFT + G_BITS;
  private static final int CLEARED = (1 << (63 - STAMP_SHIFT)) - 1; // the greatest stamp

  /** The most a way may cost before it takes another step. [units] */
  static final long MOST_G = (1L << G_BITS) - (1L << 50);

  /** Below every step, and above what a source is handicapped with. [units] */
  private static final long NO_STEP = 1L << (FixedPointCosts.UNIT_BITS - 1);

  private final int border; // states before that of the first cell, and after that of the last
  private final int[] offset; // by move: to the neighbor's index
  private final long[] states; // [size: width*height + 2*border] row-major, from the border on
  private int stamp;

  /** States for a map; they belong to no search yet. */
  FixedPointStates(int width, int cells) {
    border = width + 1;
    offset = NeighborMasks.offsets(width);
    states = new long[cells + 2 * border];
  }

  /** The states; the array itself. */
  long[] array() {
    return states;
  }

  /** The index of the first cell's state. */
  int border() {
    return border;
  }

  /** Begins a search: no state belongs to it yet. */
  void begin() {
    if (--stamp < 0) {
      Arrays.fill(states, Long.MAX_VALUE);
      stamp = CLEARED - 1;
    }
  }

  /** Makes a cell a source. */
  void put(int cell, int handicap) {
    states[border + cell] = ((long) stamp << STAMP_SHIFT) | ((long) handicap << G_SHIFT);
  }

  /** What the way to a cell costs, by its state. [units] */
  static long g(long state) {
    return state >> G_SHIFT & G_MASK;
  }

  /** Whether this search has reached a cell. */
  boolean isReached(int cell) {
    return isOfThisSearch(states[border + cell]);
  }

  /** Whether a state belongs to the search under way. */
  boolean isOfThisSearch(long state) {
    return state >> STAMP_SHIFT == stamp;
  }

  /**
   * By which moves the states are greater than what is offered: a bit each. Without a branch, for
   * nobody could foresee it.
   *
   * @param at the index of the state of the cell that the moves lead from
   */
  static int news(long[] states, int width, int at, long straight, long across) {
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

  /** How many cells lie between one that was reached and its source, that included. */
  int steps(int reached) {
    int steps = 0;
    for (int cell = reached; !isSource(cell); cell = next(cell)) {
      steps++;
    }
    return steps;
  }

  /**
   * Writes down the cells between one that was reached and its source, both included.
   *
   * @param at where the one that was reached belongs
   * @param toward 1 if the others follow it, -1 if they come before it
   */
  void write(int reached, int[] way, int at, int toward) {
    int cell = reached;
    way[at] = cell;
    for (int i = at + toward; !isSource(cell); i += toward) {
      cell = next(cell);
      way[i] = cell;
    }
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
