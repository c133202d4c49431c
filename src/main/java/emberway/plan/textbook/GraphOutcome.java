package emberway.plan.textbook;

import emberway.plan.query.SearchStats;
import java.util.List;

/** What came of a search over a {@link SearchGraph}. */
public sealed interface GraphOutcome {
  /** The work it took. */
  SearchStats stats();

  /**
   * There is a way.
   *
   * @param nodes from the start to the goal that was reached
   * @param costs what the way to each of them costs [size: that of nodes]
   */
  record Found(List<Integer> nodes, List<Double> costs, SearchStats stats) implements GraphOutcome {
    /** Copies the lists. */
    public Found {
      nodes = List.copyOf(nodes);
      costs = List.copyOf(costs);
    }

    /** What the whole way costs. */
    public double cost() {
      return costs.get(costs.size() - 1);
    }
  }

  /** There is no way. */
  record Unreachable(SearchStats stats) implements GraphOutcome {}

  /** The caller asked to stop before an answer was known. */
  record Stopped(SearchStats stats) implements GraphOutcome {}
}
