package emberway.plan;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.cost.TurnAngles;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;
import java.util.Arrays;
import java.util.List;

/**
 * Straightens planned routes: replaces a route by one that turns less and costs no more.
 *
 * <p>The smoother only reorders consecutive moves, so that moves in the same direction come
 * together. A route therefore keeps its ends, its length and its waypoints. A change is accepted
 * only if every move is allowed, the route turns less, and it costs no more. A cheapest route stays
 * a cheapest route. The result depends on the route alone.
 *
 * <p>After Lester, "A* Pathfinding for Beginners", 2005, "Smoother Paths".
 *
 * <p>Design. A route is a sequence of runs; a run is a series of moves in one direction. A window
 * of up to {@value #MAX_RUNS} runs in two or three directions is regrouped in every order of these
 * directions. The best order is taken. Then the scan goes back by one window, because runs may have
 * joined there. Every change reduces the turns, so the scan ends.
 */
public final class RouteSmoother {
  private static final int MAX_RUNS = 6;

  /** The most directions in one window; all their orders are tried. */
  private static final int MAX_DIRECTIONS = 3;

  /** The rounding error allowed between sums of the same steps in different orders. [of the sum] */
  private static final double ROUNDING = 0x1p-50;

  private final GridSize size;
  private final StepCosts steps;

  // The route being smoothed.
  private int[] cells;
  private byte[] moves; // from each cell to the next
  private boolean[] pinned; // [by cell of the route] whether the cell is a waypoint
  private byte[] trial;

  /** Creates a smoother for routes over a field by these rules. */
  public RouteSmoother(CostField field, SearchRules rules) {
    size = field.size();
    steps = new StepCosts(field, rules);
  }

  /**
   * Returns a route that turns less and costs no more, or the same route.
   *
   * @param via the waypoints that the route passes through, in this order
   * @throws IllegalArgumentException if the route does not pass through them
   */
  public Route smooth(Route route, List<Cell> via) {
    cells = route.indices();
    moves = new byte[route.steps()];
    trial = new byte[route.steps()];
    for (int at = 0; at < moves.length; at++) {
      moves[at] = (byte) TurnAngles.move(cells[at], cells[at + 1], size);
    }
    pin(via);
    boolean changed = false;
    int[] runs = new int[MAX_RUNS + 1]; // where the runs of the window begin, and its end
    for (int from = 0; from < moves.length; ) {
      if (straighten(from, runs)) {
        changed = true;
        for (int back = 0; back < MAX_RUNS && from > 0; back++) {
          from = runStart(from - 1);
        }
      } else {
        from = runEnd(from);
      }
    }
    return changed ? steps.route(cells) : route;
  }

  private void pin(List<Cell> via) {
    pinned = new boolean[cells.length];
    int at = 0;
    for (Cell cell : via) {
      while (at < cells.length && cells[at] != size.index(cell)) {
        at++;
      }
      if (at == cells.length) {
        throw new IllegalArgumentException("the route does not go through " + cell);
      }
      pinned[at] = true;
    }
  }

  /** The first move of the run that contains a move; a waypoint ends a run. */
  private int runStart(int move) {
    int start = move;
    while (start > 0 && !pinned[start] && moves[start - 1] == moves[move]) {
      start--;
    }
    return start;
  }

  /** The move after the run that contains a move. */
  private int runEnd(int move) {
    int end = move + 1;
    while (end < moves.length && !pinned[end] && moves[end] == moves[move]) {
      end++;
    }
    return end;
  }

  /** Makes the best change to a window that begins with a run. Returns false if there is none. */
  private boolean straighten(int from, int[] runs) {
    runs[0] = from;
    int used = 0; // one bit per direction
    int count = 0;
    while (count < MAX_RUNS && runs[count] < moves.length) {
      int start = runs[count];
      used |= 1 << moves[start];
      if ((count > 0 && pinned[start]) || Integer.bitCount(used) > MAX_DIRECTIONS) {
        break;
      }
      runs[++count] = runEnd(start);
    }
    for (int window = count; window >= 2; window--) {
      if (regroup(from, runs[window])) {
        return true;
      }
    }
    return false;
  }

  /** Puts the moves of a window (its end exclusive) into a better order, if there is one. */
  private boolean regroup(int from, int to) {
    int[] times = new int[8];
    for (int at = from; at < to; at++) {
      times[moves[at]]++;
    }
    double cost = cost(moves, from, to);
    int least = turns(moves, from, to);
    boolean better = false;
    for (int[] order : orders(times)) {
      int at = from;
      for (int move : order) {
        Arrays.fill(trial, at, at + times[move], (byte) move);
        at += times[move];
      }
      int turns = turns(trial, from, to);
      if (turns < least && cost(trial, from, to) <= cost * (1 + ROUNDING)) {
        least = turns;
        better = true;
        System.arraycopy(trial, from, moves, from, to - from);
      }
    }
    for (int at = from; better && at < to - 1; at++) {
      cells[at + 1] =
          cells[at] + NeighborMasks.DY[moves[at]] * size.width() + NeighborMasks.DX[moves[at]];
    }
    return better;
  }

  /** The possible orders of the directions in the window; a single order if none can be better. */
  private static int[][] orders(int[] times) {
    int[] used = new int[MAX_DIRECTIONS];
    int count = 0;
    for (int move = 0; move < 8; move++) {
      if (times[move] > 0) {
        used[count++] = move;
      }
    }
    int a = used[0];
    int b = used[1];
    int c = used[2];
    return switch (count) {
      case 2 -> new int[][] {{a, b}, {b, a}};
      case 3 -> new int[][] {{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}};
      default -> new int[0][];
    };
  }

  /**
   * The turns of these moves, including those from the move before and to the move after the
   * window. [45°]
   */
  private int turns(byte[] order, int from, int to) {
    int turns = from == 0 ? 0 : TurnAngles.between(moves[from - 1], order[from]);
    for (int at = from + 1; at < to; at++) {
      turns += TurnAngles.between(order[at - 1], order[at]);
    }
    return to == moves.length ? turns : turns + TurnAngles.between(order[to - 1], moves[to]);
  }

  /** The cost of these moves from the start of the window; infinity if a move is not allowed. */
  private double cost(byte[] order, int from, int to) {
    int x = size.x(cells[from]);
    int y = size.y(cells[from]);
    double sum = 0;
    double lost = 0; // the low-order bits that the sum has lost so far
    for (int at = from; at < to; at++) {
      int move = order[at];
      if (!steps.allow(x, y, NeighborMasks.DX[move], NeighborMasks.DY[move])) {
        return Double.POSITIVE_INFINITY;
      }
      x += NeighborMasks.DX[move];
      y += NeighborMasks.DY[move];
      double step = steps.onto(size.index(x, y), NeighborMasks.isDiagonal(move));
      double next = sum + step;
      lost += sum >= step ? sum - next + step : step - next + sum;
      sum = next;
    }
    return sum + lost;
  }
}
