package emberway.plan.astar;

import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;

/**
 * The search state of each cell in a {@link FixedPointKernel} or one side of a {@link
 * BidirectionalAStar}: one {@code long}, kept from search to search.
 *
 * <p>Design. A state holds, from the top: 7 bits of stamp, 52 bits of {@code g}, one closed bit,
 * and 3 bits for the move that led to the cell. Stamps count <em>down</em> from search to search,
 * so a state of an older search is greater than any of the current one, and a single comparison
 * tells whether a path is better. When the stamps are used up, all states are cleared. A border of
 * states around the map makes all eight neighbors accessible even at the map's edge.
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

  /** The greatest cost of a path that may be extended by another step. [units] */
  static final long MAX_G = (1L << G_BITS) - (1L << 50);

  /** Below the price of every step, and above the handicap of every source. [units] */
  private static final long NO_STEP = 1L << (FixedPointCosts.UNIT_BITS - 1);

  private final int border; // states before the first cell's and after the last cell's
  private final int[] offset; // [by move] to the neighbor's index
  private final long[] states; // [size: width*height + 2*border] row-major, starts after border
  private int stamp;

  /** Creates states for a map; they belong to no search yet. */
  FixedPointStates(int width, int cells) {
    border = width + 1;
    offset = NeighborMasks.offsets(width);
    states = new long[cells + 2 * border];
  }

  /** The states; the internal array. */
  long[] array() {
    return states;
  }

  /** The index of the first cell's state. */
  int border() {
    return border;
  }

  /** Begins a search, which invalidates all states. */
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

  /** The cost of the path to a cell, from its state. [units] */
  static long g(long state) {
    return state >> G_SHIFT & G_MASK;
  }

  /** Whether this search has reached a cell. */
  boolean isReached(int cell) {
    return isOfThisSearch(states[border + cell]);
  }

  /** Whether a state belongs to the current search. */
  boolean isOfThisSearch(long state) {
    return state >> STAMP_SHIFT == stamp;
  }

  /**
   * The moves to neighbors whose states are greater than the offered ones, one bit a move. Avoids
   * branches, which would be hard to predict.
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

  /** The number of steps between a reached cell and its source. */
  int steps(int reached) {
    int steps = 0;
    for (int cell = reached; !isSource(cell); cell = next(cell)) {
      steps++;
    }
    return steps;
  }

  /**
   * Writes the cells from a reached cell to its source, both included.
   *
   * @param at the index for the reached cell
   * @param toward 1 if the others follow it, -1 if they precede it
   */
  void write(int reached, int[] path, int at, int toward) {
    int cell = reached;
    path[at] = cell;
    for (int i = at + toward; !isSource(cell); i += toward) {
      cell = next(cell);
      path[i] = cell;
    }
  }

  /** Whether a reached cell is a source. */
  private boolean isSource(int cell) {
    return g(states[border + cell]) < NO_STEP;
  }

  /** The cell from which this one was reached. */
  private int next(int cell) {
    return cell - offset[(int) states[border + cell] & MOVE_MASK];
  }
}
