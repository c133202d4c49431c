package emberway.app.route;

import emberway.map.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The cells that a route is asked to touch.
 *
 * @param routeEnds where it begins and ends
 * @param via cells to pass, in this order
 * @param others further cells to end in: whichever goal is cheapest to reach
 */
public record RouteStops(RouteEnds routeEnds, List<Cell> via, List<Cell> others) {
  /** Keeps copies. */
  public RouteStops {
    via = List.copyOf(via);
    others = List.copyOf(others);
  }

  /**
   * One and the way back from it.
   *
   * @param there that was asked for
   * @param back what was made of it
   */
  public record Turned(RouteStops there, RouteStops back) {
    /** Whether that is one of them. */
    public boolean holds(RouteStops routeStops) {
      return there.equals(routeStops) || back.equals(routeStops);
    }

    /** Whether all cells of both are of that kind. */
    public boolean areAll(Predicate<Cell> kind) {
      return there.cells().stream().allMatch(kind) && back.cells().stream().allMatch(kind);
    }
  }

  /** All cells to end in, the goal first. */
  public List<Cell> goals() {
    List<Cell> goals = new ArrayList<>();
    routeEnds.goal().ifPresent(goals::add);
    goals.addAll(others);
    return goals;
  }

  /**
   * The way back.
   *
   * @param reached the goal that the way there leads to; nothing for the first
   */
  public RouteStops back(Optional<Cell> reached) {
    List<Cell> backwards = new ArrayList<>(via);
    Collections.reverse(backwards);
    return new RouteStops(
        new RouteEnds(reached.or(routeEnds::goal), routeEnds.start()), backwards, List.of());
  }

  private List<Cell> cells() {
    List<Cell> cells = goals();
    routeEnds.start().ifPresent(cells::add);
    cells.addAll(via);
    return cells;
  }
}
