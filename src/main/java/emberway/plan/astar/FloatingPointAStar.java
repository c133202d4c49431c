package emberway.plan.astar;

import emberway.plan.cost.ConnectedComponents;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCell;
import emberway.plan.query.OctileDistance;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchListener;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import emberway.plan.queue.ExactOpenList;
import java.util.Arrays;

/**
 * A* over flat arrays that finds a provably cheapest route for costs of any magnitude: the default
 * search where {@link FixedPointAStar} does not fit.
 *
 * <p>Design. Each cell has one {@code g}, one parent and one stamp. A stamp of an older search
 * means "never seen", so nothing is cleared between searches. Once the open list has grown, a
 * search allocates only its route. The heuristic is {@link OctileDistance} to the rectangle around
 * the goals.
 *
 * <p>Arithmetic. Every step cost is rounded to a multiple of a quantum, a power of two some 2^-28
 * of the cheapest step, by adding and subtracting 2^52 quanta. Sums and estimates of multiples are
 * exact in double precision up to 2^53 quanta, so routes of equal cost compare equal, the heuristic
 * is consistent to the last bit, and a closed cell is final. Beyond that, doubles round as usual,
 * and a cheaper path to a closed cell opens it again. For why the result is within the promised
 * bound either way, see {@code docs/decisions/0002-exact-search.md}.
 */
public final class FloatingPointAStar implements ExactSearch {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;
  private static final int FIRST_GENERATION = 2;

  /** Leaves a handful of entries per bucket on maps of a thousand cells a side; measured. */
  private static final int BUCKETS_PER_STEP = 512;

  private final int width;
  private final int height;
  private final CostField field;
  private final double diagonal;
  private final CornerCutting cornerCutting;
  private final double rounder; // 2^52 quanta: to add and subtract it rounds to a quantum
  private final OctileDistance bound;
  private final StepCosts steps;
  private final ExactOpenList open;
  private ConnectedComponents connectedComponents; // null until needed

  // Working arrays, row-major, allocated by the first search. [size: width*height]
  private double[] g = {}; // the least cost found so far; valid where stamp >= opened
  private int[] parent; // the previous cell on the path
  private int[] stamp; // opened, closed = opened + 1, or less: not seen by this search
  private int opened = FIRST_GENERATION - 2; // even; increases by two with each search

  // The current search.
  private Goals goals;
  private SearchListener listener;
  private boolean isListening;
  private long generated;
  private long reopened;

  public FloatingPointAStar(StepCosts steps) {
    field = steps.field();
    width = field.size().width();
    height = field.size().height();
    diagonal = steps.movement().diagonal();
    open = new ExactOpenList(field.meanCost() / BUCKETS_PER_STEP);
    cornerCutting = steps.movement().cornerCutting();
    this.steps = steps;
    double leastStep = field.minCost() * Math.min(1, diagonal);
    rounder = leastStep < BLOCKED ? Math.scalb(1.0, Math.getExponent(leastStep) - 28 + 52) : 0;
    bound =
        leastStep < BLOCKED
            ? new OctileDistance(rounded(field.minCost()), rounded(field.minCost() * diagonal))
            : OctileDistance.NOTHING;
  }

  private double rounded(double step) {
    return (step + rounder) - rounder;
  }

  @Override
  public byte[] moves() {
    return NeighborMasks.of(field, cornerCutting);
  }

  @Override
  public boolean areConnected(int start, int cell) {
    if (connectedComponents == null) {
      connectedComponents = new ConnectedComponents(moves(), width);
    }
    return connectedComponents.areJoined(start, cell);
  }

  @Override
  public Outcome search(int start, Goals goals, SearchHooks hooks) {
    final long began = System.nanoTime();
    begin(goals, hooks);
    long expanded = 0;
    openStart(start, estimate(start % width, start / width));
    while (!open.isEmpty()) {
      double gHere = open.topG();
      double fHere = open.topF();
      int cell = open.pop();
      if (gHere > g[cell]) {
        continue; // a cheaper path was found after this entry was pushed
      }
      if (hooks.stopAfter(expanded)) {
        return new Outcome.Stopped(stats(expanded, began));
      }
      expanded++;
      stamp[cell] = opened + 1;
      if (isListening) {
        listener.expanded(cell, parent[cell], gHere, fHere - gHere);
      }
      if (goals.contains(cell)) {
        return new Outcome.Found(route(cell), stats(expanded, began));
      }
      expand(cell, gHere);
    }
    NearestCell nearestCell = NearestCell.find(goals, at -> stamp[at] >= opened, at -> g[at]);
    return new Outcome.Unreachable(
        goals.size().cell(nearestCell.goal()), route(nearestCell.cell()), stats(expanded, began));
  }

