package emberway.scenery;

import java.util.ArrayList;
import java.util.List;

/** What a round pen covers along a line, as areas that together are its outline. */
final class Stroke {
  private static final int CORNERS = 24; // of a dot

  private Stroke() {}

  /**
   * Along a line.
   *
   * @param line its corners: x0, y0, x1, y1, …
   * @param closed whether its end is joined to its beginning
   * @param width of the pen [px]
   */
  static List<double[]> along(double[] line, boolean closed, double width) {
    List<double[]> areas = new ArrayList<>();
    for (int i = 0; i < line.length; i += 2) {
      areas.add(dot(line[i], line[i + 1], width));
      int next = (i + 2) % line.length;
      if (next != 0 || closed) {
        piece(line[i], line[i + 1], line[next], line[next + 1], width, areas);
      }
    }
    return areas;
  }

  /** A dot of the pen, clockwise on the screen. */
  static double[] dot(double x, double y, double width) {
    return ellipse(x, y, width / 2, 0, 0, width / 2);
  }

  /** Around a center, with the two half axes as the projection shows them. */
  static double[] ellipse(
      double x, double y, double acrossX, double acrossY, double downX, double downY) {
    int corners = CORNERS + (int) (Math.hypot(acrossX, acrossY) + Math.hypot(downX, downY));
    double[] line = new double[2 * corners];
    for (int i = 0; i < corners; i++) {
      double cos = Math.cos(2 * Math.PI * i / corners);
      double sin = Math.sin(2 * Math.PI * i / corners);
      line[2 * i] = x + cos * acrossX + sin * downX;
      line[2 * i + 1] = y + cos * acrossY + sin * downY;
    }
    return line;
  }

  /** A straight piece, wound as dots are. */
  private static void piece(
      double x0, double y0, double x1, double y1, double width, List<double[]> areas) {
    double length = Math.hypot(x1 - x0, y1 - y0);
    if (length > 0) {
      double sideX = -(y1 - y0) / length * width / 2;
      double sideY = (x1 - x0) / length * width / 2;
      areas.add(
          new double[] {
            x0 - sideX,
            y0 - sideY,
            x1 - sideX,
            y1 - sideY,
            x1 + sideX,
            y1 + sideY,
            x0 + sideX,
            y0 + sideY
          });
    }
  }
}
