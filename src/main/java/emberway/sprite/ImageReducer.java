package emberway.sprite;

/** Reduces pictures; each pixel becomes the mean of the pixels that it replaces. */
public final class ImageReducer {
  private static final int CHANNELS = 4;
  private static final int ALPHA = 3;

  private ImageReducer() {}

  /**
   * Returns the picture reduced so that no side exceeds a length; the same object if it is small
   * enough. [px, &gt;= 1]
   */
  public static SpriteImage toSide(SpriteImage picture, int maxSide) {
    int longest = Math.max(picture.width(), picture.height());
    if (longest <= maxSide) {
      return picture;
    }
    int width = Math.max(1, (int) ((long) picture.width() * maxSide / longest));
    int height = Math.max(1, (int) ((long) picture.height() * maxSide / longest));
    byte[] rgba = new byte[width * height * CHANNELS];
    for (int y = 0; y < height; y++) {
      int top = (int) ((long) y * picture.height() / height);
      int bottom = (int) ((y + 1L) * picture.height() / height);
      for (int x = 0; x < width; x++) {
        int left = (int) ((long) x * picture.width() / width);
        int right = (int) ((x + 1L) * picture.width() / width);
        mean(picture, left, top, right, bottom, rgba, (y * width + x) * CHANNELS);
      }
    }
    return new SpriteImage(width, height, rgba);
  }

  /** Writes the mean of a rectangle; colors are weighted by alpha. */
  private static void mean(
      SpriteImage picture, int left, int top, int right, int bottom, byte[] into, int at) {
    long[] sums = new long[CHANNELS];
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int from = (y * picture.width() + x) * CHANNELS;
        int alpha = picture.rgba()[from + ALPHA] & 0xFF;
        sums[ALPHA] += alpha;
        for (int channel = 0; channel < ALPHA; channel++) {
          sums[channel] += (long) (picture.rgba()[from + channel] & 0xFF) * alpha;
        }
      }
    }
    for (int channel = 0; channel < ALPHA && sums[ALPHA] > 0; channel++) {
      into[at + channel] = (byte) ((sums[channel] + sums[ALPHA] / 2) / sums[ALPHA]);
    }
    long pixels = (long) (right - left) * (bottom - top);
    into[at + ALPHA] = (byte) ((sums[ALPHA] + pixels / 2) / pixels);
  }
}
