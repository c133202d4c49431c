package emberway.plan;

/**
 * The default search wherever fixed-point costs fit and {@link JumpSearch} does not: A* in integers
 * over two {@code long}s a cell, side by side.
 *
 * <p>Design. The first is the state, from the top: 7 bits of stamp, 52 of {@code g}, one that says
 * closed, 3 for the move that led here. Stamps count <em>down</em> from search to search, so that a
 * state left by an older one is greater than any of this one, and a single comparison tells whether
 * a way is news. When the stamps are used up, all is cleared. The second is the ground: 50 bits of
 * what a straight step onto the cell costs, 6 of its label among the {@link Components} and 8 of
 * which {@link Moves} it allows; blocked cells are never looked at. What the moves from a cell
 * offer is worked out without a branch first, and only the news among it goes on to the open list.
 *
 * <p>Arithmetic. A step costs a whole number of units, a unit being some 2^-28 of the cheapest
 * step. Sums are exact, the estimate is consistent, and a closed cell is final. Should a way come
 * near 2^52 units, {@link ExactSearch} begins anew and answers from then on. Why the result is
 * within the promised bound: {@code docs/decisions/0002-exact-search.md}.
 */
final class PackedSearch implements Search {
  private static final int UNIT_BITS = 28;

  private static final int MOVE_MASK = 7;
  private static final long CLOSED = 8;
  private static final long LOW_BITS = CLOSED | MOVE_MASK;
  private static final int G_SHIFT = 4;
  private static final int G_BITS = 52;
  private static final long G_MASK = (1L << G_BITS) - 1;
  private static final int STAMP_SHIFT = G_SHIFT + G_BITS;
  private static final int CLEARED = (1 << (63 - STAMP_SHIFT)) - 1; // the greatest stamp
  private static final int LABEL_SHIFT = 8;
  private static final int LABEL_MASK = 63;
  private static final int COST_SHIFT = 14;
  private static final int ALL_MOVES = 255;

  /** The dearest step [cheapest steps]; so that it costs less than 2^50 units. */
  private static final double MOST_RATIO = 1 << 20;

  /** The most a way may cost before it takes another step. [units] */
  private static final long MOST_G = (1L << G_BITS) - (1L << 50);

  /** Leaves a bucket an entry or two on maps of some hundred cells a side; measured. */
  private static final int BUCKETS_PER_STEP = 512;

  // What came of a search that did not end at a goal.
  private static final int EXHAUSTED = -1;
  private static final int STOPPED = -2;
  private static final int TOO_FAR = -3;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final int width;
  private final double unitsPerCost; // a power of two
  private final int[] offset; // by move: to the neighbor's index
  private final double[] factor = new double[8]; // by move: of a straight step
  private final int[] onward;
  private final long one; // LowerBound's, in units
  private final long bothLessOne;
  private final BucketQueue open;

  /** States at even, grounds at odd places; made by the first search. [size: 2*width*height] */
  private long[] cells = {};

  private boolean isLabeled; // whether the grounds hold labels: once a search came up empty
  private int stamp;
  private ExactSearch wide; // null until a way has outgrown the units

  // What a cell offers its neighbors that is news. [by its number among the news]
  private final int[] newMoves = new int[8 + 1];
  private final long[] newStates = new long[8 + 1];

  // The search under way.
  private int start;
  private Goals goals;
  private SearchListener listener;
  private boolean isListening;
  private long mostG; // a way that is longer is not followed [units]
  private long expanded;
  private long generated;

  private PackedSearch(CostField field, Movement movement, StepCosts steps) {
    this.field = field;
    this.movement = movement;
    this.steps = steps;
    width = field.size().width();
    double diagonal = movement.diagonal();
    double leastStep = field.minCost() * Math.min(1, diagonal);
    unitsPerCost = Math.scalb(1.0, UNIT_BITS - Math.getExponent(leastStep));
    for (int move = 0; move < 8; move++) {
      factor[move] = Moves.isDiagonal(move) ? diagonal : 1;
    }
    offset = Moves.offsets(width);
    onward = Moves.onward(diagonal);
    long straight = rounded(field.minCost() * unitsPerCost);
    long across = rounded((double) straight * diagonal);
    one = Math.min(straight, across);
    bothLessOne = Math.min(across, 2 * straight) - one;
    long bucket = rounded(field.meanCost() * unitsPerCost) / BUCKETS_PER_STEP;
    open = new BucketQueue(bucket, bound(width, field.size().height()));
  }

