package emberway.plan.dynamic;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;
import java.util.PriorityQueue;
import java.util.function.IntToDoubleFunction;

/**
 * Plans to one goal for a traveler under way while costs change; reuses the old plan for the new
 * one. A plan is a cheapest route over the current costs.
 *
 * <p>Design. D* Lite (S. Koenig and M. Likhachev, 2002): A* from the goal to the traveler. Each
 * cell keeps its cost to the goal ({@code g}) and the cost that its neighbors imply ({@code rhs});
 * cells where the two differ are on the open list. A changed cost makes a few cells differ, and
 * only the part that affects the route is searched again. When the traveler moves, every estimate
 * shrinks by at most the same amount; instead of reordering the list, that amount is added to later
 * keys. All costs are whole numbers, so that rounding never makes equal sums differ. A unit is at
 * most some 2^-20 of the cheapest step, where the most expensive step costs a few thousand times as
 * much.
 *
 * <p>Takes 24 bytes a cell. Serves one thread.
 */
public final class IncrementalPlanner {
  /**
   * A cell on the open list, in the order of its keys. A cell may have several entries; those that
   * no longer apply are recognized when they come out.
   */
  private record Entry(long first, long second, int cell) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      int order = Long.compare(first, other.first);
      return order != 0 ? order : Long.compare(second, other.second);
    }
  }

  private static final long NO_ROUTE = 1L << 61;
  private static final long BLOCKED = NO_ROUTE;

  /** The most expensive step costs less than 2^34 units: no path over 2^26 cells reaches 2^60. */
  private static final int DEAREST_BITS = 33;

  private final GridSize size;
  private final int width;
  private final CornerCutting cornerCutting;
  private final double unitsPerCost; // a power of two
  private final double most; // the most expensive step that fits [cost]
  private final double[] factor = new double[8]; // by move
  private final int[] offset; // by move
  private final long one; // as in OctileDistance, in units
  private final long bothLessOne;

  private final int goal;
  private int start;
  private long moved; // the sum by which estimates have shrunk [units]

  private final long[] costs; // of a straight step onto the cell [units] [size: width*height]
  private final long[] g; // [units] [size: width*height]
  private final long[] rhs; // [units] [size: width*height]
  private final PriorityQueue<Entry> open = new PriorityQueue<>();
  private long expanded;

  /**
   * Creates a planner from one cell to another.
   *
   * @param least a lower bound on the cost of any step at any time [&gt; 0]
   * @param most the cap on the cost of a step onto a passable cell; higher costs count as this
   *     [&gt;= {@code least}]
   * @param known the initial cost of a straight step onto the cell at a row-major index; infinite
   *     if blocked
   */
  public IncrementalPlanner(
      GridSize size,
      Movement movement,
      Cell from,
      Cell to,
      double least,
      double most,
      IntToDoubleFunction known) {
    if (!(least > 0 && least <= most && most <= CostField.MAX_COST)) {
      throw new IllegalArgumentException(
          "costs from %s to %s: must be in this order, above 0, at most %s"
              .formatted(least, most, CostField.MAX_COST));
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
    start = size.checkedIndex("start", from);
    goal = size.checkedIndex("goal", to);
    costs = new long[size.cells()];
    g = new long[size.cells()];
    rhs = new long[size.cells()];
    Arrays.setAll(costs, cell -> unitsOrBlocked(known.applyAsDouble(cell)));
    Arrays.fill(g, NO_ROUTE);
    Arrays.fill(rhs, NO_ROUTE);
    rhs[goal] = 0;
    open.add(entry(goal));
  }

  private long unitsOrBlocked(double cost) {
    return cost == Double.POSITIVE_INFINITY ? BLOCKED : units(cost);
  }

  /** At least one, so that every step costs something. */
  private long units(double cost) {
    return Math.max(1, (long) (Math.min(most, cost) * unitsPerCost + 0.5));
  }

  /** The cost of a move onto a cell, given the cost of a straight step onto it. [units] */
  private long step(long straight, int move) {
    return Math.max(1, (long) ((double) straight * factor[move] + 0.5));
  }

  /** The traveler's cell. */
  public Cell start() {
    return size.cell(start);
  }

  /** The goal. */
  public Cell goal() {
    return size.cell(goal);
  }

  /** Moves the traveler. Any cell is allowed; the nearer it is, the more of the plan is reused. */
  public void moveTo(Cell cell) {
    int next = size.checkedIndex("start", cell);
    moved += estimate(next);
    start = next;
  }

  /**
   * Changes the cost of a straight step onto the cell at a row-major index; infinity blocks it.
   *
   * @param cost the cost [&gt; 0]
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
        update(cell + offset[move]); // a path through the cell or past its corner may change
      }
    }
  }

  /**
   * Updates the plan, or part of it.
   *
   * @param mostCells the most cells to expand; the next call continues
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

  /** Whether the plan is up to date: no entry of the open list can affect the traveler's route. */
  public boolean isPlanned() {
    Entry first = open.peek();
    while (first != null && g[first.cell] == rhs[first.cell]) {
      open.remove(); // the cell agrees with its neighbors by now
      first = open.peek();
    }
    return first == null || (rhs[start] == g[start] && !isBefore(first, start));
  }

  private void expand() {
    expanded++;
    Entry first = open.remove();
    int cell = first.cell;
    if (isBefore(first, cell)) {
      open.add(entry(cell));
    } else if (g[cell] > rhs[cell]) {
      g[cell] = rhs[cell];
      offerAround(cell);
    } else {
      g[cell] = NO_ROUTE;
      if (rhs[cell] != NO_ROUTE) {
        open.add(entry(cell));
      }
      updateAround(cell);
    }
  }

  /** Offers the path through a cell, whose cost has just fallen, to its neighbors. */
  private void offerAround(int cell) {
    if (costs[cell] == BLOCKED) {
      return; // a blocked goal
    }
    int x = cell % width;
    int y = cell / width;
    for (int move = 0; move < 8; move++) {
      if (isAllowed(cell, x, y, move)) { // so is the move back
        int next = cell + offset[move];
        long offer = g[cell] + step(costs[cell], move);
        if (offer < rhs[next]) {
          rhs[next] = offer;
          if (g[next] != offer) {
            open.add(entry(next));
          }
        }
      }
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

  /** Recomputes a cell's rhs from its neighbors. */
  private void update(int cell) {
    if (cell == goal) {
      return;
    }
    long known = rhs[cell];
    rhs[cell] = costs[cell] == BLOCKED ? NO_ROUTE : leastOver(cell);
    boolean isQueued = g[cell] != known;
    if (g[cell] != rhs[cell] && (!isQueued || rhs[cell] != known)) {
      open.add(entry(cell));
    }
  }

  private long leastOver(int cell) {
    long least = NO_ROUTE;
    int x = cell % width;
    int y = cell / width;
    for (int move = 0; move < 8; move++) {
      if (isAllowed(cell, x, y, move)) {
        int next = cell + offset[move];
        least = Math.min(least, g[next] + step(costs[next], move));
      }
    }
    return least;
  }

  /** Whether a cell's move is allowed; x and y are those of the cell. */
  private boolean isAllowed(int cell, int x, int y, int move) {
    if (!size.contains(x + NeighborMasks.DX[move], y + NeighborMasks.DY[move])
        || costs[cell + offset[move]] == BLOCKED) {
      return false;
    }
    return !NeighborMasks.isDiagonal(move)
        || cornerCutting.allows(
            costs[cell + NeighborMasks.DX[move]] != BLOCKED,
            costs[cell + NeighborMasks.DY[move] * width] != BLOCKED);
  }

  /** The entry of a cell by its present costs. */
  private Entry entry(int cell) {
    long least = Math.min(g[cell], rhs[cell]);
    return new Entry(key(cell, least), least, cell);
  }

  /** Whether an entry comes before that of a cell by its present costs. */
  private boolean isBefore(Entry entry, int cell) {
    long least = Math.min(g[cell], rhs[cell]);
    long key = key(cell, least);
    return entry.first < key || (entry.first == key && entry.second < least);
  }

  private long key(int cell, long least) {
    return least >= NO_ROUTE ? NO_ROUTE : least + estimate(cell) + moved;
  }

  /** A lower bound on the cost of a route between the traveler and a cell. [units] */
  private long estimate(int cell) {
    int dx = Math.abs(cell % width - start % width);
    int dy = Math.abs(cell / width - start / width);
    return Math.max(dx, dy) * one + Math.min(dx, dy) * bothLessOne;
  }

  /** Whether a route exists; the plan must be up to date. */
  public boolean hasRoute() {
    return rhs[start] < NO_ROUTE;
  }

  /**
   * The planned route: row-major indices from the traveler's cell to the goal, both included.
   *
   * @throws IllegalStateException if there is no route or the plan is not up to date
   */
  public int[] route() {
    if (!isPlanned() || !hasRoute()) {
      throw new IllegalStateException(
          "no route is planned from %s to %s".formatted(start(), goal()));
    }
    int[] route = new int[16];
    int length = 1;
    route[0] = start;
    while (route[length - 1] != goal) {
      if (length == route.length) {
        route = Arrays.copyOf(route, 2 * length);
      }
      route[length] = nextAfter(route[length - 1]);
      length++;
    }
    return Arrays.copyOf(route, length);
  }

  private int nextAfter(int cell) {
    int best = cell;
    long least = NO_ROUTE;
    for (int move = 0; move < 8; move++) {
      if (isAllowed(cell, cell % width, cell / width, move)) {
        int next = cell + offset[move];
        long cost = g[next] + step(costs[next], move);
        if (cost < least) {
          least = cost;
          best = next;
        }
      }
    }
    assert best != cell : "the route breaks off at " + size.cell(cell);
    return best;
  }

  /**
   * The known cost from the cell at a row-major index to the goal: exact on the planned route,
   * possibly outdated elsewhere; infinite if unknown.
   */
  public double costFrom(int cell) {
    return g[cell] < NO_ROUTE ? (double) g[cell] / unitsPerCost : Double.POSITIVE_INFINITY;
  }

  /** The total number of cells expanded so far; deterministic. */
  public long expanded() {
    return expanded;
  }
}
