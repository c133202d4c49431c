package emberway.app.scene;

import emberway.map.Cell;
import emberway.map.TileMap;
import java.util.Objects;
import java.util.Optional;

/**
 * The start and goal of a route on the unrotated map, as far as they are known.
 *
 * @param start the first cell
 * @param goal the last cell
 */
public record RouteEnds(Optional<Cell> start, Optional<Cell> goal) {
  /** Returns the ends that a map marks. */
  public static RouteEnds markedOn(TileMap map) {
    return new RouteEnds(map.start(), map.goal());
  }

  /** Returns these ends with one of them moved. */
  public RouteEnds with(RouteEnd end, Cell cell) {
    return with(new EndCell(end, Optional.of(cell)));
  }

  /** Returns these ends with one of them moved or removed. */
  public RouteEnds with(EndCell endCell) {
    return endCell.end() == RouteEnd.START
        ? new RouteEnds(endCell.cell(), goal)
        : new RouteEnds(start, endCell.cell());
  }

  /** Returns one of these ends. */
  public EndCell at(RouteEnd end) {
    return new EndCell(end, end == RouteEnd.START ? start : goal);
  }

  /** Whether both ends are known. */
  public boolean areComplete() {
    return start.isPresent() && goal.isPresent();
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof RouteEnds that
        && Objects.equals(start, that.start)
        && Objects.equals(goal, that.goal);
  }

  @Override
  public int hashCode() {
    return 31 * start.hashCode() + goal.hashCode();
  }
}
