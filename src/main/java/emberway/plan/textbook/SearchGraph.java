package emberway.plan.textbook;

/**
 * What a {@link GraphSearch} runs over: nodes by number, the steps that lead on from each, and a
 * guess at what is still to go. The cells of a map are one such graph; countries, way-points and
 * anything else with a table of neighbors are others.
 */
public interface SearchGraph {
  /** Is told the steps from a node. */
  interface StepVisitor {
    /** A step to a node, at a cost. [&gt;= 0] */
    void step(int to, double cost);
  }

  /** How many nodes there are; their numbers are 0..nodes - 1. */
  int nodes();

  /** Tells all steps from a node, always in the same order. */
  void forEachStep(int node, StepVisitor visitor);

  /** What the way from a node to a goal may cost; where it never exceeds that, A* is exact. */
  double estimate(int node, int goal);
}
