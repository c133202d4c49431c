package emberway.plan;

import emberway.map.Cell;

/**
 * A cell's cost came out so large or so small that sums along routes would lose their meaning: the
 * map's terrain factors or its overlapping influences are out of proportion.
 */
public final class CostRangeException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient Cell cell;

  CostRangeException(Cell cell, double cost) {
    super(
        "cell %s would cost %s: must be in %s..%s; weaken the terrain factors or influences there"
            .formatted(cell, cost, CostField.LEAST_COST, CostField.MOST_COST));
    this.cell = cell;
  }

  /** Where it is. */
  public Cell cell() {
    return cell;
  }
}