  /** The default search of a field: this, or a wider one if costs lie too far apart for it. */
  static Search of(CostField field, Movement movement, StepCosts steps) {
    double diagonal = movement.diagonal();
    double least = field.minCost() * Math.min(1, diagonal);
    double most = field.maxCost() * Math.max(1, diagonal);
    return most / least <= MOST_RATIO // false when all is blocked
        ? new PackedSearch(field, movement, steps)
        : new ExactSearch(field, movement, steps);
  }

  /** Never falls as {@code units} grows. */
  private static long rounded(double units) {
    return (long) (units + 0.5);
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
    Nearby nearby = isLabeled && isOutOfReach(start, goals) ? nearby(start, goals) : null;
    begin(start, nearby == null ? goals : nearby.cells(), hooks);
    int end = run(hooks);
    if (end >= 0 && nearby != null && nearby.cells().count() > 1) {
      end = firstOfEquals(end, hooks);
    }
    if (end == TOO_FAR) {
      wide = new ExactSearch(field, movement, steps);
      cells = null;
      return wide.search(start, goals, hooks);
    }
    if (end == STOPPED) {
      return new Outcome.Stopped(stats(began));
    }
    if (end == EXHAUSTED) {
      return exhausted(stats(began), hooks);
    }
    return nearby == null
        ? new Outcome.Found(route(end), stats(began))
        : new Outcome.Unreachable(goals.size().cell(nearby.goalOf(end)), route(end), stats(began));
  }

  /**
   * What to answer when all within reach has been seen. The first time, labels are made and asked
   * anew, so that an answer does not depend on what was asked before; of this second, short search
   * a listener hears nothing and the figures say nothing.
   */
  private Outcome exhausted(SearchStats stats, SearchHooks hooks) {
    if (!isLabeled) {
      label();
      if (isOutOfReach(start, goals)) {
        Outcome outcome = search(start, goals, SearchHooks.stoppedWhen(hooks.cancelled()));
        return outcome instanceof Outcome.Unreachable failed
            ? new Outcome.Unreachable(failed.target(), failed.nearest(), stats)
            : new Outcome.Stopped(stats);
      }
    }
    Nearest nearest = Nearest.find(goals, this::isReached, at -> (double) g(cells[2 * at]));
    return new Outcome.Unreachable(goals.size().cell(nearest.goal()), route(nearest.cell()), stats);
  }

  /** Goes on from a goal that was reached: the first, row by row, of those as cheap to reach. */
  private int firstOfEquals(int reached, SearchHooks hooks) {
    mostG = g(cells[2 * reached]);
    int first = reached;
    while (true) {
      int end = run(hooks);
      if (end == STOPPED) {
        return STOPPED;
      }
      if (end < 0 || g(cells[2 * end]) > mostG) {
        return first;
      }
      first = Math.min(first, end);
    }
  }

  /** Whether the labels say that there is no way. */
  private boolean isOutOfReach(int start, Goals goals) {
    int label = label(start);
    if (label == Components.OTHER) {
      return false;
    }
    for (int i = 0; i < goals.count(); i++) {
      if (label(goals.cell(i)) == label) {
        return false;
      }
    }
    return true;
  }

  /** The cells nearest to the goals that hang together with a start. */
  private Nearby nearby(int start, Goals goals) {
    int label = label(start);
    return Nearby.find(goals, cell -> label(cell) == label);
  }

  private int label(int cell) {
    return (int) (cells[2 * cell + 1] >> LABEL_SHIFT) & LABEL_MASK;
  }

  private void label() {
    Components components = new Components(Moves.of(field, movement.corners()), width);
    for (int cell = 0; 2 * cell < cells.length; cell++) {
      cells[2 * cell + 1] |= (long) components.label(cell) << LABEL_SHIFT;
    }
    isLabeled = true;
  }

  private void begin(int start, Goals goals, SearchHooks hooks) {
    if (cells.length == 0) {
      layGround();
    }
    if (--stamp < 0) {
      for (int i = 0; i < cells.length; i += 2) {
        cells[i] = Long.MAX_VALUE;
      }
      stamp = CLEARED - 1;
    }
    this.start = start;
    this.goals = goals;
    listener = hooks.listener();
    isListening = listener != SearchListener.NONE;
    mostG = MOST_G;
    expanded = 0;
    generated = 1;
    long h = estimate(start % width, start / width);
    cells[2 * start] = (long) stamp << STAMP_SHIFT;
    open.clear(h);
    open.push(start, h, h);
    if (isListening) {
      listener.opened(start, SearchListener.NO_PARENT, 0, cost(h));
    }
  }

