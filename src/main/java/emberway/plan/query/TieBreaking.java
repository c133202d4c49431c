package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** Which of several cells of equal {@code f} leaves the open list first. */
public enum TieBreaking implements Labeled {
  /** The cell that has been on the list longest: first in, first out. */
  FIFO("fifo"),
  /** The cell that was added last: last in, first out. */
  LIFO("lifo"),
  /**
   * Last in, first out as far as a binary heap preserves it: a new entry rises past its equals; the
   * heap decides the rest. Lester's figures need this order, not {@link #LIFO}.
   */
  HEAP("heap"),
  /**
   * The cell that has been on the list longest. Of several parents that reach a cell at equal cost,
   * one is chosen at random, each with the same probability (McNeill).
   */
  RANDOM("random"),
  /** The cell with the least estimated remaining cost, then the one added last. */
  LOW_H("low-h"),
  /**
   * The cell nearest to the straight line from the start to the goal, by the cross product of the
   * ways from the goal to the cell and to the start; then the one added last.
   */
  CROSS("cross");

  private final String label;

  TieBreaking(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }
}
