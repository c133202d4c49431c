package emberway.plan.hierarchy;

import emberway.plan.hierarchy.ChunkGrid.Window;
import emberway.plan.query.Goals;
import emberway.plan.queue.ExactOpenList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Searches the upper tier from a start to goals: finds a lower bound on a route's cost, and the
 * chunks of the cheapest route. Dijkstra's algorithm over the entrances. Reuses its arrays from
 * search to search, so it serves one thread.
 */
final class ChunkSearch {
  /** Stands for no route. [ChunkUnits] */
  static final long NO_ROUTE = Long.MAX_VALUE;

  /** The bucket width of the open list: some straight steps. [ChunkUnits] */
  private static final long BUCKET = 16L * ChunkUnits.CHEAPEST;

  private static final int NONE = -1;

  private final ChunkGraph graph;
  private final ChunkGrid grid;
  private final WindowDijkstra kernel;
  private final ExactOpenList open = new ExactOpenList((double) BUCKET);

  // By entrance number; allocated by the first search.
  private long[] reached = {}; // the least cost from the start [ChunkUnits]
  private int[] before = {}; // the previous entrance; NONE for the start
  private final BitSet closed = new BitSet();
  private final Map<Integer, Integer> toGoal = new HashMap<>(); // the least cost [ChunkUnits]

  private int start;
  private int startChunk;
  private List<Window> goalWindows = List.of();
  private long least; // the least cost to a goal [ChunkUnits]
  private int last; // the entrance before the goal; NONE if there is none
  private long leaving; // the least cost to leave the window around the start [ChunkUnits]
  private final Map<Integer, BitSet> withinReach = new HashMap<>(); // by chunk: reachable places

  ChunkSearch(ChunkGraph graph) {
    this.graph = graph;
    grid = graph.grid();
    kernel = graph.kernel();
  }

  /**
   * Finds lower bounds on the costs of routes from a start to the goals.
   *
   * @param start a passable cell
   * @return false if the caller stopped the search
   */
  boolean search(int start, Goals goals, BooleanSupplier canceled) {
    begin(start);
    attachGoals(goals);
    attachStart(goals);
    while (!open.isEmpty()) {
      int entrance = open.pop();
      if (reached[entrance] >= least) {
        break;
      }
      if (closed.get(entrance)) {
        continue;
      }
      if (canceled.getAsBoolean()) { // each entrance may need chunks computed
        return false;
      }
      closed.set(entrance);
      Integer rest = toGoal.get(entrance);
      if (rest != null) {
        arrive(reached[entrance] + rest, entrance);
      }
      expand(entrance);
    }
    return true;
  }

  private void begin(int start) {
    this.start = start;
    startChunk = grid.chunkOf(grid.size().x(start), grid.size().y(start));
    if (reached.length == 0) {
      reached = new long[grid.entranceNumbers()];
      before = new int[grid.entranceNumbers()];
    }
    Arrays.fill(reached, NO_ROUTE);
    closed.clear();
    toGoal.clear();
    withinReach.clear();
    open.clear(0);
    least = NO_ROUTE;
    last = NONE;
    leaving = NO_ROUTE;
  }

  /** Computes the costs from the entrances around the goals to the goals. */
  private void attachGoals(Goals goals) {
    BitSet chunks = new BitSet();
    for (int i = 0; i < goals.count(); i++) {
      chunks.set(grid.chunkOf(grid.size().x(goals.cell(i)), grid.size().y(goals.cell(i))));
    }
    goalWindows = new ArrayList<>();
    for (int chunk = chunks.nextSetBit(0); chunk >= 0; chunk = chunks.nextSetBit(chunk + 1)) {
      Window window = grid.around(chunk, 2);
      goalWindows.add(window);
      kernel.load(window);
      kernel.begin();
      for (int i = 0; i < goals.count(); i++) {
        int x = grid.size().x(goals.cell(i));
        int y = grid.size().y(goals.cell(i));
        if (grid.chunkOf(x, y) == chunk) {
          kernel.startAt(x, y);
        }
      }
      kernel.spread(true);
      for (Entrance entrance : Entrance.within(grid, kernel)) {
        int cost = entrance.leastCost(kernel);
        if (cost < ChunkUnits.NO_ROUTE) {
          toGoal.merge(entrance.number(), cost, Math::min);
        }
      }
    }
  }

