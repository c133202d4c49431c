package emberway.plan.query;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.TurnAngles;
import java.util.Arrays;
import java.util.List;

/**
 * A route across a map: cells from start to end, each a neighbor of the previous one. Immutable.
 */
public final class Route {
  private final GridSize size;
  private final int[] cells; // [size: steps + 1] row-major indices
  private final double cost;

  /** Creates a route from an array of cells, which must not be modified afterward. */
  public Route(GridSize size, int[] cells, double cost) {
    assert cells.length > 0;
    this.size = size;
    this.cells = cells;
    this.cost = cost;
  }

  /**
   * The cost of the route: the sum, in double precision from start to end, of the cost of each cell
   * moved onto, times the diagonal factor for diagonal moves. Includes turn penalties if a {@code
   * TurnCostPlanner} planned the route. [&gt;= 0]
   */
  public double cost() {
    return cost;
  }

  /**
   * The sum of all turns in eighths of a full turn, from the first move on: a right angle counts as
   * two. [&gt;= 0]
   */
  public int eighthTurns() {
    return TurnAngles.along(cells, size);
  }

  /** The number of moves; 0 for a route that stays in place. */
  public int steps() {
    return cells.length - 1;
  }

  /** The row-major index of the cell after this many steps. [0..steps] */
  public int index(int step) {
    return cells[step];
  }

  /** The cell after this many steps. [0..steps] */
  public Cell cell(int step) {
    return size.cell(cells[step]);
  }

  /** The first cell. */
  public Cell start() {
    return cell(0);
  }

  /** The last cell. */
  public Cell end() {
    return cell(steps());
  }

  /** The row-major indices from start to end, in a new array. [size: steps + 1] */
  public int[] indices() {
    return cells.clone();
  }

  /** The cells from start to end. [size: steps + 1] */
  public List<Cell> cells() {
    return Arrays.stream(cells).mapToObj(size::cell).toList();
  }

  @Override
  public String toString() {
    return "%d steps, cost %s, from %s to %s".formatted(steps(), cost, start(), end());
  }
}
