package emberway.bench;

import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Supplier;
import org.jgrapht.GraphType;
import org.jgrapht.graph.AbstractGraph;
import org.jgrapht.graph.DefaultGraphType;

/**
 * A benchmark map as JGraphT sees it: vertices are cells, an edge is {@code cell * 8 + move} of the
 * cell it leaves. Cannot be changed.
 */
final class JGraphTGrid extends AbstractGraph<Integer, Integer> {
  private static final GraphType TYPE =
      new DefaultGraphType.Builder()
          .directed()
          .weighted(true)
          .allowMultipleEdges(false)
          .allowSelfLoops(false)
          .allowCycles(true)
          .modifiable(false)
          .build();

  private final BenchmarkMap benchmarkMap;

  JGraphTGrid(BenchmarkMap benchmarkMap) {
    this.benchmarkMap = benchmarkMap;
  }

  /** The edges that leave a cell, or those that enter it. */
  private static final class Edges extends AbstractSet<Integer> {
    private final BenchmarkMap benchmarkMap;
    private final int cell;
    private final boolean isEntering;

    Edges(BenchmarkMap benchmarkMap, int cell, boolean isEntering) {
      this.benchmarkMap = benchmarkMap;
      this.cell = cell;
      this.isEntering = isEntering;
    }

    @Override
    public int size() {
      return Integer.bitCount(benchmarkMap.moves(cell));
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int todo = benchmarkMap.moves(cell);

        @Override
        public boolean hasNext() {
          return todo != 0;
        }

        @Override
        public Integer next() {
          if (todo == 0) {
            throw new NoSuchElementException();
          }
          int move = Integer.numberOfTrailingZeros(todo);
          todo &= todo - 1;
          return isEntering
              ? benchmarkMap.target(cell, move) * BenchmarkMap.MOVES + BenchmarkMap.reverse(move)
              : cell * BenchmarkMap.MOVES + move;
        }
      };
    }
  }

  @Override
  public Set<Integer> outgoingEdgesOf(Integer cell) {
    return new Edges(benchmarkMap, cell, false);
  }

  @Override
  public Set<Integer> incomingEdgesOf(Integer cell) {
    return new Edges(benchmarkMap, cell, true);
  }

  @Override
  public Integer getEdgeSource(Integer edge) {
    return edge / BenchmarkMap.MOVES;
  }

  @Override
  public Integer getEdgeTarget(Integer edge) {
    return benchmarkMap.target(edge / BenchmarkMap.MOVES, edge % BenchmarkMap.MOVES);
  }

  @Override
  public double getEdgeWeight(Integer edge) {
    return benchmarkMap.onto(getEdgeTarget(edge), edge % BenchmarkMap.MOVES);
  }

  @Override
  public boolean containsVertex(Integer cell) {
    return cell >= 0 && cell < benchmarkMap.size().cells();
  }

  @Override
  public boolean containsEdge(Integer edge) {
    return containsVertex(edge / BenchmarkMap.MOVES)
        && (benchmarkMap.moves(edge / BenchmarkMap.MOVES) >> edge % BenchmarkMap.MOVES & 1) != 0;
  }

  @Override
  public Integer getEdge(Integer from, Integer to) {
    for (Integer edge : outgoingEdgesOf(from)) {
      if (getEdgeTarget(edge).equals(to)) {
        return edge;
      }
    }
    return null;
  }

  @Override
  public Set<Integer> getAllEdges(Integer from, Integer to) {
    Integer edge = getEdge(from, to);
    return edge == null ? Collections.emptySet() : Collections.singleton(edge);
  }

  @Override
  public int inDegreeOf(Integer cell) {
    return incomingEdgesOf(cell).size();
  }

  @Override
  public int outDegreeOf(Integer cell) {
    return outgoingEdgesOf(cell).size();
  }

  @Override
  public int degreeOf(Integer cell) {
    return inDegreeOf(cell) + outDegreeOf(cell);
  }

  @Override
  public GraphType getType() {
    return TYPE;
  }

  @Override
  public Set<Integer> edgesOf(Integer cell) {
    throw unused();
  }

  @Override
  public Set<Integer> edgeSet() {
    throw unused();
  }

  @Override
  public Set<Integer> vertexSet() {
    throw unused();
  }

  @Override
  public Supplier<Integer> getVertexSupplier() {
    throw unused();
  }

  @Override
  public Supplier<Integer> getEdgeSupplier() {
    throw unused();
  }

  @Override
  public Integer addEdge(Integer from, Integer to) {
    throw unused();
  }

  @Override
  public boolean addEdge(Integer from, Integer to, Integer edge) {
    throw unused();
  }

  @Override
  public Integer addVertex() {
    throw unused();
  }

  @Override
  public boolean addVertex(Integer cell) {
    throw unused();
  }

  @Override
  public Integer removeEdge(Integer from, Integer to) {
    throw unused();
  }

  @Override
  public boolean removeEdge(Integer edge) {
    throw unused();
  }

  @Override
  public boolean removeVertex(Integer cell) {
    throw unused();
  }

  @Override
  public void setEdgeWeight(Integer edge, double weight) {
    throw unused();
  }

  private static UnsupportedOperationException unused() {
    return new UnsupportedOperationException("no shortest path algorithm asks for this");
  }
}
