package emberway.sprite;

import emberway.map.GridSize;

/**
 * Which pieces of {@linkplain Transition transitions} lie on each cell, between its base and its
 * overlay: the number of a stack. A map without any takes no room.
 */
public final class TransitionLayer {
  private final GridSize size;
  private final char[] cells; // [size: width*height, row-major] or empty where no cell has any
  private final TransitionStacks stacks;

  TransitionLayer(GridSize size, char[] cells, TransitionStacks stacks) {
    this.size = size;
    this.cells = cells;
    this.stacks = stacks;
  }

  /** Of a map without pieces. */
  public static TransitionLayer none(GridSize size) {
    return new TransitionLayer(size, new char[0], TransitionStacks.NONE);
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** Whether no cell has any. */
  public boolean isEmpty() {
    return cells.length == 0;
  }

  /** The stack at a row-major index. */
  public int stack(int index) {
    return cells.length == 0 ? 0 : cells[index];
  }

  /** All of them, row-major; the layer's own array, to be read only; none if it is empty. */
  public char[] cells() {
    return cells;
  }

  /** What the numbers mean. */
  public TransitionStacks stacks() {
    return stacks;
  }

  /** Marks each sprite that is drawn at least once. [size: at least the highest sprite + 1] */
  public void markUsed(boolean[] used) {
    for (int stack = 1; stack <= stacks.count(); stack++) {
      for (int piece = 0; piece < stacks.pieces(stack); piece++) {
        used[stacks.sprite(stack, piece)] = true;
      }
    }
  }
}
