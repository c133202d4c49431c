package emberway.plan.query;

/** How a textbook search differs from A* as such; for teaching, since only A* is exact. */
public enum SearchVariant {
  /** A*: by the cost so far and the estimate, until the goal is closed. */
  A_STAR,
  /** Greedy best-first search: by the estimate alone. */
  GREEDY,
  /** A* in its old form, which stops once the goal is on the open list. */
  STOP_WHEN_OPENED;

  /** The key by which the open list orders its cells, least first. */
  public double key(double g, double h) {
    return this == GREEDY ? h : SearchListener.f(g, h);
  }
}
