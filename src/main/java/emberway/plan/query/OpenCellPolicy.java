package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** What a search does when it finds another path to a cell on the open list. */
public enum OpenCellPolicy implements Labeled {
  /** A smaller {@code g} gives the cell a new parent; its position among equals stays. */
  REPARENT("reparent"),
  /**
   * Adds a second entry; the cell uses whichever leaves the list first: the smaller {@code f},
   * among equals the earlier one. The cell gets a new position among equals.
   */
  REQUEUE("requeue");

  private final String label;

  OpenCellPolicy(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }
}
