package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.NumberText;
import emberway.plan.astar.FloatingPointAStar;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.cost.TurnAngles;
import emberway.plan.query.Goals;
import emberway.plan.query.NearestCell;
import emberway.plan.query.OctileDistance;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import emberway.plan.query.SearchStats;
import emberway.plan.query.StepCosts;
import emberway.plan.queue.ExactOpenList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Answers queries over one cost field with a penalty for turning: every 45° between a move and the
 * previous move adds to the route's cost. The first move is free of penalty. A turn at a waypoint
 * costs the same as anywhere else.
 *
 * <p>The route is a cheapest one, penalties included, within the same bound as without penalties.
 * An instance reuses its working arrays from query to query (77 bytes a cell, allocated on first
 * use) and serves one thread at a time.
 *
 * <p>Design. A state is a cell and the move that led there; A* runs over these states. A state is
 * pruned if another state of the same cell costs no more even after turning into the pruned state's
 * direction; this leaves one or two of eight. The heuristic adds a lower bound on turning to a
 * lower bound on walking. No single route to a waypoint is best for the next leg, so each leg
 * passes on the cheapest route for every direction of arrival. The arithmetic is that of {@link
 * FloatingPointAStar}: {@code docs/decisions/0007-kinds-of-queries.md}.
 */
public final class TurnCostPlanner {
  /** The greatest penalty per 45°. */
  public static final double MAX_TURN = CostField.MAX_COST;

  private static final double BLOCKED = Double.POSITIVE_INFINITY;
  private static final int BUCKETS_PER_STEP = 512; // as in FloatingPointAStar

  /** Stands for the move where no move led to the cell. */
  private static final int NONE = 8;

  /** Stands for the previous move in the state where the leg began. */
  private static final byte ORIGIN = 9;

  // Results of a leg that did not end at a goal.
  private static final int EXHAUSTED = -1;
  private static final int STOPPED = -2;

  private final GridSize size;
  private final int width;
  private final StepCosts steps;
  private final double turn; // as passed by the caller
  private final double eighth; // the penalty for 45°, rounded
  private final double[] turns = new double[9 * 8]; // rounded penalty [at 8 * previous move + move]
  private final CostField field;
  private final int freeStart; // the state at the start that no move led to
  private final int[] offset; // by move
  private final double[] factor = new double[8]; // [by move] cost as a multiple of a straight step
  private final byte[] moves; // see NeighborMasks
  private final double rounder; // 2^52 quanta: to add and subtract it rounds to a quantum
  private final OctileDistance bound;
  private final ExactOpenList open;

  // Working arrays, allocated by the first query.
  private double[] g = {}; // [at 8 * cell + move] valid only if the cell's stamp equals leg
  private byte[] before; // [at 8 * cell + move] the move to the previous cell, NONE or ORIGIN
  private int[] stamp; // [by cell]
  private int leg; // counts all legs ever searched

  // The current leg.
  private int start;
  private boolean startsFree; // from the free start state, at cost 0
  private Goals goals;
  private long expanded;
  private long generated;

  /**
   * Creates a planner over a field.
   *
   * @param turn the penalty for every 45° of turning [0..{@link #MAX_TURN}]
   */
  public TurnCostPlanner(CostField field, Movement movement, double turn) {
    NumberText.checkRange("turn penalty", turn, 0, MAX_TURN);
    this.turn = turn;
    size = field.size();
    width = size.width();
    steps = new StepCosts(field, movement);
    this.field = field;
    freeStart = 8 * size.cells();
    offset = NeighborMasks.offsets(width);
    moves = NeighborMasks.of(field, movement.cornerCutting());
    open = new ExactOpenList(field.meanCost() / BUCKETS_PER_STEP);
    double leastStep = field.minCost() * Math.min(1, movement.diagonal());
    rounder = leastStep < BLOCKED ? Math.scalb(1.0, Math.getExponent(leastStep) - 28 + 52) : 0;
    bound =
        leastStep < BLOCKED
            ? new OctileDistance(
                rounded(field.minCost()), rounded(field.minCost() * movement.diagonal()))
            : OctileDistance.NOTHING;
    eighth = rounded(turn);
    for (int move = 0; move < 8; move++) {
      factor[move] = NeighborMasks.isDiagonal(move) ? movement.diagonal() : 1;
      for (int from = 0; from < 8; from++) {
        turns[8 * from + move] = TurnAngles.between(from, move) * eighth;
      }
    }
  }

