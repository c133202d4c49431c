package emberway.plan.textbook;

/**
 * A graph for {@link GraphSearch}: numbered nodes, the steps from each node, and a heuristic. The
 * cells of a map are one such graph; countries, waypoints and anything else with a table of
 * neighbors are others.
 */
public interface SearchGraph {
  /** Receives the steps from a node. */
  interface StepVisitor {
    /** A step to a node, at a cost. [&gt;= 0] */
    void step(int to, double cost);
  }

  /** The number of nodes, which are numbered from 0. */
  int nodes();

  /** Visits all steps from a node, always in the same order. */
  void forEachStep(int node, StepVisitor visitor);

  /** The estimated cost from a node to a goal. A* is exact if this never overestimates. */
  double estimate(int node, int goal);

  /**
   * How far a node lies aside of the straight line from a start to a goal, in any unit; 0 where
   * there are no such lines.
   */
  default double aside(int node, int start, int goal) {
    return 0;
  }
}
