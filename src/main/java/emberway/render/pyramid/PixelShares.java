package emberway.render.pyramid;

import java.util.Arrays;

/** Which texels each pixel of a row or column of a picture shows, and which share each makes up. */
final class PixelShares {
  /** The sum of a pixel's shares. */
  static final int WHOLE = 1 << 16;

  private int[] first = {}; // by pixel: the texel at its beginning
  private int[] start = {}; // by pixel: its first share; then the number of shares
  private int[] shares = new int[16];
  private int end; // the texel after the last one

  /**
   * Finds the texels of some pixels.
   *
   * @param origin where pixel 0 begins [world px]
   * @param scale pixels per world pixel
   * @param texel the side of a texel; texel 0 begins at 0 [world px]
   */
  void set(double origin, double scale, double texel, int fromPixel, int pixels) {
    if (start.length <= pixels) {
      first = new int[pixels];
      start = new int[pixels + 1];
    }
    int count = 0;
    for (int i = 0; i < pixels; i++) {
      double from = (origin + (fromPixel + i) / scale) / texel;
      double to = (origin + (fromPixel + i + 1) / scale) / texel;
      first[i] = (int) Math.floor(from);
      end = (int) Math.ceil(to);
      start[i] = count;
      if (shares.length < count + end - first[i]) {
        shares = Arrays.copyOf(shares, 2 * (count + end - first[i]));
      }
      int before = 0;
      for (int next = first[i] + 1; next <= end; next++) {
        int share = (int) Math.rint(WHOLE * ((Math.min(next, to) - from) / (to - from)));
        shares[count++] = share - before; // so that they add up to the whole
        before = share;
      }
    }
    start[pixels] = count;
  }

  /** The texel at the beginning of a pixel. */
  int first(int pixel) {
    return first[pixel];
  }

  /** The texel after the last one of the last pixel. */
  int end() {
    return end;
  }

  /** The number of texels that a pixel shows. */
  int count(int pixel) {
    return start[pixel + 1] - start[pixel];
  }

  /** The share of a texel in a pixel. [texel: 0..count - 1] [0..{@link #WHOLE}] */
  int share(int pixel, int texel) {
    return shares[start[pixel] + texel];
  }
}
