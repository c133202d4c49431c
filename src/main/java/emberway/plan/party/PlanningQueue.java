package emberway.plan.party;

import emberway.plan.dynamic.IncrementalPlanner;
import java.util.ArrayDeque;

/**
 * Plans that wait to be made, spread over ticks: a few cells for the first in line, then it goes to
 * the end. So a long plan delays a short one by little, and everybody's turn comes.
 */
final class PlanningQueue {
  /** What each gets in turn. [cells] */
  private static final long TURN = 512;

  private final ArrayDeque<IncrementalPlanner> waiting = new ArrayDeque<>();

  /** Adds a planner at the end, unless it waits already. */
  void add(IncrementalPlanner planner) {
    if (!waiting.contains(planner)) {
      waiting.addLast(planner);
    }
  }

  /**
   * Goes on planning until nothing waits or so many cells have been looked at.
   *
   * @return how many cells are left of those
   */
  long run(long mostCells) {
    long left = mostCells;
    while (left > 0 && !waiting.isEmpty()) {
      IncrementalPlanner planner = waiting.removeFirst();
      long before = planner.expanded();
      if (!planner.plan(Math.min(TURN, left))) {
        waiting.addLast(planner);
      }
      left -= planner.expanded() - before;
    }
    return left;
  }

  /** How many plans wait. */
  int waiting() {
    return waiting.size();
  }
}
