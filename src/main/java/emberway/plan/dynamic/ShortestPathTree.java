package emberway.plan.dynamic;

import emberway.map.Cell;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCells;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The cheapest routes between a root and every cell of a map, grown step by step and kept, so that
 * a route to another end is looked up instead of searched.
 *
 * <p>A tree may be queried at any time. A settled cell's cost is final and equals what {@link
 * Planner} answers with the default rules and the same movement; other costs are upper bounds.
 * Serves one thread at a time; the field may be shared. Takes 10 bytes a cell.
 */
public final class ShortestPathTree {
  /** The direction of a tree's routes. */
  public enum Sense {
    /** From the root to every cell. */
    FROM_ROOT,
    /** From every cell to the root. */
    TO_ROOT
  }

  /**
   * The rounding error between sums of the same steps in different orders is below this. [relative]
   */
  private static final double ROUNDING = 1e-12;

  /** The least number of cells for which a second thread pays. */
  private static final int CELLS_FOR_TWO = 1 << 19;

  /** The rows in a worker's stripe; keeps the borders between workers short. */
  private static final int STRIPE_ROWS = 32;

  /** If more than one in this many cells lose their route, the tree grows anew. */
  private static final int SHARE_LOST = 4;

  /** The cells to expand between two checks of whether the target is settled. */
  private static final int SLICE = 1 << 14;

  private final Movement movement;
  private final int workers;
  private final int stripeShift;
  private final TreeState cells;
  private TreeGrower growth;
  private int[] buffer = new int[64]; // a route being built
  private long expanded;
  private Planner planner; // answers what the tree cannot; null until needed

  /**
   * Creates a tree that has not grown yet.
   *
   * @throws IllegalArgumentException if the root lies off the map
   */
  public ShortestPathTree(CostField field, Movement movement, Cell root, Sense sense) {
    this(
        field,
        movement,
        root,
        sense,
        field.size().cells() >= CELLS_FOR_TWO && Runtime.getRuntime().availableProcessors() > 1
            ? 2
            : 1,
        32 - Integer.numberOfLeadingZeros(STRIPE_ROWS * field.size().width() - 1));
  }

  /**
   * Creates a tree for a number of workers [a power of two], which take turns in stripes of
   * 2^stripeShift cells.
   */
  ShortestPathTree(
      CostField field, Movement movement, Cell root, Sense sense, int workers, int stripeShift) {
    this.movement = movement;
    this.workers = workers;
    this.stripeShift = stripeShift;
    int index = field.size().checkedIndex("root", root);
    cells = new TreeState(field, movement, index, sense == Sense.FROM_ROOT);
    beginAnew();
  }

  /** Starts growth at the root; the cells must be reset. */
  private void beginAnew() {
    CostField field = field();
    double least = field.minCost() * Math.min(1, movement.diagonal());
    double width = least < TreeState.UNREACHED ? Math.scalb(1.0, Math.getExponent(least)) : 1;
    growth = new TreeGrower(cells, width, workers, stripeShift);
    if (!field.isBlocked(cells.root)) {
      cells.reach(cells.root, 0, TreeState.NO_MOVE);
      growth.prepare(0);
      growth.push(cells.root, 0);
    }
  }

  /** The cost field. */
  public CostField field() {
    return cells.field();
  }

  /** The rules of movement. */
  public Movement movement() {
    return movement;
  }

  /** The cell where all routes start or end. */
  public Cell root() {
    return field().size().cell(cells.root);
  }

  /** Whether routes start at the root or end there. */
  public Sense sense() {
    return cells.fromRoot ? Sense.FROM_ROOT : Sense.TO_ROOT;
  }

  /** Grows the tree until it is complete. */
  public void grow() {
    grow(Long.MAX_VALUE, () -> false);
  }

  /**
   * Grows the tree by a number of cells, or until it is complete.
   *
   * @param mostCells the number of cells to expand [&gt;= 0]
   * @param canceled called every {@value SearchHooks#POLL_INTERVAL} cells; once it returns true,
   *     growth pauses until the next call
   * @return whether the tree is complete
   */
  public boolean grow(long mostCells, BooleanSupplier canceled) {
    expanded += growth.grow(mostCells, TreeState.UNREACHED, canceled);
    return isComplete();
  }

  /**
   * Grows the tree until every cell within a cost is settled.
   *
   * @param cost the budget [&gt;= 0]
   * @param canceled as for {@link #grow(long, BooleanSupplier)}
   * @return whether they are settled; false if growth was canceled first
   */
  public boolean growTo(double cost, BooleanSupplier canceled) {
    expanded += growth.grow(Long.MAX_VALUE, cost, canceled);
    return isComplete() || settledBelow() > cost;
  }

