package emberway.view;

import emberway.map.GridSize;
import emberway.plan.survey.ReachableCells;
import emberway.render.iso.FieldOverlay;

/** Converts the cells within a budget to an overlay. */
public final class Isochrone {
  private Isochrone() {}

  /** The reachable cells, each with the share of the budget that the route to it costs. */
  public static FieldOverlay of(ReachableCells reachableCells) {
    GridSize size = reachableCells.size();
    float[] shares = new float[size.cells()];
    for (int cell = 0; cell < shares.length; cell++) {
      double share =
          reachableCells.budget() > 0 ? reachableCells.costAt(cell) / reachableCells.budget() : 0;
      shares[cell] =
          reachableCells.contains(cell)
              ? (float) Math.max(Float.MIN_NORMAL, Math.min(1, share))
              : Float.POSITIVE_INFINITY;
    }
    return new FieldOverlay(FieldOverlay.Kind.REACH, size, shares);
  }
}
