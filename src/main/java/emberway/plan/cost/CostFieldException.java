package emberway.plan.cost;

import emberway.map.Cell;
import emberway.map.NumberText;

/**
 * A map or its legend leads to costs that no search can handle. The message says what is wrong,
 * where, and how to fix it.
 */
public final class CostFieldException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private CostFieldException(String message) {
    super(message);
  }

  /** A cost so large or so small that sums along routes would lose precision or overflow. */
  static CostFieldException outOfRange(Cell cell, double cost) {
    return new CostFieldException(
        "cell %s would cost %s, which is too %s; weaken the terrain factors or influences there"
            .formatted(
                cell, NumberText.plain(cost), cost < CostField.MIN_COST ? "small" : "large"));
  }

  /** More influence than can be computed in reasonable time. */
  static CostFieldException tooMuchInfluence(int sources, long area) {
    return new CostFieldException(
        "%d tiles spread their influence over %d cells in sum: at most %d; use fewer or smaller ones"
            .formatted(sources, area, InfluenceSources.MAX_AREA));
  }
}
