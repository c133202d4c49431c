package emberway.plan.textbook;

import emberway.plan.query.SearchStats;
import java.util.List;

/** The result of a search over a {@link SearchGraph}. */
public sealed interface GraphOutcome {
  /** The work that the search did. */
  SearchStats stats();

  /**
   * A path was found.
   *
   * @param nodes from the start to the goal that was reached
   * @param costs the cost of the path to each of them [size: that of nodes]
   */
  record Found(List<Integer> nodes, List<Double> costs, SearchStats stats) implements GraphOutcome {
    /** Copies the lists. */
    public Found {
      nodes = List.copyOf(nodes);
      costs = List.copyOf(costs);
    }

    /** The cost of the whole path. */
    public double cost() {
      return costs.get(costs.size() - 1);
    }
  }

  /** No path reaches a goal. */
  record Unreachable(SearchStats stats) implements GraphOutcome {}

  /** The caller stopped the search before it had an answer. */
  record Stopped(SearchStats stats) implements GraphOutcome {}
}
