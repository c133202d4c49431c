package emberway.render.tiled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Computes the outline of a line drawn with a round pen: first one side, then the other. Goes
 * corner by corner like Qt's pens, so that filling by signed area gives the same overlaps.
 */
final class PathStroker {
  private static final double SAME = 1e-9; // [px]
  private static final double COARSE = 0.25; // tolerance of an offset curve [of the offset]
  private static final int MAX_HALVINGS = 4; // of a curve
  private static final double INNER = Math.toRadians(90.01);

  private final double radius;
  private final List<VectorPath> outline = new ArrayList<>();
  private List<double[]> parts = new ArrayList<>();
  private double x; // the outline's current end, and the point and direction before
  private double y;
  private double beforeX;
  private double beforeY;

  private PathStroker(double radius) {
    this.radius = radius;
  }

  /**
   * The outline along a line, which is closed if it ends where it begins.
   *
   * @param width of the pen [px]
   */
  static List<VectorPath> along(VectorPath line, double width) {
    PathStroker pathStroker = new PathStroker(width / 2);
    pathStroker.walk(line);
    return pathStroker.outline;
  }

  /** The outline of a dot. */
  static List<VectorPath> dot(double x, double y, double width) {
    double[] corners = {x, y, x + 1 / 63.0, y}; // Qt draws a point as such a short line
    return along(VectorPath.along(corners, false), width);
  }

  /** A straight part, or the tangent at the beginning of a curve. */
  private record Edge(double x0, double y0, double x1, double y1) {
    double length() {
      return Math.hypot(x1 - x0, y1 - y0);
    }

    double angle() {
      return Math.atan2(y0 - y1, x1 - x0);
    }
  }

  private void walk(VectorPath line) {
    int last = line.parts().size() - 1;
    boolean isClosed =
        last > 0 && line.endX(0) == line.endX(last) && line.endY(0) == line.endY(last);
    Optional<Edge> first = side(line, false);
    if (first.isEmpty()) {
      return;
    }
    if (isClosed) {
      finish();
    }
    side(line.reversed(), !isClosed);
    if (!isClosed) {
      cap(line.endX(0), line.endY(0), first.get().x0, first.get().y0);
    }
    finish();
  }

  private void finish() {
    outline.add(new VectorPath(parts));
    parts = new ArrayList<>();
  }

  /**
   * Adds one side of a line.
   *
   * @param isCapped whether it begins with a cap instead of a new outline
   * @return the side's first edge, if any
   */
  private Optional<Edge> side(VectorPath line, boolean isCapped) {
    Optional<Edge> first = Optional.empty();
    int last = line.parts().size() - 1;
    for (int i = 1; i <= last; i++) {
      double fromX = line.endX(i - 1);
      double fromY = line.endY(i - 1);
      double[] part = line.parts().get(i);
      List<double[]> shifted = new ArrayList<>();
      Optional<Edge> edge =
          part.length == 2
              ? straight(fromX, fromY, part, shifted)
              : curved(fromX, fromY, part, shifted);
      if (edge.isPresent()) {
        begin(fromX, fromY, edge.get(), first.isEmpty(), isCapped);
        first = first.isEmpty() ? edge : first;
        shifted.forEach(this::emit);
      }
    }
    boolean isClosed = line.endX(0) == line.endX(last) && line.endY(0) == line.endY(last);
    if (first.isPresent() && isClosed) {
      join(line.endX(last), line.endY(last), first.get());
    }
    return first;
  }

  /** Goes to the beginning of an edge. */
  private void begin(double focalX, double focalY, Edge edge, boolean isFirst, boolean isCapped) {
    if (!isFirst) {
      join(focalX, focalY, edge);
    } else if (isCapped) {
      cap(focalX, focalY, edge.x0, edge.y0);
    } else {
      parts.add(new double[] {edge.x0, edge.y0});
      x = edge.x0;
      y = edge.y0;
    }
  }

  private Optional<Edge> straight(
      double fromX, double fromY, double[] part, List<double[]> shifted) {
    double length = Math.hypot(part[0] - fromX, part[1] - fromY);
    if (length == 0) {
      return Optional.empty();
    }
    double sideX = (part[1] - fromY) / length * radius;
    double sideY = -(part[0] - fromX) / length * radius;
    Edge edge = new Edge(fromX + sideX, fromY + sideY, part[0] + sideX, part[1] + sideY);
    shifted.add(new double[] {edge.x1, edge.y1});
    return Optional.of(edge);
  }