  /**
   * Grows the tree until a cell is settled, or by a number of cells.
   *
   * @param mostCells the most cells to expand, approximately [&gt;= 0]
   * @param canceled as for {@link #grow(long, BooleanSupplier)}
   * @return whether the cell is settled
   */
  public boolean growTo(Cell cell, long mostCells, BooleanSupplier canceled) {
    int wanted = field().size().checkedIndex("cell", cell);
    long left = mostCells;
    while (!isSettled(wanted) && left > 0 && !canceled.getAsBoolean()) {
      long done = growth.grow(Math.min(left, SLICE), cells.g[wanted], canceled);
      expanded += done;
      left -= Math.max(1, done);
    }
    return isSettled(wanted);
  }

  /** Whether every cell is settled. */
  public boolean isComplete() {
    return growth.isComplete();
  }

  /** All cells with a lower cost are settled; infinity once the tree is complete. */
  public double settledBelow() {
    return growth.leastCost();
  }

  /** Whether the data of the cell at a row-major index is final. */
  public boolean isSettled(int cell) {
    return cells.g[cell] < growth.leastCost() || isComplete();
  }

  /** Whether the data of a cell is final. */
  public boolean isSettled(Cell cell) {
    return isSettled(field().size().checkedIndex("cell", cell));
  }

  /**
   * The cost of the cheapest route between the root and the cell at a row-major index: exact if the
   * cell is settled, otherwise an upper bound; infinity if no route is known.
   */
  public double costAt(int cell) {
    return cells.g[cell];
  }

  /** The cost of the cheapest route between the root and a cell; see {@link #costAt(int)}. */
  public double costAt(Cell cell) {
    return cells.g[field().size().checkedIndex("cell", cell)];
  }

  /**
   * Updates the tree after an edit of the map; it keeps its root and uses the edited field. Cells
   * that are certainly unaffected stay settled; growing the tree repairs the others, in time
   * proportional to the cells whose routes change. Linear in these cells and in the cells that
   * differ.
   *
   * @param edited the field of the edited map, see {@link CostField#edited}
   * @throws IllegalArgumentException if the field has another size
   */
  public void update(CostField edited) {
    if (!edited.size().equals(field().size())) {
      throw new IllegalArgumentException(
          "a field of " + edited.size() + " cells for a tree over " + field().size());
    }
    planner = null;
    int mostLost = field().size().cells() / SHARE_LOST;
    if (!TreeRepair.repair(cells, edited, growth, mostLost)) {
      beginAnew();
    }
  }

  /**
   * The route between the root and an end, as {@link Planner} would answer; {@link Outcome.Stopped}
   * if it is not known yet.
   *
   * @throws IllegalArgumentException if the end lies off the map
   */
  public Outcome plan(Cell end) {
    final long began = System.nanoTime();
    int cell = field().size().checkedIndex("end", end);
    CostField field = field();
    int start = cells.fromRoot ? cells.root : cell;
    if (field.isBlocked(start)) {
      return new Outcome.BlockedStart(field.size().cell(start), SearchStats.NONE);
    }
    if (!isSettled(cell)) {
      return new Outcome.Stopped(stats(began));
    }
    if (cells.isReached(cell)) {
      return new Outcome.Found(route(cell), stats(began));
    }
    if (!cells.fromRoot) {
      return planned(end);
    }
    return new Outcome.Unreachable(end, route(nearest(end)), stats(began));
  }

  /**
   * The reached cell nearest to an end; ties go to the cheapest, then to the first. Costs that
   * differ by no more than rounding are equal.
   */
  private int nearest(Cell end) {
    Goals ends = new Goals(field().size(), List.of(end));
    Goals nearby = NearestCells.find(ends, cells::isReached).cells();
    double least = TreeState.UNREACHED;
    for (int i = 0; i < nearby.count(); i++) {
      least = Math.min(least, cells.g[nearby.cell(i)]);
    }
    int first = 0;
    while (cells.g[nearby.cell(first)] > least * (1 + ROUNDING)) {
      first++;
    }
    return nearby.cell(first);
  }

  /**
   * Asks a planner: a tree to its root cannot tell how near to the root a route from elsewhere
   * gets.
   */
  private Outcome planned(Cell from) {
    if (planner == null) {
      planner = new Planner(field(), movement);
    }
    return planner.plan(from, root());
  }

  /** The route between the root and a cell that was reached. */
  private Route route(int end) {
    int length = 0;
    double cost = 0;
    for (int cell = end; cell != cells.root; cell = cells.parent(cell)) {
      if (length + 1 == buffer.length) {
        buffer = Arrays.copyOf(buffer, 2 * buffer.length);
      }
      buffer[length++] = cell;
      cost += cells.stepToParent(cell);
    }
    buffer[length++] = cells.root;
    int[] copy = Arrays.copyOf(buffer, length);
    if (!cells.fromRoot) {
      return new Route(field().size(), copy, cost);
    }
    for (int i = 0; i < length; i++) {
      copy[length - 1 - i] = buffer[i];
    }
    return new Route(field().size(), copy, cells.g[end]); // summed from the root, as promised
  }

  private SearchStats stats(long began) {
    return new SearchStats(0, 0, 0, System.nanoTime() - began);
  }

  /** The total number of cells expanded so far. */
  public long expanded() {
    return expanded;
  }
}
