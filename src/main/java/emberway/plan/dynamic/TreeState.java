package emberway.plan.dynamic;

import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;

/**
 * What a route tree knows of each cell, and the ground it grows on: shared by all that works on one
 * tree.
 *
 * <p>A cell is <em>pending</em> from when it gets a cheaper way until its neighbors have heard of
 * it. Every cell that was reached and is not pending costs its neighbors no more than what they
 * have, unless its parent is pending and will see to it; see {@link NeighborMasks#onward}.
 */
final class TreeState {
  /** The cost of what was not reached. */
  static final double UNREACHED = Double.POSITIVE_INFINITY;

  // What is known of a cell beside its cost.
  static final int MOVES = 255; // the moves it allows, see Moves
  static final int CAME_SHIFT = 8;
  static final int CAME_MASK = 15; // the move from its parent, or
  static final int NO_MOVE = 8; // where there is none: the root, and what was not reached
  static final int PENDING = 1 << 12;

  final boolean fromRoot; // whether ways lead from the root, or to it
  final int root; // row-major, like all cells
  final int[] offset; // by move: to the neighbor's index
  final double[] factor = new double[8]; // by move: of what a straight one costs

  /** The moves worth trying. [by the move from the parent, NO_MOVE included] */
  final int[] onward;

  /** The least cost known. [size: width*height, row-major] */
  final double[] g;

  /** The rest, in the bits above. [size: width*height, row-major] */
  final char[] known;

  private final CornerCutting cornerCutting;
  private final byte[] allowed; // see Moves.at
  private CostField field;

  TreeState(CostField field, Movement movement, int root, boolean fromRoot) {
    this.field = field;
    this.root = root;
    this.fromRoot = fromRoot;
    offset = NeighborMasks.offsets(field.size().width());
    onward = Arrays.copyOf(NeighborMasks.onward(movement.diagonal()), NO_MOVE + 1);
    onward[NO_MOVE] = MOVES;
    for (int move = 0; move < 8; move++) {
      factor[move] = NeighborMasks.isDiagonal(move) ? movement.diagonal() : 1;
    }
    cornerCutting = movement.cornerCutting();
    allowed = NeighborMasks.byNeighborhood(cornerCutting);
    g = new double[field.size().cells()];
    known = new char[g.length];
    layGround(field);
    forgetAll();
  }

  /** Takes another field, and works out which moves all cells allow. */
  void layGround(CostField edited) {
    field = edited;
    byte[] moves = NeighborMasks.of(field, cornerCutting);
    for (int cell = 0; cell < moves.length; cell++) {
      known[cell] = (char) ((known[cell] & ~MOVES) | (moves[cell] & MOVES));
    }
  }

  CostField field() {
    return field;
  }

  /** Takes another field for the costs; moves stay as they are until {@link #updateMoves}. */
  void setField(CostField edited) {
    field = edited;
  }

  /** Works out anew which moves a cell allows. */
  void updateMoves(int cell) {
    known[cell] = (char) ((known[cell] & ~MOVES) | NeighborMasks.at(field, allowed, cell));
  }

  boolean isReached(int cell) {
    return g[cell] < UNREACHED;
  }

  /** Gives a cell a way. */
  void reach(int cell, double cost, int move) {
    g[cell] = cost;
    known[cell] = (char) ((known[cell] & MOVES) | (move << CAME_SHIFT) | PENDING);
  }

  /** Takes its way from a cell. */
  void forget(int cell) {
    g[cell] = UNREACHED;
    known[cell] = (char) ((known[cell] & MOVES) | (NO_MOVE << CAME_SHIFT));
  }

  /** Takes their ways from all cells. */
  void forgetAll() {
    for (int cell = 0; cell < g.length; cell++) {
      forget(cell);
    }
  }

  /** The move that led to a cell from its parent, or {@link #NO_MOVE}. */
  int came(int cell) {
    return known[cell] >> CAME_SHIFT & CAME_MASK;
  }

  /** The cell before this one, as seen from the root, on its way; it must have one. */
  int parent(int cell) {
    return cell - offset[came(cell)];
  }

  /** What the step from a cell to its parent costs; it must have one. */
  double stepToParent(int cell) {
    int came = came(cell);
    return field.costAt(cell - offset[came]) * factor[came];
  }

  /**
   * What a way costs that a cell has from a neighbor, of which it is a move away; whether it may be
   * taken is not looked at.
   */
  double offer(int neighbor, int move, int cell) {
    return g[neighbor] + field.costAt(fromRoot ? cell : neighbor) * factor[move];
  }
}
