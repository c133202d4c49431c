package emberway.render.text;

import emberway.render.iso.PixelBox;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;

/**
 * Fills outlines: each pixel's coverage is the exact area of the outline in it, as stb_truetype
 * computes it, so that all names look alike.
 *
 * <p>An edge adds to each pixel that it crosses the area at its right within that pixel, with the
 * sign of its direction, and to the next pixel the rest of its height. The sum of a row from the
 * left is the coverage.
 */
final class OutlineRasterizer {
  private static final double FLATNESS = 0.05; // distance of chords from curves [px]

  private final PixelBox box;
  private final double[] area; // one more column than the box

  private OutlineRasterizer(PixelBox box) {
    this.box = box;
    area = new double[(box.width() + 1) * box.height()];
  }

  /** Fills an outline whose y axis points down. [px] */
  static ShapedText fill(Shape outline, float advance) {
    Rectangle2D bounds = outline.getBounds2D();
    if (bounds.isEmpty()) {
      return new ShapedText(advance, PixelBox.EMPTY, new byte[0]);
    }
    int left = (int) Math.floor(bounds.getMinX());
    int top = (int) Math.floor(bounds.getMinY());
    int width = (int) Math.ceil(bounds.getMaxX()) - left + 1;
    int height = (int) Math.ceil(bounds.getMaxY()) - top + 1;
    PixelBox box = new PixelBox(left, top, width, height);
    OutlineRasterizer rasterizer = new OutlineRasterizer(box);
    rasterizer.add(outline.getPathIterator(null, FLATNESS));
    return new ShapedText(advance, box, rasterizer.coverage());
  }

  private void add(PathIterator path) {
    double[] to = new double[6];
    double x = 0;
    double y = 0;
    double startX = 0;
    double startY = 0;
    for (; !path.isDone(); path.next()) {
      switch (path.currentSegment(to)) {
        case PathIterator.SEG_MOVETO -> {
          edge(x, y, startX, startY);
          startX = to[0];
          startY = to[1];
        }
        case PathIterator.SEG_CLOSE -> {
          edge(x, y, startX, startY);
          to[0] = startX;
          to[1] = startY;
        }
        default -> edge(x, y, to[0], to[1]);
      }
      x = to[0];
      y = to[1];
    }
    edge(x, y, startX, startY);
  }

  /** Adds an edge, row by row. [px] */
  private void edge(double x0, double y0, double x1, double y1) {
    if (y0 == y1) {
      return;
    }
    double sign = y0 < y1 ? 1 : -1;
    double upperX = (sign > 0 ? x0 : x1) - box.left();
    double upperY = Math.min(y0, y1) - box.top();
    double lowerY = Math.max(y0, y1) - box.top();
    double slope = (x1 - x0) / (y1 - y0);
    int last = Math.min(box.height() - 1, (int) Math.ceil(lowerY) - 1);
    for (int row = Math.max(0, (int) upperY); row <= last; row++) {
      double from = Math.max(row, upperY);
      double to = Math.min(row + 1, lowerY);
      double fromX = upperX + (from - upperY) * slope;
      double toX = upperX + (to - upperY) * slope;
      inRow(row, Math.min(fromX, toX), Math.max(fromX, toX), sign * (to - from));
    }
  }

  /**
   * Adds a part of an edge within a row, pixel by pixel.
   *
   * @param height of the part, with the sign of its direction
   */
  private void inRow(int row, double left, double right, double height) {
    int first = (int) left;
    int last = Math.max(first, (int) Math.ceil(right) - 1);
    for (int column = first; column <= last; column++) {
      double from = Math.max(column, left);
      double to = Math.min(column + 1, right);
      double part = right > left ? height * (to - from) / (right - left) : height;
      double inside = column + 1 - (from + to) / 2; // share of the pixel at the part's right
      int at = row * (box.width() + 1) + column;
      area[at] += part * inside;
      area[at + 1] += part * (1 - inside);
    }
  }

  private byte[] coverage() {
    byte[] result = new byte[box.width() * box.height()];
    for (int row = 0; row < box.height(); row++) {
      double sum = 0;
      for (int column = 0; column < box.width(); column++) {
        sum += area[row * (box.width() + 1) + column];
        result[row * box.width() + column] =
            (byte) Math.min(255, (int) Math.floor(Math.abs(sum) * 255 + 0.5));
      }
    }
    return result;
  }
}
