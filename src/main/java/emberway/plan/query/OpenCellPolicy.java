package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** What a search does when it finds another way to a cell that is on the open list. */
public enum OpenCellPolicy implements Labeled {
  /** A smaller {@code g} gives the cell a new parent; its place among equals stays. */
  REPARENT("reparent"),
  /**
   * The way is queued beside the other, and the cell takes whichever comes out first: the smaller
   * {@code f}, among equals the one queued first. Its place among equals is new.
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
