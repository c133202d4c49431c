package emberway.plan.query;

import emberway.map.Cell;

/** The result of a query. */
public sealed interface Outcome {
  /** The work that the search did. */
  SearchStats stats();

  /**
   * A route was found.
   *
   * @param route the route, through every waypoint to the goal that was reached
   */
  record Found(Route route, SearchStats stats) implements Outcome {}

  /**
   * No route reaches the goal or a waypoint.
   *
   * @param target what cannot be reached: the first such waypoint, or else the goal; of several
   *     goals, the one that the nearest cell is nearest to
   * @param nearest the route to the reachable cell nearest to the goal, by Euclidean distance; ties
   *     go to the cheaper cell, then to the first row by row (a preset may measure differently).
   *     The route passes through the waypoints before the first one out of reach and skips the
   *     others, so it may end at the goal itself, or where it starts
   */
  record Unreachable(Cell target, Route nearest, SearchStats stats) implements Outcome {}

  /**
   * The start itself is blocked.
   *
   * @param start the blocked cell
   */
  record BlockedStart(Cell start, SearchStats stats) implements Outcome {}

  /** The caller stopped the search before it had an answer. */
  record Stopped(SearchStats stats) implements Outcome {}
}
