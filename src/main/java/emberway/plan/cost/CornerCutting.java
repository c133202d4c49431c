package emberway.plan.cost;

/**
 * When a diagonal move is allowed, given the two side cells: those that share an edge with both its
 * start and its end.
 */
public enum CornerCutting implements Labeled {
  /** Always, even between two walls. */
  CUT("cut", 0),
  /** Only when both side cells are passable. */
  NO_CUT("no-cut", 2),
  /** Unless both side cells are blocked. */
  NO_SQUEEZE("no-squeeze", 1);

  private final String label;
  private final int passableSides;

  CornerCutting(String label, int passableSides) {
    this.label = label;
    this.passableSides = passableSides;
  }

  @Override
  public String label() {
    return label;
  }

  /** How many of the two side cells must be passable. [0..2] */
  public int passableSides() {
    return passableSides;
  }

  /** Whether a diagonal move may pass between side cells of these costs; infinity is blocked. */
  public boolean allows(double oneSide, double otherSide) {
    return allows(oneSide < Double.POSITIVE_INFINITY, otherSide < Double.POSITIVE_INFINITY);
  }

  /** Whether a diagonal move may pass between two side cells, given whether each is passable. */
  public boolean allows(boolean oneSide, boolean otherSide) {
    return (oneSide ? 1 : 0) + (otherSide ? 1 : 0) >= passableSides;
  }
}
