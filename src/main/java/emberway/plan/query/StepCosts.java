package emberway.plan.query;

import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;

/** The costs of steps over a cost field under a search's rules. */
public final class StepCosts {
  private final CostField field;
  private final GridSize size;
  private final CornerCutting cornerCutting;
  private final TerrainCosting terrainCosting;
  private final double straight;
  private final double diagonal; // factor

  public StepCosts(CostField field, SearchRules rules) {
    this.field = field;
    size = field.size();
    cornerCutting = rules.movement().cornerCutting();
    terrainCosting = rules.terrainCosting();
    straight = rules.straight();
    diagonal = rules.movement().diagonal();
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** Whether a move by at least one column or row is allowed from an in-bounds cell. */
  public boolean allow(int x, int y, int dx, int dy) {
    if (!size.contains(x + dx, y + dy) || field.isBlocked(size.index(x + dx, y + dy))) {
      return false;
    }
    return dx == 0
        || dy == 0
        || cornerCutting.allows(
            field.costAt(size.index(x + dx, y)), field.costAt(size.index(x, y + dy)));
  }

  /** The cost of a step onto a cell; infinite if blocked. */
  public double onto(int cell, boolean isDiagonal) {
    return terrainCosting.step(field.costAt(cell), straight, isDiagonal ? diagonal : 1);
  }

  /** The lower bound on route costs over this field. */
  public OctileDistance octileDistance() {
    double min = field.minCost();
    if (min == Double.POSITIVE_INFINITY) {
      return OctileDistance.NOTHING;
    }
    return new OctileDistance(
        terrainCosting.step(min, straight, 1), terrainCosting.step(min, straight, diagonal));
  }

  /** The units of the heuristics. */
  public Heuristic.Scale scale() {
    return new Heuristic.Scale(straight, straight * diagonal, octileDistance());
  }

  /**
   * Creates the route over these cells, summing its cost from the start. The route keeps the array.
   */
  public Route route(int[] cells) {
    double cost = 0;
    for (int i = 1; i < cells.length; i++) {
      cost += onto(cells[i], size.isDiagonal(cells[i - 1], cells[i]));
    }
    return new Route(size, cells, cost);
  }
}
