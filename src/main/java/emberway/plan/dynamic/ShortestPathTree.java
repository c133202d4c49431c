package emberway.plan.dynamic;

import emberway.map.Cell;
import emberway.map.GridSize;
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
 * The cheapest ways between a root and every cell of a map, grown little by little and kept: with
 * it, a way to another end is looked up instead of searched for.
 *
 * <p>A tree may be asked at any time. What is settled is final, and costs what {@link Planner}
 * answers under the default rules with the same movement; what is not is an upper bound. One thread
 * at a time; the field is shared freely. Takes 10 bytes a cell.
 */
public final class ShortestPathTree {
  /** Which way the routes of a tree lead. */
  public enum Sense {
    /** From the root to every cell. */
    FROM_ROOT,
    /** From every cell to the root. */
    TO_ROOT
  }

  /** Sums of the same steps in another order differ by less. [relative] */
  private static final double ROUNDING = 1e-12;

  /** A map with as many cells is worth a second thread. */
  private static final int CELLS_FOR_TWO = 1 << 19;

  /** Rows that are one worker's, so that few cells lie beside another's. */
  private static final int STRIPE_ROWS = 32;

  /** When more than one cell of so many loses its way, all grow anew. */
  private static final int SHARE_LOST = 4;

  /** Cells between two looks at whether that was enough. */
  private static final int SLICE = 1 << 14;

  private final Movement movement;
  private final int workers;
  private final int stripeShift;
  private final TreeState cells;
  private TreeGrower growth;
  private int[] way = new int[64]; // a route in the making
  private long expanded;
  private Planner planner; // answers what the tree cannot; null until there is need

  /**
   * A tree that has not grown yet.
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

  /** With so many workers [a power of two], for each a stripe of 2^stripeShift cells in turn. */
  ShortestPathTree(
      CostField field, Movement movement, Cell root, Sense sense, int workers, int stripeShift) {
    this.movement = movement;
    this.workers = workers;
    this.stripeShift = stripeShift;
    int index = index(field.size(), "root", root);
    cells = new TreeState(field, movement, index, sense == Sense.FROM_ROOT);
    beginAnew();
  }

  /** Nothing but the root is reached; the cells have forgotten all. */
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

  private static int index(GridSize size, String what, Cell cell) {
    if (!size.contains(cell.x(), cell.y())) {
      throw new IllegalArgumentException(
          "%s %s is off the map: must be in 0..%d,0..%d"
              .formatted(what, cell, size.width() - 1, size.height() - 1));
    }
    return size.index(cell);
  }

  /** What steps cost. */
  public CostField field() {
    return cells.field();
  }

  /** How one moves. */
  public Movement movement() {
    return movement;
  }

  /** Where all routes start, or end. */
  public Cell root() {
    return field().size().cell(cells.root);
  }

  /** Whether they start there, or end. */
  public Sense sense() {
    return cells.fromRoot ? Sense.FROM_ROOT : Sense.TO_ROOT;
  }

  /** Grows the tree until it is complete. */
  public void grow() {
    grow(Long.MAX_VALUE, () -> false);
  }

  /**
   * Grows the tree by some cells, fewer if it is complete before that.
   *
   * @param mostCells how many to go on from [&gt;= 0]
   * @param cancelled asked every {@value SearchHooks#POLL_INTERVAL} cells; once it says yes, growth
   *     stops where it is, to go on with the next call
   * @return whether the tree is complete
   */
  public boolean grow(long mostCells, BooleanSupplier cancelled) {
    expanded += growth.grow(mostCells, TreeState.UNREACHED, cancelled);
    return isComplete();
  }

  /**
   * Grows the tree until every cell that is within a cost is settled.
   *
   * @param cost the budget [&gt;= 0]
   * @param cancelled as for {@link #grow(long, BooleanSupplier)}
   * @return whether they are; not if growth was cancelled before
   */
  public boolean growTo(double cost, BooleanSupplier cancelled) {
    expanded += growth.grow(Long.MAX_VALUE, cost, cancelled);
    return isComplete() || settledBelow() > cost;
  }

