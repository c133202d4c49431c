package emberway.plan.trace;

import emberway.plan.cost.Labeled;

/**
 * An event of a search.
 *
 * @param kind the kind of event
 * @param cell the cell concerned [row-major index]
 * @param parent the cell from which it was reached, {@link
 *     emberway.plan.query.SearchListener#NO_PARENT} at a start
 * @param g the cost of the path to the cell
 * @param h the estimated remaining cost
 */
public record TraceEvent(Kind kind, int cell, int parent, double g, double h) {
  /** What a search can do to a cell. */
  public enum Kind implements Labeled {
    /** The cell was put on the open list for the first time. */
    GENERATED("generated"),
    /** The cell got another parent while on the open list. */
    REPARENTED("reparented"),
    /** The cell was put on the open list again after it was closed. */
    REOPENED("reopened"),
    /** The cell was taken from the open list and closed. */
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
}
