package emberway.app;

import java.util.EnumSet;
import java.util.Set;

/** What can lie over the map, on it or in front of it. */
enum Shown {
  /** The cheapest route. */
  ROUTE(true),
  /** Warmth and dread. */
  INFLUENCES(true),
  /** What a step onto each cell costs. */
  COST(false),
  /** The names of places, on the map. */
  NAMES(true),
  /** The route in words. */
  ITINERARY,
  /** What steps cost and how routes are bent, to be changed. */
  TUNING,
  /** The panels at the window's borders. */
  PANELS(true),
  /** The search lab. */
  LAB,
  /** Explore mode. */
  WALK,
  /** The places of the map by name. */
  PLACES,
  /** All that can be done, by name. */
  PALETTE,
  /** The keys, and what the mouse does. */
  HELP;

  private static final Set<Shown> BESIDE = EnumSet.of(ITINERARY, TUNING, LAB, WALK); // read only

  private final boolean isLasting;
  private final boolean isShownAtFirst;

  /** Shown until it is closed. */
  Shown() {
    isLasting = false;
    isShownAtFirst = false;
  }

  /** Shown or hidden as it was when the program was last left. */
  Shown(boolean isShownAtFirst) {
    isLasting = true;
    this.isShownAtFirst = isShownAtFirst;
  }

  /** Whether it is remembered from one start to the next. */
  boolean isLasting() {
    return isLasting;
  }

  /** Whether it is shown before anybody has hidden it. */
  boolean isShownAtFirst() {
    return isShownAtFirst;
  }

  /** What is hidden when this is shown: of those that lie beside the map there is one at a time. */
  Set<Shown> excluded() {
    Set<Shown> others = EnumSet.noneOf(Shown.class);
    if (BESIDE.contains(this)) {
      others.addAll(BESIDE);
      others.remove(this);
    }
    return others;
  }
}
