package emberway.jpeg;

/** The samples of one component, upsampled row by row to the picture's pixels. */
final class ComponentPlane {
  private static final int MIN_SMOOTHED = 3; // a row's samples

  private final byte[] samples;
  private final int stride;
  private final int width;
  private final int height;
  private final int timesX;
  private final int timesY;

  /**
   * Creates a plane over decoded samples.
   *
   * @param samples rows of whole blocks
   * @param stride the samples in a row of {@code samples}
   * @param width the samples of a row that belong to the picture
   * @param timesX pixels per sample, horizontally
   * @param timesY pixels per sample, vertically
   */
  ComponentPlane(byte[] samples, int stride, int width, int height, int timesX, int timesY) {
    this.samples = samples;
    this.stride = stride;
    this.width = width;
    this.height = height;
    this.timesX = timesX;
    this.timesY = timesY;
  }

  /**
   * One row of pixels. Where a sample covers two pixels in a direction, each pixel mixes it with
   * the nearest neighboring sample, three to one, rounded as libjpeg does.
   *
   * @param out [size: at least the picture's width, rounded up to whole samples]
   */
  void row(int y, int[] out) {
    boolean isSmooth = width >= MIN_SMOOTHED;
    if (timesX == 1 && timesY == 2) {
      halved(y, out);
    } else if (timesX == 2 && timesY <= 2 && isSmooth) {
      smoothed(y, out);
    } else {
      int from = y / timesY * stride;
      for (int x = 0; x < width * timesX; x++) {
        out[x] = samples[from + x / timesX] & 0xFF;
      }
    }
  }

  /** The offset of the second-nearest row of samples to a row of pixels. */
  private int other(int y) {
    int row = y / 2 + (y % 2 == 0 ? -1 : 1);
    return Math.max(0, Math.min(height - 1, row)) * stride;
  }

  private void halved(int y, int[] out) {
    int near = y / 2 * stride;
    int far = other(y);
    int rounding = 1 + y % 2;
    for (int x = 0; x < width; x++) {
      out[x] = (3 * (samples[near + x] & 0xFF) + (samples[far + x] & 0xFF) + rounding) >> 2;
    }
  }

  private void smoothed(int y, int[] out) {
    boolean isHalved = timesY == 2;
    int near = y / timesY * stride;
    int far = isHalved ? other(y) : near;
    int shift = isHalved ? 4 : 2;
    int before = isHalved ? 8 : 1;
    int after = isHalved ? 7 : 2;
    int last = 0;
    int sum = sum(near, far, 0, isHalved);
    for (int x = 0; x < width; x++) {
      int next = x + 1 < width ? sum(near, far, x + 1, isHalved) : sum;
      out[2 * x] = (3 * sum + (x == 0 ? sum : last) + before) >> shift;
      out[2 * x + 1] = (3 * sum + next + after) >> shift;
      last = sum;
      sum = next;
    }
  }

  private int sum(int near, int far, int x, boolean isHalved) {
    int sample = samples[near + x] & 0xFF;
    return isHalved ? 3 * sample + (samples[far + x] & 0xFF) : sample;
  }
}
