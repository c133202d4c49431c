package emberway.app.scene;

import emberway.map.Cell;
import emberway.map.GridSize;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The cells that a requested route touches.
 *
 * @param routeEnds the start and goal
 * @param via cells to pass, in this order
 * @param others further goals; the route ends in the one that is cheapest to reach
 */
public record RouteStops(RouteEnds routeEnds, List<Cell> via, List<Cell> others) {
  /** Copies the lists. */
  public RouteStops {
    via = List.copyOf(via);
    others = List.copyOf(others);
  }

  /**
   * The stops of a route and those of the return route.
   *
   * @param there the stops as requested
   * @param back the stops of the return route
   */
  public record Turned(RouteStops there, RouteStops back) {
    /** Whether the given stops equal one of the two. */
    public boolean holds(RouteStops routeStops) {
      return there.equals(routeStops) || back.equals(routeStops);
    }

    /** Whether all cells of both satisfy a condition. */
    public boolean areAll(Predicate<Cell> kind) {
      return there.cells().stream().allMatch(kind) && back.cells().stream().allMatch(kind);
    }
  }

  /** Returns all goals, the main one first. */
  public List<Cell> goals() {
    List<Cell> goals = new ArrayList<>();
    routeEnds.goal().ifPresent(goals::add);
    goals.addAll(others);
    return goals;
  }

  /**
   * Returns the stops of the return route.
   *
   * @param reached the goal that the route reaches; empty means the main goal
   */
  public RouteStops back(Optional<Cell> reached) {
    List<Cell> backwards = new ArrayList<>(via);
    Collections.reverse(backwards);
    return new RouteStops(
        new RouteEnds(reached.or(routeEnds::goal), routeEnds.start()), backwards, List.of());
  }

  /** Returns the stops moved by a number of cells, without those that then lie off a map. */
  public RouteStops moved(int dx, int dy, GridSize map) {
    Function<Cell, Optional<Cell>> move =
        cell ->
            Optional.of(new Cell(cell.x() + dx, cell.y() + dy))
                .filter(moved -> map.contains(moved.x(), moved.y()));
    return new RouteStops(
        new RouteEnds(routeEnds.start().flatMap(move), routeEnds.goal().flatMap(move)),
        via.stream().map(move).flatMap(Optional::stream).toList(),
        others.stream().map(move).flatMap(Optional::stream).toList());
  }

  private List<Cell> cells() {
    List<Cell> cells = goals();
    routeEnds.start().ifPresent(cells::add);
    cells.addAll(via);
    return cells;
  }
}
