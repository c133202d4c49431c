package emberway.worldgen;

import emberway.map.GridSize;
import java.util.Arrays;

/**
 * A smooth field over a map: values at points {@code step} cells apart, interpolated linearly.
 * Point (i, j) lies on cell (i × step, j × step); the last point of a row may lie just off the map.
 */
final class CoarseField {
  /** The most points along a side. */
  private static final int MAX_POINTS = 1024;

  final int step;
  final int columns;
  final int rows;
  final float[] values; // [size: columns*rows, row-major]

  /** Creates a field of zeros, coarse enough for the size. */
  CoarseField(GridSize size) {
    int longer = Math.max(size.width(), size.height());
    step = Math.max(1, (longer + MAX_POINTS - 1) / MAX_POINTS);
    columns = (size.width() + step - 2) / step + 1;
    rows = (size.height() + step - 2) / step + 1;
    values = new float[columns * rows];
  }

  /** Interpolates the values of one row of cells. [out: at least the map's width] */
  void row(int cellY, int width, float[] out) {
    int j = cellY / step;
    int at = j * columns;
    if (step == 1) {
      System.arraycopy(values, at, out, 0, width);
      return;
    }
    float v = (float) (cellY - j * step) / step;
    int below = j + 1 < rows ? at + columns : at;
    float unit = 1f / step;
    for (int i = 0, x = 0; x < width; i++) {
      int east = i + 1 < columns ? i + 1 : i;
      float left = values[at + i] + v * (values[below + i] - values[at + i]);
      float right = values[at + east] + v * (values[below + east] - values[at + east]);
      for (int k = 0; k < step && x < width; k++, x++) {
        out[x] = left + k * unit * (right - left);
      }
    }
  }

  /**
   * The threshold that this share of the selected points reach or exceed; infinity for a share of
   * 0.
   *
   * @param land the field that selects the points: those where it is at least 0
   */
  float lineAbove(double share, CoarseField land) {
    float[] chosen = new float[values.length];
    int count = 0;
    for (int i = 0; i < values.length; i++) {
      if (land.values[i] >= 0) {
        chosen[count++] = values[i];
      }
    }
    Arrays.sort(chosen, 0, count);
    int rank = (int) (count * (1 - share));
    return rank >= count || share <= 0 ? Float.POSITIVE_INFINITY : chosen[rank];
  }
}
