package emberway.plan.query;

/**
 * Sees a search at work, one call an event, on the searching thread. Cells are row-major indices;
 * {@code f = g + h}. A listener must not plan with the planner it listens to.
 */
public interface SearchListener {
  /** The parent of a start. */
  int NO_PARENT = -1;

  /** Sees nothing; searches skip all calls to it. */
  SearchListener NONE = new SearchListener() {};

  /** A cell was put on the open list for the first time. */
  default void opened(int cell, int parent, double g, double h) {}

  /** A cell on the open list got a new parent: a cheaper one, or an equal one by lot. */
  default void reparented(int cell, int parent, double g, double h) {}

  /** A closed cell was put on the open list again, for a cheaper parent. */
  default void reopened(int cell, int parent, double g, double h) {}

  /** A cell was taken from the open list and closed; a goal ends the search here. */
  default void expanded(int cell, int parent, double g, double h) {}
}
