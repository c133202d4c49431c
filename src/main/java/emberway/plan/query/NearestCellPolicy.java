package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** Which reachable cell answers for a goal that cannot be reached. */
public enum NearestCellPolicy implements Labeled {
  /** The one at the least Euclidean distance from it. */
  DISTANCE("distance"),
  /** The one with the least estimate still to go. */
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
