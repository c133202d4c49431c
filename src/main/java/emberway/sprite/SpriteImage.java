package emberway.sprite;

import java.util.Arrays;

/**
 * An image in memory: rows from top to bottom, pixels from left to right, four bytes a pixel (red,
 * green, blue, alpha), alpha straight (not premultiplied).
 */
public final class SpriteImage {
  private final int width;
  private final int height;
  private final byte[] rgba; // [size: width*height*4]

  /** Creates an image from an array of pixels, which it keeps. [size: width*height*4] */
  public SpriteImage(int width, int height, byte[] rgba) {
    if (width < 1 || height < 1 || rgba.length != (long) width * height * 4) {
      throw new IllegalArgumentException(
          "a picture of %d × %d px over %d bytes".formatted(width, height, rgba.length));
    }
    this.width = width;
    this.height = height;
    this.rgba = rgba;
  }

  /** The width. [px] [>= 1] */
  public int width() {
    return width;
  }

  /** The height. [px] [>= 1] */
  public int height() {
    return height;
  }

  /** The pixels; the internal array, which must not be modified. */
  public byte[] rgba() {
    return rgba;
  }

  /** The image at twice the width and height; each pixel becomes a square of four. */
  SpriteImage enlarged() {
    byte[] large = new byte[4 * rgba.length];
    for (int y = 0; y < 2 * height; y++) {
      for (int x = 0; x < 2 * width; x++) {
        System.arraycopy(rgba, (y / 2 * width + x / 2) * 4, large, (y * 2 * width + x) * 4, 4);
      }
    }
    return new SpriteImage(2 * width, 2 * height, large);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SpriteImage that
        && width == that.width
        && height == that.height
        && Arrays.equals(rgba, that.rgba);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * width + height) + Arrays.hashCode(rgba);
  }
}
