package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** The order in which the neighbors of a cell are put on the open list. */
public enum SuccessorOrder implements Labeled {
  /** As on the map: row by row, in a row from west to east. */
  ROW_BY_ROW("row-by-row"),
  /**
   * The greatest {@code f} first, so that the most promising neighbor comes last; equals row by
   * row.
   */
  WORST_FIRST("worst-first");

  private final String label;

  SuccessorOrder(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }
}
