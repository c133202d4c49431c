package emberway.render.tiled;

import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import java.util.Arrays;
import java.util.List;

/**
 * Fills areas with antialiased edges.
 *
 * <p>The coverage of a pixel is computed exactly from an area's corners, which are rounded to 64ths
 * of a pixel; where lines wind around a pixel several times, the coverages add up. Curves are
 * approximated by straight lines within a sixth of a pixel. This is how Qt paints, so that the
 * pictures are equal.
 */
final class PathRasterizer {
  /** Which points are inside intersecting lines. */
  enum Rule {
    /** Points with a nonzero winding number. */
    WINDING,
    /** Points behind an odd number of lines. */
    ODD
  }

  private static final int CHANNELS = 4;
  private static final int LEVEL = 255;
  private static final int WHOLE = 256; // units of coverage and opacity
  private static final double GRAIN = 64; // units per pixel
  private static final double STRAIGHT = 42.0 / 256; // tolerance for straight lines [px]
  private static final int MAX_HALVINGS = 16; // of a curve
  private static final int BAND = 64; // rows filled at a time
  private static final int ENDS = 4; // numbers of a segment

  private final PixelBox box;
  private final byte[] sheet; // premultiplied [size: width*height*4]
  private final double[] areas; // signed change of coverage from there on [size: (width+2)*BAND]
  private double[] segments = new double[64 * ENDS]; // sloping lines: x and y of both ends
  private int segmentCount;
  private int bandTop; // first row of the band
  private int bandBottom; // row after the last of the band
  private double penX;
  private double penY;

  /** Creates a transparent sheet for an area of the world. [world px] */
  PathRasterizer(PixelBox box) {
    this.box = box;
    sheet = new byte[box.width() * box.height() * CHANNELS];
    areas = new double[(box.width() + 2) * Math.min(BAND, box.height())];
  }

  /**
   * Fills the inside of some lines, each of which is closed.
   *
   * @param color 0xAARRGGBB
   * @param opacity [0..1]
   */
  void fill(List<VectorPath> lines, Rule rule, int color, double opacity) {
    double top = Double.POSITIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (VectorPath line : lines) {
      for (double[] part : line.parts()) {
        for (int i = 1; i < part.length; i += 2) {
          top = Math.min(top, part[i] - box.top());
          bottom = Math.max(bottom, part[i] - box.top());
        }
      }
    }
    segmentCount = 0;
    lines.forEach(this::trace);
    int end = (int) Math.min(box.height(), Math.ceil(bottom));
    for (bandTop = (int) Math.max(0, Math.floor(top)); bandTop < end; bandTop = bandBottom) {
      bandBottom = Math.min(end, bandTop + Math.min(BAND, box.height()));
      Arrays.fill(areas, 0);
      for (int i = 0; i < segmentCount; i++) {
        draw(i * ENDS);
      }
      blend(rule, color, opacity);
    }
  }

  /** Splits a line into segments. */
  private void trace(VectorPath line) {
    penX = grain(line.endX(0) - box.left());
    penY = grain(line.endY(0) - box.top());
    for (int i = 1; i < line.parts().size(); i++) {
      trace(line, i);
    }
    lineTo(grain(line.endX(0) - box.left()), grain(line.endY(0) - box.top()));
  }

  private static double grain(double value) {
    return Math.floor(value * GRAIN + 0.5) / GRAIN;
  }

  private void trace(VectorPath line, int part) {
    double[] numbers = line.parts().get(part);
    double[] at = new double[numbers.length];
    for (int i = 0; i < at.length; i += 2) {
      at[i] = grain(numbers[i] - box.left());
      at[i + 1] = grain(numbers[i + 1] - box.top());
    }
    if (at.length == 2) {
      lineTo(at[0], at[1]);
    } else {
      curveTo(new double[] {penX, penY, at[0], at[1], at[2], at[3], at[4], at[5]}, MAX_HALVINGS);
    }
  }

  private void curveTo(double[] curve, int halvings) {
    double dx = curve[6] - curve[0];
    double dy = curve[7] - curve[1];
    boolean isFlat = true;
    double longer = Math.max(Math.abs(dx), Math.abs(dy));
    double length = longer + 3 * Math.min(Math.abs(dx), Math.abs(dy)) / 8;
    for (int i = 2; i <= 4; i += 2) {
      double fromX = curve[i] - curve[0];
      double fromY = curve[i + 1] - curve[1];
      double toX = curve[i] - curve[6];
      double toY = curve[i + 1] - curve[7];
      isFlat &= Math.abs(dy * fromX - dx * fromY) <= length * STRAIGHT;
      isFlat &= fromX * toX + fromY * toY <= 0;
    }
    if (isFlat || halvings == 0) {
      lineTo(curve[6], curve[7]);
      return;
    }
    double[] front = new double[8];
    double[] back = new double[8];
    PathStroker.halve(curve, front, back);
    curveTo(front, halvings - 1);
    curveTo(back, halvings - 1);
  }

