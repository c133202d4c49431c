package emberway.view;

import emberway.map.GridSize;
import emberway.plan.survey.Reach;
import emberway.render.iso.FieldOverlay;

/** What lies within a budget, in the form that a picture can show. */
public final class Isochrone {
  private Isochrone() {}

  /** The cells of a reach, each with the share of the budget that the way there costs. */
  public static FieldOverlay of(Reach reach) {
    GridSize size = reach.size();
    float[] shares = new float[size.cells()];
    for (int cell = 0; cell < shares.length; cell++) {
      double share = reach.budget() > 0 ? reach.costAt(cell) / reach.budget() : 0;
      shares[cell] =
          reach.contains(cell)
              ? (float) Math.max(Float.MIN_NORMAL, Math.min(1, share))
              : Float.POSITIVE_INFINITY;
    }
    return new FieldOverlay(FieldOverlay.Kind.REACH, size, shares);
  }
}
