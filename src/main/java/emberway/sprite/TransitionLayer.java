package emberway.sprite;

import emberway.map.GridSize;

/**
 * The pieces of {@linkplain Transition transitions} on each cell, between its base and its overlay,
 * as the number of a stack. Takes no memory if the map has none.
 */
public final class TransitionLayer {
  private final GridSize size;
  private final char[] cells; // [size: width*height, row-major] or empty if no cell has pieces
  private final TransitionStacks stacks;

  TransitionLayer(GridSize size, char[] cells, TransitionStacks stacks) {
    this.size = size;
    this.cells = cells;
    this.stacks = stacks;
  }

  /** An empty layer. */
  public static TransitionLayer none(GridSize size) {
    return new TransitionLayer(size, new char[0], TransitionStacks.NONE);
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** Whether no cell has pieces. */
  public boolean isEmpty() {
    return cells.length == 0;
  }

  /** The stack at a row-major index. */
  public int stack(int index) {
    return cells.length == 0 ? 0 : cells[index];
  }

  /**
   * All stack numbers, row-major; the internal array, which must not be modified; empty if no cell
   * has pieces.
   */
  public char[] cells() {
    return cells;
  }

  /** The stacks behind the numbers. */
  public TransitionStacks stacks() {
    return stacks;
  }

  /** Marks each sprite that occurs at least once. [size: at least the highest sprite + 1] */
  public void markUsed(boolean[] used) {
    for (int stack = 1; stack <= stacks.count(); stack++) {
      for (int piece = 0; piece < stacks.pieces(stack); piece++) {
        used[stacks.sprite(stack, piece)] = true;
      }
    }
  }
}
