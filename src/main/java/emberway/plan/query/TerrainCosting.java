package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** How terrain affects the cost of a step. */
public enum TerrainCosting implements Labeled {
  /** A step's cost is multiplied by the cost of the cell it leads to. */
  WEIGHTED("weighted") {
    @Override
    double step(double cost, double straight, double factor) {
      return cost * straight * factor;
    }
  },
  /** Cells are walkable or blocked: every step over walkable ground costs the same. */
  WALKABLE("walkable") {
    @Override
    double step(double cost, double straight, double factor) {
      return cost < Double.POSITIVE_INFINITY ? straight * factor : cost;
    }
  },
  /**
   * Adds a penalty for expensive ground: the part of the cost above 1, in straight steps, rounded
   * to a whole number. Cheap ground gets no discount. Keeps McNeill's figures whole.
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
   * The cost of a step; never decreases as {@code cost} grows, and is infinite if {@code cost} is.
   *
   * @param cost the cost of the target cell in the field
   * @param straight the cost of a straight step over plain ground
   * @param factor the diagonal factor, or 1 for a straight step
   */
  abstract double step(double cost, double straight, double factor);
}
