package emberway.plan.survey;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.ShortestPathTree;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The cells that can be reached from a start within a budget, and the cost of the cheapest route to
 * each.
 */
public final class ReachableCells {
  /** Sums of costs that differ by less count as equal: 0.1 + 0.2 is within 0.3. [relative] */
  private static final double ROUNDING = 1e-12;

  private final ShortestPathTree tree;
  private final GridSize size;
  private final double budget;
  private final double most;
  private int cells;
  private int west = Integer.MAX_VALUE;
  private int north = Integer.MAX_VALUE;
  private int east = -1;
  private int south = -1;

  private ReachableCells(ShortestPathTree tree, double budget) {
    this.tree = tree;
    this.budget = budget;
    size = tree.field().size();
    most = budget * (1 + ROUNDING);
    for (int cell = 0; cell < size.cells(); cell++) {
      if (contains(cell)) {
        cells++;
        west = Math.min(west, size.x(cell));
        east = Math.max(east, size.x(cell));
        north = Math.min(north, size.y(cell));
        south = Math.max(south, size.y(cell));
      }
    }
  }

  /**
   * Finds the cells; empty if canceled. A blocked start reaches no cells.
   *
   * @param budget the greatest cost of a route [&gt;= 0]
   * @param canceled called from time to time; the search stops once it returns true
   * @throws IllegalArgumentException if the start lies off the map or the budget is out of range
   */
  public static Optional<ReachableCells> of(
      CostField field, Movement movement, Cell start, double budget, BooleanSupplier canceled) {
    if (!(budget >= 0)) {
      throw new IllegalArgumentException("budget " + budget + ": must be 0 or more");
    }
    ShortestPathTree tree =
        new ShortestPathTree(field, movement, start, ShortestPathTree.Sense.FROM_ROOT);
    return tree.growTo(budget * (1 + ROUNDING), canceled)
        ? Optional.of(new ReachableCells(tree, budget))
        : Optional.empty();
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** The cell where all routes start. */
  public Cell start() {
    return tree.root();
  }

  /** The greatest cost of a route. */
  public double budget() {
    return budget;
  }

  /** The number of cells within the budget. */
  public int cells() {
    return cells;
  }

  /** Whether the cell at a row-major index is within the budget. */
  public boolean contains(int cell) {
    return tree.costAt(cell) <= most;
  }

  /**
   * The cost of the cheapest route to the cell at a row-major index; infinity beyond the budget.
   */
  public double costAt(int cell) {
    return contains(cell) ? tree.costAt(cell) : Double.POSITIVE_INFINITY;
  }

  /** The north-western corner of the cells' bounding rectangle; there must be a cell. */
  public Cell northWest() {
    return new Cell(west, north);
  }

  /** The south-eastern corner of the bounding rectangle, inclusive; there must be a cell. */
  public Cell southEast() {
    return new Cell(east, south);
  }
}
