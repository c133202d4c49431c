package emberway.plan;

import java.util.Arrays;

/**
 * The default search wherever fixed-point costs fit and {@link JumpSearch} does not: A* in integers
 * over one {@code long} a cell.
 *
 * <p>Design. It searches from the goals back to the start: a step costs what the cell it leads onto
 * costs, so that all steps onto the cell being expanded have one price, and its neighbors' costs
 * need not be looked at. The state, from the top: 7 bits of stamp, 52 of {@code g}, one that says
 * closed, 3 for the move that leads on from the cell, backwards. Stamps count <em>down</em> from
 * search to search, so that a state left by an older one is greater than any of this one, and a
 * single comparison tells whether a way is news. When the stamps are used up, all is cleared. Which
 * {@link Moves} each cell allows lies in an array of its own. The news among what a cell offers its
 * eight neighbors is worked out without a branch, and what is known at all of them is loaded at
 * once; a border of states around the map lets that happen at its edge, too.
 *
 * <p>The estimate is the greater of {@link LowerBound} and {@link CoarseBound}. The open list lets
 * cells out that are not the cheapest yet, so a closed cell is opened again when a cheaper way to
 * it is found, and a search that has reached its target goes on through what may be cheaper still.
 *
 * <p>Arithmetic. A step costs a whole number of units, a unit being some 2^-28 of the cheapest
 * step. Sums are exact. Should a way come near 2^52 units, {@link ExactSearch} begins anew and
 * answers from then on; it also answers when somebody listens, for it searches in the direction one
 * would. Why the result is within the promised bound: {@code docs/decisions/0002-exact-search.md}
 * and {@code 0004-fast-queries.md}.
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

  /** A bit a move: which are diagonal. */
  private static final int DIAGONALS = 0b1010_0101;

  /** The dearest step [cheapest steps]; so that it costs less than 2^50 units. */
  private static final double MOST_RATIO = 1 << 20;

  /** The most a way may cost before it takes another step. [units] */
  private static final long MOST_G = (1L << G_BITS) - (1L << 50);

  /** Below every step, and above what a goal is handicapped with. [units] */
  private static final long NO_STEP = 1L << (UNIT_BITS - 1);

  /** Of a mean step; narrow enough that hardly a cell is expanded twice. Measured. */
  private static final int BUCKETS_PER_STEP = 8;

  // What came of a search that did not end at the start.
  private static final int EXHAUSTED = -1;
  private static final int STOPPED = -2;
  private static final int TOO_FAR = -3;

  /** Where nothing is looked for. */
  private static final int NOWHERE = -1;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final int width;
  private final int border; // states before that of the first cell, and after that of the last
  private final double diagonal;
  private final double unitsPerCost; // a power of two
  private final int[] offset; // by move: to the neighbor's index
  private final long one; // LowerBound's, in units
  private final long bothLessOne;
  private final BucketRing open;

  // Made by the first search.
  private long[] states = {}; // [size: width*height + 2*border] row-major, from the border on
  private byte[] moves; // [size: width*height, row-major]
  private CoarseBound coarse;

  private LandmarkBound landmarks; // null while there are none
  private boolean isGuided; // whether landmarks bound the ways of this search
  private Components components; // null until a search came up empty
  private int stamp;
  private ExactSearch wide; // null until a way has outgrown the units, or somebody listens
  private boolean isTooWide;

  // The search under way.
  private int target; // where it ends: the start of the way
  private int targetX;
  private int targetY;
  private long expanded;
  private long generated;

  private PackedSearch(CostField field, Movement movement, StepCosts steps) {
    this.field = field;
    this.movement = movement;
    this.steps = steps;
    width = field.size().width();
    border = width + 1;
    diagonal = movement.diagonal();
    double leastStep = field.minCost() * Math.min(1, diagonal);
    unitsPerCost = Math.scalb(1.0, UNIT_BITS - Math.getExponent(leastStep));
    offset = Moves.offsets(width);
    long straight = rounded(field.minCost() * unitsPerCost);
    long across = rounded((double) straight * diagonal);
    one = Math.min(straight, across);
    bothLessOne = Math.min(across, 2 * straight) - one;
    double bucket = Math.min(leastStep, field.meanCost() / BUCKETS_PER_STEP) * unitsPerCost;
    open = new BucketRing(rounded(bucket), field.size().cells());
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

  /**
   * Takes the arrays of a search over the same map before an edit, and brings them up to date; that
   * one must not be used any more. States need nothing: those of older searches never count.
   */
  void takeOver(PackedSearch spent) {
    if (spent.moves == null || spent.isTooWide) {
      return;
    }
    states = spent.states;
    stamp = spent.stamp;
    moves = spent.moves;
    components = spent.components;
    int[] opened =
        Arrays.stream(field.differences(spent.field))
            .filter(cell -> field.isBlocked(cell) != spent.field.isBlocked(cell))
            .toArray();
    int[] touched = Moves.around(field.size(), opened);
    byte[] allowed = Moves.byNeighborhood(movement.corners());
    for (int cell : touched) {
      moves[cell] = (byte) Moves.at(field, allowed, cell);
    }
    if (components != null && !components.update(touched)) {
      components = null;
    }
  }

  /** From the next search on, lets landmarks that hold for the field bound the ways; or none. */
  void use(Landmarks chosen) {
    if (landmarks == null ? chosen != null : landmarks.landmarks() != chosen) {
      landmarks = chosen == null ? null : new LandmarkBound(chosen, unitsPerCost);
    }
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
    if (isTooWide || hooks.listener() != SearchListener.NONE) {
      return wide().search(start, goals, hooks);
    }
    final long began = System.nanoTime();
    prepare();
    begin(start, goals);
    int end = EXHAUSTED;
    if (components == null || !isOutOfReach(start, goals)) {
      for (int i = 0; i < goals.count(); i++) {
        push(goals.cell(i), 0);
      }
      end = run(hooks);
    }
    return switch (end) {
      case STOPPED -> new Outcome.Stopped(stats(began));
      case TOO_FAR -> searchWide(start, goals, hooks);
      case EXHAUSTED -> nearest(start, goals, hooks, began);
      default -> new Outcome.Found(route(), stats(began));
    };
  }

  private ExactSearch wide() {
    if (wide == null) {
      wide = new ExactSearch(field, movement, steps);
    }
    return wide;
  }

  private Outcome searchWide(int start, Goals goals, SearchHooks hooks) {
    isTooWide = true;
    states = null;
    moves = null;
    coarse = null;
    landmarks = null;
    components = null;
    return wide().search(start, goals, hooks);
  }

  /**
   * What to answer when there is no way: the way to the cheapest of the cells nearest to the goals.
   * The first of equals, row by row, is found because a goal is handicapped by a unit for each
   * before it.
   */
  private Outcome nearest(int start, Goals goals, SearchHooks hooks, long began) {
    if (components == null) {
      components = new Components(moves, width);
    }
    Nearby nearby;
    if (components.label(start) == Components.OTHER) {
      begin(NOWHERE, goals);
      push(start, 0);
      if (run(hooks) == STOPPED) {
        return new Outcome.Stopped(stats(began));
      }
      nearby = Nearby.find(goals, cell -> states[border + cell] >> STAMP_SHIFT == stamp);
    } else {
      int label = components.label(start);
      nearby = Nearby.find(goals, cell -> components.label(cell) == label);
    }
    begin(start, nearby.cells());
    for (int i = 0; i < nearby.cells().count(); i++) {
      push(nearby.cells().cell(i), i);
    }
    int end = run(hooks);
    if (end == STOPPED) {
      return new Outcome.Stopped(stats(began));
    }
    if (end == TOO_FAR) {
      return searchWide(start, goals, hooks);
    }
    Route route = route();
    int goal = nearby.goalOf(route.index(route.steps()));
    return new Outcome.Unreachable(goals.size().cell(goal), route, stats(began));
  }

  /** Whether the labels say that there is no way. */
  private boolean isOutOfReach(int start, Goals goals) {
    int label = components.label(start);
    if (label == Components.OTHER) {
      return false;
    }
    for (int i = 0; i < goals.count(); i++) {
      if (components.label(goals.cell(i)) == label) {
        return false;
      }
    }
    return true;
  }

  private void prepare() {
    if (states.length == 0) {
      states = new long[field.size().cells() + 2 * border];
      moves = Moves.of(field, movement.corners());
    }
    if (coarse == null) {
      coarse = new CoarseBound(field, diagonal, unitsPerCost);
    }
    expanded = 0;
    generated = 0;
  }

  private void begin(int target, Goals goals) {
    if (--stamp < 0) {
      Arrays.fill(states, Long.MAX_VALUE);
      stamp = CLEARED - 1;
    }
    this.target = target;
    if (target != NOWHERE) {
      targetX = target % width;
      targetY = target / width;
      isGuided = landmarks != null && landmarks.begin(target, goals);
      if (!isGuided) {
        coarse.begin(targetX, targetY);
      }
    }
    open.clear();
  }

  /** Puts a cell on the open list that a way may end at, unless it is blocked. */
  private void push(int cell, int handicap) {
    if (field.isBlocked(cell)) {
      return;
    }
    states[border + cell] = ((long) stamp << STAMP_SHIFT) | ((long) handicap << G_SHIFT);
    open.push(cell, handicap + estimate(cell));
    generated++;
  }

  /** The target, when it was reached, or one of the constants above. */
  private int run(SearchHooks hooks) {
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
          expand(cell, here);
        }
      }
    }
    return best == Long.MAX_VALUE ? EXHAUSTED : target;
  }

  /** Offers the ways through a cell to its neighbors. */
  private void expand(int cell, long here) {
    final long[] states = this.states;
    double price = (double) rounded(field.costAt(cell) * unitsPerCost);
    long from = here | LOW_BITS; // so that a way that costs the same is no news
    long straight = from + ((long) price << G_SHIFT);
    long across = from + (rounded(price * diagonal) << G_SHIFT);
    int at = border + cell;
    int north = at - width;
    int south = at + width;
    int news =
        (int) ((across - states[north - 1]) >>> 63) // 1 if less
            | (int) ((straight - states[north]) >>> 63 << 1)
            | (int) ((across - states[north + 1]) >>> 63 << 2)
            | (int) ((straight - states[at - 1]) >>> 63 << 3)
            | (int) ((straight - states[at + 1]) >>> 63 << 4)
            | (int) ((across - states[south - 1]) >>> 63 << 5)
            | (int) ((straight - states[south]) >>> 63 << 6)
            | (int) ((across - states[south + 1]) >>> 63 << 7);
    news &= moves[cell];
    int y = cell / width;
    int x = cell - y * width;
    while (news != 0) {
      int move = Integer.numberOfTrailingZeros(news);
      news &= news - 1;
      int next = cell + offset[move];
      long reached = straight + ((across - straight) & -(long) ((DIAGONALS >> move) & 1));
      states[border + next] = reached - LOW_BITS + move;
      open.push(next, g(reached) + estimate(next, x + Moves.DX[move], y + Moves.DY[move]));
      generated++;
    }
  }

  private long estimate(int cell) {
    return estimate(cell, cell % width, cell / width);
  }

  private long estimate(int cell, int x, int y) {
    if (target == NOWHERE) {
      return 0;
    }
    long direct = bound(Math.abs(x - targetX), Math.abs(y - targetY));
    return Math.max(direct, isGuided ? landmarks.at(cell) : coarse.at(x, y));
  }

  private static long g(long state) {
    return state >> G_SHIFT & G_MASK;
  }

  /** Whether a way may end at a cell that was reached. */
  private boolean isEnd(int cell) {
    return g(states[border + cell]) < NO_STEP;
  }

  /** The cell after this one on the way that was found. */
  private int next(int cell) {
    return cell - offset[(int) states[border + cell] & MOVE_MASK];
  }

  /** The way from the target. */
  private Route route() {
    int length = 1;
    for (int cell = target; !isEnd(cell); cell = next(cell)) {
      length++;
    }
    int[] way = new int[length];
    way[0] = target;
    for (int at = 1; at < length; at++) {
      way[at] = next(way[at - 1]);
    }
    return steps.route(way);
  }

  private SearchStats stats(long began) {
    return new SearchStats(expanded, generated, 0, System.nanoTime() - began);
  }
}
