package emberway.plan.query;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.TurnAngles;
import java.util.Arrays;
import java.util.List;

/** A way across a map: cells from start to end, each a neighbor of the one before. Immutable. */
public final class Route {
  private final GridSize size;
  private final int[] cells; // [size: steps + 1] row-major indices
  private final double cost;

  /** A route over an array of cells, which it keeps. */
  public Route(GridSize size, int[] cells, double cost) {
    assert cells.length > 0;
    this.size = size;
    this.cells = cells;
    this.cost = cost;
  }

  /**
   * What it costs: the sum, from start to end in double precision, of the cost of each cell moved
   * onto, times the diagonal factor where the move is diagonal; and what turning costs, where it
   * was planned by a {@code TurnCostPlanner}. [&gt;= 0]
   */
  public double cost() {
    return cost;
  }

  /**
   * By how much it turns in all, in steps of 45°, from its first move on: a right angle counts as
   * two. [&gt;= 0]
   */
  public int turns() {
    return TurnAngles.along(cells, size);
  }

  /** The number of moves; 0 for a route that stays where it is. */
  public int steps() {
    return cells.length - 1;
  }

  /** The row-major index of the cell after that many steps. [0..steps] */
  public int index(int step) {
    return cells[step];
  }

  /** The cell after that many steps. [0..steps] */
  public Cell cell(int step) {
    return size.cell(cells[step]);
  }

  /** Where it starts. */
  public Cell start() {
    return cell(0);
  }

  /** Where it ends. */
  public Cell end() {
    return cell(steps());
  }

  /** The row-major indices from start to end, in an array of their own. [size: steps + 1] */
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
