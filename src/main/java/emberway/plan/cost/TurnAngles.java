package emberway.plan.cost;

import emberway.map.GridSize;

/** Turn angles between moves, in steps of 45°: 0 is straight on, 4 is back. */
public final class TurnAngles {
  /** The greatest turn between two moves. [45°] */
  public static final int MAX = 4;

  /**
   * The compass points of the moves, clockwise from north, in the order of {@link NeighborMasks}.
   */
  private static final int[] COMPASS = {7, 0, 1, 6, 2, 5, 4, 3};

  private TurnAngles() {}

  /** The turn from one move to the next. [0..{@value #MAX}] [45°] */
  public static int between(int before, int move) {
    int apart = Math.abs(COMPASS[before] - COMPASS[move]);
    return Math.min(apart, 8 - apart);
  }

  /**
   * A lower bound on the turns, after a move, of any path to a point this many columns and rows
   * away. [0..{@value #MAX}] [45°]
   *
   * <p>All moves of a path point into an arc of the compass no wider than the path turns, and so
   * does their sum. The bound therefore never exceeds the turns of a path, and it falls by no more
   * than each move turns: it is consistent.
   */
  public static int toward(int dx, int dy, int before) {
    if (dx == 0 && dy == 0) {
      return 0;
    }
    int near = move(Integer.signum(dx), Integer.signum(dy));
    if (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)) {
      return between(before, near);
    }
    int straight =
        Math.abs(dx) > Math.abs(dy) ? move(Integer.signum(dx), 0) : move(0, Integer.signum(dy));
    return Math.max(between(before, near), between(before, straight));
  }

  /** The move by this many columns and rows, not both 0. [-1..1] */
  static int move(int dx, int dy) {
    int place = 3 * (dy + 1) + dx + 1;
    return place < 4 ? place : place - 1;
  }

  /** The sum of all turns of a path, from its first move on. [>= 0] [45°] */
  public static int along(int[] cells, GridSize size) {
    int turns = 0;
    int before = -1;
    for (int i = 1; i < cells.length; i++) {
      int move = move(cells[i - 1], cells[i], size);
      turns += before < 0 ? 0 : between(before, move);
      before = move;
    }
    return turns;
  }

  /** The move from a cell to a neighbor. */
  public static int move(int from, int to, GridSize size) {
    return move(size.x(to) - size.x(from), size.y(to) - size.y(from));
  }
}
