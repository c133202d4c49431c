package emberway.sprite;

import java.util.List;

/**
 * The piles of pieces that lie on cells of a map: stack 0 is none, and each of the others a few
 * sprites, the lowest first. Immutable.
 */
public final class TransitionStacks {
  /** The most pieces on a cell. */
  public static final int MOST_PIECES = 4;

  /** Nothing lies anywhere. */
  public static final TransitionStacks NONE = new TransitionStacks(List.of());

  private final List<String> stacks; // the sprites of each as the characters of a text
  private final int depth;

  /** [stacks: in order of their numbers, the characters of each its sprites' numbers] */
  TransitionStacks(List<String> stacks) {
    this.stacks = List.copyOf(stacks);
    depth = stacks.stream().mapToInt(String::length).max().orElse(0);
  }

  /** How many there are besides stack 0. */
  public int count() {
    return stacks.size();
  }

  /** The most sprites in any of them. [0..{@value #MOST_PIECES}] */
  public int depth() {
    return depth;
  }

  /** How many sprites a stack has. [stack: 0..count] */
  public int pieces(int stack) {
    return stack == 0 ? 0 : stacks.get(stack - 1).length();
  }

  /** A sprite of a stack, 0 the lowest. [stack: 1..count] [piece: 0..pieces-1] */
  public int sprite(int stack, int piece) {
    return stacks.get(stack - 1).charAt(piece);
  }

  List<String> stacks() {
    return stacks;
  }
}
