package emberway.sprite;

import java.util.List;

/**
 * The stacks of pieces on the cells of a map: stack 0 is empty, each other stack has a few sprites,
 * from the lowest to the highest. Immutable.
 */
public final class TransitionStacks {
  /** The most pieces on a cell. */
  public static final int MAX_PIECES = 4;

  /** No stacks. */
  public static final TransitionStacks NONE = new TransitionStacks(List.of());

  private final List<String> stacks; // the sprites of each stack, as the characters of a string
  private final int depth;

  /**
   * Creates stacks.
   *
   * @param stacks in order of number; each string holds the numbers of its sprites as characters
   */
  TransitionStacks(List<String> stacks) {
    this.stacks = List.copyOf(stacks);
    depth = stacks.stream().mapToInt(String::length).max().orElse(0);
  }

  /** The number of stacks besides stack 0. */
  public int count() {
    return stacks.size();
  }

  /** The most sprites in any stack. [0..{@value #MAX_PIECES}] */
  public int depth() {
    return depth;
  }

  /** The number of sprites in a stack. [stack: 0..count] */
  public int pieces(int stack) {
    return stack == 0 ? 0 : stacks.get(stack - 1).length();
  }

  /** A sprite of a stack; 0 is the lowest. [stack: 1..count] [piece: 0..pieces-1] */
  public int sprite(int stack, int piece) {
    return stacks.get(stack - 1).charAt(piece);
  }

  List<String> stacks() {
    return stacks;
  }
}
