package emberway.plan.party;

import java.util.Arrays;

/** How many steps it is from every cell to a goal if nobody is in the way. */
final class GoalDistances {
  /** Where there is no way. */
  static final int NO_WAY = Integer.MAX_VALUE;

  private final int[] steps; // [size: width*height] NO_WAY where there is none

  /** Breadth first over the whole land; nothing leads to a goal that cannot be entered. */
  GoalDistances(Passability passability, int goal) {
    steps = new int[passability.size().cells()];
    Arrays.fill(steps, NO_WAY);
    if (passability.isBlocked().test(goal)) {
      return;
    }
    int[] wave = new int[64];
    int end = 1;
    wave[0] = goal;
    steps[goal] = 0;
    for (int first = 0; first < end; first++) {
      int cell = wave[first];
      for (int next : passability.neighbors(cell)) {
        if (steps[next] == NO_WAY) {
          steps[next] = steps[cell] + 1;
          if (end == wave.length) {
            wave = Arrays.copyOf(wave, 2 * end);
          }
          wave[end++] = next;
        }
      }
    }
  }

  /** From a cell. */
  int from(int cell) {
    return steps[cell];
  }
}
