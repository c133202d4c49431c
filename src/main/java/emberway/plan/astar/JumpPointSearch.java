package emberway.plan.astar;

import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCells;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import emberway.plan.queue.ExactOpenList;

/**
 * The search for maps whose passable cells all cost the same: block-based jump point search.
 *
 * <p>Design. On uniform ground, most cells lie on many paths of equal cost. This search follows
 * only paths with the fewest moves that take their diagonals first; they turn only at corners of
 * walls or from a diagonal to a straight line. A step of the search is a jump: along a line to the
 * next corner, 64 cells at a time ({@link JumpBitmap}), or along a diagonal, with a scan of the row
 * and column from each of its cells. A corner found by such a scan becomes a node; the cell where
 * the path leaves the diagonal does not. A node is open for the directions in which paths to it may
 * continue, and opens again when an equally cheap path adds directions.
 *
 * <p>The arithmetic is that of {@link FixedPointAStar}, to the unit; no path is too long for it.
 * For why the result is exact, see {@code docs/decisions/0006-jumping.md}.
 */
public final class JumpPointSearch implements ExactSearch {
  private static final int UNIT_BITS = 28;
  private static final int ALL_DIRECTIONS = 255;
  private static final int NO_NODE = -1;

  /** Dead ends are pruned unless one block holds more than this share of all runs; measured. */
  private static final double MAX_SHARE = 0.9;

  // Results of a search that did not reach a goal.
  private static final int EXHAUSTED = -1;
  private static final int STOPPED = -2;

  private final CostField field;
  private final Movement movement;
  private final StepCosts steps;
  private final int width;
  private final long straight; // [units]
  private final long diagonal; // [units]
  private final int passableSides;
  private final ExactOpenList open;
  private final int tieShift;
  private final JumpPointNodes nodes = new JumpPointNodes();

  // Created by the first search.
  private JumpBitmap rows;
  private JumpBitmap columns;
  private DeadEndPruning rowPockets;
  private DeadEndPruning columnPockets; // null if there are too few dead ends to prune
  private ExactSearch plain; // for listeners; null until needed

  // The current search.
  private Goals goals;
  private boolean isLed; // whether dead ends are pruned
  private int[] marks = new int[16]; // [by goal] value for JumpBitmap.unmark
  private long expanded;
  private long generated;

  // The node being expanded.
  private int from;
  private int fromX;
  private int fromY;

  public JumpPointSearch(StepCosts steps) {
    field = steps.field();
    movement = steps.movement();
    this.steps = steps;
    width = field.size().width();
    double unitsPerCost = Math.scalb(1.0, UNIT_BITS - Math.getExponent(field.minCost()));
    straight = (long) (field.minCost() * unitsPerCost + 0.5);
    diagonal = (long) (straight * movement.diagonal() + 0.5);
    passableSides = movement.cornerCutting().passableSides();
    long bucket = straight / 8;
    open = new ExactOpenList((double) bucket);
    tieShift = ExactOpenList.tieShift(bucket, bound(width, field.size().height()));
  }

  /** Whether all passable cells cost the same, and a diagonal costs one to two straight steps. */
  public static boolean fits(StepCosts steps) {
    CostField field = steps.field();
    double diagonal = steps.movement().diagonal();
    return field.minCost() == field.maxCost()
        && field.minCost() < Double.POSITIVE_INFINITY
        && diagonal >= 1
        && diagonal <= 2;
  }

  private long bound(int dx, int dy) {
    return Math.max(dx, dy) * straight + Math.min(dx, dy) * (diagonal - straight);
  }

  @Override
  public Outcome search(int start, Goals goals, SearchHooks hooks) {
    if (hooks.listener() != SearchListener.NONE) {
      if (plain == null) {
        plain = FixedPointAStar.of(steps);
      }
      return plain.search(start, goals, hooks);
    }
    final long began = System.nanoTime();
    expanded = 0;
    generated = 0;
    prepare();
    if (isWithinReach(start, goals)) {
      int end = run(start, goals, false, hooks);
      return end == STOPPED
          ? new Outcome.Stopped(stats(began))
          : new Outcome.Found(route(end), stats(began));
    }
    NearestCells nearestCells = NearestCells.find(goals, cell -> isWithinReach(start, cell));
    int end = run(start, nearestCells.cells(), true, hooks);
    if (end == STOPPED) {
      return new Outcome.Stopped(stats(began));
    }
    Route route = route(end);
    int target = nearestCells.goalOf(route.index(route.steps()));
    return new Outcome.Unreachable(goals.size().cell(target), route, stats(began));
  }

