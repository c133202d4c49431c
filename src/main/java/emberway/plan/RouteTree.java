package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
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
public final class RouteTree {
  /** Which way the routes of a tree lead. */
  public enum Sense {
    /** From the root to every cell. */
    FROM_ROOT,
    /** From every cell to the root. */
    TO_ROOT
  }

  private static final double UNREACHED = Double.POSITIVE_INFINITY;
  private static final int ALL_MOVES = 255;

  /** Sums of the same steps in another order differ by less. [relative] */
  private static final double ROUNDING = 1e-12;

  // What is known of how a cell was reached. [a byte a cell]
  private static final int MOVE_MASK = 15; // the move from its parent, or
  private static final int NO_MOVE = 8; // that of the root
  private static final int PENDING = 16; // its neighbors have not heard of its cost

  private final CostField field;
  private final Movement movement;
  private final Sense sense;
  private final StepCosts steps;
  private final int root; // row-major, like all cells
  private final byte[] moves; // see Moves
  private final int[] offset; // by move
  private final int[] onward; // by move, and by NO_MOVE
  private final double[] factor = new double[8]; // by move

  private final double[] g; // [size: width*height]
  private final byte[] reached; // the bits above [size: width*height]
  private final WaveQueue open;
  private long expanded;
  private Planner planner; // answers what the tree cannot; null until there is need

  /**
   * A tree that has not grown yet.
   *
   * @throws IllegalArgumentException if the root lies off the map
   */
  public RouteTree(CostField field, Movement movement, Cell root, Sense sense) {
    this.field = field;
    this.movement = movement;
    this.sense = sense;
    steps = new StepCosts(field, Preset.TERRAIN.rules().with(movement));
    this.root = index("root", root);
    moves = Moves.of(field, movement.corners());
    offset = Moves.offsets(field.size().width());
    onward = Arrays.copyOf(Moves.onward(movement.diagonal()), NO_MOVE + 1);
    onward[NO_MOVE] = ALL_MOVES;
    for (int move = 0; move < 8; move++) {
      factor[move] = Moves.isDiagonal(move) ? movement.diagonal() : 1;
    }
    g = new double[field.size().cells()];
    Arrays.fill(g, UNREACHED);
    reached = new byte[field.size().cells()];
    open = new WaveQueue(bucketWidth());
    if (!field.isBlocked(this.root)) {
      g[this.root] = 0;
      reached[this.root] = PENDING | NO_MOVE;
      open.push(this.root, 0);
    }
  }

  private double bucketWidth() {
    double least = field.minCost() * Math.min(1, movement.diagonal());
    return least < UNREACHED ? Math.scalb(1.0, Math.getExponent(least)) : 1;
  }

  private int index(String what, Cell cell) {
    GridSize size = field.size();
    if (!size.contains(cell.x(), cell.y())) {
      throw new IllegalArgumentException(
          "%s %s is off the map: must be in 0..%d,0..%d"
              .formatted(what, cell, size.width() - 1, size.height() - 1));
    }
    return size.index(cell);
  }

  /** What steps cost. */
  public CostField field() {
    return field;
  }

  /** How one moves. */
  public Movement movement() {
    return movement;
  }

  /** Where all routes start, or end. */
  public Cell root() {
    return field.size().cell(root);
  }

  /** Whether they start there, or end. */
  public Sense sense() {
    return sense;
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
    run(mostCells, UNREACHED, cancelled);
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
    run(Long.MAX_VALUE, cost, cancelled);
    return isComplete() || settledBelow() > cost;
  }

  /** Whether every cell is settled. */
  public boolean isComplete() {
    return open.isEmpty();
  }

  /** Every way that costs less than this is known; infinity once the tree is complete. */
  public double settledBelow() {
    return open.isEmpty() ? UNREACHED : open.leastCost();
  }

  /** Whether what the tree says of a cell (row-major index) is final. */
  public boolean isSettled(int cell) {
    return g[cell] < open.leastCost() || open.isEmpty();
  }

  /** Whether what the tree says of a cell is final. */
  public boolean isSettled(Cell cell) {
    return isSettled(index("cell", cell));
  }

  /**
   * What the cheapest way between the root and a cell (row-major index) costs: exactly if the cell
   * is settled, an upper bound otherwise; infinity where no way is known.
   */
  public double costAt(int cell) {
    return g[cell];
  }

