package emberway.plan.party;

import emberway.plan.dynamic.IncrementalPlanner;
import java.util.ArrayDeque;

/**
 * Pending plans, spread over ticks: the first plan in the queue gets a few cells, then moves to the
 * end. So a long plan delays a short one only slightly, and every plan gets its turn.
 */
final class PlanningQueue {
  /** The cells that a plan may expand in a turn. */
  private static final long TURN = 512;

  private final ArrayDeque<IncrementalPlanner> waiting = new ArrayDeque<>();

  /** Adds a planner at the end, unless it is in the queue already. */
  void add(IncrementalPlanner planner) {
    if (!waiting.contains(planner)) {
      waiting.addLast(planner);
    }
  }

  /**
   * Continues planning until the queue is empty or this many cells have been expanded.
   *
   * @return how many of the cells are left
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

  /** The number of pending plans. */
  int waiting() {
    return waiting.size();
  }
}
