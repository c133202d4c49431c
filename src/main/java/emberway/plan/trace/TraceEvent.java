package emberway.plan.trace;

import emberway.plan.cost.Labeled;

/**
 * Something that a search did.
 *
 * @param kind what
 * @param cell to which cell [row-major index]
 * @param parent the cell it was reached from, {@link emberway.plan.query.SearchListener#NO_PARENT}
 *     at a start
 * @param g what the way there costs
 * @param h the estimate to go
 */
public record TraceEvent(Kind kind, int cell, int parent, double g, double h) {
  /** What a search can do to a cell. */
  public enum Kind implements Labeled {
    /** Put it on the open list, for the first time. */
    GENERATED("generated"),
    /** Gave it another parent, on the open list. */
    REPARENTED("reparented"),
    /** Put it on the open list again, though it was closed. */
    REOPENED("reopened"),
    /** Took it from the open list and closed it. */
    EXPANDED("expanded");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    @Override
    public String label() {
      return label;
    }
  }

  /** What the open list is sorted by: {@code g + h}. */
  public double f() {
    return g + h;
  }
}
