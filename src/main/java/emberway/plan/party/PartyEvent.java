package emberway.plan.party;

import emberway.map.Cell;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** An event in the journey of a traveler. */
public sealed interface PartyEvent {
  /** The tick, counted from 1. */
  long tick();

  /** The traveler's number, from 0. */
  int traveler();

  /** The traveler's cell. */
  Cell at();

  /** Why a traveler makes a new plan. */
  enum Reason {
    /** The first plan. */
    START,
    /** The land differs from the assumption. */
    SAW,
    /** Others nearby block the route, or no longer do. */
    OTHERS,
    /** Another traveler pushed this one off its route. */
    ASIDE,
    /** Nobody made progress any more, so all follow a common plan. */
    AGREED
  }

  /**
   * A new route that differs from the rest of the old one.
   *
   * @param reasons why
   * @param expected the expected cost of the whole journey: spent so far and remaining
   * @param steps the number of steps remaining
   * @param sight what was seen that affects the route; empty if only others caused the change
   */
  record Planned(
      long tick,
      int traveler,
      Cell at,
      Set<Reason> reasons,
      double expected,
      int steps,
      Optional<Sight> sight)
      implements PartyEvent {}

  /** How a new route treats a cell that differs from the assumption. */
  enum Use {
    /** The old route passed over the cell, the new one does not. */
    AVOIDED,
    /** The new route passes over the cell, the old one did not. */
    TAKEN,
    /** Both routes pass over the cell. */
    KEPT
  }

  /**
   * A cell that differs from the assumption: the nearest cell that the new route avoids, or else
   * takes, or else keeps.
   *
   * @param cell the cell
   * @param use how the new route treats it
   */
  record Sight(Cell cell, Use use) {}

  /**
   * The traveler reached its goal for the first time.
   *
   * @param expected the journey's cost by the first plan
   * @param actual the real cost
   * @param steps moves made
   * @param waited ticks without a move
   */
  record Arrived(
      long tick, int traveler, Cell at, double expected, double actual, long steps, long waited)
      implements PartyEvent {}

  /** The traveler reached a waypoint and continues. */
  record Passed(long tick, int traveler, Cell at) implements PartyEvent {}

  /**
   * There is no route; the traveler stays, but steps aside for others.
   *
   * @param missed the first waypoint that cannot be reached; empty if it is the goal
   */
  record GaveUp(long tick, int traveler, Cell at, Optional<Cell> missed) implements PartyEvent {}

  /**
   * Others block the goal, whoever makes room; the traveler stays, but steps aside for others.
   *
   * @param past the number of a traveler that it cannot get past even with nobody else there; empty
   *     if several block it together
   * @param isCertain whether all configurations were tried, or only as many as the limit allows
   */
  record Stuck(long tick, int traveler, Cell at, OptionalInt past, boolean isCertain)
      implements PartyEvent {}
}