  private void lineTo(double x, double y) {
    if (penY != y) { // level lines cover nothing
      if ((segmentCount + 1) * ENDS > segments.length) {
        segments = Arrays.copyOf(segments, 2 * segments.length);
      }
      int at = segmentCount++ * ENDS;
      segments[at] = penX;
      segments[at + 1] = penY;
      segments[at + 2] = x;
      segments[at + 3] = y;
    }
    penX = x;
    penY = y;
  }

  /** Draws the part of a segment in the band. */
  private void draw(int segment) {
    double fromX = segments[segment];
    double fromY = segments[segment + 1];
    double x = segments[segment + 2];
    double y = segments[segment + 3];
    if (Math.max(fromY, y) <= bandTop || Math.min(fromY, y) >= bandBottom) {
      return;
    }
    double slope = (x - fromX) / (y - fromY);
    double top = Math.max(bandTop, Math.min(fromY, y));
    double bottom = Math.min(bandBottom, Math.max(fromY, y));
    double sign = y > fromY ? 1 : -1;
    for (int row = (int) top; row < bottom; row++) {
      double upper = Math.max(top, row);
      double lower = Math.min(bottom, row + 1);
      double upperX = fromX + (upper - fromY) * slope;
      double lowerX = fromX + (lower - fromY) * slope;
      if (lower > upper) {
        addPiece(row, Math.min(upperX, lowerX), Math.max(upperX, lowerX), sign * (lower - upper));
      }
    }
  }

  /**
   * Adds a segment of a line within a row.
   *
   * @param left where the segment begins [px]
   * @param right where the segment ends [px]
   * @param height the signed height of the segment [px]
   */
  private void addPiece(int row, double left, double right, double height) {
    int first = (row - bandTop) * (box.width() + 2);
    if (right <= 0) {
      areas[first] += height;
      return;
    }
    if (left >= box.width()) {
      return;
    }
    if (left < 0 || right > box.width()) { // only segments that cross the sheet's border
      double inLeft = Math.max(0, left);
      double inRight = Math.min(box.width(), right);
      areas[first] += height * (inLeft - left) / (right - left);
      addPiece(row, inLeft, inRight, height * (inRight - inLeft) / (right - left));
      return;
    }
    int column = (int) left;
    if (right <= column + 1) {
      double covered = height * (column + 1 - (left + right) / 2);
      areas[first + column] += covered;
      areas[first + column + 1] += height - covered;
      return;
    }
    double perPixel = height / (right - left);
    for (int x = column; x < right; x++) {
      double from = Math.max(left, x);
      double to = Math.min(right, x + 1);
      double part = perPixel * (to - from);
      double covered = part * (x + 1 - (from + to) / 2);
      areas[first + x] += covered;
      areas[first + x + 1] += part - covered;
    }
  }

  private void blend(Rule rule, int color, double opacity) {
    int[] ink = new int[CHANNELS];
    double alpha = (color >>> 24) * (double) (int) (opacity * WHOLE) / WHOLE / LEVEL;
    for (int channel = 0; channel < 3; channel++) {
      ink[channel] = (int) Math.round((color >> (16 - 8 * channel) & 0xFF) * alpha);
    }
    ink[3] = (int) Math.round(LEVEL * alpha);
    for (int row = bandTop; row < bandBottom; row++) {
      double sum = 0;
      for (int x = 0; x < box.width(); x++) {
        sum += areas[(row - bandTop) * (box.width() + 2) + x];
        int coverage = coverage(rule, sum);
        if (coverage > 0) {
          blend((row * box.width() + x) * CHANNELS, ink, coverage);
        }
      }
    }
  }

  /** [0..255] */
  private static int coverage(Rule rule, double area) {
    int coverage = (int) (Math.abs(area) * WHOLE + 1e-6);
    if (rule == Rule.ODD) {
      coverage &= 2 * WHOLE - 1;
      coverage = coverage > WHOLE ? 2 * WHOLE - coverage : coverage;
    }
    return Math.min(LEVEL, coverage);
  }

  private void blend(int at, int[] ink, int coverage) {
    int left = LEVEL - times(ink[3], coverage);
    for (int channel = 0; channel < CHANNELS; channel++) {
      int below = times(sheet[at + channel] & 0xFF, left);
      sheet[at + channel] = (byte) (times(ink[channel], coverage) + below);
    }
  }

  private static int times(int value, int part) {
    int product = value * part;
    return (product + (product >> 8) + 128) >> 8;
  }

  /** The filled picture. It takes over the pixels, so nothing can be filled afterward. */
  SpriteImage image() {
    for (int i = 0; i < sheet.length; i += CHANNELS) {
      int alpha = sheet[i + 3] & 0xFF;
      for (int channel = 0; channel < 3 && alpha > 0; channel++) {
        int value = ((sheet[i + channel] & 0xFF) * LEVEL + alpha / 2) / alpha;
        sheet[i + channel] = (byte) Math.min(LEVEL, value);
      }
    }
    return new SpriteImage(box.width(), box.height(), sheet);
  }
}