  private Optional<Edge> curved(double fromX, double fromY, double[] part, List<double[]> shifted) {
    double[] curve = {fromX, fromY, part[0], part[1], part[2], part[3], part[4], part[5]};
    List<double[]> offsets = new ArrayList<>();
    offset(curve, MAX_HALVINGS, offsets);
    if (offsets.isEmpty()) {
      return Optional.empty();
    }
    for (double[] one : offsets) {
      shifted.add(new double[] {one[2], one[3], one[4], one[5], one[6], one[7]});
    }
    double[] start = offsets.get(0);
    int ahead = 2;
    while (ahead < 6 && curve[ahead] == curve[0] && curve[ahead + 1] == curve[1]) {
      ahead += 2;
    }
    return Optional.of(
        new Edge(
            start[0],
            start[1],
            start[0] + curve[ahead] - curve[0],
            start[1] + curve[ahead + 1] - curve[1]));
  }

  /** Offsets a curve's control points sideways, and halves the curve where that is too inexact. */
  private void offset(double[] curve, int halvings, List<double[]> out) {
    double[] moved = moved(curve);
    if (moved.length == 0) {
      return;
    }
    if (halvings == 0 || isNear(curve, moved)) {
      out.add(moved);
      return;
    }
    double[] front = new double[8];
    double[] back = new double[8];
    halve(curve, front, back);
    offset(front, halvings - 1, out);
    offset(back, halvings - 1, out);
  }

  /** The offset curve; empty if the curve is a single point. */
  private double[] moved(double[] curve) {
    int[] place = new int[4]; // index of each control point among the distinct ones
    double[] points = new double[8];
    int count = 0;
    for (int i = 0; i < 4; i++) {
      boolean isNew =
          i == 0 || curve[2 * i] != curve[2 * i - 2] || curve[2 * i + 1] != curve[2 * i - 1];
      if (isNew) {
        points[2 * count] = curve[2 * i];
        points[2 * count + 1] = curve[2 * i + 1];
        count++;
      }
      place[i] = count - 1;
    }
    if (count == 1) {
      return new double[0];
    }
    double[] out = new double[8];
    double[] shifted = new double[8];
    double normalX = 0;
    double normalY = 0;
    for (int i = 0; i < count; i++) {
      double nextX = normalX;
      double nextY = normalY;
      if (i + 1 < count) {
        double dx = points[2 * i + 2] - points[2 * i];
        double dy = points[2 * i + 3] - points[2 * i + 1];
        nextX = dy / Math.hypot(dx, dy);
        nextY = -dx / Math.hypot(dx, dy);
      }
      boolean isEnd = i == 0 || i + 1 == count;
      double share = isEnd ? 1 : 1 + normalX * nextX + normalY * nextY;
      boolean turnsBack = Math.abs(share) < SAME;
      double k = radius / (turnsBack ? 1 : share);
      double sumX = isEnd ? nextX : turnsBack ? normalX : normalX + nextX;
      double sumY = isEnd ? nextY : turnsBack ? normalY : normalY + nextY;
      shifted[2 * i] = points[2 * i] + k * sumX;
      shifted[2 * i + 1] = points[2 * i + 1] + k * sumY;
      normalX = nextX;
      normalY = nextY;
    }
    for (int i = 0; i < 4; i++) {
      out[2 * i] = shifted[2 * place[i]];
      out[2 * i + 1] = shifted[2 * place[i] + 1];
    }
    return out;
  }

  /**
   * Whether an offset curve is close enough to the exact distance, and directly beside the curve.
   */
  private boolean isNear(double[] curve, double[] moved) {
    for (int i = 1; i < 4; i++) {
      double t = i / 4.0;
      double dx = at(curve, 0, t) - at(moved, 0, t);
      double dy = at(curve, 1, t) - at(moved, 1, t);
      if (Math.abs(dx * dx + dy * dy - radius * radius) > COARSE * radius * radius) {
        return false;
      }
      double normalX = slope(curve, 1, t);
      double normalY = -slope(curve, 0, t);
      double size = Math.abs(normalX) + Math.abs(normalY);
      if (size != 0 && Math.abs(normalX * dy - normalY * dx) / size > COARSE * radius) {
        return false;
      }
    }
    return true;
  }

