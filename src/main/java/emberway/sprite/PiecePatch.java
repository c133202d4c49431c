package emberway.sprite;

/** Some cells of a {@link PieceLayer} whose pieces are others now: the numbers of stacks. */
public final class PiecePatch implements SpritePatch {
  private final int[] cells;
  private final char[] numbers;
  private final PieceStacks stacks;

  PiecePatch(int[] cells, char[] numbers, PieceStacks stacks) {
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
  public PieceStacks stacks() {
    return stacks;
  }
}
