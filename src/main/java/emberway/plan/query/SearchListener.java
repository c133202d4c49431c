package emberway.plan.query;

/**
 * Receives the events of a search, one call per event, on the searching thread. Cells are row-major
 * indices. A listener must not use the planner that it listens to.
 */
public interface SearchListener {
  /** The parent of a start cell. */
  int NO_PARENT = -1;

  /** Ignores all events; searches skip all calls to it. */
  SearchListener NONE = new SearchListener() {};

  /** The estimated cost {@code f} of a route through a cell: so far, and from there on. */
  static double f(double g, double h) {
    return g + h;
  }

  /** A cell was put on the open list for the first time. */
  default void opened(int cell, int parent, double g, double h) {}

  /** A cell on the open list got a new parent: a cheaper one, or an equal one by random choice. */
  default void reparented(int cell, int parent, double g, double h) {}

  /** A closed cell was put on the open list again because of a cheaper parent. */
  default void reopened(int cell, int parent, double g, double h) {}

  /** A cell was taken from the open list and closed; for a goal, this is the last event. */
  default void expanded(int cell, int parent, double g, double h) {}
}
