package emberway.sprite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers stacks of pieces as they come. */
final class TransitionStackBuilder {
  private static final int MOST_STACKS = Character.MAX_VALUE;

  private final List<String> stacks;
  private final Map<String, Integer> numbers = new HashMap<>();
  private TransitionStacks written; // null where stacks has more

  /** One that goes on from stacks that are known. */
  TransitionStackBuilder(TransitionStacks known) {
    written = known;
    stacks = new ArrayList<>(known.stacks());
    for (int i = 0; i < stacks.size(); i++) {
      numbers.put(stacks.get(i), i + 1);
    }
  }

  /**
   * The number of a stack. Once there are no numbers left, that of its upper pieces alone.
   *
   * @param sprites the lowest first
   */
  char number(String sprites) {
    if (sprites.isEmpty()) {
      return 0;
    }
    Integer known = numbers.get(sprites);
    if (known != null) {
      return (char) (int) known;
    }
    if (stacks.size() == MOST_STACKS) {
      return number(sprites.substring(1));
    }
    stacks.add(sprites);
    numbers.put(sprites, stacks.size());
    written = null;
    return (char) stacks.size();
  }

  /** All of them; what was handed in if there is nothing new. */
  TransitionStacks stacks() {
    if (written == null) {
      written = new TransitionStacks(stacks);
    }
    return written;
  }
}
