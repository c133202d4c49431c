package emberway.plan.party;

import java.util.function.IntUnaryOperator;

/**
 * Whether two travelers, one behind the other, must swap their order, and where they can. Found by
 * simulating their moves as long as there is only one way to go.
 *
 * <p>Source: the swap operation of K. Okumura, "Improving LaCAM for scalable eventually optimal
 * multi-agent pathfinding", 2023.
 */
final class SwapOperation {
  /** The number of steps from a cell to a traveler's goal. */
  interface Distance {
    /** The distance from a cell. */
    int of(int traveler, int cell);
  }

  private final Passability passability;
  private final Distance distance;
  private final IntUnaryOperator standing; // the traveler on a cell; or StepReservations.NOBODY

  SwapOperation(Passability passability, Distance distance, IntUnaryOperator standing) {
    this.passability = passability;
    this.distance = distance;
    this.standing = standing;
  }

  /** Whether a traveler that pushes another ahead would finally block it or be blocked by it. */
  boolean isRequired(int pusher, int pushed, int pusherAt, int pushedAt) {
    int behind = pusherAt;
    int before = pushedAt;
    while (distance.of(pusher, before) < distance.of(pusher, behind)) {
      int exits = exits(before, behind);
      if (exits >= 2) {
        return false;
      }
      if (exits == 0) {
        break;
      }
      int next = onlyExit(before, behind);
      behind = before;
      before = next;
    }
    boolean wantsBack = distance.of(pushed, behind) < distance.of(pushed, before);
    boolean isThere = distance.of(pusher, behind) == 0;
    return wantsBack && (isThere || distance.of(pusher, before) < distance.of(pusher, behind));
  }

  /** Whether a traveler that draws another after it reaches a fork. */
  boolean isPossible(int drawnAt, int drawingAt) {
    int behind = drawnAt;
    int before = drawingAt;
    do {
      int exits = exits(before, behind);
      if (exits != 1) {
        return exits >= 2;
      }
      int next = onlyExit(before, behind);
      behind = before;
      before = next;
    } while (before != drawnAt);
    return false;
  }

  private int exits(int cell, int without) {
    int exits = 0;
    for (int next : passability.neighbors(cell)) {
      exits += isExit(next, without) ? 1 : 0;
    }
    return exits;
  }

  private int onlyExit(int cell, int without) {
    for (int next : passability.neighbors(cell)) {
      if (isExit(next, without)) {
        return next;
      }
    }
    throw new IllegalStateException("no exit from " + passability.size().cell(cell));
  }

  /** Whether a cell leads on: not back, and not into a niche where a traveler has settled. */
  private boolean isExit(int cell, int without) {
    if (cell == without) {
      return false;
    }
    int there = standing.applyAsInt(cell);
    return there == StepReservations.NOBODY
        || distance.of(there, cell) > 0
        || passability.neighbors(cell).length > 1;
  }
}
