package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** Which reachable cell replaces a goal that cannot be reached. */
public enum NearestCellPolicy implements Labeled {
  /** The cell with the least Euclidean distance to the goal. */
  DISTANCE("distance"),
  /** The cell with the least estimated remaining cost. */
  ESTIMATE("estimate");

  private final String label;

  NearestCellPolicy(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }
}
