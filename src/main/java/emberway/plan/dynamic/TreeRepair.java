package emberway.plan.dynamic;

import emberway.plan.cost.CostField;
import emberway.plan.cost.NeighborMasks;
import java.util.Arrays;

/**
 * Updates a shortest-path tree after an edit of the ground. Cells that lost their route are reset;
 * every cell whose route may have changed gets the best path that its neighbors offer and becomes
 * pending. Growing the tree then repairs it, at a cost proportional to the cells that change.
 * Compare G. Ramalingam and T. Reps, 1996.
 */
final class TreeRepair {
  private final TreeState cells;
  private int[] lost = new int[256]; // cells that lost their route, in order of discovery
  private int lostCount;
  private int[] pending = new int[256];
  private int pendingCount;
  private double leastCost = TreeState.UNREACHED; // the least cost of a pending cell

  private TreeRepair(TreeState cells) {
    this.cells = cells;
  }

  /**
   * Updates a tree to another field.
   *
   * @param mostLost how many cells may lose their route before the tree starts anew
   * @return false if the tree must start anew; its cells are reset then and use the new field
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

  /** Installs the field; returns the changed cells and all their neighbors, each once. */
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
   * Resets cells whose route costs more now or is blocked, and all cells beyond them; false if
   * these are too many.
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

  /** Gives a cell the best path that its neighbors offer, if it is cheaper. */
  private void offer(int cell) {
    if (cell == cells.root) {
      return;
    }
    double best = cells.g[cell];
    int came = TreeState.NO_MOVE;
    for (int todo = cells.known[cell] & TreeState.MOVES; todo != 0; todo &= todo - 1) {
      int away = Integer.numberOfTrailingZeros(todo);
      int move = 7 - away; // the reverse move
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
