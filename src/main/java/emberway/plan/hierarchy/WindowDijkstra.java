package emberway.plan.hierarchy;

import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.cost.NeighborMasks;
import emberway.plan.hierarchy.ChunkGrid.Window;
import java.util.Arrays;

/**
 * Dijkstra's algorithm inside one small window of a map at a time, over some thousand cells that
 * stay in the processor's near caches. Reuses its arrays from window to window, so it serves one
 * thread.
 *
 * <p>Design. The cells form a rectangle surrounded by a ring of impassable cells, so moves need no
 * bounds check. Whole-number costs go into buckets {@link ChunkUnits#CHEAPEST} wide, no wider than
 * the cheapest step. So no cell offers a path that falls into its own bucket, and the order within
 * a bucket does not matter. (If a step were cheaper after all, a cell would merely be expanded
 * twice.)
 */
final class WindowDijkstra {
  /** The most columns or rows of a window: five chunks and the ring. [cells] */
  private static final int MAX_SIDE = 5 * ChunkGrid.SPAN + 1 + 2;

  /** The most cells of a window. */
  private static final int MAX_CELLS = MAX_SIDE * MAX_SIDE;

  /** The cap on the cost of a path; a lower cost is still a valid lower bound. */
  private static final int MAX_COST = ChunkUnits.NO_ROUTE - 1;

  private static final int BUCKET_SHIFT = 31 - Integer.numberOfLeadingZeros(ChunkUnits.CHEAPEST);

  /** A power of two less one; a step leads fewer than this many buckets ahead. */
  private static final int RING =
      2 * Integer.highestOneBit(ChunkUnits.MAX_COST >> BUCKET_SHIFT) - 1;

  private static final int NONE = -1;

  private final CostField field;
  private final int width; // of the map [cells]
  private final ChunkUnits units;
  private final byte[] movesByNeighborhood;

  // The loaded window, by cell in it.
  private Window window = new Window(0, 0, -1, -1);
  private int stride;
  private int[] offset = {}; // by move
  private final boolean[] isPassable = new boolean[MAX_CELLS];
  private final byte[] moves = new byte[MAX_CELLS];
  // Costs of a straight and of a diagonal step onto each cell. [ChunkUnits]
  private final int[] straight = new int[MAX_CELLS];
  private final int[] diagonal = new int[MAX_CELLS];

  // The current search.
  private final int[] reached = new int[MAX_CELLS]; // cost of the path to the cell [ChunkUnits]
  private final int[] heads = new int[RING + 1]; // [by bucket] its first entry
  private int[] entryCells = new int[1024];
  private int[] entryNext = new int[1024];
  private int entries;

  WindowDijkstra(CostField field, Movement movement, ChunkUnits units) {
    this.field = field;
    this.units = units;
    width = field.size().width();
    movesByNeighborhood = NeighborMasks.byNeighborhood(movement.cornerCutting());
  }

  /** Loads the cells of a window, unless they are loaded already. */
  void load(Window window) {
    if (window.equals(this.window)) {
      return;
    }
    this.window = window;
    stride = window.width() + 2;
    offset = NeighborMasks.offsets(stride);
    int cells = stride * (window.height() + 2);
    Arrays.fill(isPassable, 0, cells, false);
    for (int y = window.north(); y <= window.south(); y++) {
      int cell = local(window.west(), y);
      for (int at = y * width + window.west(); at <= y * width + window.east(); at++) {
        double cost = field.costAt(at);
        if (cost < Double.POSITIVE_INFINITY) {
          isPassable[cell] = true;
          straight[cell] = units.straight(cost);
          diagonal[cell] = units.diagonal(cost);
        }
        cell++;
      }
    }
    for (int row = 1; row <= window.height(); row++) {
      int neighborhood = NeighborMasks.column(isPassable, row * stride + 1, stride) << 6;
      for (int cell = row * stride + 1; cell < (row + 1) * stride - 1; cell++) {
        neighborhood = neighborhood >> 3 | NeighborMasks.column(isPassable, cell + 1, stride) << 6;
        moves[cell] = movesByNeighborhood[neighborhood];
      }
    }
  }

  /** The loaded window. */
  Window window() {
    return window;
  }

  /** Resets the search. */
  void begin() {
    Arrays.fill(reached, 0, stride * (window.height() + 2), ChunkUnits.NO_ROUTE);
    Arrays.fill(heads, NONE);
    entries = 0;
  }

  /** Adds a cell of the window as a start, if it is passable. */
  void startAt(int x, int y) {
    int cell = local(x, y);
    if (isPassable[cell]) {
      reach(cell, 0);
    }
  }

  /** Whether a cell of the window is passable. */
  boolean isPassable(int x, int y) {
    return isPassable[local(x, y)];
  }

  /** The cost of the cheapest path to a cell of the window. [ChunkUnits] */
  int costTo(int x, int y) {
    return reached[local(x, y)];
  }

  /**
   * Searches from the starts to all reachable cells.
   *
   * @param isBackward whether paths lead from the cells to the starts
   */
  void spread(boolean isBackward) {
    int empty = 0;
    for (int bucket = 0; empty <= RING; bucket++) {
      int ring = bucket & RING;
      if (heads[ring] == NONE) {
        empty++;
        continue;
      }
      empty = 0;
      while (heads[ring] != NONE) {
        int entry = heads[ring];
        heads[ring] = entryNext[entry];
        int cell = entryCells[entry];
        if (reached[cell] >> BUCKET_SHIFT == bucket) {
          expand(cell, isBackward);
        }
      }
    }
  }

  private void expand(int cell, boolean isBackward) {
    int here = reached[cell];
    for (int todo = moves[cell] & 255; todo != 0; todo &= todo - 1) {
      int move = Integer.numberOfTrailingZeros(todo);
      int next = cell + offset[move];
      int onto = isBackward ? cell : next;
      int step = NeighborMasks.isDiagonal(move) ? diagonal[onto] : straight[onto];
      int cost = Math.min(MAX_COST, here + step);
      if (cost < reached[next]) {
        reach(next, cost);
      }
    }
  }

  private void reach(int cell, int cost) {
    reached[cell] = cost;
    int entry = entries++;
    if (entry == entryCells.length) {
      entryCells = Arrays.copyOf(entryCells, 2 * entry);
      entryNext = Arrays.copyOf(entryNext, 2 * entry);
    }
    int ring = cost >> BUCKET_SHIFT & RING;
    entryCells[entry] = cell;
    entryNext[entry] = heads[ring];
    heads[ring] = entry;
  }

  private int local(int x, int y) {
    return (y - window.north() + 1) * stride + x - window.west() + 1;
  }
}