  /** What the cheapest way between the root and a cell costs; see {@link #costAt(int)}. */
  public double costAt(Cell cell) {
    return g[index("cell", cell)];
  }

  private void run(long mostCells, double budget, BooleanSupplier cancelled) {
    final double[] g = this.g;
    final byte[] reached = this.reached;
    final byte[] moves = this.moves;
    final CostField field = this.field;
    final double[] factor = this.factor;
    final int[] offset = this.offset;
    final int[] onward = this.onward;
    final boolean fromRoot = sense == Sense.FROM_ROOT;
    long done = 0;
    while (done < mostCells) {
      if (open.isBetweenBuckets() && settledBelow() > budget) {
        break;
      }
      int cell = open.pop();
      if (cell < 0) {
        break;
      }
      int how = reached[cell];
      if ((how & PENDING) == 0) {
        continue; // a cheaper way here came out before
      }
      reached[cell] = (byte) (how & MOVE_MASK);
      done++;
      double here = g[cell];
      double own = field.costAt(cell);
      for (int todo = onward[how & MOVE_MASK] & moves[cell]; todo != 0; todo &= todo - 1) {
        int move = Integer.numberOfTrailingZeros(todo);
        int next = cell + offset[move];
        double cost = here + (fromRoot ? field.costAt(next) : own) * factor[move];
        if (cost < g[next]) {
          g[next] = cost;
          reached[next] = (byte) (PENDING | move);
          open.push(next, cost);
        }
      }
      if ((done & (SearchHooks.POLL_INTERVAL - 1)) == 0 && cancelled.getAsBoolean()) {
        break;
      }
    }
    expanded += done;
  }

  /**
   * The way between the root and an end, as {@link Planner} would answer: {@link Outcome.Stopped}
   * while that is not known yet.
   *
   * @throws IllegalArgumentException if the end lies off the map
   */
  public Outcome plan(Cell end) {
    final long began = System.nanoTime();
    int cell = index("end", end);
    int start = sense == Sense.FROM_ROOT ? root : cell;
    if (field.isBlocked(start)) {
      return new Outcome.BlockedStart(field.size().cell(start), SearchStats.NONE);
    }
    if (!isSettled(cell)) {
      return new Outcome.Stopped(stats(began));
    }
    if (g[cell] < UNREACHED) {
      return new Outcome.Found(route(cell), stats(began));
    }
    if (sense == Sense.TO_ROOT) {
      return planned(end);
    }
    return new Outcome.Unreachable(end, route(nearest(end)), stats(began));
  }

  /**
   * The cell within reach that is nearest to an end; of equals the cheapest, of those the first.
   * Costs that differ by no more than rounding are equal.
   */
  private int nearest(Cell end) {
    Goals ends = new Goals(field.size(), List.of(end));
    Goals nearby = Nearby.find(ends, at -> g[at] < UNREACHED).cells();
    double least = UNREACHED;
    for (int i = 0; i < nearby.count(); i++) {
      least = Math.min(least, g[nearby.cell(i)]);
    }
    int first = 0;
    while (g[nearby.cell(first)] > least * (1 + ROUNDING)) {
      first++;
    }
    return nearby.cell(first);
  }

  /** No tree to a root knows how to come near it. */
  private Outcome planned(Cell from) {
    if (planner == null) {
      planner = new Planner(field, movement);
    }
    return planner.plan(from, root());
  }

  private int parent(int cell) {
    return cell - offset[reached[cell] & MOVE_MASK];
  }

  private Route route(int end) {
    int length = 1;
    for (int cell = end; cell != root; cell = parent(cell)) {
      length++;
    }
    int[] way = new int[length];
    int at = sense == Sense.FROM_ROOT ? length - 1 : 0;
    int stride = sense == Sense.FROM_ROOT ? -1 : 1;
    for (int cell = end; cell != root; cell = parent(cell)) {
      way[at] = cell;
      at += stride;
    }
    way[at] = root;
    return steps.route(way);
  }

  private SearchStats stats(long began) {
    return new SearchStats(0, 0, 0, System.nanoTime() - began);
  }

  /** How many cells it has gone on from so far, over all growth. */
  public long expanded() {
    return expanded;
  }
}
