package emberway.app;

/** What can lie over the map. */
enum Shown {
  /** The cheapest route. */
  ROUTE,
  /** Warmth and dread. */
  INFLUENCES,
  /** What a step onto each cell costs. */
  COST
}
