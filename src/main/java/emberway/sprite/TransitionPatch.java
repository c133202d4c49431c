package emberway.sprite;

/** Changed cells of a {@link TransitionLayer}, as numbers of stacks. */
public final class TransitionPatch implements SpritePatch {
  private final int[] cells;
  private final char[] numbers;
  private final TransitionStacks stacks;

  TransitionPatch(int[] cells, char[] numbers, TransitionStacks stacks) {
    this.cells = cells;
    this.numbers = numbers;
    this.stacks = stacks;
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public char[] sprites() {
    return numbers;
  }

  /** The stacks behind the numbers; earlier numbers keep their meaning. */
  public TransitionStacks stacks() {
    return stacks;
  }
}
