package emberway.sprite;

import emberway.map.CellNumbers;
import emberway.map.GridSize;

/**
 * The pieces of {@linkplain Transition transitions} on each cell, between its base and its overlay,
 * as the number of a stack. Takes no memory if the map has none.
 */
public final class TransitionLayer {
  private final GridSize size;
  private final CellNumbers numbers; // row-major, or none if no cell has pieces
  private final TransitionStacks stacks;

  TransitionLayer(GridSize size, CellNumbers numbers, TransitionStacks stacks) {
    this.size = size;
    this.numbers = numbers;
    this.stacks = stacks;
  }

  /** An empty layer. */
  public static TransitionLayer none(GridSize size) {
    return new TransitionLayer(size, CellNumbers.none(), TransitionStacks.NONE);
  }

  /** The size of the grid. */
  public GridSize size() {
    return size;
  }

  /** Whether no cell has pieces. */
  public boolean isEmpty() {
    return numbers.isEmpty();
  }

  /** The stack at a row-major index. */
  public int stack(int index) {
    return isEmpty() ? 0 : numbers.at(index);
  }

  /** All stack numbers, row-major; none if no cell has pieces. */
  public CellNumbers numbers() {
    return numbers;
  }

  /** The stacks behind the numbers. */
  public TransitionStacks stacks() {
    return stacks;
  }

  /** This layer with other stacks for some cells. */
  TransitionLayer with(TransitionPatch patch) {
    if (isEmpty() && patch.stacks().depth() == 0) {
      return new TransitionLayer(size, numbers, patch.stacks());
    }
    CellNumbers all = isEmpty() ? CellNumbers.zeros(size.cells()) : numbers;
    return new TransitionLayer(size, all.with(patch.cells(), patch.sprites()), patch.stacks());
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
