package emberway.app.route;

import emberway.map.Cell;
import emberway.map.TileMap;
import java.util.Optional;

/**
 * Where the route begins and ends, on the unturned map, as far as that is known.
 *
 * @param start where it begins
 * @param goal where it ends
 */
public record RouteEnds(Optional<Cell> start, Optional<Cell> goal) {
  /** Those that a map marks. */
  public static RouteEnds markedOn(TileMap map) {
    return new RouteEnds(map.start(), map.goal());
  }

  /** The same with one of them moved. */
  public RouteEnds with(RouteEnd end, Cell cell) {
    return end == RouteEnd.START
        ? new RouteEnds(Optional.of(cell), goal)
        : new RouteEnds(start, Optional.of(cell));
  }

  /** Whether there is something to plan. */
  public boolean areComplete() {
    return start.isPresent() && goal.isPresent();
  }
}
