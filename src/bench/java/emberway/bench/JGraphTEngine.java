package emberway.bench;

import java.util.List;
import org.jgrapht.GraphPath;
import org.jgrapht.alg.interfaces.ShortestPathAlgorithm;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.alg.shortestpath.BidirectionalDijkstraShortestPath;

/**
 * JGraphT's algorithms over {@link JGraphTGrid}, which answers from a benchmark map's arrays: its
 * own graphs keep a hash map entry or two for each of eight edges a cell, and are slower.
 */
final class JGraphTEngine implements Engine {
  private static final int[] NO_WAY = {};

  private final ShortestPathAlgorithm<Integer, Integer> algorithm;

  private JGraphTEngine(ShortestPathAlgorithm<Integer, Integer> algorithm) {
    this.algorithm = algorithm;
  }

  static JGraphTEngine aStar(BenchmarkMap benchmarkMap) {
    return new JGraphTEngine(
        new AStarShortestPath<>(new JGraphTGrid(benchmarkMap), benchmarkMap::estimate));
  }

  static JGraphTEngine bidirectionalDijkstra(BenchmarkMap benchmarkMap) {
    return new JGraphTEngine(
        new BidirectionalDijkstraShortestPath<>(new JGraphTGrid(benchmarkMap)));
  }

  @Override
  public int[] route(int from, int to) {
    GraphPath<Integer, Integer> path = algorithm.getPath(from, to);
    if (path == null) {
      return NO_WAY;
    }
    List<Integer> cells = path.getVertexList();
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }
}
