package emberway.plan.party;

import java.util.Arrays;

/** The number of steps from every cell to a goal, ignoring other travelers. */
final class GoalDistances {
  /** The distance of a cell without a route to the goal. */
  static final int NO_ROUTE = Integer.MAX_VALUE;

  private final int[] steps; // [size: width*height] NO_ROUTE if there is no route

  /** Breadth-first search over the whole land; a blocked goal cannot be reached. */
  GoalDistances(Passability passability, int goal) {
    steps = new int[passability.size().cells()];
    Arrays.fill(steps, NO_ROUTE);
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
        if (steps[next] == NO_ROUTE) {
          steps[next] = steps[cell] + 1;
          if (end == wave.length) {
            wave = Arrays.copyOf(wave, 2 * end);
          }
          wave[end++] = next;
        }
      }
    }
  }

  /** The distance from a cell. */
  int from(int cell) {
    return steps[cell];
  }
}