  private void prepare() {
    if (rows != null) {
      return;
    }
    CornerCutting cornerCutting = movement.cornerCutting();
    JumpBitmap[] lines = JumpBitmap.of(field, cornerCutting);
    int touch = cornerCutting == CornerCutting.CUT ? 1 : 0;
    rowPockets = new DeadEndPruning(lines[0], touch);
    if (rowPockets.largestShare() < MAX_SHARE) {
      columnPockets = new DeadEndPruning(lines[1], touch);
    }
    rows = lines[0];
    columns = lines[1];
  }

  @Override
  public byte[] moves() {
    return NeighborMasks.of(field, movement.cornerCutting());
  }

  @Override
  public boolean areConnected(int start, int cell) {
    prepare();
    return isWithinReach(start, cell);
  }

  private boolean isWithinReach(int start, Goals goals) {
    for (int i = 0; i < goals.count(); i++) {
      if (isWithinReach(start, goals.cell(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isWithinReach(int start, int cell) {
    return !field.isBlocked(cell) && rowPockets.areJoined(rowPlace(start), rowPlace(cell));
  }

  private int rowPlace(int cell) {
    return rows.place(cell / width, cell % width);
  }

  private int columnPlace(int cell) {
    return columns.place(cell % width, cell / width);
  }

  /** Returns the node of the goal that was reached, {@link #EXHAUSTED} or {@link #STOPPED}. */
  private int run(int start, Goals goals, boolean toFirstOfEquals, SearchHooks hooks) {
    this.goals = goals;
    isLed = columnPockets != null && goals.count() == 1;
    if (isLed) {
      rowPockets.lead(rowPlace(start), rowPlace(goals.cell(0)));
      columnPockets.lead(columnPlace(start), columnPlace(goals.cell(0)));
    }
    markGoals();
    try {
      begin(start);
      int end = resume(hooks);
      return toFirstOfEquals && end >= 0 ? firstOfEquals(end, hooks) : end;
    } finally {
      unmarkGoals();
    }
  }

  private void begin(int start) {
    nodes.clear();
    int x = start % width;
    int y = start / width;
    long h = estimate(x, y);
    open.clear((double) h);
    from = NO_NODE;
    offer(x, y, 0, ALL_DIRECTIONS);
  }

  /** Continues after reaching a goal: returns the first, row by row, of the equally cheap goals. */
  private int firstOfEquals(int reached, SearchHooks hooks) {
    int first = reached;
    while (true) {
      int end = resume(hooks);
      if (end == STOPPED) {
        return STOPPED;
      }
      if (end < 0 || nodes.g(end) > nodes.g(reached)) {
        return first;
      }
      first = nodes.place(end) < nodes.place(first) ? end : first;
    }
  }

  /** Expands nodes until the next goal. */
  private int resume(SearchHooks hooks) {
    while (true) {
      if (open.isEmpty()) {
        return EXHAUSTED;
      }
      int node = open.pop();
      int directions = nodes.take(node);
      if (directions == 0) {
        continue; // a cheaper path came out before
      }
      if (hooks.stopAfter(expanded)) {
        return STOPPED;
      }
      expanded++;
      fromX = x(node);
      fromY = y(node);
      if (goals.contains(fromY * width + fromX)) {
        return node;
      }
      from = node;
      expand(directions);
    }
  }

  private void expand(int directions) {
    long g = nodes.g(from);
    for (int todo = directions; todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo);
      int dx = NeighborMasks.DX[move];
      int dy = NeighborMasks.DY[move];
      if (dx == 0) {
        jumpAlongColumn(fromX, fromY, dy, g);
      } else if (dy == 0) {
        jumpAlongRow(fromX, fromY, dx, g);
      } else {
        jumpAlongDiagonal(dx, dy, g);
      }
    }
  }

  private void jumpAlongRow(int x, int y, int dx, long g) {
    int place = rows.place(y, x);
    int halt = dx > 0 ? rows.next(place) : rows.previous(place);
    if (!rows.isBlocked(halt)) {
      int length = (halt - place) * dx;
      int directions = bit(dx, 0);
      int beside = passableSides == 2 ? halt - dx : halt;
      for (int dy = -1; dy <= 1; dy += 2) {
        if (rows.isBlocked(beside + dy * rows.stride())) {
          directions |= bit(dx, dy);
          if (passableSides == 2) {
            directions |= bit(0, dy);
          }
        }
      }
      offer(x + length * dx, y, g + length * straight, directions);
    }
  }

  private void jumpAlongColumn(int x, int y, int dy, long g) {
    int place = columns.place(x, y);
    int halt = dy > 0 ? columns.next(place) : columns.previous(place);
    if (!columns.isBlocked(halt)) {
      int length = (halt - place) * dy;
      int directions = bit(0, dy);
      int beside = passableSides == 2 ? halt - dy : halt;
      for (int dx = -1; dx <= 1; dx += 2) {
        if (columns.isBlocked(beside + dx * columns.stride())) {
          directions |= bit(dx, dy);
          if (passableSides == 2) {
            directions |= bit(dx, 0);
          }
        }
      }
      offer(x, y + length * dy, g + length * straight, directions);
    }
  }

  /** The bit of the move by this many columns and rows, as in {@link NeighborMasks}. */
  private static int bit(int dx, int dy) {
    int number = 3 * dy + dx + 4; // of nine, including the cell itself
    return 1 << (number > 4 ? number - 1 : number);
  }

  private void jumpAlongDiagonal(int dx, int dy, long g) {
    final JumpBitmap rows = this.rows;
    final int across = dy * rows.stride();
    int onward = bit(dx, dy) | bit(dx, 0) | bit(0, dy);
    int x = fromX;
    int y = fromY;
    int place = rows.place(y, x);
    long reached = g;
    while (true) {
      boolean isBesideBlocked = rows.isBlocked(place + dx);
      boolean isAcrossBlocked = rows.isBlocked(place + across);
      int sides = (isBesideBlocked ? 0 : 1) + (isAcrossBlocked ? 0 : 1);
      place += dx + across;
      if (sides < passableSides || rows.isBlocked(place)) {
        return;
      }
      x += dx;
      y += dy;
      reached += diagonal;
      int directions = onward;
      if (isBesideBlocked && !rows.isBlocked(place + dx - across)) {
        directions |= bit(dx, -dy);
      }
      if (isAcrossBlocked && !rows.isBlocked(place - dx + across)) {
        directions |= bit(-dx, dy);
      }
      if (directions != onward || goals.contains(y * width + x)) {
        offer(x, y, reached, directions);
        return;
      }
      jumpAlongRow(x, y, dx, reached);
      jumpAlongColumn(x, y, dy, reached);
    }
  }

  private void offer(int x, int y, long g, int directions) {
    int place = rows.place(y, x);
    if (isLed && !(rowPockets.mayPass(place) && columnPockets.mayPass(columns.place(x, y)))) {
      return;
    }
    int node = nodes.at(place);
    if (nodes.offer(node, from, g, directions)) {
      long h = estimate(x, y);
      open.push(node, (double) (g + h), ExactOpenList.tie(node, h, tieShift));
      generated++;
    }
  }

  private long estimate(int x, int y) {
    return bound(goals.columnsFrom(x), goals.rowsFrom(y));
  }

  private void markGoals() {
    if (marks.length < goals.count()) {
      marks = new int[goals.count()];
    }
    for (int i = 0; i < goals.count(); i++) {
      int cell = goals.cell(i);
      marks[i] = rows.mark(rowPlace(cell)) + 4 * columns.mark(columnPlace(cell));
    }
  }

  private void unmarkGoals() {
    for (int i = 0; i < goals.count(); i++) {
      rows.unmark(rowPlace(goals.cell(i)), marks[i]);
      columns.unmark(columnPlace(goals.cell(i)), marks[i] >> 2);
    }
  }

  private int x(int node) {
    return rows.along(nodes.place(node));
  }

  private int y(int node) {
    return rows.line(nodes.place(node));
  }

  /** The route to a node, cell by cell: diagonals first between nodes. */
  private Route route(int end) {
    int length = 1;
    for (int node = end; nodes.parent(node) >= 0; node = nodes.parent(node)) {
      int parent = nodes.parent(node);
      length += Math.max(Math.abs(x(node) - x(parent)), Math.abs(y(node) - y(parent)));
    }
    int[] path = new int[length];
    int at = length - 1;
    for (int node = end; node >= 0; node = nodes.parent(node)) {
      int x = x(node);
      int y = y(node);
      path[at--] = y * width + x;
      int parent = nodes.parent(node);
      if (parent >= 0) {
        int dx = x(parent) - x;
        int dy = y(parent) - y;
        int moves = Math.max(Math.abs(dx), Math.abs(dy));
        int straights = moves - Math.min(Math.abs(dx), Math.abs(dy));
        for (int i = 1; i < moves; i++) {
          boolean isStraight = i <= straights;
          x += isStraight && Math.abs(dx) < Math.abs(dy) ? 0 : Integer.signum(dx);
          y += isStraight && Math.abs(dy) < Math.abs(dx) ? 0 : Integer.signum(dy);
          path[at--] = y * width + x;
        }
      }
    }
    return steps.route(path);
  }

  private SearchStats stats(long began) {
    return new SearchStats(expanded, generated, 0, System.nanoTime() - began);
  }
}
