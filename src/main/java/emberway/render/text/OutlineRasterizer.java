package emberway.render.text;

import emberway.render.iso.PixelBox;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;

/**
 * Fills outlines of letters and of shapes: each pixel's coverage is the exact area of the outline
 * in it, as stb_truetype and Qt compute it, so that all names look alike, and shapes as in Tiled.
 *
 * <p>An edge adds to each pixel that it crosses the area at its right within that pixel, with the
 * sign of its direction, and to the next pixel the rest of its height. The sum of a row from the
 * left is the coverage.
 */
public final class OutlineRasterizer {
  private static final double FLATNESS = 0.05; // of letters [px]
  private static final int BAND = 64; // rows filled at a time
  private static final int ENDS = 4; // numbers of an edge
  private static final int FULL = 255;

  /** Receives the coverage of a row of pixels. */
  @FunctionalInterface
  public interface RowSink {
    /**
     * Takes a row.
     *
     * @param row from the top of the box
     * @param coverage of each pixel; changed after the call [0..255, unsigned]
     */
    void row(int row, byte[] coverage);
  }

  private final PixelBox box;
  private final double[] area; // of a band, with two more columns than the box
  private double[] edges = new double[64 * ENDS]; // x and y of both ends [px in the box]
  private int edgeCount;

  private OutlineRasterizer(PixelBox box) {
    this.box = box;
    area = new double[(box.width() + 2) * Math.min(BAND, box.height())];
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
    byte[] coverage = new byte[width * height];
    PixelBox box = new PixelBox(left, top, width, height);
    fill(
        outline,
        box,
        FLATNESS,
        (row, from) -> System.arraycopy(from, 0, coverage, row * width, width));
    return new ShapedText(advance, box, coverage);
  }

  /**
   * Fills the part of an outline in a box, whose y axis points down, from top to bottom. Where
   * lines wind around a pixel several times, their areas add up, unless the outline has the
   * even-odd rule.
   *
   * @param flatness the largest distance of chords from the curves that they replace [px]
   */
  public static void fill(Shape outline, PixelBox box, double flatness, RowSink rows) {
    OutlineRasterizer rasterizer = new OutlineRasterizer(box);
    AffineTransform toBox = AffineTransform.getTranslateInstance(-box.left(), -box.top());
    PathIterator path = outline.getPathIterator(toBox, flatness);
    boolean isEvenOdd = path.getWindingRule() == PathIterator.WIND_EVEN_ODD;
    rasterizer.add(path);
    for (int top = 0; top < box.height(); top += BAND) {
      rasterizer.band(top, Math.min(top + BAND, box.height()), isEvenOdd, rows);
    }
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
          add(x, y, startX, startY);
          startX = to[0];
          startY = to[1];
        }
        case PathIterator.SEG_CLOSE -> {
          add(x, y, startX, startY);
          to[0] = startX;
          to[1] = startY;
        }
        default -> add(x, y, to[0], to[1]);
      }
      x = to[0];
      y = to[1];
    }
    add(x, y, startX, startY);
  }

  private void add(double x0, double y0, double x1, double y1) {
    if (y0 == y1) {
      return; // level edges cover nothing
    }
    int at = edgeCount * ENDS;
    if (at == edges.length) {
      edges = Arrays.copyOf(edges, 2 * edges.length);
    }
    edges[at] = x0;
    edges[at + 1] = y0;
    edges[at + 2] = x1;
    edges[at + 3] = y1;
    edgeCount++;
  }

  private void band(int top, int bottom, boolean isEvenOdd, RowSink rows) {
    Arrays.fill(area, 0);
    for (int i = 0; i < edgeCount; i++) {
      draw(i * ENDS, top, bottom);
    }
    byte[] coverage = new byte[box.width()];
    for (int row = top; row < bottom; row++) {
      int first = (row - top) * (box.width() + 2);
      double sum = 0;
      byte level = 0;
      for (int column = 0; column < box.width(); column++) {
        double change = area[first + column];
        if (change != 0) {
          sum += change;
          level = level(Math.abs(sum), isEvenOdd);
        }
        coverage[column] = level;
      }
      rows.row(row, coverage);
    }
  }

  private static byte level(double area, boolean isEvenOdd) {
    double share = area;
    if (isEvenOdd && share > 1) {
      share %= 2;
      share = Math.min(share, 2 - share);
    }
    return (byte) Math.min(FULL, (int) (share * FULL + 0.5));
  }

  /** Adds the part of an edge in a band, row by row. */
  private void draw(int edge, int top, int bottom) {
    double x0 = edges[edge];
    double y0 = edges[edge + 1];
    double y1 = edges[edge + 3];
    double slope = (edges[edge + 2] - x0) / (y1 - y0);
    double sign = y0 < y1 ? 1 : -1;
    double from = Math.max(top, Math.min(y0, y1));
    double to = Math.min(bottom, Math.max(y0, y1));
    for (int row = (int) from; row < to; row++) {
      double upper = Math.max(row, from);
      double lower = Math.min(row + 1, to);
      double upperX = x0 + (upper - y0) * slope;
      double lowerX = x0 + (lower - y0) * slope;
      int first = (row - top) * (box.width() + 2);
      inRow(first, Math.min(upperX, lowerX), Math.max(upperX, lowerX), sign * (lower - upper));
    }
  }

  /**
   * Adds a part of an edge within a row.
   *
   * @param first where the row begins
   * @param height of the part, with the sign of its direction
   */
  private void inRow(int first, double left, double right, double height) {
    if (left >= box.width()) {
      return;
    }
    if (right <= 0) {
      area[first] += height;
      return;
    }
    int column = (int) left;
    if (left >= 0 && right <= column + 1) { // most edges stay within a pixel
      double inside = height * (column + 1 - (left + right) / 2); // the area at the part's right
      area[first + column] += inside;
      area[first + column + 1] += height - inside;
      return;
    }
    double perPixel = height / (right - left);
    double inLeft = Math.max(0, left);
    double inRight = Math.min(box.width(), right);
    area[first] += perPixel * (inLeft - left);
    for (column = (int) inLeft; column < inRight; column++) {
      double from = Math.max(column, inLeft);
      double to = Math.min(column + 1, inRight);
      double part = perPixel * (to - from);
      double inside = part * (column + 1 - (from + to) / 2);
      area[first + column] += inside;
      area[first + column + 1] += part - inside;
    }
  }
}
