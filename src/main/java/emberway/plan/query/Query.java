package emberway.plan.query;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.List;

/**
 * A route query: the cheapest route from one cell, through waypoints in order, to the goal that is
 * cheapest to reach from the last of them.
 *
 * @param from the start cell
 * @param via the cells to pass through, in this order; may be empty
 * @param goals the goal cells, any one of which ends the route; at least one
 */
public record Query(Cell from, List<Cell> via, List<Cell> goals) {
  /** Checks that there is at least one goal. */
  public Query {
    via = List.copyOf(via);
    goals = List.copyOf(goals);
    if (goals.isEmpty()) {
      throw new IllegalArgumentException("0 goals: must be at least 1");
    }
  }

  /** A query from one cell to another. */
  public static Query between(Cell from, Cell to) {
    return new Query(from, List.of(), List.of(to));
  }

  /** A query from one cell to the cheapest of several. */
  public static Query toAny(Cell from, List<Cell> goals) {
    return new Query(from, List.of(), goals);
  }

  /** This query with these waypoints. */
  public Query through(List<Cell> waypoints) {
    return new Query(from, waypoints, goals);
  }

  /**
   * Checks that all cells of the query lie on a map.
   *
   * @throws IllegalArgumentException if one does not
   */
  public void check(GridSize size) {
    size.checkedIndex("start", from);
    via.forEach(cell -> size.checkedIndex("waypoint", cell));
    goals.forEach(cell -> size.checkedIndex("goal", cell));
  }
}
