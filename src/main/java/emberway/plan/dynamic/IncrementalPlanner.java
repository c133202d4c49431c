package emberway.plan.dynamic;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * Plans to one goal for somebody on the way there, over costs that change: what is known of the old
 * plan serves for the new one. A plan is a cheapest way over the costs as they are now.
 *
 * <p>Design. D* Lite (S. Koenig and M. Likhachev, 2002): A* from the goal to the traveler, which
 * keeps for each cell what it costs from there ({@code g}) and what its neighbors say it should
 * ({@code rhs}); cells where the two differ are on the open list. A changed cost makes a few cells
 * differ, and only what that bears on the way is worked through again. When the traveler moves, all
 * estimates shrink by as much at most; instead of sorting anew, that much is added to what comes
 * later. All costs are whole numbers, some 2^-20 of the cheapest step at most where the dearest
 * costs a few thousand times as much, so that no rounding ever makes two equal sums differ.
 *
 * <p>Takes 24 bytes a cell. Serves one thread.
 */
public final class IncrementalPlanner {
  private static final long NO_WAY = 1L << 61;
  private static final long BLOCKED = NO_WAY;

  /** The dearest step costs less than 2^34 units: no way over 2^26 cells comes to 2^60. */
  private static final int DEAREST_BITS = 33;

  private final GridSize size;
  private final int width;
  private final CornerCutting cornerCutting;
  private final double unitsPerCost; // a power of two
  private final double most; // the dearest step that fits [cost]
  private final double[] factor = new double[8]; // by move
  private final int[] offset; // by move
  private final long one; // OctileDistance's, in units
  private final long bothLessOne;

  private final int goal;
  private int start;
  private long moved; // what estimates have shrunk by [units]

  private final long[] costs; // of a straight step onto the cell [units] [size: width*height]
  private final long[] g; // [units] [size: width*height]
  private final long[] rhs; // [units] [size: width*height]
  private final KeyQueue open = new KeyQueue();
  private long expanded;

  /**
   * A planner from one cell to another.
   *
   * @param least the least that a step will ever cost [&gt; 0]
   * @param most the most that a step onto a passable cell will ever cost; dearer ones are counted
   *     for this [&gt;= {@code least}]
   * @param known what a straight step onto a cell (row-major index) costs at first; infinite where
   *     it is blocked
   */
  public IncrementalPlanner(
      GridSize size,
      Movement movement,
      Cell from,
      Cell to,
      double least,
      double most,
      IntToDoubleFunction known) {
    if (!(least > 0 && least <= most && most <= CostField.MOST_COST)) {
      throw new IllegalArgumentException(
          "costs from %s to %s: must be in this order, above 0, at most %s"
              .formatted(least, most, CostField.MOST_COST));
    }
    this.size = size;
    this.most = most;
    width = size.width();
    cornerCutting = movement.cornerCutting();
    offset = NeighborMasks.offsets(width);
    double diagonal = movement.diagonal();
    double dearest = most * Math.max(1, diagonal);
    unitsPerCost = Math.scalb(1.0, DEAREST_BITS - Math.getExponent(dearest));
    for (int move = 0; move < 8; move++) {
      factor[move] = NeighborMasks.isDiagonal(move) ? diagonal : 1;
    }
    long straight = units(least);
    long across = step(straight, 0);
    one = Math.min(straight, across);
    bothLessOne = Math.min(across, 2 * straight) - one;
    start = index("start", from);
    goal = index("goal", to);
    costs = new long[size.cells()];
    g = new long[size.cells()];
    rhs = new long[size.cells()];
    Arrays.setAll(costs, cell -> unitsOrBlocked(known.applyAsDouble(cell)));
    Arrays.fill(g, NO_WAY);
    Arrays.fill(rhs, NO_WAY);
    rhs[goal] = 0;
    push(goal);
  }

  private int index(String what, Cell cell) {
    if (!size.contains(cell.x(), cell.y())) {
      throw new IllegalArgumentException(
          "%s %s is off the map: must be in 0..%d,0..%d"
              .formatted(what, cell, size.width() - 1, size.height() - 1));
    }
    return size.index(cell);
  }

  private long unitsOrBlocked(double cost) {
    return cost == Double.POSITIVE_INFINITY ? BLOCKED : units(cost);
  }

  /** At least one, so that every step leads on. */
  private long units(double cost) {
    return Math.max(1, (long) (Math.min(most, cost) * unitsPerCost + 0.5));
  }

  /** What a move costs onto a cell on which a straight one costs so much. */
  private long step(long straight, int move) {
    return Math.max(1, (long) ((double) straight * factor[move] + 0.5));
  }

  /** Where the traveler is. */
  public Cell start() {
    return size.cell(start);
  }

  /** Where the traveler goes. */
  public Cell goal() {
    return size.cell(goal);
  }

  /** The traveler has moved. Any cell will do, but the nearer, the more of the plan is kept. */
  public void moveTo(Cell cell) {
    int next = index("start", cell);
    moved += estimate(next);
    start = next;
  }

  /**
   * Changes what a straight step onto a cell (row-major index) costs; infinity blocks it.
   *
   * @param cost [&gt; 0]
   */
  public void setCost(int cell, double cost) {
    if (!(cost > 0)) {
      throw new IllegalArgumentException("cost %s: must be above 0".formatted(cost));
    }
    long changed = unitsOrBlocked(cost);
    if (changed == costs[cell]) {
      return;
    }
    costs[cell] = changed;
    update(cell);
    int x = cell % width;
    int y = cell / width;
    for (int move = 0; move < 8; move++) {
      if (size.contains(x + NeighborMasks.DX[move], y + NeighborMasks.DY[move])) {
        update(cell + offset[move]); // by way of the cell, or past its corner
      }
    }
  }

