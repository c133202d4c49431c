package emberway.art.raster;

import java.util.Arrays;

/** A finished sprite: square, four bytes a pixel (red, green, blue, straight alpha), row by row. */
public final class SpriteBitmap {
  private final int side;
  private final byte[] rgba; // [size: side*side*4]

  /** All transparent. */
  public SpriteBitmap(int side) {
    this.side = side;
    this.rgba = new byte[side * side * 4];
  }

  /** Width and height. [px] */
  public int side() {
    return side;
  }

  /** The pixels; the picture's own array. */
  public byte[] rgba() {
    return rgba;
  }

  /** Sets a pixel. [alpha: 0..255] */
  public void set(int x, int y, Rgb color, int alpha) {
    int i = (y * side + x) * 4;
    rgba[i] = channel(color.r());
    rgba[i + 1] = channel(color.g());
    rgba[i + 2] = channel(color.b());
    rgba[i + 3] = (byte) alpha;
  }

  /** The alpha of a pixel. [0..255] */
  public int alpha(int x, int y) {
    return rgba[(y * side + x) * 4 + 3] & 0xFF;
  }

  /** The color of a pixel. */
  public Rgb color(int x, int y) {
    int i = (y * side + x) * 4;
    return new Rgb(rgba[i] & 0xFF, rgba[i + 1] & 0xFF, rgba[i + 2] & 0xFF);
  }

  /** Lays another picture of the same size on top, as a painter would. */
  public void lay(SpriteBitmap top) {
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        int a = top.alpha(x, y);
        if (a == 255 || (alpha(x, y) == 0 && a > 0)) {
          set(x, y, top.color(x, y), a);
        } else if (a > 0) {
          int below = alpha(x, y);
          int sum = a + below * (255 - a) / 255;
          set(x, y, color(x, y).mix(top.color(x, y), (double) a / sum), sum);
        }
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SpriteBitmap that && Arrays.equals(rgba, that.rgba);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rgba);
  }

  private static byte channel(double value) {
    return (byte) (int) Math.max(0, Math.min(255, value + 0.5));
  }
}