  /**
   * Puts the entrances around the start on the open list; also handles goals in the start's window.
   */
  private void attachStart(Goals goals) {
    Window window = grid.around(startChunk, 1);
    kernel.load(window);
    kernel.begin();
    kernel.startAt(grid.size().x(start), grid.size().y(start));
    kernel.spread(false);
    for (Entrance entrance : Entrance.atEdge(grid, kernel)) {
      int cost = entrance.leastCost(kernel);
      if (cost < ChunkUnits.NO_ROUTE) {
        offer(entrance.number(), cost, NONE);
        leaving = Math.min(leaving, cost);
      }
    }
    for (int i = 0; i < goals.count(); i++) {
      int x = grid.size().x(goals.cell(i));
      int y = grid.size().y(goals.cell(i));
      if (window.contains(x, y) && kernel.costTo(x, y) < ChunkUnits.NO_ROUTE) {
        arrive(kernel.costTo(x, y), NONE);
      }
    }
  }

  private void arrive(long cost, int entrance) {
    if (cost < least) {
      least = cost;
      last = entrance;
    }
  }

  private void expand(int entrance) {
    Chunk chunk = graph.chunk(grid.owner(entrance));
    int place = chunk.placeOf(entrance);
    int[] targets = chunk.targets(place);
    int[] costs = chunk.costs(place);
    long here = reached[entrance];
    for (int i = 0; i < targets.length; i++) {
      offer(targets[i], here + costs[i], entrance);
    }
  }

  private void offer(int entrance, long cost, int from) {
    if (cost < reached[entrance]) {
      reached[entrance] = cost;
      before[entrance] = from;
      open.push(entrance, (double) cost, -entrance); // among equals, the least number first
    }
  }

  /** Whether the search found a route to a goal. */
  boolean isFound() {
    return least != NO_ROUTE;
  }

  /** A lower bound on the cost of every route to a goal. [ChunkUnits] */
  long least() {
    return least;
  }

  /** A lower bound on the cost of every route that leaves the {@link #corridor}. [ChunkUnits] */
  long leaving() {
    return leaving;
  }

  /** After a search that found a route: the chunks that a cheapest one passes through. */
  BitSet corridor() {
    BitSet chunks = new BitSet();
    grid.addChunks(grid.around(startChunk, 1), chunks);
    for (int entrance = last; entrance != NONE; entrance = before[entrance]) {
      grid.addChunks(grid.aroundLine(grid.owner(entrance), grid.isOnRow(entrance)), chunks);
    }
    goalWindows.forEach(window -> grid.addChunks(window, chunks));
    return chunks;
  }

  /** After a search that found no route: whether a cell can be reached from the start. */
  boolean isWithinReach(int cell) {
    int x = grid.size().x(cell);
    int y = grid.size().y(cell);
    int chunk = grid.chunkOf(x, y);
    return withinReach
        .computeIfAbsent(chunk, this::cellsWithinReach)
        .get(place(grid.around(chunk, 0), x, y));
  }

  /**
   * The places of a chunk's reachable cells. The last part of a path to any of them lies in a
   * window no larger than the one searched here.
   */
  private BitSet cellsWithinReach(int chunk) {
    kernel.load(grid.around(chunk, 2));
    kernel.begin();
    int startX = grid.size().x(start);
    int startY = grid.size().y(start);
    if (kernel.window().contains(startX, startY)) {
      kernel.startAt(startX, startY);
    }
    for (Entrance entrance : Entrance.within(grid, kernel)) {
      if (reached[entrance.number()] != NO_ROUTE) {
        entrance.startAll(kernel);
      }
    }
    kernel.spread(false);
    Window own = grid.around(chunk, 0);
    BitSet cells = new BitSet();
    for (int y = own.north(); y <= own.south(); y++) {
      for (int x = own.west(); x <= own.east(); x++) {
        cells.set(place(own, x, y), kernel.costTo(x, y) < ChunkUnits.NO_ROUTE);
      }
    }
    return cells;
  }

  private static int place(Window window, int x, int y) {
    return (y - window.north()) * window.width() + x - window.west();
  }
}
