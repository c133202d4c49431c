package emberway.render.tiled;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of straight and curved parts.
 *
 * @param parts the start (x, y), then for each part its end (x, y), preceded by two control points
 *     for a Bézier curve: 2 or 6 numbers [px]
 */
record VectorPath(List<double[]> parts) {
  /** The distance of a quarter circle's control points from its ends. [radii] */
  static final double KAPPA = 4.0 / 3 * (Math.sqrt(2) - 1);

  /** Copies the list. */
  VectorPath {
    parts = List.copyOf(parts);
  }

  /**
   * A line through corners.
   *
   * @param corners x0, y0, x1, y1, …
   * @param closed whether to join the end to the beginning
   */
  static VectorPath along(double[] corners, boolean closed) {
    List<double[]> parts = new ArrayList<>();
    for (int i = 0; i < corners.length; i += 2) {
      parts.add(new double[] {corners[i], corners[i + 1]});
    }
    if (closed) {
      parts.add(parts.get(0));
    }
    return new VectorPath(parts);
  }

  /** An ellipse with two half axes, from the first axis's end to the second's. */
  static VectorPath ellipse(
      double x, double y, double acrossX, double acrossY, double downX, double downY) {
    List<double[]> parts = new ArrayList<>();
    parts.add(new double[] {x + acrossX, y + acrossY});
    double[] across = {1, 0, -1, 0, 1};
    for (int quarter = 0; quarter < 4; quarter++) {
      double a = across[quarter];
      double d = across[(quarter + 3) % 4];
      double nextA = across[quarter + 1];
      double nextD = across[(quarter + 4) % 4];
      double[] weights = {
        a + KAPPA * nextA, d + KAPPA * nextD, nextA + KAPPA * a, nextD + KAPPA * d, nextA, nextD
      };
      double[] part = new double[weights.length];
      for (int i = 0; i < part.length; i += 2) {
        part[i] = x + weights[i] * acrossX + weights[i + 1] * downX;
        part[i + 1] = y + weights[i] * acrossY + weights[i + 1] * downY;
      }
      parts.add(part);
    }
    return new VectorPath(parts);
  }

  /**
   * Adds an arc of a circle as curves of at most a quarter, divided at multiples of a quarter.
   *
   * @param from its start, counterclockwise from the right [radians]
   * @param sweep its angle, counterclockwise [radians]
   */
  static void addArc(
      List<double[]> parts, double x, double y, double radius, double from, double sweep) {
    double quarter = Math.PI / 2;
    double end = from + sweep;
    double at = from;
    while (Math.abs(end - at) > 1e-9) {
      double next =
          sweep > 0
              ? Math.min(end, (Math.floor(at / quarter + 1e-9) + 1) * quarter)
              : Math.max(end, (Math.ceil(at / quarter - 1e-9) - 1) * quarter);
      double reach = 4.0 / 3 * Math.tan((next - at) / 4) * radius;
      double startX = x + radius * Math.cos(at);
      double startY = y - radius * Math.sin(at);
      double endX = x + radius * Math.cos(next);
      double endY = y - radius * Math.sin(next);
      parts.add(
          new double[] {
            startX - reach * Math.sin(at),
            startY - reach * Math.cos(at),
            endX + reach * Math.sin(next),
            endY + reach * Math.cos(next),
            endX,
            endY
          });
      at = next;
    }
  }

  /** The x of a part's end. */
  double endX(int part) {
    double[] numbers = parts.get(part);
    return numbers[numbers.length - 2];
  }

  /** The y of a part's end. */
  double endY(int part) {
    double[] numbers = parts.get(part);
    return numbers[numbers.length - 1];
  }

  /** This line from its end to its beginning. */
  VectorPath reversed() {
    List<double[]> back = new ArrayList<>();
    int last = parts.size() - 1;
    back.add(new double[] {endX(last), endY(last)});
    for (int i = last; i > 0; i--) {
      double[] part = parts.get(i);
      double x = endX(i - 1);
      double y = endY(i - 1);
      back.add(
          part.length == 2
              ? new double[] {x, y}
              : new double[] {part[2], part[3], part[0], part[1], x, y});
    }
    return new VectorPath(back);
  }
}
