package emberway.plan.dynamic;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;

/**
 * Takes an edit of the ground into a route tree: what lost its way is forgotten, and all cells
 * whose way could be another one now are given the best that their neighbors know of and made
 * pending. To grow the tree then is to repair it, at a cost that goes with the cells that change.
 * Compare G. Ramalingam and T. Reps, 1996.
 */
final class TreeRepair {
  private final TreeState cells;
  private int[] lost =
      new int[256]; // cells that lost their way, those that others lost it by first
  private int lostCount;
  private int[] pending = new int[256];
  private int pendingCount;
  private double leastCost = TreeState.UNREACHED; // of the pending ones

  private TreeRepair(TreeState cells) {
    this.cells = cells;
  }

  /**
   * Takes another field into a tree.
   *
   * @param mostLost how many cells may lose their way before it is better to begin anew
   * @return false if the tree is to begin anew: then it holds nothing but the new ground
   */
  static boolean repair(TreeState cells, CostField edited, TreeGrower growth, int mostLost) {
    TreeRepair repair = new TreeRepair(cells);
    int[] changed = edited.differences(cells.field());
    if (changed.length > mostLost) {
      cells.layGround(edited);
      cells.forgetAll();
      return false;
    }
    boolean wasRootBlocked = cells.field().isBlocked(cells.root);
    int[] touched = repair.touch(changed, edited);
    if (wasRootBlocked != edited.isBlocked(cells.root) || !repair.forget(touched, mostLost)) {
      cells.forgetAll();
      return false;
    }
    repair.offerAll(touched);
    if (repair.pendingCount > 0) {
      growth.prepare(repair.leastCost);
    }
    for (int i = 0; i < repair.pendingCount; i++) {
      growth.push(repair.pending[i], cells.g[repair.pending[i]]);
    }
    return true;
  }

  /** Puts the field in place; returns the changed cells and all around them, each once. */
  private int[] touch(int[] changed, CostField edited) {
    CostField before = cells.field();
    int[] touched = NeighborMasks.around(edited.size(), changed);
    cells.setField(edited);
    if (Arrays.stream(changed).anyMatch(at -> before.isBlocked(at) != edited.isBlocked(at))) {
      for (int cell : touched) {
        cells.updateMoves(cell);
      }
    }
    return touched;
  }

  /**
   * Forgets the ways that cost more now or cannot be taken, and all that lead on from there; false
   * if those are too many.
   */
  private boolean forget(int[] touched, int mostLost) {
    for (int cell : touched) {
      if (cells.isReached(cell) && cell != cells.root && isWorse(cell)) {
        lose(cell);
      }
    }
    for (int i = 0; i < lostCount && lostCount <= mostLost; i++) {
      int cell = lost[i];
      for (int move = 0; move < 8; move++) {
        int next = cell + cells.offset[move];
        if (next >= 0 && next < cells.g.length && cells.came(next) == move) {
          lose(next);
        }
      }
    }
    return lostCount <= mostLost;
  }

  private boolean isWorse(int cell) {
    int came = cells.came(cell);
    int parent = cell - cells.offset[came];
    return (cells.known[parent] >> came & 1) == 0
        || !(cells.offer(parent, came, cell) <= cells.g[cell]);
  }

  private void lose(int cell) {
    cells.forget(cell);
    if (lostCount == lost.length) {
      lost = Arrays.copyOf(lost, 2 * lostCount);
    }
    lost[lostCount++] = cell;
  }

  private void offerAll(int[] touched) {
    for (int i = 0; i < lostCount; i++) {
      offer(lost[i]);
    }
    for (int cell : touched) {
      offer(cell);
    }
  }

  /** Gives a cell the best way that its neighbors know of, if that is news. */
  private void offer(int cell) {
    if (cell == cells.root) {
      return;
    }
    double best = cells.g[cell];
    int came = TreeState.NO_MOVE;
    for (int todo = cells.known[cell] & TreeState.MOVES; todo != 0; todo &= todo - 1) {
      int away = Integer.numberOfTrailingZeros(todo);
      int move = 7 - away; // the one back
      double offer = cells.offer(cell + cells.offset[away], move, cell);
      if (offer < best) {
        best = offer;
        came = move;
      }
    }
    if (came != TreeState.NO_MOVE) {
      cells.reach(cell, best, came);
      leastCost = Math.min(leastCost, best);
      if (pendingCount == pending.length) {
        pending = Arrays.copyOf(pending, 2 * pendingCount);
      }
      pending[pendingCount++] = cell;
    }
  }
}
