package emberway.plan.travel;

import emberway.map.Cell;
import emberway.map.Direction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The course of a part of a journey: the fewest compass headings that bring a traveler near its
 * end. They divide the part so that the sum of the deviations is least; see Bellman, "On the
 * approximation of curves by line segments using dynamic programming", 1961.
 *
 * @param headings the compass points in order [size: 1..3]
 * @param winds whether a few headings cannot describe it, so that only the one from end to end is
 *     given
 */
record CompassCourse(List<Direction> headings, boolean winds) {
  private static final double DIAGONAL = Math.sqrt(2);
  private static final int MAX_HEADINGS = 3;

  /** A deviation that never matters. [cells] */
  private static final double SMALL = 1.5;

  /** The most deviation, as a share of the part's cells, while another heading could be added. */
  private static final double SHARE = 0.15;

  /** The most deviation at all, as a share of the part's cells; beyond it the part winds. */
  private static final double MAX_SHARE = 0.3;

  /** The most steps examined in a long part. */
  private static final int LOOKS = 48;

  CompassCourse {
    headings = List.copyOf(headings);
  }

  /** The course between two steps of a journey. */
  static CompassCourse of(MeasuredRoute measuredRoute, int from, int to) {
    int looks = Math.min(LOOKS, to - from);
    int[] steps = new int[looks + 1];
    for (int i = 0; i <= looks; i++) {
      steps[i] = from + (int) ((long) (to - from) * i / looks);
    }
    double[][] aside = new double[MAX_HEADINGS + 1][looks + 1]; // [by headings] [by examined step]
    int[][] before = new int[MAX_HEADINGS + 1][looks + 1]; // where the last heading begins
    Arrays.fill(aside[0], Double.POSITIVE_INFINITY);
    aside[0][0] = 0;
    for (int count = 1; count <= MAX_HEADINGS; count++) {
      extend(measuredRoute, steps, aside[count - 1], aside[count], before[count]);
      double share = count == MAX_HEADINGS ? MAX_SHARE : SHARE;
      if (aside[count][looks] <= Math.max(SMALL, share * (to - from))) {
        return new CompassCourse(headings(measuredRoute, steps, before, count), false);
      }
    }
    Cell start = measuredRoute.cell(from);
    Cell end = measuredRoute.cell(to);
    int detour = to - from - Math.max(Math.abs(end.x() - start.x()), Math.abs(end.y() - start.y()));
    return detour * DIAGONAL <= Math.max(SMALL, MAX_SHARE * (to - from))
        ? new CompassCourse(between(start, measuredRoute.cell((from + to) / 2), end), false)
        : new CompassCourse(List.of(Compass.from(start, end)), true);
  }

  /** Extends the best courses to all examined steps by one heading. */
  private static void extend(
      MeasuredRoute measuredRoute, int[] steps, double[] shorter, double[] longer, int[] before) {
    Arrays.fill(longer, Double.POSITIVE_INFINITY);
    for (int end = 1; end < steps.length; end++) {
      for (int start = 0; start < end; start++) {
        if (shorter[start] < longer[end]) {
          Direction heading = heading(measuredRoute, steps[start], steps[end]);
          double sum = shorter[start] + aside(measuredRoute, steps[start], steps[end], heading);
          if (sum < longer[end]) {
            longer[end] = sum;
            before[end] = start;
          }
        }
      }
    }
  }

  private static List<Direction> headings(
      MeasuredRoute measuredRoute, int[] steps, int[][] before, int count) {
    List<Direction> headings = new ArrayList<>();
    int end = steps.length - 1;
    for (int i = count; i > 0; i--) {
      int start = before[i][end];
      Direction heading = heading(measuredRoute, steps[start], steps[end]);
      if (headings.isEmpty() || headings.get(0) != heading) {
        headings.add(0, heading);
      }
      end = start;
    }
    return headings;
  }

  private static Direction heading(MeasuredRoute measuredRoute, int from, int to) {
    return Compass.from(measuredRoute.cell(from), measuredRoute.cell(to));
  }

  /**
   * The distance between the end of a part and the point reached by the same number of cells in one
   * heading.
   */
  private static double aside(MeasuredRoute measuredRoute, int from, int to, Direction heading) {
    Cell start = measuredRoute.cell(from);
    Cell end = measuredRoute.cell(to);
    double dx = end.x() - start.x() - (double) heading.dx() * (to - from);
    double dy = end.y() - start.y() - (double) heading.dy() * (to - from);
    return Math.hypot(dx, dy);
  }

  /**
   * The two compass points between which a cell lies, for a path that alternates between them;
   * first the one that leads nearer to the path's middle.
   */
  private static List<Direction> between(Cell start, Cell middle, Cell end) {
    int dx = end.x() - start.x();
    int dy = end.y() - start.y();
    int diagonals = Math.min(Math.abs(dx), Math.abs(dy));
    Cell corner =
        new Cell(
            start.x() + Integer.signum(dx) * diagonals, start.y() + Integer.signum(dy) * diagonals);
    if (corner.equals(start) || corner.equals(end)) {
      return List.of(Compass.from(start, end));
    }
    Direction diagonal = Compass.from(start, corner);
    Direction straight = Compass.from(corner, end);
    Cell other = new Cell(start.x() + end.x() - corner.x(), start.y() + end.y() - corner.y());
    return middle.squaredDistanceTo(corner) <= middle.squaredDistanceTo(other)
        ? List.of(diagonal, straight)
        : List.of(straight, diagonal);
  }
}
