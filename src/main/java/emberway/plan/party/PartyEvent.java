package emberway.plan.party;

import emberway.map.Cell;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Something worth telling that happened to a traveler of a party. */
public sealed interface PartyEvent {
  /** When, counted from 1. */
  long tick();

  /** To whom: the traveler's number, from 0. */
  int traveler();

  /** Where the traveler was. */
  Cell at();

  /** Why somebody plans. */
  enum Reason {
    /** It is the first plan. */
    START,
    /** The land is not what it was taken for. */
    SAW,
    /** Others nearby are in the way, or no longer are. */
    OTHERS,
    /** Another pushed the traveler off the way. */
    ASIDE,
    /** Nobody got on any more, so all agreed on who goes where and when. */
    AGREED
  }

  /**
   * A new way, other than the rest of the old one.
   *
   * @param reasons why
   * @param expected what the whole journey will cost by what is known: spent so far and still to go
   * @param steps how many steps are to go
   * @param sight what was seen that bears on it; nothing where it is for others alone
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

  /** What a new way does about a cell that is not what it was taken for. */
  enum Use {
    /** The old way led over it, the new one does not. */
    AVOIDED,
    /** The new way leads over it, the old one did not. */
    TAKEN,
    /** Both lead over it. */
    KEPT
  }

  /**
   * A cell that is not what it was taken for: the nearest of those that the way avoids, or else
   * takes, or else keeps to.
   *
   * @param cell which
   * @param use what the new way does about it
   */
  record Sight(Cell cell, Use use) {}

  /**
   * The goal is reached, for the first time.
   *
   * @param expected what the first plan said that the journey would cost
   * @param actual what it cost
   * @param steps moves made
   * @param waited ticks spent standing
   */
  record Arrived(
      long tick, int traveler, Cell at, double expected, double actual, long steps, long waited)
      implements PartyEvent {}

  /** A way-point is reached; the traveler goes on. */
  record Passed(long tick, int traveler, Cell at) implements PartyEvent {}

  /**
   * There is no way; the traveler stays, but steps aside for others.
   *
   * @param missed the first way-point that cannot be reached; nothing where that is the goal
   */
  record GaveUp(long tick, int traveler, Cell at, Optional<Cell> missed) implements PartyEvent {}

  /**
   * The goal cannot be reached for others, whoever makes room for whom; the traveler stays, but
   * steps aside for others.
   *
   * @param past the number of one whom it cannot get past even if nobody else were there; nothing
   *     if it takes more of them
   * @param isCertain whether every arrangement was tried, or only as many as were allowed
   */
  record Stuck(long tick, int traveler, Cell at, OptionalInt past, boolean isCertain)
      implements PartyEvent {}
}
