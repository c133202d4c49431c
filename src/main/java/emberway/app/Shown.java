package emberway.app;

/** What can lie over the map, on it or in front of it. */
enum Shown {
  /** The cheapest route. */
  ROUTE,
  /** Warmth and dread. */
  INFLUENCES,
  /** What a step onto each cell costs. */
  COST,
  /** The names of places, on the map. */
  NAMES,
  /** The route in words. */
  ITINERARY,
  /** What steps cost and how routes are bent, to be changed. */
  TUNING,
  /** The panels at the window's borders. */
  PANELS,
  /** The places of the map by name. */
  PLACES,
  /** All that can be done, by name. */
  PALETTE,
  /** The keys, and what the mouse does. */
  HELP
}
