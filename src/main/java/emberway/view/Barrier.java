package emberway.view;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.plan.query.Outcome;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The barrier between a traveler and a goal: the blocked cells along the rim of the side that is
 * closed in, the goal's or the traveler's.
 */
public final class Barrier {
  private final StepCosts stepCosts;
  private final GridSize size;

  private Barrier(StepCosts stepCosts) {
    this.stepCosts = stepCosts;
    size = stepCosts.size();
  }

  /**
   * The blocked cells between the end of a failed route and its target, row by row; only the target
   * if it is blocked itself. Linear in the cells.
   */
  public static List<Cell> between(StepCosts stepCosts, Outcome.Unreachable failed) {
    Cell target = failed.target();
    Barrier barrier = new Barrier(stepCosts);
    return barrier.isBlocked(barrier.size.index(target))
        ? List.of(target)
        : barrier.around(failed.nearest().start(), target);
  }

  private List<Cell> around(Cell here, Cell there) {
    Flood fromHere = new Flood(here);
    Flood fromThere = new Flood(there);
    while (fromHere.step() && fromThere.step()) {
      // alternately, so that the smaller side ends the search
    }
    boolean isGoalClosedIn = fromThere.isDone();
    BitSet inside = isGoalClosedIn ? fromThere.reached : fromHere.reached;
    return rim(inside, isGoalClosedIn ? here : there);
  }

  /** The blocked cells beside a closed-in side that face the outside. */
  private List<Cell> rim(BitSet inside, Cell outside) {
    BitSet seen = new BitSet(size.cells());
    IntQueue queue = new IntQueue();
    List<Cell> rim = new ArrayList<>();
    seen.set(size.index(outside));
    queue.add(size.index(outside));
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      boolean touches = false;
      for (Direction direction : Direction.values()) {
        int next = neighbor(cell, direction);
        if (next >= 0 && inside.get(next)) {
          touches = true;
        } else if (next >= 0 && !seen.get(next)) {
          seen.set(next);
          queue.add(next);
        }
      }
      if (touches && isBlocked(cell)) {
        rim.add(size.cell(cell));
      }
    }
    rim.sort((one, other) -> Integer.compare(size.index(one), size.index(other)));
    return rim;
  }

  private int neighbor(int cell, Direction direction) {
    int x = size.x(cell) + direction.dx();
    int y = size.y(cell) + direction.dy();
    return size.contains(x, y) ? size.index(x, y) : -1;
  }

  private boolean isBlocked(int cell) {
    return stepCosts.field().isBlocked(cell);
  }

  /** All cells that can be reached from a cell, found one by one. */
  private final class Flood {
    private final BitSet reached = new BitSet(size.cells());
    private final IntQueue queue = new IntQueue();

    Flood(Cell from) {
      reached.set(size.index(from));
      queue.add(size.index(from));
    }

    boolean isDone() {
      return queue.isEmpty();
    }

    /** Expands one more cell; returns whether there was one. */
    boolean step() {
      if (isDone()) {
        return false;
      }
      int cell = queue.remove();
      for (Direction direction : Direction.values()) {
        int next = neighbor(cell, direction);
        if (next >= 0 && !reached.get(next) && isAllowed(cell, direction)) {
          reached.set(next);
          queue.add(next);
        }
      }
      return true;
    }

    private boolean isAllowed(int cell, Direction direction) {
      return stepCosts.allow(size.x(cell), size.y(cell), direction.dx(), direction.dy());
    }
  }

  /** A first-in-first-out queue of cells. */
  private static final class IntQueue {
    private int[] cells = new int[64];
    private int first;
    private int count;

    boolean isEmpty() {
      return count == 0;
    }

    void add(int cell) {
      if (count == cells.length) {
        int[] larger = new int[2 * cells.length];
        for (int i = 0; i < count; i++) {
          larger[i] = cells[(first + i) & (cells.length - 1)];
        }
        cells = larger;
        first = 0;
      }
      cells[(first + count++) & (cells.length - 1)] = cell;
    }

    int remove() {
      int cell = cells[first];
      first = (first + 1) & (cells.length - 1);
      count--;
      return cell;
    }
  }
}