  private double rounded(double cost) {
    return (cost + rounder) - rounder;
  }

  /** Answers a query; see {@link #plan(Query, SearchHooks)}. */
  public Outcome plan(Query query) {
    return plan(query, SearchHooks.NONE);
  }

  /**
   * Answers a query; the cost of its route includes the penalties. A listener receives no events:
   * events describe cells, but this search expands states of cell and direction.
   *
   * @throws IllegalArgumentException if a cell of the query lies off the map
   */
  public Outcome plan(Query query, SearchHooks hooks) {
    query.check(size);
    final long began = System.nanoTime();
    start = size.index(query.from());
    if (field.isBlocked(start)) {
      return new Outcome.BlockedStart(query.from(), SearchStats.NONE);
    }
    expanded = 0;
    generated = 0;
    Arrivals arrivals = Arrivals.nowhere(start);
    Cell unreachable = null;
    for (int i = 0; i < query.via().size() && unreachable == null; i++) {
      Cell via = query.via().get(i);
      begin(arrivals, List.of(via));
      int state = run(hooks, true);
      if (state == STOPPED) {
        return new Outcome.Stopped(stats(began));
      }
      unreachable = state == EXHAUSTED ? via : null;
      arrivals = state == EXHAUSTED ? arrivals : arrivals(arrivals, size.index(via));
    }
    begin(arrivals, query.goals());
    int state = run(hooks, false);
    if (state == STOPPED) {
      return new Outcome.Stopped(stats(began));
    }
    if (state == EXHAUSTED) {
      return nearest(unreachable, arrivals, began);
    }
    Route route = route(path(arrivals, state));
    return unreachable == null
        ? new Outcome.Found(route, stats(began))
        : new Outcome.Unreachable(unreachable, route, stats(began));
  }

  /** The result at a waypoint: the cheapest route for every direction of arrival. */
  private static final class Arrivals {
    final int cell;
    final double[] costs; // [by move] infinite where the route was pruned
    final int[][] paths; // [by move, or NONE] from the query's start; null if pruned

    Arrivals(int cell, double[] costs, int[][] paths) {
      this.cell = cell;
      this.costs = costs;
      this.paths = paths;
    }

    /** The start of the query, with no direction of arrival. */
    static Arrivals nowhere(int start) {
      int[][] paths = new int[NONE + 1][];
      paths[NONE] = new int[] {start};
      return new Arrivals(start, new double[0], paths);
    }
  }

  /** Puts the states where a leg may begin on the open list. */
  private void begin(Arrivals arrivals, List<Cell> goalCells) {
    if (g.length == 0) {
      g = new double[freeStart];
      before = new byte[freeStart];
      stamp = new int[size.cells()];
    }
    if (++leg < 0) {
      Arrays.fill(stamp, 0);
      leg = 1;
    }
    goals = new Goals(size, goalCells);
    start = arrivals.cell;
    startsFree = arrivals.paths[NONE] != null;
    touch(start);
    double least = startsFree ? 0 : Arrays.stream(arrivals.costs).min().orElseThrow();
    open.clear(least);
    if (startsFree) {
      open.push(freeStart, estimate(start, NONE), 0);
      generated++;
    }
    for (int move = 0; move < 8; move++) {
      if (arrivals.paths[move] != null) {
        store(start, move, arrivals.costs[move], ORIGIN);
      }
    }
  }

  /** Clears a cell's data from earlier legs. */
  private void touch(int cell) {
    if (stamp[cell] != leg) {
      stamp[cell] = leg;
      Arrays.fill(g, 8 * cell, 8 * cell + 8, BLOCKED);
    }
  }

  private void store(int cell, int move, double gNew, byte moveBefore) {
    g[8 * cell + move] = gNew;
    before[8 * cell + move] = moveBefore;
    open.push(8 * cell + move, gNew + estimate(cell, move), gNew);
    generated++;
  }

