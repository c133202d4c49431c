package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** What a search does when it finds a cheaper path to a closed cell. */
public enum ClosedCellPolicy implements Labeled {
  /** Ignores the path: closed cells stay closed. */
  FINAL("final"),
  /** Puts the cell on the open list again. */
  REOPEN("reopen");

  private final String label;

  ClosedCellPolicy(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }
}
