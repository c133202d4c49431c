package emberway.plan.dynamic;

import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;

/**
 * A shortest-path tree's data about each cell and the ground below, shared by all workers on the
 * tree.
 *
 * <p>A cell is <em>pending</em> from when it gets a cheaper path until its neighbors have been
 * updated. A reached cell that is not pending cannot improve a neighbor, unless the cell's parent
 * is pending and will update it; see {@link NeighborMasks#onward}.
 */
final class TreeState {
  /** The cost of an unreached cell. */
  static final double UNREACHED = Double.POSITIVE_INFINITY;

  // What is known of a cell beside its cost.
  static final int MOVES = 255; // the moves that the cell allows, see NeighborMasks
  static final int CAME_SHIFT = 8;
  static final int CAME_MASK = 15; // the move from the parent
  static final int NO_MOVE = 8; // no move from a parent: the root and unreached cells
  static final int PENDING = 1 << 12;

  final boolean fromRoot; // whether routes lead from the root, or to it
  final int root; // the row-major index of a cell
  final int[] offset; // [by move] to the neighbor's index
  final double[] factor = new double[8]; // [by move] cost as a multiple of a straight step

  /** The moves worth trying. [by the move from the parent, including NO_MOVE] */
  final int[] onward;

  /** The least cost known. [size: width*height, row-major] */
  final double[] g;

  /** The cells' other data, laid out as the masks above say. [size: width*height, row-major] */
  final char[] known;

  private final CornerCutting cornerCutting;
  private final byte[] allowed; // see NeighborMasks.at
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

  /** Installs another field and recomputes the moves of all cells. */
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

  /** Installs another field for the costs; moves stay unchanged until {@link #updateMoves}. */
  void setField(CostField edited) {
    field = edited;
  }

  /** Recomputes the moves that a cell allows. */
  void updateMoves(int cell) {
    known[cell] = (char) ((known[cell] & ~MOVES) | NeighborMasks.at(field, allowed, cell));
  }

  boolean isReached(int cell) {
    return g[cell] < UNREACHED;
  }

  /** Records a path to a cell and makes the cell pending. */
  void reach(int cell, double cost, int move) {
    g[cell] = cost;
    known[cell] = (char) ((known[cell] & MOVES) | (move << CAME_SHIFT) | PENDING);
  }

  /** Resets a cell to unreached. */
  void forget(int cell) {
    g[cell] = UNREACHED;
    known[cell] = (char) ((known[cell] & MOVES) | (NO_MOVE << CAME_SHIFT));
  }

  /** Resets all cells to unreached. */
  void forgetAll() {
    for (int cell = 0; cell < g.length; cell++) {
      forget(cell);
    }
  }

  /** The move that led to a cell from its parent, or {@link #NO_MOVE}. */
  int came(int cell) {
    return known[cell] >> CAME_SHIFT & CAME_MASK;
  }

  /** The cell's parent, nearer to the root; there must be one. */
  int parent(int cell) {
    return cell - offset[came(cell)];
  }

  /** The cost of the step between a cell and its parent; there must be one. */
  double stepToParent(int cell) {
    int came = came(cell);
    return field.costAt(cell - offset[came]) * factor[came];
  }

  /**
   * The cost of the path to a cell through a neighbor, one move away; does not check whether the
   * move is allowed.
   */
  double offer(int neighbor, int move, int cell) {
    return g[neighbor] + field.costAt(fromRoot ? cell : neighbor) * factor[move];
  }
}
