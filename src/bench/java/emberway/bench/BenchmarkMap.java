package emberway.bench;

import emberway.map.GridSize;
import emberway.plan.cost.Movement;

/**
 * A map as costs, the rules of movement over it, and queries with the cost of the cheapest route of
 * each. The arrays are shared with the engines, which only read them.
 */
final class BenchmarkMap {
  private static final int[] DX = {-1, 0, 1, -1, 1, -1, 0, 1};
  private static final int[] DY = {-1, -1, -1, 0, 0, 1, 1, 1};

  /** The most moves that lead from a cell. */
  static final int MOVES = DX.length;

  /**
   * What an estimate leaves out, so that it stays consistent where sums are rounded: JGraphT's A*
   * breaks off with "Invalid handle!" once a closed cell seems to have got cheaper.
   */
  private static final double ROUNDING = 1e-9;

  private final String name;
  private final GridSize size;
  private final Movement movement;
  private final double[] costs; // [> 0, +inf = blocked] [size: width*height, row-major]
  private final byte[] moves; // a bit a move that is allowed [size: width*height, row-major]
  private final int[] offsets = new int[MOVES]; // by move
  private final double[] factors = new double[MOVES]; // by move
  private final double least; // the cost of the cheapest cell, less a trifle
  private final Queries queries;

  /**
   * Queries, and the answers to them.
   *
   * @param from where each starts [row-major indices]
   * @param to where each goes [row-major indices]
   * @param cheapest what the cheapest route costs
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  record Queries(int[] from, int[] to, double[] cheapest) {
    /** The number of queries. */
    int count() {
      return from.length;
    }
  }

  /**
   * A benchmark map over costs and with queries that it keeps.
   *
   * @param size at least 3 cells wide
   */
  BenchmarkMap(String name, GridSize size, Movement movement, double[] costs, Queries queries) {
    this.name = name;
    this.size = size;
    this.movement = movement;
    this.costs = costs;
    this.queries = queries;
    double min = Double.POSITIVE_INFINITY;
    for (double cost : costs) {
      min = Math.min(min, cost);
    }
    least = min * (1 - ROUNDING);
    for (int move = 0; move < MOVES; move++) {
      offsets[move] = DY[move] * size.width() + DX[move];
      factors[move] = DX[move] != 0 && DY[move] != 0 ? movement.diagonal() : 1;
    }
    moves = new byte[costs.length];
    for (int cell = 0; cell < costs.length; cell++) {
      moves[cell] = (byte) movesFrom(cell);
    }
  }

  /** Returns the same map with other queries. */
  BenchmarkMap with(Queries others) {
    return new BenchmarkMap(name, size, movement, costs, others);
  }

  private int movesFrom(int cell) {
    int allowed = 0;
    int x = size.x(cell);
    int y = size.y(cell);
    for (int move = 0; move < MOVES; move++) {
      if (isPassable(x, y) && isPassable(x + DX[move], y + DY[move]) && mayPass(x, y, move)) {
        allowed |= 1 << move;
      }
    }
    return allowed;
  }

  private boolean mayPass(int x, int y, int move) {
    return DX[move] == 0
        || DY[move] == 0
        || movement
            .cornerCutting()
            .allows(costs[size.index(x + DX[move], y)], costs[size.index(x, y + DY[move])]);
  }

  private boolean isPassable(int x, int y) {
    return size.contains(x, y) && costs[size.index(x, y)] < Double.POSITIVE_INFINITY;
  }

  /** The map's name in the table. */
  String name() {
    return name;
  }

  /** The size of the map. */
  GridSize size() {
    return size;
  }

  /** The rules of movement. */
  Movement movement() {
    return movement;
  }

  /** The cost of a straight step onto each cell. */
  double[] costs() {
    return costs;
  }

  /** The queries, with their answers. */
  Queries queries() {
    return queries;
  }

  /** The moves that are allowed from a cell, a bit each; those to a cell are the same, reversed. */
  int moves(int cell) {
    return moves[cell] & 255;
  }

  /** The cell that a move leads to. */
  int target(int cell, int move) {
    return cell + offsets[move];
  }

  /** The move in the opposite direction. */
  static int reverse(int move) {
    return MOVES - 1 - move;
  }

  /** The cost of a move onto a cell. */
  double onto(int target, int move) {
    return costs[target] * factors[move];
  }

  /** The cost of the step from a cell to a neighbor. */
  double step(int cell, int neighbor) {
    int distance = Math.abs(neighbor - cell);
    boolean isStraight = distance == 1 || distance == size.width();
    return costs[neighbor] * (isStraight ? 1 : movement.diagonal());
  }

  /** A lower bound on the cost of a route: octile distance times the cheapest cell's cost. */
  double estimate(int from, int to) {
    int dx = Math.abs(size.x(from) - size.x(to));
    int dy = Math.abs(size.y(from) - size.y(to));
    return least * (Math.abs(dx - dy) + Math.min(dx, dy) * movement.diagonal());
  }

  /**
   * What a route costs, move by move in double precision.
   *
   * @throws WrongAnswerException if it is no route from that cell to this over allowed moves
   */
  double costOf(int[] route, int from, int to) throws WrongAnswerException {
    if (route.length == 0 || route[0] != from || route[route.length - 1] != to) {
      throw new WrongAnswerException("no route");
    }
    double cost = 0;
    for (int i = 1; i < route.length; i++) {
      cost += onto(route[i], moveBetween(route[i - 1], route[i]));
    }
    return cost;
  }

  private int moveBetween(int cell, int next) throws WrongAnswerException {
    for (int move = 0; move < MOVES; move++) {
      if ((moves(cell) >> move & 1) != 0 && target(cell, move) == next) {
        return move;
      }
    }
    throw new WrongAnswerException(
        "a move from %s to %s, which is not allowed".formatted(size.cell(cell), size.cell(next)));
  }
}
