package emberway.scenery;

import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import java.util.Arrays;
import java.util.List;

/**
 * A sheet on which areas are filled with smooth edges.
 *
 * <p>Each row of pixels is cut into {@value #SLICES} slices. Along a slice the covered stretches
 * are exact, so that a straight edge is as good as exact, too. Areas are bounded by closed lines of
 * corners; what any line winds around is inside.
 */
final class Ink {
  private static final int SLICES = 16;
  private static final int CHANNELS = 4;
  private static final double LEVEL = 255;

  private final PixelBox box;
  private final float[] sheet; // premultiplied [size: width*height*4] [0..1]
  private final float[] coverage; // of the pixels of a row [size: width]
  private double[] crossings = new double[16]; // x of each
  private int[] windings = new int[16]; // +1 down, -1 up

  /** A clean sheet that shows a part of the world. [world px] */
  Ink(PixelBox box) {
    this.box = box;
    sheet = new float[box.width() * box.height() * CHANNELS];
    coverage = new float[box.width()];
  }

  /**
   * Fills the inside of some closed lines.
   *
   * @param lines corners of each: x0, y0, x1, y1, … [world px]
   * @param color 0xAARRGGBB
   * @param opacity [0..1]
   */
  void fill(List<double[]> lines, int color, double opacity) {
    double top = Double.POSITIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (double[] line : lines) {
      for (int i = 1; i < line.length; i += 2) {
        top = Math.min(top, line[i]);
        bottom = Math.max(bottom, line[i]);
      }
    }
    int first = (int) Math.max(0, Math.floor(top) - box.top());
    int end = (int) Math.min(box.height(), Math.ceil(bottom) - box.top());
    for (int row = first; row < end; row++) {
      Arrays.fill(coverage, 0);
      for (int slice = 0; slice < SLICES; slice++) {
        cover(lines, box.top() + row + (slice + 0.5) / SLICES);
      }
      blend(row, color, (float) opacity);
    }
  }

  /** Adds what of a row lies inside along a slice. */
  private void cover(List<double[]> lines, double y) {
    int count = 0;
    for (double[] line : lines) {
      int last = line.length - 2;
      for (int i = 0; i < line.length; i += 2) {
        double y0 = line[last + 1];
        double y1 = line[i + 1];
        if (y0 <= y != y1 <= y) {
          if (count == crossings.length) {
            crossings = Arrays.copyOf(crossings, 2 * count);
            windings = Arrays.copyOf(windings, 2 * count);
          }
          double x = line[last] + (line[i] - line[last]) * (y - y0) / (y1 - y0);
          count = insert(count, x - box.left(), y1 > y0 ? 1 : -1);
        }
        last = i;
      }
    }
    int winding = 0;
    for (int i = 0; i < count; i++) {
      if (winding != 0) {
        addStretch(crossings[i - 1], crossings[i]);
      }
      winding += windings[i];
    }
  }

  private int insert(int count, double x, int winding) {
    int at = count;
    while (at > 0 && crossings[at - 1] > x) {
      crossings[at] = crossings[at - 1];
      windings[at] = windings[at - 1];
      at--;
    }
    crossings[at] = x;
    windings[at] = winding;
    return count + 1;
  }

  private void addStretch(double from, double to) {
    double left = Math.max(0, from);
    double right = Math.min(box.width(), to);
    for (int x = (int) left; x < right; x++) {
      coverage[x] += (float) ((Math.min(right, x + 1) - Math.max(left, x)) / SLICES);
    }
  }

  private void blend(int row, int color, float opacity) {
    for (int x = 0; x < coverage.length; x++) {
      float alpha = coverage[x] * opacity * (float) ((color >>> 24) / LEVEL);
      if (alpha > 0) {
        int at = (row * box.width() + x) * CHANNELS;
        for (int channel = 0; channel < CHANNELS; channel++) {
          float ink = channel == 3 ? 1 : (float) (((color >> (16 - 8 * channel)) & 0xFF) / LEVEL);
          sheet[at + channel] = ink * alpha + sheet[at + channel] * (1 - alpha);
        }
      }
    }
  }

  /** What the sheet shows. */
  SpriteImage image() {
    byte[] rgba = new byte[sheet.length];
    for (int i = 0; i < rgba.length; i += CHANNELS) {
      float alpha = sheet[i + 3];
      for (int channel = 0; channel < 3 && alpha > 0; channel++) {
        rgba[i + channel] = (byte) Math.round(Math.min(1, sheet[i + channel] / alpha) * LEVEL);
      }
      rgba[i + 3] = (byte) Math.round(alpha * LEVEL);
    }
    return new SpriteImage(box.width(), box.height(), rgba);
  }
}
