package emberway.plan.query;

import emberway.map.Cell;

/** What came of a query. */
public sealed interface Outcome {
  /** The work it took. */
  SearchStats stats();

  /**
   * There is a way.
   *
   * @param route the route, through every way-point to the goal that was reached
   */
  record Found(Route route, SearchStats stats) implements Outcome {}

  /**
   * There is no way.
   *
   * @param target what cannot be reached: the first such way-point, or else the goal; of several
   *     goals the one the nearest cell is nearest to
   * @param nearest the route to the reachable cell nearest to the goal: by Euclidean distance,
   *     among equals the cheaper, then the first row by row (a preset may measure differently). It
   *     goes through the way-points before the first that cannot be reached, and past the others;
   *     so it may end in the goal itself, or where it starts
   */
  record Unreachable(Cell target, Route nearest, SearchStats stats) implements Outcome {}

  /**
   * There is no way out: the start itself is blocked.
   *
   * @param start the blocked cell
   */
  record BlockedStart(Cell start, SearchStats stats) implements Outcome {}

  /** The caller asked to stop before an answer was known. */
  record Stopped(SearchStats stats) implements Outcome {}
}
