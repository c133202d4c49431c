package emberway.plan;

import java.util.Arrays;

/**
 * The default search wherever fixed-point costs fit: A* in integers, over one {@code long} of state
 * and one byte of moves a cell.
 *
 * <p>Design. The state of a cell is, from the top: 7 bits of stamp, 52 of {@code g}, one that says
 * closed, 3 for the move that led here. Stamps count <em>down</em> from search to search, so that a
 * state left by an older one is greater than any of this one, and a single comparison tells whether
 * a way is news. When the stamps are used up, all is cleared.
 *
 * <p>Arithmetic. A step costs a whole number of units, a unit being some 2^-28 of the cheapest
 * step. Sums are exact, the estimate is consistent, and a closed cell is final. Should a way grow
 * beyond 2^52 units, {@link ExactSearch} answers from then on. Why the result is within the
 * promised bound: {@code docs/decisions/0002-exact-search.md}.
 */
final class PackedSearch implements Search {
  private static final int UNIT_BITS = 28;
  private static final int G_SHIFT = 4;
  private static final int G_BITS = 52;
  private static final int STAMP_SHIFT = G_SHIFT + G_BITS;
  private static final long MOST_G = (1L << G_BITS) - 1;
  private static final long CLOSED = 8;
  private static final int MOVE_MASK = 7;
  private static final long LOW_BITS = CLOSED | MOVE_MASK;
  private static final int ALL_MOVES = 255;
  private static final int STAMPS = 1 << (63 - STAMP_SHIFT);

  /** The greatest step, so that no sum overflows before it is looked at. [cheapest steps] */
  private static final double MOST_RATIO = 1 << 20;

  private static final int BUCKETS_PER_STEP = 256;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final int width;
  private final double[] costs; // the field's own [size: width*height, row-major]
  private final int[] offset = new int[8]; // by move
  private final double[] scale = new double[8]; // by move: units for a cost of 1
  private final int[] onward;
  private final long one; // LowerBound's, in units
  private final long bothLessOne;
  private final BucketQueue open;

  // Working arrays, row-major, made by the first search. [size: width*height]
  private long[] state = {};
  private byte[] moves;
  private int stamp; // STAMPS - 1 .. 0

  private ExactSearch wide; // once a way has outgrown the units

  // The search under way.
  private int start;
  private Goals goals;
  private SearchListener listener;
  private boolean isListening;
  private long expanded;
  private long generated;

  private PackedSearch(CostField field, Movement movement, StepCosts steps) {
    this.field = field;
    this.movement = movement;
    this.steps = steps;
    width = field.size().width();
    int height = field.size().height();
    costs = field.costs();
    double diagonal = movement.diagonal();
    double leastStep = field.minCost() * Math.min(1, diagonal);
    double unitsPerCost = Math.scalb(1.0, UNIT_BITS - Math.getExponent(leastStep));
    for (int move = 0; move < 8; move++) {
      offset[move] = Moves.DY[move] * width + Moves.DX[move];
      scale[move] = unitsPerCost * (Moves.isDiagonal(move) ? diagonal : 1);
    }
    onward = Moves.onward(diagonal);
    long straight = units(field.minCost(), unitsPerCost);
    long across = units(field.minCost(), unitsPerCost * diagonal);
    one = Math.min(straight, across);
    bothLessOne = Math.min(across, 2 * straight) - one;
    open =
        new BucketQueue(
            units(field.meanCost(), unitsPerCost) / BUCKETS_PER_STEP, bound(width, height));
  }

  /** The search of a field; a wider arithmetic where its costs lie too far apart for this. */
  static Search of(CostField field, Movement movement, StepCosts steps) {
    double diagonal = movement.diagonal();
    double least = field.minCost() * Math.min(1, diagonal);
    double most = field.maxCost() * Math.max(1, diagonal);
    return most / least <= MOST_RATIO
        ? new PackedSearch(field, movement, steps)
        : new ExactSearch(field, movement, steps);
  }

  /** Never falls as {@code cost} grows. */
  private static long units(double cost, double scale) {
    return (long) (cost * scale + 0.5);
  }

  /** {@link LowerBound}, in units. */
  private long bound(int dx, int dy) {
    return Math.max(dx, dy) * one + Math.min(dx, dy) * bothLessOne;
  }

  @Override
  public Outcome search(int start, Goals goals, SearchHooks hooks) {
    if (wide != null) {
      return wide.search(start, goals, hooks);
    }
    final long began = System.nanoTime();
    begin(start, goals, hooks);
    int end = run(hooks);
    if (end == TOO_FAR) {
      wide = new ExactSearch(field, movement, steps);
      state = null;
      moves = null;
      return wide.search(start, goals, hooks);
    }
    if (end >= 0) {
      return new Outcome.Found(route(end), stats(began));
    }
    if (end == STOPPED) {
      return new Outcome.Stopped(stats(began));
    }
    Nearest nearest = Nearest.find(goals, this::isReached, at -> (double) g(at));
    return new Outcome.Unreachable(
        goals.size().cell(nearest.goal()), route(nearest.cell()), stats(began));
  }

