package emberway.plan.hierarchy;

import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.hierarchy.ChunkGrid.Window;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/**
 * The upper tier: the entrances of all chunks with the costs of ways between them, each chunk
 * worked out when it is first asked for; some three bytes a cell once all are. Chunks may be asked
 * for by any number of threads.
 *
 * <p>What it says of a way is never more than what the way costs; it says that there is none
 * exactly when there is none. {@code docs/decisions/0009-two-tiers.md} has the argument.
 */
final class ChunkGraph {
  private final CostField field;
  private final Movement movement;
  private final ChunkGrid grid;
  private final ChunkUnits units;
  private final AtomicReferenceArray<Chunk> chunks;
  private final AtomicInteger workedOut = new AtomicInteger();
  private final ThreadLocal<WindowDijkstra> kernels = ThreadLocal.withInitial(this::kernel);

  ChunkGraph(CostField field, Movement movement) {
    this(field, movement, ChunkUnits.of(field, movement));
  }

  private ChunkGraph(CostField field, Movement movement, ChunkUnits units) {
    this.field = field;
    this.movement = movement;
    this.units = units;
    grid = new ChunkGrid(field.size());
    chunks = new AtomicReferenceArray<>(grid.count());
  }

  ChunkGrid grid() {
    return grid;
  }

  ChunkUnits units() {
    return units;
  }

  /** A kernel for this graph's chunks. */
  WindowDijkstra kernel() {
    return new WindowDijkstra(field, movement, units);
  }

  /** A chunk. Unless it is known it is worked out, with those around it, on all processors. */
  Chunk chunk(int number) {
    Chunk chunk = chunks.get(number);
    if (chunk == null) {
      IntStream.of(grid.neighborhood(number)).parallel().forEach(this::workOut);
      chunk = chunks.get(number);
    }
    return chunk;
  }

  /** Works out a chunk, on this thread, unless it is known. */
  void workOut(int number) {
    if (chunks.get(number) == null) {
      chunks.set(number, Chunk.build(number, grid, kernels.get()));
      workedOut.incrementAndGet();
    }
  }

  /** Whether a chunk is worked out. */
  boolean isKnown(int number) {
    return chunks.get(number) != null;
  }

  /** How many chunks this graph has had to work out; those taken over do not count. */
  int workedOut() {
    return workedOut.get();
  }

  /** The number of chunks that are worked out. Linear in the chunks. */
  int known() {
    int known = 0;
    for (int chunk = 0; chunk < chunks.length(); chunk++) {
      known += chunks.get(chunk) == null ? 0 : 1;
    }
    return known;
  }

  /**
   * The graph of the same map after an edit. It takes over every chunk that saw no cell whose cost
   * changed; those around an edit are worked out anew when asked for. (All are if a step now costs
   * less than the units can tell from nothing.) Linear in the cells.
   *
   * @throws IllegalArgumentException if the field is of another size
   */
  ChunkGraph over(CostField changed) {
    if (!changed.size().equals(field.size())) {
      throw new IllegalArgumentException(
          "a field of %s for a graph of %s".formatted(changed.size(), field.size()));
    }
    if (!units.suit(changed)) {
      return new ChunkGraph(changed, movement);
    }
    ChunkGraph graph = new ChunkGraph(changed, movement, units);
    boolean[] isSame = new boolean[grid.count()];
    for (int chunk = 0; chunk < isSame.length; chunk++) {
      isSame[chunk] = isSame(changed, grid.around(chunk, 0));
    }
    for (int chunk = 0; chunk < isSame.length; chunk++) {
      if (isSameAround(isSame, chunk)) {
        graph.chunks.set(chunk, chunks.get(chunk));
      }
    }
    return graph;
  }

  private boolean isSame(CostField changed, Window window) {
    GridSize size = field.size();
    for (int y = window.north(); y <= window.south(); y++) {
      for (int cell = size.index(window.west(), y); cell <= size.index(window.east(), y); cell++) {
        if (field.costAt(cell) != changed.costAt(cell)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether nothing changed in the windows around a chunk's lines. */
  private boolean isSameAround(boolean[] isSame, int chunk) {
    for (int next : grid.neighborhood(chunk)) {
      if (!isSame[next]) {
        return false;
      }
    }
    return true;
  }
}
