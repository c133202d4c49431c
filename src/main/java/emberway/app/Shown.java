package emberway.app;

import java.util.EnumSet;
import java.util.Set;

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
  /** The panels at the window's borders. */
  PANELS,
  /** The search lab; not together with the next. */
  LAB,
  /** Explore mode. */
  WALK,
  /** The places of the map by name. */
  PLACES,
  /** All that can be done, by name. */
  PALETTE,
  /** The keys, and what the mouse does. */
  HELP;

  /** What is hidden when this is shown: of two that take the same place, the other. */
  Set<Shown> excluded() {
    return switch (this) {
      case LAB -> EnumSet.of(WALK);
      case WALK -> EnumSet.of(LAB);
      default -> EnumSet.noneOf(Shown.class);
    };
  }
}
