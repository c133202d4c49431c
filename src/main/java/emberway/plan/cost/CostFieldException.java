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

  /** A map's cost so large or so small that sums along routes would lose precision or overflow. */
  static CostFieldException outOfRange(Cell cell, double cost) {
    return new CostFieldException(
        "cell %s would cost %s, which is %s; weaken the terrain factors or influences there"
            .formatted(cell, NumberText.plain(cost), fault(cost)));
  }

  /** A cost that a caller gave and that is out of range, or not a number. */
  static CostFieldException given(Cell cell, double cost) {
    return new CostFieldException(
        "cell %s costs %s, which is %s: a cost is in %s..%s, or infinity where blocked"
            .formatted(
                cell,
                NumberText.plain(cost),
                fault(cost),
                NumberText.plain(CostField.MIN_COST),
                NumberText.plain(CostField.MAX_COST)));
  }

  private static String fault(double cost) {
    if (Double.isNaN(cost)) {
      return "not a number";
    }
    return cost < CostField.MIN_COST ? "too small" : "too large";
  }

  /** More influence than can be computed in reasonable time. */
  static CostFieldException tooMuchInfluence(int sources, long area) {
    return new CostFieldException(
        "%d tiles spread their influence over %d cells in sum: at most %d; use fewer or smaller ones"
            .formatted(sources, area, InfluenceSources.MAX_AREA));
  }
}