  private static final int EXHAUSTED = -1;
  private static final int STOPPED = -2;
  private static final int TOO_FAR = -3;

  private void begin(int start, Goals goals, SearchHooks hooks) {
    if (state.length == 0) {
      state = new long[costs.length];
      moves = Moves.of(field, movement.corners());
    }
    if (--stamp < 0) {
      Arrays.fill(state, Long.MAX_VALUE);
      stamp = STAMPS - 2; // STAMPS - 1 is that of a cleared cell
    }
    this.start = start;
    this.goals = goals;
    listener = hooks.listener();
    isListening = listener != SearchListener.NONE;
    expanded = 0;
    generated = 1;
    long h = estimate(start % width, start / width);
    state[start] = (long) stamp << STAMP_SHIFT;
    open.clear(h);
    open.push(start, h, h);
    if (isListening) {
      listener.opened(start, SearchListener.NO_PARENT, 0, h / scale[1]);
    }
  }

  /** The goal that was reached, or one of the constants above. */
  private int run(SearchHooks hooks) {
    final long[] state = this.state;
    final byte[] moves = this.moves;
    final double[] costs = this.costs;
    final int[] onward = this.onward;
    final int[] offset = this.offset;
    final double[] scale = this.scale;
    final BucketQueue open = this.open;
    final int width = this.width;
    final boolean isListening = this.isListening;
    final int goal = goals.count() == 1 ? goals.cell(0) : -1;
    while (true) {
      int cell = open.pop();
      if (cell < 0) {
        return EXHAUSTED;
      }
      long here = state[cell];
      if ((here & CLOSED) != 0) {
        continue; // a cheaper way here came out before
      }
      if (hooks.stopAfter(expanded)) {
        return STOPPED;
      }
      expanded++;
      state[cell] = here | CLOSED;
      int y = cell / width;
      int x = cell - y * width;
      if (isListening) {
        listener.expanded(cell, parent(cell), cost(g(cell)), cost(estimate(x, y)));
      }
      if (cell == goal || (goal < 0 && goals.contains(cell))) {
        return cell;
      }
      long floor = here | LOW_BITS;
      int todo = moves[cell] & (cell == start ? ALL_MOVES : onward[(int) here & MOVE_MASK]);
      while (todo != 0) {
        int move = Integer.numberOfTrailingZeros(todo);
        todo &= todo - 1;
        int next = cell + offset[move];
        long known = state[next];
        long reached = floor + (units(costs[next], scale[move]) << G_SHIFT);
        if (reached >= known) {
          continue;
        }
        long gNew = reached >> G_SHIFT & MOST_G;
        if (reached >> STAMP_SHIFT != stamp) {
          return TOO_FAR;
        }
        state[next] = reached - LOW_BITS + move;
        long h = estimate(x + Moves.DX[move], y + Moves.DY[move]);
        open.push(next, gNew + h, h);
        generated++;
        if (isListening) {
          tell(known, next, cell, gNew, h);
        }
      }
    }
  }

  private void tell(long known, int cell, int from, long gNew, long h) {
    if (known >> STAMP_SHIFT == stamp) {
      listener.reparented(cell, from, cost(gNew), cost(h));
    } else {
      listener.opened(cell, from, cost(gNew), cost(h));
    }
  }

  private long estimate(int x, int y) {
    int dx = Math.max(0, Math.max(goals.west - x, x - goals.east));
    int dy = Math.max(0, Math.max(goals.north - y, y - goals.south));
    return bound(dx, dy);
  }

  private double cost(long units) {
    return units / scale[1];
  }

  private boolean isReached(int cell) {
    return state[cell] >> STAMP_SHIFT == stamp;
  }

  private long g(int cell) {
    return state[cell] >> G_SHIFT & MOST_G;
  }

  private int parent(int cell) {
    return cell == start
        ? SearchListener.NO_PARENT
        : cell - offset[(int) state[cell] & MOVE_MASK];
  }

  private Route route(int end) {
    int length = 1;
    for (int cell = end; cell != start; cell = parent(cell)) {
      length++;
    }
    int[] cells = new int[length];
    int cell = end;
    for (int at = length - 1; at > 0; at--) {
      cells[at] = cell;
      cell = parent(cell);
    }
    cells[0] = start;
    return steps.route(cells);
  }

  private SearchStats stats(long began) {
    return new SearchStats(expanded, generated, 0, System.nanoTime() - began);
  }
}