  /**
   * Brings the plan up to date, or some of the way there.
   *
   * @param mostCells how many cells to look at; the next call goes on
   * @return whether the plan is up to date
   */
  public boolean plan(long mostCells) {
    for (long done = 0; !isPlanned(); done++) {
      if (done >= mostCells) {
        return false;
      }
      expand();
    }
    return true;
  }

  /** Whether the plan is up to date: no entry of the open list can matter to the traveler. */
  public boolean isPlanned() {
    while (!open.isEmpty() && g[open.cell()] == rhs[open.cell()]) {
      open.pop(); // it agrees with its neighbors by now
    }
    if (open.isEmpty()) {
      return true;
    }
    long two = Math.min(g[start], rhs[start]);
    long one = key(start, two);
    boolean isLater = open.first() > one || (open.first() == one && open.second() >= two);
    return isLater && rhs[start] == g[start];
  }

  private void expand() {
    expanded++;
    long one = open.first();
    long two = open.second();
    int cell = open.pop();
    long least = Math.min(g[cell], rhs[cell]);
    long due = key(cell, least);
    if (one < due || (one == due && two < least)) {
      open.push(cell, due, least);
    } else if (g[cell] > rhs[cell]) {
      g[cell] = rhs[cell];
      updateAround(cell);
    } else {
      g[cell] = NO_WAY;
      if (rhs[cell] != NO_WAY) {
        push(cell);
      }
      updateAround(cell);
    }
  }

  private void updateAround(int cell) {
    int x = cell % width;
    int y = cell / width;
    for (int move = 0; move < 8; move++) {
      if (size.contains(x + NeighborMasks.DX[move], y + NeighborMasks.DY[move])) {
        update(cell + offset[move]);
      }
    }
  }

  /** Asks a cell's neighbors what it costs from there. */
  private void update(int cell) {
    if (cell == goal) {
      return;
    }
    long known = rhs[cell];
    rhs[cell] = costs[cell] == BLOCKED ? NO_WAY : leastOver(cell);
    boolean isQueued = g[cell] != known;
    if (g[cell] != rhs[cell] && (!isQueued || rhs[cell] != known)) {
      push(cell);
    }
  }

  private long leastOver(int cell) {
    long least = NO_WAY;
    for (int move = 0; move < 8; move++) {
      if (isAllowed(cell, move)) {
        int next = cell + offset[move];
        least = Math.min(least, g[next] + step(costs[next], move));
      }
    }
    return least;
  }

  private boolean isAllowed(int cell, int move) {
    int x = cell % width + NeighborMasks.DX[move];
    int y = cell / width + NeighborMasks.DY[move];
    if (!size.contains(x, y) || costs[cell + offset[move]] == BLOCKED) {
      return false;
    }
    if (!NeighborMasks.isDiagonal(move)) {
      return true;
    }
    int passable = costs[cell + NeighborMasks.DX[move]] == BLOCKED ? 0 : 1;
    passable += costs[cell + NeighborMasks.DY[move] * width] == BLOCKED ? 0 : 1;
    return passable >= cornerCutting.passableSides();
  }

  private void push(int cell) {
    long least = Math.min(g[cell], rhs[cell]);
    open.push(cell, key(cell, least), least);
  }

  private long key(int cell, long least) {
    return least >= NO_WAY ? NO_WAY : least + estimate(cell) + moved;
  }

  /** What a way between the traveler and a cell costs at least. [units] */
  private long estimate(int cell) {
    int dx = Math.abs(cell % width - start % width);
    int dy = Math.abs(cell / width - start / width);
    return Math.max(dx, dy) * one + Math.min(dx, dy) * bothLessOne;
  }

  /** Whether there is a way, by a plan that is up to date. */
  public boolean hasWay() {
    return rhs[start] < NO_WAY;
  }

  /**
   * The way that is planned: row-major indices from the traveler's cell to the goal, both included.
   *
   * @throws IllegalStateException if there is none, or the plan is not up to date
   */
  public int[] way() {
    if (!isPlanned() || !hasWay()) {
      throw new IllegalStateException("no way is planned from %s to %s".formatted(start(), goal()));
    }
    int[] way = new int[16];
    int length = 1;
    way[0] = start;
    while (way[length - 1] != goal) {
      if (length == way.length) {
        way = Arrays.copyOf(way, 2 * length);
      }
      way[length] = nextAfter(way[length - 1]);
      length++;
    }
    return Arrays.copyOf(way, length);
  }

  private int nextAfter(int cell) {
    int best = cell;
    long least = NO_WAY;
    for (int move = 0; move < 8; move++) {
      if (isAllowed(cell, move)) {
        int next = cell + offset[move];
        long cost = g[next] + step(costs[next], move);
        if (cost < least) {
          least = cost;
          best = next;
        }
      }
    }
    assert best != cell : "the way breaks off at " + size.cell(cell);
    return best;
  }

  /**
   * What is known of the cost from a cell (row-major index) to the goal: exact on the planned way,
   * elsewhere perhaps out of date; infinite where nothing is known.
   */
  public double costFrom(int cell) {
    return g[cell] < NO_WAY ? (double) g[cell] / unitsPerCost : Double.POSITIVE_INFINITY;
  }

  /** How many cells all planning has looked at so far, the same ones every time. */
  public long expanded() {
    return expanded;
  }
}