  /**
   * Searches the current leg. Returns the first goal state taken from the open list, {@link
   * #EXHAUSTED} or {@link #STOPPED}.
   *
   * @param all whether to continue until every useful direction of arrival is known
   */
  private int run(SearchHooks hooks, boolean all) {
    int reached = EXHAUSTED;
    double last = BLOCKED; // a bound on f; states above it are useless
    while (!open.isEmpty() && open.topF() <= last) {
      double gHere = open.topG();
      int state = open.pop();
      int cell = state >> 3;
      int move = state & 7;
      if (state == freeStart) {
        cell = start;
        move = NONE;
      } else if (gHere > g[state] || isPointless(cell, move, gHere)) {
        continue; // a cheaper route was found after this entry was pushed
      }
      if (hooks.stopAfter(expanded)) {
        return STOPPED;
      }
      expanded++;
      if (!goals.contains(cell)) {
        expand(cell, move, gHere);
      } else if (!all || move == NONE) {
        return state;
      } else if (reached < 0) {
        reached = state;
        last = gHere + TurnAngles.MAX * eighth; // the first state, turned, costs no more
      }
    }
    return reached;
  }

  private void expand(int cell, int cameBy, double gHere) {
    for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo);
      int next = cell + offset[move];
      double gNew = gHere + rounded(field.costAt(next) * factor[move]) + turns[8 * cameBy + move];
      touch(next);
      if (gNew < g[8 * next + move] && !isPointless(next, move, gNew)) {
        store(next, move, gNew, (byte) cameBy);
      }
    }
  }

  /** Whether another state of a cell costs no more, even after turning into a move's direction. */
  private boolean isPointless(int cell, int move, double gHere) {
    for (int other = 0; other < 8; other++) {
      if (other != move && g[8 * cell + other] + turns[8 * other + move] <= gHere) {
        return true;
      }
    }
    return false;
  }

  private double estimate(int cell, int move) {
    int y = cell / width;
    int x = cell - y * width;
    double walked = bound.of(goals.columnsFrom(x), goals.rowsFrom(y));
    if (move == NONE || goals.count() > 1) {
      return walked;
    }
    int goal = goals.cell(0);
    return walked + TurnAngles.toward(goal % width - x, goal / width - y, move) * eighth;
  }

  /** The routes that the current leg found to a waypoint, each from the query's start. */
  private Arrivals arrivals(Arrivals origin, int via) {
    if (via == start && startsFree) {
      return origin;
    }
    int[][] paths = new int[NONE + 1][];
    double[] least = Arrays.copyOfRange(g, 8 * via, 8 * via + 8);
    for (int move = 0; move < 8; move++) {
      if (least[move] < BLOCKED && !isPointless(via, move, least[move])) {
        paths[move] = path(origin, 8 * via + move);
      } else {
        least[move] = BLOCKED;
      }
    }
    return new Arrivals(via, least, paths);
  }

  /** The cells from the query's start to a state of the current leg. */
  private int[] path(Arrivals origin, int end) {
    int length = 0;
    int state = end;
    while (state != freeStart && before[state] != ORIGIN) {
      state = previous(state);
      length++;
    }
    int[] first = origin.paths[state == freeStart ? NONE : state & 7];
    int[] cells = Arrays.copyOf(first, first.length + length);
    state = end;
    for (int at = cells.length - 1; at >= first.length; at--) {
      cells[at] = state >> 3;
      state = previous(state);
    }
    return cells;
  }

  private int previous(int state) {
    int moveBefore = before[state];
    return moveBefore == NONE ? freeStart : 8 * ((state >> 3) - offset[state & 7]) + moveBefore;
  }

  private Route route(int[] cells) {
    double walked = steps.route(cells).cost();
    return new Route(size, cells, walked + TurnAngles.along(cells, size) * turn);
  }

  private Outcome nearest(Cell unreachable, Arrivals origin, long began) {
    NearestCell nearestCell = NearestCell.find(goals, cell -> stamp[cell] == leg, this::cheapest);
    int state =
        nearestCell.cell() == start && startsFree
            ? freeStart
            : IntStream.range(8 * nearestCell.cell(), 8 * nearestCell.cell() + 8)
                .boxed()
                .min((one, other) -> Double.compare(g[one], g[other]))
                .orElseThrow();
    Cell target = unreachable == null ? size.cell(nearestCell.goal()) : unreachable;
    return new Outcome.Unreachable(target, route(path(origin, state)), stats(began));
  }

  /** The cost of the cheapest route that the current leg has found to a cell. */
  private double cheapest(int cell) {
    return cell == start && startsFree
        ? 0
        : IntStream.range(8 * cell, 8 * cell + 8)
            .mapToDouble(state -> g[state])
            .min()
            .orElseThrow();
  }

  private SearchStats stats(long began) {
    return new SearchStats(expanded, generated, 0, System.nanoTime() - began);
  }
}