  private void begin(Goals goals, SearchHooks hooks) {
    if (g.length == 0) {
      g = new double[width * height];
      parent = new int[width * height];
      stamp = new int[width * height];
    }
    opened += 2;
    if (opened < 0) { // after a thousand million searches
      Arrays.fill(stamp, 0);
      opened = FIRST_GENERATION;
    }
    this.goals = goals;
    listener = hooks.listener();
    isListening = listener != SearchListener.NONE;
    generated = 0;
    reopened = 0;
  }

  private void openStart(int start, double h) {
    g[start] = 0;
    parent[start] = SearchListener.NO_PARENT;
    stamp[start] = opened;
    open.clear(h);
    open.push(start, h, 0);
    generated++;
    if (isListening) {
      listener.opened(start, SearchListener.NO_PARENT, 0, h);
    }
  }

  /** Offers the path through a cell to its eight neighbors, row by row. */
  private void expand(int cell, double gHere) {
    int y = cell / width;
    int x = cell - y * width;
    boolean hasWest = x > 0;
    boolean hasEast = x < width - 1;
    boolean hasNorth = y > 0;
    boolean hasSouth = y < height - 1;
    double north = hasNorth ? field.costAt(cell - width) : BLOCKED;
    double west = hasWest ? field.costAt(cell - 1) : BLOCKED;
    double east = hasEast ? field.costAt(cell + 1) : BLOCKED;
    double south = hasSouth ? field.costAt(cell + width) : BLOCKED;
    if (hasNorth && hasWest && cornerCutting.allows(north, west)) {
      offerDiagonal(cell, x - 1, y - 1, gHere);
    }
    if (hasNorth) {
      offer(cell, x, y - 1, gHere + rounded(north));
    }
    if (hasNorth && hasEast && cornerCutting.allows(north, east)) {
      offerDiagonal(cell, x + 1, y - 1, gHere);
    }
    if (hasWest) {
      offer(cell, x - 1, y, gHere + rounded(west));
    }
    if (hasEast) {
      offer(cell, x + 1, y, gHere + rounded(east));
    }
    if (hasSouth && hasWest && cornerCutting.allows(south, west)) {
      offerDiagonal(cell, x - 1, y + 1, gHere);
    }
    if (hasSouth) {
      offer(cell, x, y + 1, gHere + rounded(south));
    }
    if (hasSouth && hasEast && cornerCutting.allows(south, east)) {
      offerDiagonal(cell, x + 1, y + 1, gHere);
    }
  }

  private void offerDiagonal(int from, int x, int y, double gHere) {
    offer(from, x, y, gHere + rounded(field.costAt(y * width + x) * diagonal));
  }

  /**
   * Records a path of cost {@code gNew} to a cell, if the cell is passable and the path the
   * cheapest yet.
   */
  private void offer(int from, int x, int y, double gNew) {
    int cell = y * width + x;
    int state = stamp[cell];
    double known = state >= opened ? g[cell] : BLOCKED;
    if (!(gNew < known)) {
      return;
    }
    double h = estimate(x, y);
    g[cell] = gNew;
    parent[cell] = from;
    stamp[cell] = opened;
    open.push(cell, gNew + h, gNew);
    generated++;
    if (state > opened) {
      reopened++;
    }
    if (isListening) {
      tell(state, cell, from, gNew, h);
    }
  }

  private void tell(int state, int cell, int from, double gNew, double h) {
    if (state > opened) {
      listener.reopened(cell, from, gNew, h);
    } else if (state == opened) {
      listener.reparented(cell, from, gNew, h);
    } else {
      listener.opened(cell, from, gNew, h);
    }
  }

  private double estimate(int x, int y) {
    return bound.of(goals.columnsFrom(x), goals.rowsFrom(y));
  }

  private Route route(int end) {
    int length = 1;
    for (int cell = end; parent[cell] != SearchListener.NO_PARENT; cell = parent[cell]) {
      length++;
    }
    int[] cells = new int[length];
    for (int cell = end; cell != SearchListener.NO_PARENT; cell = parent[cell]) {
      cells[--length] = cell;
    }
    return steps.route(cells);
  }

  private SearchStats stats(long expanded, long began) {
    return new SearchStats(expanded, generated, reopened, System.nanoTime() - began);
  }
}