  private static double at(double[] curve, int axis, double t) {
    double s = 1 - t;
    return s * s * s * curve[axis]
        + 3 * s * s * t * curve[2 + axis]
        + 3 * s * t * t * curve[4 + axis]
        + t * t * t * curve[6 + axis];
  }

  private static double slope(double[] curve, int axis, double t) {
    double s = 1 - t;
    return s * s * (curve[2 + axis] - curve[axis])
        + 2 * s * t * (curve[4 + axis] - curve[2 + axis])
        + t * t * (curve[6 + axis] - curve[4 + axis]);
  }

  /** Divides a curve into two halves. */
  static void halve(double[] curve, double[] front, double[] back) {
    for (int axis = 0; axis < 2; axis++) {
      double a = curve[axis];
      double b = curve[2 + axis];
      double c = curve[4 + axis];
      double d = curve[6 + axis];
      double ab = (a + b) / 2;
      double bc = (b + c) / 2;
      double cd = (c + d) / 2;
      front[axis] = a;
      front[2 + axis] = ab;
      front[4 + axis] = (ab + bc) / 2;
      back[6 + axis] = d;
      back[4 + axis] = cd;
      back[2 + axis] = (bc + cd) / 2;
      front[6 + axis] = (front[4 + axis] + back[2 + axis]) / 2;
      back[axis] = front[6 + axis];
    }
  }

  private void emit(double[] part) {
    double controlX = part.length == 6 ? part[2] : x;
    double controlY = part.length == 6 ? part[3] : y;
    beforeX = controlX;
    beforeY = controlY;
    x = part[part.length - 2];
    y = part[part.length - 1];
    if (beforeX == x && beforeY == y && part.length == 6) {
      beforeX = part[0];
      beforeY = part[1];
    }
    parts.add(part);
  }

  private void lineTo(double toX, double toY) {
    emit(new double[] {toX, toY});
  }

  /** Joins two edges: around the corner on the outer side, through it on the inner side. */
  private void join(double focalX, double focalY, Edge next) {
    if (Math.hypot(x - next.x0, y - next.y0) < SAME) {
      return;
    }
    Edge before = new Edge(beforeX, beforeY, x, y);
    double turn = new Edge(x, y, next.x0, next.y0).angle();
    double angle = positive(before.angle() - turn);
    if ((cross(before, next) || angle > INNER) && next.length() > radius) {
      lineTo(focalX, focalY);
      lineTo(next.x0, next.y0);
      return;
    }
    List<double[]> arc = new ArrayList<>();
    double sweep = Math.abs(positive(next.angle()) - positive(before.angle())); // too far, as in Qt
    VectorPath.addArc(arc, focalX, focalY, radius, before.angle() + Math.PI / 2, -sweep);
    arc.forEach(this::emit);
    lineTo(next.x0, next.y0);
  }

  private static double positive(double angle) {
    double turn = 2 * Math.PI;
    return ((angle % turn) + turn) % turn;
  }

  private static boolean cross(Edge a, Edge b) {
    double ax = a.x1 - a.x0;
    double ay = a.y1 - a.y0;
    double bx = b.x0 - b.x1;
    double by = b.y0 - b.y1;
    double cx = a.x0 - b.x0;
    double cy = a.y0 - b.y0;
    double denominator = ay * bx - ax * by;
    if (denominator == 0) {
      return false;
    }
    double alongA = (by * cx - bx * cy) / denominator;
    double alongB = (ax * cy - ay * cx) / denominator;
    return alongA >= 0 && alongA <= 1 && alongB >= 0 && alongB <= 1;
  }

  /** Adds a semicircle around a line's end, to the beginning of the other side. */
  private void cap(double focalX, double focalY, double toX, double toY) {
    double angle = new Edge(beforeX, beforeY, x, y).angle();
    double dx = Math.cos(angle) * radius;
    double dy = -Math.sin(angle) * radius;
    double tipX = focalX + dx;
    double tipY = focalY + dy;
    double outX = x - focalX;
    double outY = y - focalY;
    double k = VectorPath.KAPPA;
    emit(new double[] {x + k * dx, y + k * dy, tipX + k * outX, tipY + k * outY, tipX, tipY});
    emit(new double[] {tipX - k * outX, tipY - k * outY, toX + k * dx, toY + k * dy, toX, toY});
  }
}