  private void layGround() {
    double[] costs = field.costs();
    byte[] moves = Moves.of(field, movement.corners());
    cells = new long[2 * costs.length];
    for (int cell = 0; cell < costs.length; cell++) {
      if (moves[cell] != 0) {
        cells[2 * cell + 1] =
            rounded(costs[cell] * unitsPerCost) << COST_SHIFT | (moves[cell] & ALL_MOVES);
      }
    }
  }

  /** The goal that was reached, or one of the constants above. */
  private int run(SearchHooks hooks) {
    final long[] cells = this.cells;
    final int[] onward = this.onward;
    final int[] offset = this.offset;
    final double[] factor = this.factor;
    final int[] newMoves = this.newMoves;
    final long[] newStates = this.newStates;
    final BucketQueue open = this.open;
    final int width = this.width;
    final boolean isListening = this.isListening;
    final int onlyGoal = goals.count() == 1 ? goals.cell(0) : -1;
    while (true) {
      // Take the first cell off the open list.
      int cell = open.pop();
      if (cell < 0) {
        return EXHAUSTED;
      }
      long here = cells[2 * cell];
      if ((here & CLOSED) != 0) {
        continue; // a cheaper way here came out before
      }
      if (hooks.stopAfter(expanded)) {
        return STOPPED;
      }
      expanded++;
      cells[2 * cell] = here | CLOSED;
      int y = cell / width;
      int x = cell - y * width;
      if (isListening) {
        listener.expanded(cell, parent(cell), cost(g(here)), cost(estimate(x, y)));
      }
      if (cell == onlyGoal || (onlyGoal < 0 && goals.contains(cell))) {
        return cell;
      }
      if (g(here) > mostG) {
        return TOO_FAR;
      }

      // See which of its neighbors it is news to. All low bits set: an equal way is none.
      long from = here | LOW_BITS;
      int moves = cell == start ? ALL_MOVES : onward[(int) here & MOVE_MASK];
      moves &= (int) cells[2 * cell + 1];
      int news = 0;
      while (moves != 0) {
        int move = Integer.numberOfTrailingZeros(moves);
        moves &= moves - 1;
        int next = 2 * (cell + offset[move]);
        long step = rounded((cells[next + 1] >> COST_SHIFT) * factor[move]);
        long reached = from + (step << G_SHIFT);
        newMoves[news] = move;
        newStates[news] = reached - LOW_BITS + move;
        news += (int) ((reached - cells[next]) >>> 63); // 1 if less
      }

      // Tell them.
      for (int i = 0; i < news; i++) {
        int move = newMoves[i];
        int next = cell + offset[move];
        long known = cells[2 * next];
        cells[2 * next] = newStates[i];
        long h = estimate(x + Moves.DX[move], y + Moves.DY[move]);
        open.push(next, g(newStates[i]) + h, h);
        generated++;
        if (isListening) {
          tell(known, next, cell, h);
        }
      }
    }
  }

  private void tell(long known, int cell, int from, long h) {
    double g = cost(g(cells[2 * cell]));
    if (known >> STAMP_SHIFT == stamp) {
      listener.reparented(cell, from, g, cost(h));
    } else {
      listener.opened(cell, from, g, cost(h));
    }
  }

  private long estimate(int x, int y) {
    int dx = Math.max(0, Math.max(goals.west - x, x - goals.east));
    int dy = Math.max(0, Math.max(goals.north - y, y - goals.south));
    return bound(dx, dy);
  }

  private double cost(long units) {
    return units / unitsPerCost;
  }

  private boolean isReached(int cell) {
    return cells[2 * cell] >> STAMP_SHIFT == stamp;
  }

  private static long g(long state) {
    return state >> G_SHIFT & G_MASK;
  }

  private int parent(int cell) {
    return cell == start
        ? SearchListener.NO_PARENT
        : cell - offset[(int) cells[2 * cell] & MOVE_MASK];
  }

  private Route route(int end) {
    int length = 1;
    for (int cell = end; cell != start; cell = parent(cell)) {
      length++;
    }
    int[] way = new int[length];
    int cell = end;
    for (int at = length - 1; at > 0; at--) {
      way[at] = cell;
      cell = parent(cell);
    }
    way[0] = start;
    return steps.route(way);
  }

  private SearchStats stats(long began) {
    return new SearchStats(expanded, generated, 0, System.nanoTime() - began);
  }
}
