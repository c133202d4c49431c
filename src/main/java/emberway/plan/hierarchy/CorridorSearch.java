package emberway.plan.hierarchy;

import emberway.plan.astar.FixedPointAStar;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.Goals;
import emberway.plan.query.SearchHooks;
import emberway.plan.queue.ExactOpenList;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The lower tier: A* over the cells of selected chunks. Its memory grows with the part of the
 * chunks that it visits, not with the map. An instance serves one thread.
 *
 * <p>Cells are stored in blocks of {@value ChunkGrid#SPAN} by {@value ChunkGrid#SPAN}. Unlike
 * chunks, blocks do not overlap: a chunk is a block plus a line of the blocks to its east and
 * south. A block is set up when a path first reaches it, with two {@code long}s a cell: one holds
 * the cost of the path, whether the cell is closed, and the move that led to it; the other holds
 * the cost of a step onto the cell and the moves it allows. Costs are whole numbers, coarser than
 * those of {@link FixedPointAStar}; {@link #slack} bounds the effect.
 */
final class CorridorSearch {
  private static final int SPAN = ChunkGrid.SPAN;
  private static final int BLOCK = SPAN * SPAN;
  private static final int STRIDE = SPAN + 2;
  private static final int NOT_LAID_OUT = -1;
  private static final int EXHAUSTED = -1;
  private static final int STOPPED = -2;

  /**
   * The most expensive step costs less than 2^32 units: no path over 2^26 cells reaches 2^58. The
   * open list rounds costs above 2^53, which {@link #slack} covers.
   */
  private static final int DEAREST_BITS = 31;

  private static final int G_SHIFT = 4;
  private static final long CLOSED = 8;
  private static final long LOW_BITS = 15;
  private static final int MOVE_MASK = 7;
  private static final int COST_SHIFT = 8;
  private static final long NO_GROUND = -1; // blocked or outside the corridor
  private static final int BUCKETS_PER_STEP = 512;

  private final CostField field;
  private final ChunkGrid grid;
  private final int width; // of the map [cells]
  private final int height; // of the map [cells]
  private final int columns; // of blocks
  private final double unitsPerCost; // a power of two
  private final double[] factor = new double[8]; // [by move] cost as a multiple of a straight step
  private final long one; // as in OctileDistance, in units
  private final long bothLessOne;
  private final double cheapest; // step [units]
  private final ExactOpenList open;
  private final int tieShift;

  // The blocks set up so far; a cell number here is slot*BLOCK + its place in the block.
  private final int[] slots; // by block
  private int[] blocks = new int[16]; // by slot
  private long[][] states = new long[16][]; // by slot, place
  private long[][] grounds = new long[16][]; // by slot, place
  private int used; // slots

  private final byte[] movesByNeighborhood;
  private final boolean[] isPassable = new boolean[STRIDE * STRIDE];
  private final byte[] moves = new byte[STRIDE * STRIDE];
  private BitSet corridor;
  private Goals goals;
  private long expanded;
  private long generated;

  CorridorSearch(CostField field, Movement movement, ChunkGrid grid) {
    this.field = field;
    this.grid = grid;
    movesByNeighborhood = NeighborMasks.byNeighborhood(movement.cornerCutting());
    width = field.size().width();
    height = field.size().height();
    columns = (width + SPAN - 1) / SPAN;
    slots = new int[columns * ((height + SPAN - 1) / SPAN)];
    double diagonal = movement.diagonal();
    double dearest = field.maxCost() * Math.max(1, diagonal);
    unitsPerCost =
        dearest < Double.POSITIVE_INFINITY
            ? Math.scalb(1.0, DEAREST_BITS - Math.getExponent(dearest))
            : 1;
    for (int move = 0; move < 8; move++) {
      factor[move] = NeighborMasks.isDiagonal(move) ? diagonal : 1;
    }
    cheapest = field.minCost() * Math.min(1, diagonal) * unitsPerCost;
    long straight = rounded(field.minCost() * unitsPerCost);
    long across = rounded(field.minCost() * diagonal * unitsPerCost);
    one = Math.min(straight, across);
    bothLessOne = Math.min(across, 2 * straight) - one;
    long bucket = rounded(field.meanCost() * unitsPerCost) / BUCKETS_PER_STEP;
    open = new ExactOpenList((double) Math.max(1, bucket));
    tieShift = ExactOpenList.tieShift(bucket, bound(width, height));
  }

  private static long rounded(double units) {
    return (long) (units + 0.5);
  }

  private long bound(int dx, int dy) {
    return Math.max(dx, dy) * one + Math.min(dx, dy) * bothLessOne;
  }

  /**
   * A factor below 1: no route in the corridor costs less than this factor times the cost of the
   * route found. Each step is off by up to half a unit, and thus by that share of the cheapest
   * step. The factor covers both routes, and rounding in sums of doubles.
   */
  double slack() {
    return Math.max(0, 1 - 1 / cheapest - 0x1p-26);
  }

  /**
   * The cells of the cheapest route inside a corridor, from the start to a goal; empty if the
   * caller stopped the search.
   *
   * @param corridor chunks that contain a route
   */
  int[] search(int start, Goals goals, BitSet corridor, SearchHooks hooks) {
    this.corridor = corridor;
    this.goals = goals;
    Arrays.fill(slots, NOT_LAID_OUT);
    used = 0;
    expanded = 0;
    generated = 1;
    int x = start % width;
    int y = start / width;
    int first = number(x, y);
    states[first / BLOCK][first % BLOCK] = 0;
    long h = estimate(x, y);
    open.clear((double) h);
    open.push(first, (double) h, 0);
    int end = run(first, hooks);
    assert end != EXHAUSTED : "the corridor is broken";
    int[] cells = end < 0 ? new int[0] : cells(first, end);
    Arrays.fill(states, null);
    Arrays.fill(grounds, null);
    return cells;
  }

  /** The number of a cell; sets up its block if needed. */
  private int number(int x, int y) {
    int block = y / SPAN * columns + x / SPAN;
    if (slots[block] == NOT_LAID_OUT) {
      layOut(block);
    }
    return slots[block] * BLOCK + y % SPAN * SPAN + x % SPAN;
  }

  private int run(int first, SearchHooks hooks) {
    while (true) {
      if (open.isEmpty()) {
        return EXHAUSTED;
      }
      int number = open.pop();
      int slot = number / BLOCK;
      int place = number % BLOCK;
      long here = states[slot][place];
      if ((here & CLOSED) != 0) {
        continue;
      }
      if (hooks.stopAfter(expanded)) {
        return STOPPED;
      }
      expanded++;
      states[slot][place] = here | CLOSED;
      int x = x(number);
      int y = y(number);
      if (goals.contains(y * width + x)) {
        return number;
      }
      int todo = (int) grounds[slot][place] & 255;
      if (number != first) {
        todo &= ~(1 << (7 - ((int) here & MOVE_MASK))); // all moves but the one back
      }
      for (; todo != 0; todo &= todo - 1) {
        int move = Integer.numberOfTrailingZeros(todo);
        relax(here >> G_SHIFT, move, x + NeighborMasks.DX[move], y + NeighborMasks.DY[move]);
      }
    }
  }

  private void relax(long g, int move, int x, int y) {
    int next = number(x, y);
    long ground = grounds[next / BLOCK][next % BLOCK];
    if (ground == NO_GROUND) {
      return;
    }
    long reached = g + rounded((ground >> COST_SHIFT) * factor[move]);
    long[] states = this.states[next / BLOCK];
    if (reached << G_SHIFT < (states[next % BLOCK] & ~LOW_BITS)) {
      states[next % BLOCK] = reached << G_SHIFT | move;
      long h = estimate(x, y);
      open.push(next, (double) (reached + h), ExactOpenList.tie(next, h, tieShift));
      generated++;
    }
  }

  private long estimate(int x, int y) {
    return bound(goals.columnsFrom(x), goals.rowsFrom(y));
  }

  private int x(int number) {
    return blocks[number / BLOCK] % columns * SPAN + number % SPAN;
  }

  private int y(int number) {
    return blocks[number / BLOCK] / columns * SPAN + number % BLOCK / SPAN;
  }

  private void layOut(int block) {
    if (used == blocks.length) {
      blocks = Arrays.copyOf(blocks, 2 * used);
      states = Arrays.copyOf(states, 2 * used);
      grounds = Arrays.copyOf(grounds, 2 * used);
    }
    int slot = used++;
    slots[block] = slot;
    blocks[slot] = block;
    states[slot] = new long[BLOCK];
    Arrays.fill(states[slot], Long.MAX_VALUE & ~LOW_BITS);
    grounds[slot] = new long[BLOCK];
    Arrays.fill(grounds[slot], NO_GROUND);
    int west = block % columns * SPAN;
    int north = block / columns * SPAN;
    for (int y = -1; y <= SPAN; y++) {
      for (int x = -1; x <= SPAN; x++) {
        isPassable[(y + 1) * STRIDE + x + 1] =
            field.size().contains(west + x, north + y)
                && !field.isBlocked(field.size().index(west + x, north + y));
      }
    }
    layMoves();
    int east = Math.min(width, west + SPAN);
    int south = Math.min(height, north + SPAN);
    for (int y = north; y < south; y++) {
      for (int x = west; x < east; x++) {
        int local = (y - north + 1) * STRIDE + x - west + 1;
        if (isPassable[local] && grid.isAmong(corridor, x, y)) {
          long cost = rounded(field.costAt(field.size().index(x, y)) * unitsPerCost);
          grounds[slot][y % SPAN * SPAN + x % SPAN] = cost << COST_SHIFT | (moves[local] & 255);
        }
      }
    }
  }

  private void layMoves() {
    for (int y = 1; y <= SPAN; y++) {
      int neighborhood = NeighborMasks.column(isPassable, y * STRIDE, STRIDE) << 3;
      neighborhood |= NeighborMasks.column(isPassable, y * STRIDE + 1, STRIDE) << 6;
      for (int cell = y * STRIDE + 1; cell <= y * STRIDE + SPAN; cell++) {
        neighborhood = neighborhood >> 3 | NeighborMasks.column(isPassable, cell + 1, STRIDE) << 6;
        moves[cell] = movesByNeighborhood[neighborhood];
      }
    }
  }

  private int[] cells(int first, int end) {
    int length = 1;
    for (int number = end; number != first; number = before(number)) {
      length++;
    }
    int[] cells = new int[length];
    int number = end;
    for (int at = length - 1; at >= 0; at--) {
      cells[at] = y(number) * width + x(number);
      number = at > 0 ? before(number) : number;
    }
    return cells;
  }

  private int before(int number) {
    int move = (int) states[number / BLOCK][number % BLOCK] & MOVE_MASK;
    return number(x(number) - NeighborMasks.DX[move], y(number) - NeighborMasks.DY[move]);
  }

  /** The number of cells expanded by the last search. */
  long expanded() {
    return expanded;
  }

  /** How often the last search put a cell on the open list. */
  long generated() {
    return generated;
  }
}
