package emberway.plan.travel;

import emberway.map.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Simplifies a path to the few cells between which it is straight, except for small wiggles.
 * Source: Douglas and Peucker, "Algorithms for the reduction of the number of points required to
 * represent a digitized line", 1973.
 */
final class LineSimplifier {
  /** On a path with fewer steps, every turn counts. */
  private static final int SHORT = 12;

  /** On other paths, corners at most this many steps from another are dropped. */
  private static final int FEW = 2;

  private LineSimplifier() {}

  /**
   * The corners of a part of a journey, in order, including its two ends.
   *
   * @param tolerance the most distance between a cell and the line between two corners [cells]
   */
  static List<Integer> corners(MeasuredRoute measuredRoute, int from, int to, double tolerance) {
    boolean[] isCorner = new boolean[to - from + 1];
    isCorner[0] = true;
    isCorner[to - from] = true;
    Deque<int[]> open = new ArrayDeque<>();
    open.push(new int[] {from, to});
    while (!open.isEmpty()) {
      int[] part = open.pop();
      int farthest = farthest(measuredRoute, part[0], part[1], tolerance);
      if (farthest > 0) {
        isCorner[farthest - from] = true;
        open.push(new int[] {part[0], farthest});
        open.push(new int[] {farthest, part[1]});
      }
    }
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < isCorner.length; i++) {
      if (isCorner[i]) {
        corners.add(from + i);
      }
    }
    return corners;
  }

  /** The step farthest from the line between two others, or 0 if all lie within the tolerance. */
  private static int farthest(MeasuredRoute measuredRoute, int from, int to, double tolerance) {
    Cell a = measuredRoute.cell(from);
    Cell b = measuredRoute.cell(to);
    double most = tolerance;
    int farthest = 0;
    for (int step = from + 1; step < to; step++) {
      double distance = distance(measuredRoute.cell(step), a, b);
      if (distance > most) {
        most = distance;
        farthest = step;
      }
    }
    return farthest;
  }

  /**
   * The distance of a cell from the line through two others, or from the point if they are equal.
   */
  private static double distance(Cell cell, Cell a, Cell b) {
    double length = a.distanceTo(b);
    if (length == 0) {
      return cell.distanceTo(a);
    }
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    return Math.abs(dx * (cell.y() - a.y()) - dy * (cell.x() - a.x())) / length;
  }

  /**
   * The corners without those where the path hardly turns and, unless the path is short, without
   * those only a few steps from another.
   */
  static List<Integer> turns(MeasuredRoute measuredRoute, List<Integer> corners) {
    int end = corners.get(corners.size() - 1);
    int least = end - corners.get(0) < SHORT ? 1 : FEW + 1;
    List<Integer> turns = new ArrayList<>(List.of(corners.get(0)));
    for (int i = 1; i + 1 < corners.size(); i++) {
      int since = corners.get(i) - turns.get(turns.size() - 1);
      if (since < least || end - corners.get(i) < least) {
        continue;
      }
      Cell before = measuredRoute.cell(turns.get(turns.size() - 1));
      Cell here = measuredRoute.cell(corners.get(i));
      Cell after = measuredRoute.cell(corners.get(i + 1));
      if (Compass.from(before, here) != Compass.from(here, after)) {
        turns.add(corners.get(i));
      }
    }
    turns.add(end);
    return turns;
  }

  /** The size of wiggles to ignore on a path of this length. [cells] */
  static double tolerance(int steps) {
    return steps < SHORT ? 0.9 : Math.max(1, Math.min(steps / 20.0, 3));
  }
}
