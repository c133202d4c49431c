package emberway.plan.query;

import emberway.plan.cost.Labeled;

/** Which of several cells of equal {@code f} leaves the open list first. */
public enum TieBreaking implements Labeled {
  /** The one that has been there longest: first in, first out. */
  FIFO("fifo"),
  /** The one that came last: last in, first out. */
  LIFO("lifo"),
  /**
   * Last in, first out as far as a binary heap keeps to it: a newcomer rises past its equals, the
   * rest is the heap's word. Lester's figures come out of this and not of {@link #LIFO}.
   */
  HEAP("heap"),
  /**
   * The one that has been there longest; but of several parents that lead to a cell at equal cost,
   * one is drawn, each with the same chance (McNeill).
   */
  RANDOM("random"),
  /** The one with the least estimate still to go, then the one that came last. */
  LOW_H("low-h");

  private final String label;

  TieBreaking(String label) {
    this.label = label;
  }

  @Override
  public String label() {
    return label;
  }
}
