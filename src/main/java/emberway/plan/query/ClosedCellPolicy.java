package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** What a search does when it finds a cheaper way to a cell that it has closed. */
public enum ClosedCellPolicy implements Labeled {
  /** Nothing: closed is closed. */
  FINAL("final"),
  /** Puts it on the open list again. */
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
