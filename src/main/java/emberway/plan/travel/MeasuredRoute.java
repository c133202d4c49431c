package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.query.Route;
import emberway.plan.query.SearchRules;

/** A route with the cost and length of every part of it; turns cost nothing here. Immutable. */
public final class MeasuredRoute {
  private static final double DIAGONAL = Math.sqrt(2);

  private final GridSize size;
  private final int[] cells; // [size: steps + 1] row-major
  private final double[] costs; // [size: steps + 1] from the start
  private final double[] lengths; // [cell widths] [size: steps + 1] from the start

  /** Measures a route found with these costs and rules. */
  MeasuredRoute(Route route, CostField field, SearchRules rules) {
    size = field.size();
    cells = route.indices();
    costs = new double[cells.length];
    lengths = new double[cells.length];
    for (int step = 1; step < cells.length; step++) {
      boolean isDiagonal = size.isDiagonal(cells[step - 1], cells[step]);
      costs[step] = costs[step - 1] + rules.stepCost(field.costAt(cells[step]), isDiagonal);
      lengths[step] = lengths[step - 1] + (isDiagonal ? DIAGONAL : 1);
    }
  }

  /** The length of a route; a diagonal step counts √2. [cell widths] */
  public static double length(GridSize size, Route route) {
    int diagonals = 0;
    for (int step = 1; step <= route.steps(); step++) {
      diagonals += size.isDiagonal(route.index(step - 1), route.index(step)) ? 1 : 0;
    }
    return route.steps() - diagonals + diagonals * DIAGONAL;
  }

  /** The number of moves. */
  int steps() {
    return cells.length - 1;
  }

  /** The row-major index of the cell after this many steps. */
  int index(int step) {
    return cells[step];
  }

  /** The cell after this many steps. */
  Cell cell(int step) {
    return size.cell(cells[step]);
  }

  /** The first step after another that may be within a distance of a cell: moves are short. */
  int nextWithin(double distance, Cell cell, int step) {
    return step + (int) Math.max(1, (cell.distanceTo(cell(step)) - distance) / DIAGONAL);
  }

  /** The cost of the route between two steps. */
  double cost(int from, int to) {
    return costs[to] - costs[from];
  }

  /** The length of the route between two steps. [cell widths] */
  double length(int from, int to) {
    return lengths[to] - lengths[from];
  }
}
