package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.plan.cost.CostField;
import java.util.Optional;

/** The obstacles that a traveler meets. */
final class RouteObstacles {
  /** How far before and after a corner to look for the direction of a turn. [cells] */
  private static final int REACH = 2;

  private final CostField field;
  private final SurfaceNames surfaceNames;

  RouteObstacles(CostField field, SurfaceNames surfaceNames) {
    this.field = field;
    this.surfaceNames = surfaceNames;
  }

  /**
   * The obstacle that a journey turns around at a step: {@code the end of the wall}; empty on open
   * ground.
   */
  Optional<String> edgeAt(MeasuredRoute measuredRoute, int corner) {
    Cell before = measuredRoute.cell(Math.max(0, corner - REACH));
    Cell after = measuredRoute.cell(Math.min(measuredRoute.steps(), corner + REACH));
    Cell middle = measuredRoute.cell(corner);
    int insideX = before.x() + after.x() - 2 * middle.x();
    int insideY = before.y() + after.y() - 2 * middle.y();
    int last = Math.min(measuredRoute.steps() - 1, corner + 1);
    for (int step = Math.max(1, corner - 1); step <= last; step++) {
      for (Direction direction : Direction.values()) {
        Cell beside = measuredRoute.cell(step).step(direction);
        boolean isInside = insideX * direction.dx() + insideY * direction.dy() > 0;
        if (isInside && isBlocked(beside)) {
          return Optional.of(surfaceNames.barrier(field.size().index(beside)).edge());
        }
      }
    }
    return Optional.empty();
  }

  private boolean isBlocked(Cell cell) {
    return field.size().contains(cell.x(), cell.y())
        && field.costAt(cell) == Double.POSITIVE_INFINITY;
  }

  /** The obstacle on the straight line to a cell that cannot be reached, if there is one. */
  Optional<String> barrier(Cell from, Cell to) {
    int steps = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    for (int step = 1; step <= steps; step++) {
      Cell cell =
          new Cell(
              from.x() + (int) Math.round((double) (to.x() - from.x()) * step / steps),
              from.y() + (int) Math.round((double) (to.y() - from.y()) * step / steps));
      if (isBlocked(cell)) {
        return Optional.of(surfaceNames.barrier(field.size().index(cell)).noun());
      }
    }
    return Optional.empty();
  }
}
