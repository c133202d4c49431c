package emberway.sprite;

/** Some cells of a {@link TransitionLayer} whose pieces are others now: the numbers of stacks. */
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

  /** What the numbers mean; those known before mean what they did. */
  public TransitionStacks stacks() {
    return stacks;
  }
}
