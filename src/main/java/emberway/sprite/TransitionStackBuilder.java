package emberway.sprite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers stacks of pieces in order of appearance. */
final class TransitionStackBuilder {
  private static final int MAX_STACKS = Character.MAX_VALUE;

  private final List<String> stacks;
  private final Map<String, Integer> numbers = new HashMap<>();
  private TransitionStacks written; // null after stacks were added

  /** Creates a builder that extends known stacks. */
  TransitionStackBuilder(TransitionStacks known) {
    written = known;
    stacks = new ArrayList<>(known.stacks());
    for (int i = 0; i < stacks.size(); i++) {
      numbers.put(stacks.get(i), i + 1);
    }
  }

  /**
   * The number of a stack. Once no numbers are left, the number of its upper pieces alone.
   *
   * @param sprites from the lowest to the highest
   */
  char number(String sprites) {
    if (sprites.isEmpty()) {
      return 0;
    }
    Integer known = numbers.get(sprites);
    if (known != null) {
      return (char) (int) known;
    }
    if (stacks.size() == MAX_STACKS) {
      return number(sprites.substring(1));
    }
    stacks.add(sprites);
    numbers.put(sprites, stacks.size());
    written = null;
    return (char) stacks.size();
  }

  /** All stacks; the known ones if nothing was added. */
  TransitionStacks stacks() {
    if (written == null) {
      written = new TransitionStacks(stacks);
    }
    return written;
  }
}
