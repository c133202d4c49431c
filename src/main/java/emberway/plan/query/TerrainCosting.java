package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** What a search makes of the terrain. */
public enum TerrainCosting implements Labeled {
  /** A step costs as many times more as the cell it leads to. */
  WEIGHTED("weighted") {
    @Override
    double step(double cost, double straight, double factor) {
      return cost * straight * factor;
    }
  },
  /** Walkable or not: every step costs alike. */
  WALKABLE("walkable") {
    @Override
    double step(double cost, double straight, double factor) {
      return cost < Double.POSITIVE_INFINITY ? straight * factor : cost;
    }
  },
  /**
   * A penalty for costly ground: what exceeds a cost of 1, in straight steps and rounded to a whole
   * number, is added to the step; cheap ground earns nothing. McNeill's figures stay whole.
   */
  PENALTY("penalty") {
    @Override
    double step(double cost, double straight, double factor) {
      return straight * factor + Math.max(0, Math.rint((cost - 1) * straight));
    }
  };

  private final String label;

  TerrainCosting(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }

  /**
   * What a step costs; never falls as {@code cost} grows, and is infinite when that is.
   *
   * @param cost the cost field's value of the cell moved onto
   * @param straight what a straight step over plain ground costs
   * @param factor the diagonal factor, or 1 for a straight step
   */
  abstract double step(double cost, double straight, double factor);
}
