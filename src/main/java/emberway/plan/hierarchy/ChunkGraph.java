package emberway.plan.hierarchy;

import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.hierarchy.ChunkGrid.Window;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/**
 * The upper tier: the entrances of all chunks with the costs of paths between them. Each chunk is
 * computed on first use; all together take some three bytes a cell. Chunks may be read from any
 * number of threads.
 *
 * <p>The graph's cost of a route is never more than the real cost, and a route exists in the graph
 * exactly if it exists on the map. For the argument, see {@code docs/decisions/0009-two-tiers.md}.
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

  /** Creates a kernel to compute this graph's chunks. */
  WindowDijkstra kernel() {
    return new WindowDijkstra(field, movement, units);
  }

  /** Returns a chunk. If it is missing, computes it and those around it, on all processors. */
  Chunk chunk(int number) {
    Chunk chunk = chunks.get(number);
    if (chunk == null) {
      IntStream.of(grid.neighborhood(number)).parallel().forEach(this::workOut);
      chunk = chunks.get(number);
    }
    return chunk;
  }

  /** Computes a chunk on the calling thread, unless it is known. */
  void workOut(int number) {
    if (chunks.get(number) == null) {
      chunks.set(number, Chunk.build(number, grid, kernels.get()));
      workedOut.incrementAndGet();
    }
  }

  /** Whether a chunk has been computed. */
  boolean isKnown(int number) {
    return chunks.get(number) != null;
  }

  /** The number of chunks computed by this graph, without those taken over. */
  int workedOut() {
    return workedOut.get();
  }

  /** The number of chunks available. Linear in the chunks. */
  int known() {
    int known = 0;
    for (int chunk = 0; chunk < chunks.length(); chunk++) {
      known += chunks.get(chunk) == null ? 0 : 1;
    }
    return known;
  }

  /**
   * Creates the graph of the same map after an edit. It takes over every chunk that depends on no
   * changed cell; the others are recomputed on demand. (All are recomputed if a step now costs too
   * little for the units.) Linear in the cells.
   *
   * @throws IllegalArgumentException if the field has another size
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
