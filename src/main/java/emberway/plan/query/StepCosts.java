package emberway.plan.query;

import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.plan.cost.CostField;
import emberway.plan.cost.CostFieldException;
import emberway.plan.cost.Movement;

/**
 * The steps of a traveler over a map: which are allowed, and what each costs. Keeps a cost field
 * together with the rules that hold on it. Immutable; equal only with the same field.
 *
 * @param field the cost of a straight step onto each cell
 * @param rules the rules of the search and of movement
 */
public record StepCosts(CostField field, SearchRules rules) {
  /** The steps of cheapest routes under these rules of movement. */
  public StepCosts(CostField field, Movement movement) {
    this(field, Preset.TERRAIN.rules().with(movement));
  }

  /**
   * The steps of cheapest routes over a map in its current state.
   *
   * @param map the map, before or after the profile was applied to it
   * @param profile who travels
   * @param movement the rules of movement
   * @throws CostFieldException if the map leads to costs that no search can handle
   */
  public static StepCosts of(TileMap map, TravelProfile profile, Movement movement) {
    return new StepCosts(CostField.of(profile.applyTo(map)), movement);
  }

  /** The same steps with other costs. */
  public StepCosts with(CostField changed) {
    return new StepCosts(changed, rules);
  }

  /** The steps of the same traveler by other rules. */
  public StepCosts with(SearchRules changed) {
    return new StepCosts(field, changed);
  }

  /** The rules of movement. */
  public Movement movement() {
    return rules.movement();
  }

  /** The size of the grid. */
  public GridSize size() {
    return field.size();
  }

  /** Whether a move by at least one column or row is allowed from an in-bounds cell. */
  public boolean allow(int x, int y, int dx, int dy) {
    GridSize size = field.size();
    if (!size.contains(x + dx, y + dy) || field.isBlocked(size.index(x + dx, y + dy))) {
      return false;
    }
    return dx == 0
        || dy == 0
        || movement()
            .cornerCutting()
            .allows(field.costAt(size.index(x + dx, y)), field.costAt(size.index(x, y + dy)));
  }

  /** The cost of a step onto a cell; infinite if blocked. */
  public double onto(int cell, boolean isDiagonal) {
    return rules.stepCost(field.costAt(cell), isDiagonal);
  }

  /** The lower bound on route costs over this field. */
  public OctileDistance octileDistance() {
    double min = field.minCost();
    return min == Double.POSITIVE_INFINITY
        ? OctileDistance.NOTHING
        : new OctileDistance(rules.stepCost(min, false), rules.stepCost(min, true));
  }

  /** The units of the heuristics. */
  public Heuristic.Scale scale() {
    double straight = rules.straight();
    return new Heuristic.Scale(straight, straight * movement().diagonal(), octileDistance());
  }

  /**
   * Creates the route over these cells, summing its cost from the start. The route keeps the array.
   */
  public Route route(int[] cells) {
    double cost = 0;
    for (int i = 1; i < cells.length; i++) {
      cost += onto(cells[i], size().isDiagonal(cells[i - 1], cells[i]));
    }
    return new Route(size(), cells, cost);
  }
}