  /**
   * Grows the tree until a cell is settled, or by so many cells.
   *
   * @param mostCells about how many to go on from at most [&gt;= 0]
   * @param cancelled as for {@link #grow(long, BooleanSupplier)}
   * @return whether it is settled
   */
  public boolean growTo(Cell cell, long mostCells, BooleanSupplier cancelled) {
    int wanted = index(field().size(), "cell", cell);
    long left = mostCells;
    while (!isSettled(wanted) && left > 0 && !cancelled.getAsBoolean()) {
      long done = growth.grow(Math.min(left, SLICE), cells.g[wanted], cancelled);
      expanded += done;
      left -= Math.max(1, done);
    }
    return isSettled(wanted);
  }

  /** Whether every cell is settled. */
  public boolean isComplete() {
    return growth.isComplete();
  }

  /** Every way that costs less than this is known; infinity once the tree is complete. */
  public double settledBelow() {
    return growth.leastCost();
  }

  /** Whether what the tree says of a cell (row-major index) is final. */
  public boolean isSettled(int cell) {
    return cells.g[cell] < growth.leastCost() || isComplete();
  }

  /** Whether what the tree says of a cell is final. */
  public boolean isSettled(Cell cell) {
    return isSettled(index(field().size(), "cell", cell));
  }

  /**
   * What the cheapest way between the root and a cell (row-major index) costs: exactly if the cell
   * is settled, an upper bound otherwise; infinity where no way is known.
   */
  public double costAt(int cell) {
    return cells.g[cell];
  }

  /** What the cheapest way between the root and a cell costs; see {@link #costAt(int)}. */
  public double costAt(Cell cell) {
    return cells.g[index(field().size(), "cell", cell)];
  }

  /**
   * Takes an edit of the map into the tree: it then is one over the edited field, with the same
   * root. What the edit leaves as it was stays settled as far as that is certain at once; to grow
   * the tree repairs the rest, in time that goes with the cells whose ways change. Linear in these
   * and in the cells that differ.
   *
   * @param edited the field of the edited map, see {@link CostField#edited}
   * @throws IllegalArgumentException if it is of another size
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
   * The way between the root and an end, as {@link Planner} would answer: {@link Outcome.Stopped}
   * while that is not known yet.
   *
   * @throws IllegalArgumentException if the end lies off the map
   */
  public Outcome plan(Cell end) {
    final long began = System.nanoTime();
    int cell = index(field().size(), "end", end);
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
   * The cell within reach that is nearest to an end; of equals the cheapest, of those the first.
   * Costs that differ by no more than rounding are equal.
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

  /** No tree to a root knows how to come near it. */
  private Outcome planned(Cell from) {
    if (planner == null) {
      planner = new Planner(field(), movement);
    }
    return planner.plan(from, root());
  }

  /** The way between the root and a cell that was reached. */
  private Route route(int end) {
    int length = 0;
    double cost = 0;
    for (int cell = end; cell != cells.root; cell = cells.parent(cell)) {
      if (length + 1 == way.length) {
        way = Arrays.copyOf(way, 2 * way.length);
      }
      way[length++] = cell;
      cost += cells.stepToParent(cell);
    }
    way[length++] = cells.root;
    int[] copy = Arrays.copyOf(way, length);
    if (!cells.fromRoot) {
      return new Route(field().size(), copy, cost);
    }
    for (int i = 0; i < length; i++) {
      copy[length - 1 - i] = way[i];
    }
    return new Route(field().size(), copy, cells.g[end]); // summed from the root, as promised
  }

  private SearchStats stats(long began) {
    return new SearchStats(0, 0, 0, System.nanoTime() - began);
  }

  /** How many cells it has gone on from so far, over all growth. */
  public long expanded() {
    return expanded;
  }
}
